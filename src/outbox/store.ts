import type { Receipt } from '../contract/enquiry.ts'
import {
  type Database,
  type Durability,
  openDatabase,
  type StorageFault,
  StorageUnavailable,
  type Transaction,
} from './database.ts'
import {
  compose,
  delivered,
  type EnquiryBody,
  isEntry,
  type NewEnquiry,
  type OutboxEntry,
  type QueuedEntry,
  requeue,
  type SentEntry,
  sameEnquiry,
} from './entry.ts'
import { LEASE_MS, type Lease } from './lease.ts'
import { ageOf, forgetOldSent } from './retention.ts'

/** What became of a request to keep an enquiry. `saved` is only ever true once it is on the disk. */
export type SaveResult =
  | { saved: true; entry: QueuedEntry }
  /** The id belongs to another enquiry of this device: nothing was written. */
  | { saved: false; conflict: OutboxEntry }
  | { saved: false; fault: StorageFault }

/** The entries and the lease, in the words of the outbox. Every method but `keep` throws `StorageUnavailable`. */
export interface OutboxStore {
  /**
   * Keeps an enquiry and drops the draft it came from, in one strict transaction. An id that is already kept is left
   * as it is when the content is the same, replaced when `correcting`, and otherwise a conflict.
   */
  keep(
    enquiry: NewEnquiry,
    options: { now: number; draftKey?: string; correcting?: boolean },
  ): Promise<SaveResult>
  all(): Promise<OutboxEntry[]>
  get(id: string): Promise<OutboxEntry | undefined>
  /** Puts `change(entry)` in the place of an unsent entry; `undefined` when it is gone or sent, or `change` declines. */
  update(
    id: string,
    change: (entry: QueuedEntry) => QueuedEntry | undefined,
    durability?: Durability,
  ): Promise<QueuedEntry | undefined>
  /**
   * Marks an unsent entry as delivered, if it still is at the revision that was sent; else puts `otherwise(entry)`.
   * `undefined` when it is gone or was delivered already.
   */
  deliver(
    sent: QueuedEntry,
    receipt: Receipt,
    now: number,
    otherwise: (entry: QueuedEntry) => QueuedEntry,
  ): Promise<OutboxEntry | undefined>
  /** Gives a parked entry another id, so that it goes out as an enquiry of its own. */
  rename(id: string, newId: string, now: number): Promise<QueuedEntry | undefined>
  remove(id: string): Promise<void>
  /** Takes one entry whose receipt arrived and has not been announced; nobody else gets the same one. */
  takeUnannounced(): Promise<{ entry: SentEntry; body: EnquiryBody } | undefined>
  /** Puts entries left in `sending` by a crash back to waiting, and forgets old delivered ones. */
  recover(now: number): Promise<void>
  lease: Lease
}

/** The store over IndexedDB. */
export function openStore(database: Database = openDatabase()): OutboxStore {
  const strict = <T>(work: (tx: Transaction) => Promise<T>) => database.run('strict', work)
  const relaxed = <T>(work: (tx: Transaction) => Promise<T>) => database.run('relaxed', work)

  // One unreadable record (Chromium: "Failed to read large IndexedDB value") must not hide the others. A failed
  // read ends its transaction, so each key gets its own.
  const all = async () => {
    const records: (OutboxEntry | undefined)[] = await relaxed((tx) =>
      tx.objectStore('entries').getAll(),
    ).catch(async () => {
      const keys = await relaxed((tx) => tx.objectStore('entries').getAllKeys())
      const read = (key: string) => relaxed((tx) => tx.objectStore('entries').get(key)).catch(() => undefined)
      return Promise.all(keys.map(read))
    })
    return records.filter((record) => isEntry(record))
  }

  return {
    async keep(enquiry, { now, draftKey, correcting }) {
      try {
        return await strict(async (tx): Promise<SaveResult> => {
          const entries = tx.objectStore('entries')
          const found = await entries.get(enquiry.id)
          const entry = settle(found, enquiry, now, correcting)
          if (!entry) return { saved: false, conflict: found as OutboxEntry }
          await entries.put(entry)
          if (draftKey !== undefined) await tx.objectStore('drafts').delete(draftKey)
          return { saved: true, entry }
        })
      } catch (error) {
        return { saved: false, fault: error instanceof StorageUnavailable ? error.fault : 'broken' }
      }
    },

    all,

    get: (id) =>
      relaxed(async (tx) => {
        const entry = await tx.objectStore('entries').get(id)
        return isEntry(entry) ? entry : undefined
      }),

    update: (id, change, durability = 'strict') =>
      database.run(durability, async (tx) => {
        const entry = await unsent(tx, id)
        const next = entry && change(entry)
        if (next) await tx.objectStore('entries').put(next)
        return next
      }),

    deliver: (sent, receipt, now, otherwise) =>
      strict(async (tx) => {
        const entry = await unsent(tx, sent.id)
        if (!entry) return undefined
        const next =
          entry.revision === sent.revision
            ? delivered(entry, receipt, await ageOf(tx, now))
            : otherwise(entry)
        await tx.objectStore('entries').put(next)
        return next
      }),

    rename: (id, newId, now) =>
      strict(async (tx) => {
        const entry = await unsent(tx, id)
        if (entry?.state !== 'attention') return undefined
        const next: QueuedEntry = { ...requeue(entry, now), id: newId, attempted: false, revision: 0 }
        await tx.objectStore('entries').put(next)
        await tx.objectStore('entries').delete(id)
        return next
      }),

    remove: (id) => strict((tx) => tx.objectStore('entries').delete(id)),

    async takeUnannounced() {
      const found = (await all()).find((entry) => entry.state === 'sent' && entry.unannounced)
      return (
        found &&
        strict(async (tx) => {
          const current = await tx.objectStore('entries').get(found.id)
          if (current?.state !== 'sent' || !current.unannounced) return undefined
          const { unannounced: body, ...entry } = current
          await tx.objectStore('entries').put(entry)
          return { entry, body }
        })
      )
    },

    async recover(now) {
      for (const entry of await all()) {
        if (entry.state !== 'sending') continue
        await this.update(
          entry.id,
          (e) => (e.state === 'sending' ? { ...e, state: 'waiting' } : undefined),
          'relaxed',
        )
      }
      // Tidying up; where it fails, the next run does it.
      await relaxed((tx) => forgetOldSent(tx, now)).catch(() => {})
    },

    lease: {
      take: (holder, now, force) =>
        relaxed(async (tx) => {
          const meta = tx.objectStore('meta')
          const held = (await meta.get('lease')) as { holder: string; until: number } | undefined
          // An end further away than a lease is long comes from a clock that has since been turned back.
          const running = held && held.holder !== holder && held.until > now && held.until - now <= LEASE_MS
          if (running && !force) return false
          await meta.put({ holder, until: now + LEASE_MS }, 'lease')
          return true
        }),
      release: (holder) =>
        relaxed(async (tx) => {
          const held = (await tx.objectStore('meta').get('lease')) as { holder: string } | undefined
          if (held?.holder === holder) await tx.objectStore('meta').delete('lease')
        }),
    },
  }
}

function settle(
  found: OutboxEntry | undefined,
  enquiry: NewEnquiry,
  now: number,
  correcting = false,
): QueuedEntry | undefined {
  if (!found) return compose(enquiry, now)
  if (!isEntry(found) || found.state === 'sent') return undefined
  if (sameEnquiry(found.body, enquiry.body)) return found.state === 'attention' ? requeue(found, now) : found
  return correcting ? requeue(found, now, enquiry.body) : undefined
}

async function unsent(tx: Transaction, id: string): Promise<QueuedEntry | undefined> {
  const entry = await tx.objectStore('entries').get(id)
  return isEntry(entry) && entry.state !== 'sent' ? entry : undefined
}
