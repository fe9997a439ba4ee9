import { fromStored, type StoredAction } from '../../contract/desk-action.ts'
import { DESK_OUTBOX_DATABASE } from '../../contract/storage-names.ts'
import { openDatabase } from '../../outbox/database.ts'

/** Unsent actions of another person on this device; they are sent when that person signs in here. */
export type OthersActions = {
  userId: string
  count: number
  /** ISO instant of the newest. */
  newest: string
}

const database = openDatabase<StoredAction>({ name: DESK_OUTBOX_DATABASE })

/** The unsent actions of other users than this one, by person; empty where the device stores nothing. */
export async function listOthersActions(ownId: string): Promise<OthersActions[]> {
  const stored = await database
    .run('relaxed', (tx) => tx.objectStore('entries').getAll())
    .catch((): StoredAction[] => [])
  const others = new Map<string, OthersActions>()
  for (const { userId, at } of stored.map(fromStored)) {
    if (userId === ownId) continue
    const { count = 0, newest = '' } = others.get(userId) ?? {}
    others.set(userId, { userId, count: count + 1, newest: at > newest ? at : newest })
  }
  return [...others.values()]
}

/** Deletes what a person did on this device and has not been sent. Throws `StorageUnavailable`. */
export async function deleteActionsOf(userId: string): Promise<void> {
  await database.run('strict', async (tx) => {
    const entries = tx.objectStore('entries')
    for (const action of (await entries.getAll()).map(fromStored))
      if (action.userId === userId) await entries.delete(action.id)
  })
}
