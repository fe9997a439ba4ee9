import { DESK_USER_KEY, type DeskAction, fromStored, type StoredAction } from '../contract/desk-action.ts'
import { DESK_OUTBOX_DATABASE } from '../contract/storage-names.ts'
import { openDatabase } from './database.ts'

/**
 * What the person who is signed in to the desk did on this device and the server has not confirmed, the oldest first; nobody else's.
 * For pages that cannot ask the server who that is. Throws `StorageUnavailable`.
 */
export async function unsentOfUser(): Promise<DeskAction[]> {
  const database = openDatabase<StoredAction>({ name: DESK_OUTBOX_DATABASE })
  try {
    const [user, stored] = await database.run('relaxed', async (tx) =>
      Promise.all([tx.objectStore('meta').get(DESK_USER_KEY), tx.objectStore('entries').getAll()]),
    )
    return stored
      .map(fromStored)
      .filter(({ userId }) => userId === user)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  } finally {
    await database.close()
  }
}
