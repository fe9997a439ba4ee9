import {
  type Database,
  type Durability,
  openDatabase,
  StorageUnavailable,
  type Transaction,
} from './database.ts'
import { wasAttempted } from './draft-form.ts'
import { deleteDraft, deletedIds, markAttempted, noteDeleted } from './drafts.ts'
import {
  answerOf,
  compose,
  delivered,
  isEntry,
  isSameVersion,
  isUsedUp,
  readEntry,
  requeue,
  sameEnquiry,
} from './entry.ts'
import { LEASE_MS, type Lease } from './lease.ts'
import { otherIds } from './new-id.ts'
import { type List, openReading } from './reading.ts'
import { advanceAge, removeExpired } from './retention.ts'
import type {
  Delivery,
  EnquiryBody,
  NewAnswer,
  NewMessage,
  OutboxEntry,
  QueuedEntry,
  SentEnquiry,
  StorageFault,
  StoredEntries,
  SubmitOptions,
} from './types.ts'

/** Without Web Locks: how old a lease may be before it is written again. */
const LEASE_RENEW_MS = 5_000

/** The result of a request to keep an enquiry. `saved` is only ever true once it is on the disk. */
export type SaveResult =
  | { saved: true; entry: QueuedEntry }
  /** The id belongs to another enquiry of this device: nothing was written. */
  | { saved: false; conflict: OutboxEntry }
  /** `id`: of the entry that waits already, and in whose place it was to be put. */
  | { saved: false; fault: StorageFault; id?: string | undefined }

type KeepOptions = Omit<SubmitOptions, 'waitMs'> & {
  now: number
  /** It was sent under this id before, without being kept: it may have arrived. */
  isAgain?: boolean
}

/** The entries and the lease, in the outbox's terms. Every method but `keep` throws `StorageUnavailable`. */
export interface OutboxStore {
  /**
   * Keeps a message and drops the draft it came from, if that is over, in one strict transaction. An id that is already kept is left
   * as it is when the content is the same, replaced if it `mayReplace`, and otherwise a conflict. A queued answer to the
   * same version of a trip counts as the same id, so that at most one waits.
   */
  keep(message: NewMessage, options: KeepOptions): Promise<SaveResult>
  /**
   * Whether an entry that was just put, or a later one in its place, is there after the database was closed and opened again: on a full
   * disk it may close after a commit, and only what can be read then counts as saved.
   */
  verify(put: QueuedEntry): Promise<boolean>
  all(): Promise<OutboxEntry[]>
  /** All entries, and the unsent records that cannot be sent by this release, or by none. */
  read(): Promise<StoredEntries>
  get(id: string): Promise<OutboxEntry | undefined>
  /** Puts `change(entry)` in the place of an unsent entry; `undefined` when it was deleted or sent, or `change` returns nothing. */
  update(
    id: string,
    change: (entry: QueuedEntry) => QueuedEntry | undefined,
    durability?: Durability,
  ): Promise<QueuedEntry | undefined>
  /** Notes that an attempt of this entry may reach the server. */
  markAttempted(id: string): Promise<void>
  /**
   * Marks an unsent entry as delivered, if it still says what was sent; else puts `otherwise(entry)`.
   * `undefined` when it was deleted or delivered already.
   */
  deliver(
    sent: QueuedEntry,
    receipt: Delivery,
    now: number,
    otherwise: (entry: QueuedEntry) => QueuedEntry,
  ): Promise<OutboxEntry | undefined>
  /** Gives a parked entry another id, so that it goes out as an enquiry of its own. */
  rename(id: string, newId: string, now: number): Promise<QueuedEntry | undefined>
  /** Removes an entry, and a draft of changes to it; what else is kept under its id may have arrived if the entry may. */
  remove(id: string): Promise<void>
  /** Removes drafts and sent entries. */
  clearSent(): Promise<void>
  /** Takes one entry whose analytics event has not been pushed; no other tab gets the same one. */
  takeUntracked(): Promise<{ entry: SentEnquiry; body: EnquiryBody } | undefined>
  /** Removes delivered entries and drafts that are too old (retention.ts). */
  removeExpired(now: number): Promise<void>
  lease: Lease
}

/** The store over IndexedDB. */
export function openStore(database: Database = openDatabase()): OutboxStore {
  const strict = <T>(work: (tx: Transaction) => Promise<T>) => database.run('strict', work)
  const relaxed = <T>(work: (tx: Transaction) => Promise<T>) => database.run('relaxed', work)

  const { read, listing } = openReading(database)
  const all = async () => (await read()).entries

  return {
    async keep(message, options) {
      const { now, draftKey, isOver, mayReplace, replaces, attempted, formerIds = [] } = options
      let waiting: string | undefined
      try {
        return await listing('strict', async (tx, list): Promise<SaveResult> => {
          const entries = tx.objectStore('entries')
          const found =
            (await entries.get(message.id)) ??
            (await sameUnderAnotherId(list, message, { formerIds, replaces }))
          const ids = [...formerIds, message.id]
          const deleted = await deletedIds(tx)
          const isAgain = options.isAgain || ids.some((id) => deleted.includes(id))
          const settled = settle(found, message, { now, mayReplace, attempted })
          if (!settled) return { saved: false, conflict: found as OutboxEntry }
          waiting = found && settled.id
          const entry = isAgain ? notFirst(settled, now) : settled
          const former = replaces !== undefined && replaces !== entry.id && (await unsent(tx, replaces))
          let before = {}
          if (former && isUsedUp(former) && mayReplace?.(former)) {
            before = replacedBefore(former)
            ids.push(...(former.formerIds ?? []))
            await entries.delete(former.id)
            await noteDeleted(tx, [former.id])
          }
          await entries.put({ ...withIds(entry, { formerIds: ids, replaces }), ...before })
          if (draftKey !== undefined) await deleteDraft(tx, draftKey, isOver)
          return { saved: true, entry }
        })
      } catch (error) {
        const fault = error instanceof StorageUnavailable ? error.fault : 'broken'
        return { saved: false, fault, id: waiting }
      }
    },

    async verify({ id, revision }) {
      await database.close()
      const found = await this.get(id)
      return found !== undefined && (found.state === 'sent' || found.revision >= revision)
    },

    all,

    read,

    get: (id) => relaxed(async (tx) => readEntry(await tx.objectStore('entries').get(id))),

    update: (id, change, durability = 'strict') =>
      database.run(durability, async (tx) => {
        const entry = await unsent(tx, id)
        const next = entry && change(entry)
        if (next) await tx.objectStore('entries').put(next)
        return next
      }),

    async markAttempted(id) {
      await this.update(id, (entry) => ({ ...entry, attempted: true }), 'relaxed')
    },

    deliver: (sent, receipt, now, otherwise) =>
      strict(async (tx) => {
        const entry = await unsent(tx, sent.id)
        if (!entry) return undefined
        // Not the revision, which an edit without a change raises, too.
        const next = sameEnquiry(entry.body, sent.body)
          ? delivered(entry, receipt, await advanceAge(tx, now))
          : otherwise(entry)
        await tx.objectStore('entries').put(next)
        return next
      }),

    rename: (id, newId, now) =>
      strict(async (tx) => {
        const entry = await unsent(tx, id)
        if (entry?.state !== 'attention') return undefined
        const asNew = { id: newId, replaces: id, attempted: false, revision: 0 }
        const next: QueuedEntry = { ...requeue(entry, now), ...asNew, ...replacedBefore(entry) }
        await tx.objectStore('entries').put(next)
        await tx.objectStore('entries').delete(id)
        await noteDeleted(tx, [id])
        return next
      }),

    async remove(id) {
      const removeFrom = async (tx: Transaction) => {
        await tx.objectStore('entries').delete(id)
        await deleteDraft(tx, `edit:${id}`)
      }
      await strict(async (tx) => {
        const entry = readEntry(await tx.objectStore('entries').get(id))
        if (entry && wasAttempted(entry)) {
          await noteDeleted(tx, [id, ...(entry.formerIds ?? [])])
          // Another tab may have more of its draft.
          await markAttempted(tx, id)
        }
        await removeFrom(tx)
        // On a full disk, or where a record cannot be read, it is deleted all the same.
      }).catch(() => strict(removeFrom))
    },

    clearSent: () =>
      listing('strict', async (tx, list) => {
        const entries = tx.objectStore('entries')
        for (const entry of await list()) {
          if (isEntry(entry) && entry.state === 'sent') await entries.delete(entry.id)
        }
        await tx.objectStore('drafts').clear()
        await tx.objectStore('meta').delete('deleted')
      }),

    async takeUntracked() {
      const found = (await all()).find((entry) => isUntracked(entry))
      return (
        found &&
        strict(async (tx) => {
          const current = await tx.objectStore('entries').get(found.id)
          if (!current || !isUntracked(current)) return undefined
          const { unannounced: body, ...entry } = current
          await tx.objectStore('entries').put(entry)
          return { entry, body }
        })
      )
    },

    removeExpired: (now) => listing('relaxed', (tx, list) => removeExpired(tx, now, list)),

    lease: {
      take: (holder, now) =>
        relaxed(async (tx) => {
          const meta = tx.objectStore('meta')
          const held = (await meta.get('lease')) as { holder: string; until: number } | undefined
          // An expiry further ahead than the length of a lease was written by a clock that was turned back since.
          const remaining = held ? held.until - now : 0
          const isRunning = remaining > 0 && remaining <= LEASE_MS
          if (isRunning && held?.holder !== holder) return false
          // Taken a moment ago: no need to write again.
          if (isRunning && remaining > LEASE_MS - LEASE_RENEW_MS) return true
          await meta.put({ holder, until: now + LEASE_MS }, 'lease')
          return true
        }),
      release: (holder) =>
        relaxed(async (tx) => {
          const held = (await tx.objectStore('meta').get('lease')) as { holder: string } | undefined
          if (held?.holder === holder) await tx.objectStore('meta').delete('lease')
        }),
      ask: (now) =>
        relaxed(async (tx) => {
          const meta = tx.objectStore('meta')
          const askedAt = (await meta.get('lock-question')) as number | undefined
          if (askedAt !== undefined && now >= askedAt) return now - askedAt >= LEASE_MS
          await meta.put(now, 'lock-question')
          return false
        }),
      answer: () =>
        relaxed(async (tx) => {
          const meta = tx.objectStore('meta')
          if ((await meta.get('lock-question')) !== undefined) await meta.delete('lock-question')
        }),
    },
  }
}

// Another tab may know one of them only.
function withIds(
  entry: QueuedEntry,
  ids: { formerIds: string[]; replaces: string | undefined },
): QueuedEntry {
  const formerIds = otherIds(entry.id, [...(entry.formerIds ?? []), ...ids.formerIds])
  const replaces = ids.replaces === entry.id ? entry.replaces : (ids.replaces ?? entry.replaces)
  return { ...entry, ...(formerIds.length > 0 && { formerIds }), ...(replaces && { replaces }) }
}

// Of the entry that is sent in the place of this one.
function replacedBefore({ replaces, replacedBefore = [] }: QueuedEntry): Pick<QueuedEntry, 'replacedBefore'> {
  return replaces === undefined ? {} : { replacedBefore: [...replacedBefore, replaces] }
}

// Another tab may know one that was deleted since, and would replace this one for it.
function notFirst(entry: QueuedEntry, now: number): QueuedEntry {
  return { ...entry, attempted: true, revision: entry.revision || now }
}

type SettleOptions = Pick<SubmitOptions, 'mayReplace' | 'attempted'> & { now: number }

function settle(
  found: OutboxEntry | undefined,
  message: NewMessage,
  { now, mayReplace, attempted = false }: SettleOptions,
): QueuedEntry | undefined {
  if (!found) return compose(message, now, attempted)
  const entry = readEntry(found)
  if (!entry || entry.state === 'sent') return undefined
  if (sameEnquiry(entry.body, message.body)) return entry.state === 'attention' ? requeue(entry, now) : entry
  return mayReplace?.(entry) ? requeue(entry, now, message.body) : undefined
}

// The answer to the same version of the same trip that waits under another id, or is parked; and what another tab has sent of the
// same enquiry, before their forms had one id.
async function sameUnderAnotherId(
  list: List,
  message: NewMessage,
  { formerIds = [], replaces }: Pick<SubmitOptions, 'formerIds' | 'replaces'>,
): Promise<OutboxEntry | undefined> {
  const isSame = (entry: OutboxEntry) =>
    message.kind === 'answer'
      ? entry.state !== 'sent' && isForSameVersion(entry, message)
      : entry.id !== replaces &&
        (formerIds.includes(entry.id) ||
          entry.formerIds?.includes(message.id) ||
          (entry.replaces !== undefined && [replaces, ...formerIds].includes(entry.replaces)))
  return (await list()).find((entry) => isEntry(entry) && isSame(entry))
}

function isForSameVersion(entry: QueuedEntry, { body, trip }: NewAnswer): boolean {
  if (entry.kind !== 'answer') return false
  return entry.trip.reference === trip.reference && isSameVersion(answerOf(entry), answerOf({ body }))
}

function isUntracked(entry: OutboxEntry): entry is SentEnquiry & { unannounced: EnquiryBody } {
  return entry.state === 'sent' && entry.kind !== 'answer' && entry.unannounced !== undefined
}

async function unsent(tx: Transaction, id: string): Promise<QueuedEntry | undefined> {
  const entry = readEntry(await tx.objectStore('entries').get(id))
  return entry && entry.state !== 'sent' ? entry : undefined
}
