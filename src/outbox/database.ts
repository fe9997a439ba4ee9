import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { OUTBOX_DATABASE } from '../contract/storage-names.ts'
import type { OutboxEntry, StorageFault, StoredDraft } from './types.ts'

interface OutboxSchema<Entry = OutboxEntry> extends DBSchema {
  entries: { key: string; value: Entry }
  drafts: { key: string; value: StoredDraft }
  /** Small records under fixed keys: the lease (lease.ts) and the age counter (retention.ts). */
  meta: { key: string; value: unknown }
}

const STORES = ['entries', 'drafts', 'meta'] as const
type StoreName = (typeof STORES)[number]
export type Transaction<Entry = OutboxEntry> = IDBPTransaction<OutboxSchema<Entry>, StoreName[], 'readwrite'>

/** `strict`: resolves when it is on the disk; used for everything that the app reports as saved. */
export type Durability = 'strict' | 'relaxed'

/** The device's storage cannot be used now. What was to be stored is not stored. */
export class StorageUnavailable extends Error {
  readonly fault: StorageFault
  constructor(fault: StorageFault, cause?: unknown) {
    super(`The device's storage is unavailable: ${fault}`, { cause })
    this.name = 'StorageUnavailable'
    this.fault = fault
  }
}

export interface DatabaseOptions {
  name?: string
  /** Frees what can be fetched again (pictures, videos) when the disk is full. */
  makeRoom?: () => Promise<void>
  /** Called when the browser has closed the database, as where it deletes what a site keeps: what was read of it may be gone. */
  closed?: () => void
  /** How long the browser may take to open, and to finish a transaction, ms. */
  openLimitMs?: number
  workLimitMs?: number
}

export interface Database<Entry = OutboxEntry> {
  /** Runs `work` in one transaction over all stores; resolves when it is committed. `work` may run again. */
  run<T>(durability: Durability, work: (tx: Transaction<Entry>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const pauses = new Set<() => void>()
let resumed: Promise<void> | undefined
let resume = () => {}

/**
 * Closes every database of this page and aborts what is half done, which runs again after {@link resumeDatabases}. A page
 * in WebKit's back/forward cache would keep its open transaction, and so block those of every other page.
 */
export function pauseDatabases(): void {
  resumed ??= new Promise((resolve) => {
    resume = resolve
  })
  for (const pause of pauses) pause()
}

export function resumeDatabases(): void {
  resumed = undefined
  resume()
}

/**
 * A database of entries: opened when first needed, reopened when the browser closed it, healed where it can be. The
 * travellers' outbox by default; the sales desk has one of its own, with other entries.
 */
export function openDatabase<Entry = OutboxEntry>(options: DatabaseOptions = {}): Database<Entry> {
  const { name = OUTBOX_DATABASE, makeRoom, closed, openLimitMs = 5_000, workLimitMs = 10_000 } = options
  let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined
  const working = new Set<Transaction<Entry>>()

  const forget = () => {
    opening = undefined
  }
  const terminated = () => {
    forget()
    closed?.()
  }

  pauses.add(() => {
    for (const tx of working) abort(tx)
    opening?.then((db) => db.close()).catch(() => {})
    forget()
  })

  const open = () => {
    opening ??= within(openLimitMs, openAtLeast(name, { forget, terminated })).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }

  const attempt = async <T>(
    durability: Durability,
    work: (tx: Transaction<Entry>) => Promise<T>,
  ): Promise<T> => {
    await resumed
    const db = await open()
    const tx = db.transaction(STORES as unknown as StoreName[], 'readwrite', {
      durability,
    }) as unknown as Transaction<Entry>
    working.add(tx)
    const job = (async () => {
      const result = await work(tx).finally(() => working.delete(tx))
      commit(tx)
      await tx.done
      return result
    })()
    // Whatever ends the transaction shows in `job`; without this, `done` would also be reported as unhandled.
    tx.done.catch(() => {})
    try {
      return await within(workLimitMs, job)
    } catch (error) {
      // After a time limit the outcome must not stay open: what is reported as not saved is taken back.
      abort(tx)
      throw error
    }
  }

  return {
    async run(durability, work) {
      const tried: Remedy[] = []
      for (;;) {
        try {
          return await attempt(durability, work)
        } catch (error) {
          const remedy = remediesFor(error, durability).find((one) => !tried.includes(one))
          if (!remedy) throw unavailable(error)
          tried.push(remedy)
          if (remedy === 'make room') await makeRoom?.().catch(() => {})
          else forget()
        }
      }
    },
    async close() {
      const db = await opening?.catch(() => undefined)
      forget()
      db?.close()
    },
  }
}

/** Opens the newest version there is and adds whatever store is missing, dropping nothing. */
async function openAtLeast(
  name: string,
  { forget, terminated }: { forget: () => void; terminated: () => void },
  version?: number,
): Promise<IDBPDatabase<OutboxSchema>> {
  const db = await openDB<OutboxSchema>(name, version, {
    upgrade(database) {
      const missing = STORES.filter((store) => !database.objectStoreNames.contains(store))
      for (const store of missing) {
        const keyPath = { entries: 'id', drafts: 'key', meta: undefined }[store]
        database.createObjectStore(store, keyPath === undefined ? {} : { keyPath })
      }
    },
    // A newer release upgrades the database: close it, and reopen it when next needed.
    blocking(_current, _blocked, event) {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated,
  })
  if (STORES.every((store) => db.objectStoreNames.contains(store))) return db
  db.close()
  return openAtLeast(name, { forget, terminated }, db.version + 1)
}

async function within<T>(ms: number, job: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageUnavailable('blocked')), ms)
  })
  return Promise.race([job, limit]).finally(() => clearTimeout(timer))
}

/** Commits without waiting for the page, which may be frozen by then. */
function commit(tx: { commit(): void }): void {
  try {
    tx.commit()
  } catch {
    // No longer active: it commits by itself.
  }
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // Already over.
  }
}

type Remedy = 'reopen' | 'make room'

function remediesFor(error: unknown, durability: Durability): Remedy[] {
  if (!(error instanceof Error)) return []
  const { name } = error
  if (FAULTS[name] === 'full') return ['make room']
  if (['InvalidStateError', 'VersionError'].includes(name)) return ['reopen']
  if (!['UnknownError', 'AbortError'].includes(name)) return []
  // WebKit reports the end of its storage process so, and WebKit and Firefox a disk that other programs have filled. A record that cannot
  // be read is reported so, too: for what only reads, no pictures are deleted.
  return durability === 'strict' ? ['reopen', 'make room'] : ['reopen']
}

const FAULTS: Record<string, StorageFault> = {
  QuotaExceededError: 'full',
  // Firefox.
  NS_ERROR_FILE_NO_DEVICE_SPACE: 'full',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
  InvalidStateError: 'denied',
  // `indexedDB` itself is missing.
  ReferenceError: 'denied',
  TypeError: 'denied',
}

function unavailable(error: unknown): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error
  return new StorageUnavailable(FAULTS[error instanceof Error ? error.name : ''] ?? 'broken', error)
}
