import {
  type DeskAction,
  fromStored,
  type StoredAction,
  toStored,
  withoutTexts,
} from '../../contract/desk-action.ts'
import { type Database, StorageUnavailable } from '../../outbox/database.ts'
import { versionOf, withVersion } from './act-version.ts'

/** The unsent actions in the device's database. Every method throws `StorageUnavailable`. */
export function openDeskStore(database: Database<StoredAction>) {
  return {
    /** The actions of a user, the oldest first. */
    async list(userId: string): Promise<DeskAction[]> {
      const all = await database.run('relaxed', (tx) => tx.objectStore('entries').getAll())
      return all
        .map(fromStored)
        .filter((action) => action.userId === userId)
        .sort(byOrder)
    },

    /** The ids of the leads that actions of anybody are about. */
    async leads(): Promise<string[]> {
      const all = await database.run('relaxed', (tx) => tx.objectStore('entries').getAll())
      return [...new Set(all.map(({ leadId }) => leadId))]
    },

    async find(id: string): Promise<DeskAction | undefined> {
      const stored = await database.run('relaxed', (tx) => tx.objectStore('entries').get(id))
      return stored && fromStored(stored)
    },

    /** Keeps all of these actions, after those that are there, or none; only what a newly opened database reads is kept. */
    async add(actions: readonly DeskAction[]): Promise<void> {
      await database.run('strict', async (tx) => {
        const entries = tx.objectStore('entries')
        const last = (await entries.getAll()).reduce((most, { order = 0 }) => Math.max(most, order), 0)
        for (const [n, action] of actions.entries())
          await entries.put(toStored({ ...action, order: last + 1 + n }))
      })
      await database.close()
      const kept = await database.run('relaxed', (tx) => tx.objectStore('entries').getAllKeys())
      if (!actions.every(({ id }) => kept.includes(id))) throw new StorageUnavailable('broken')
    },

    update: (id: string, change: (action: DeskAction) => DeskAction): Promise<void> =>
      database.run('strict', async (tx) => {
        const action = await tx.objectStore('entries').get(id)
        // Deleted in another tab meanwhile.
        if (action) await tx.objectStore('entries').put(toStored(change(fromStored(action))))
      }),

    /** Deletes these actions; resolves to how many of them were there. */
    remove: (ids: readonly string[]): Promise<number> =>
      database.run('strict', async (tx) => {
        const entries = tx.objectStore('entries')
        let count = 0
        for (const id of ids) {
          if (await entries.get(id)) count++
          await entries.delete(id)
        }
        return count
      }),

    /** Refuses all actions on a lead, of anybody, and deletes what they say about the traveller. */
    refuseAll: (leadId: string, refusal: string): Promise<void> =>
      database.run('strict', async (tx) => {
        const entries = tx.objectStore('entries')
        for (const { conflict: _, act, ...action } of (await entries.getAll()).map(fromStored))
          if (action.leadId === leadId)
            await entries.put(toStored({ ...action, act: withoutTexts(act), refusal }))
      }),

    /** One's own action raised the lead's version: what was done after it is based on that version now. */
    followVersion: (
      { id, leadId, userId }: DeskAction,
      { version, versionBefore }: { version: number; versionBefore?: number | undefined },
    ): Promise<void> =>
      database.run('strict', async (tx) => {
        // Raised by more, a colleague was in between: an earlier release of the server answers a repetition with the version of now.
        if (versionBefore === undefined || version > versionBefore + 1) return
        const entries = tx.objectStore('entries')
        for (const stored of await entries.getAll()) {
          const later = fromStored(stored)
          // What another person left on this device is based on what they saw.
          if (later.id === id || later.leadId !== leadId || later.userId !== userId) continue
          if (versionOf(later.act) !== versionBefore) continue
          await entries.put(toStored({ ...later, act: withVersion(later.act, version) }))
        }
      }),
  }
}

function byOrder(a: DeskAction, b: DeskAction): number {
  const { order = 0, at } = a
  return order - (b.order ?? 0) || (at < b.at ? -1 : 1)
}
