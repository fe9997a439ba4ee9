import { type Database, type Durability, StorageUnavailable, type Transaction } from './database.ts'
import { readDamaged, readEntry, readNewer } from './entry.ts'
import type { OutboxEntry, StoredEntries } from './types.ts'

/** Lists the entries in the transaction of the work. */
export type List = () => Promise<OutboxEntry[]>

/** A record with the key it is stored under; `undefined` where it cannot be read. */
type Stored = { id: string; record: unknown }

/**
 * Reads the entries so that one unreadable record (Chromium: "Failed to read large IndexedDB value") does not hide the
 * others. A failed read ends its transaction, so each key then gets its own.
 */
export function openReading(database: Database) {
  const relaxed = <T>(work: (tx: Transaction) => Promise<T>) => database.run('relaxed', work)

  const records = (): Promise<Stored[]> =>
    relaxed((tx) => tx.objectStore('entries').getAll())
      .then((all) => all.map((record) => ({ id: record.id, record })))
      .catch(async () => {
        const ids = await relaxed((tx) => tx.objectStore('entries').getAllKeys())
        return Promise.all(ids.map(async (id) => ({ id, record: await readable(id) })))
      })
  const readable = (id: string): Promise<unknown> =>
    relaxed((tx) => tx.objectStore('entries').get(id)).catch((error: unknown) => {
      // If the storage is unavailable, that says nothing about this record.
      if (error instanceof StorageUnavailable && error.fault !== 'broken') throw error
      return undefined
    })

  const read = async (): Promise<StoredEntries> => {
    const found = await records()
    return {
      entries: found.flatMap(({ record }) => readEntry(record) ?? []),
      newer: found.flatMap(({ record }) => readNewer(record) ?? []),
      damaged: found.flatMap(({ id, record }) => readDamaged(id, record) ?? []),
    }
  }

  /** Runs work that lists all entries; again with those that can be read, where one cannot. */
  const listing = async <T>(
    durability: Durability,
    work: (tx: Transaction, list: List) => Promise<T>,
  ): Promise<T> => {
    let isUnreadable = false
    const listAll = async (tx: Transaction) => {
      try {
        return await tx.objectStore('entries').getAll()
      } catch (error) {
        isUnreadable = true
        throw error
      }
    }
    try {
      return await database.run(durability, (tx) => work(tx, () => listAll(tx)))
    } catch (error) {
      if (!isUnreadable) throw error
    }
    const ids = (await read()).entries.map(({ id }) => id)
    const listThese = async (tx: Transaction) => {
      const found = await Promise.all(ids.map((id) => tx.objectStore('entries').get(id)))
      return found.filter((entry) => entry !== undefined)
    }
    return database.run(durability, (tx) => work(tx, () => listThese(tx)))
  }

  return { read, listing }
}
