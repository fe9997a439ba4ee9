import { ANSWER_OUTBOX_MESSAGES } from '../contract/answer-messages.ts'
import { OUTBOX_MESSAGES } from '../contract/enquiry-messages.ts'
import {
  ENDPOINT_ERROR_ATTEMPTS,
  endpointErrorDelay,
  isClockTurnedBack,
  isDue,
  RETRY_AFTER_MAX_MS,
  RETRY_MAX_MS,
  retryDelay,
  shortenBackoff,
} from './backoff.ts'
import { digestOf } from './entry.ts'
import { exclusively, type LockDeps } from './lease.ts'
import type { Outcome } from './reply.ts'
import { type Network, pathOf, send } from './send.ts'
import type { OutboxStore } from './store.ts'
import type { Delivery, DrainOptions, DrainResult, OutboxEntry, ParkedRefusal, QueuedEntry } from './types.ts'

export interface DrainDeps extends Network {
  store: OutboxStore
  locks: LockDeps['locks']
  random: () => number
  newId: () => string
  /** Whether the device certainly has no network: an attempt that fails then has not reached the server. */
  isOffline: () => boolean
  /** Called after every change to an entry. */
  changed: () => void
  /** Called when the attempt of one entry begins, and with `undefined` when it is over. */
  sending: (id: string | undefined) => void
  /** State of this page or worker that is not in the store; kept between runs. */
  memory: DrainMemory
}

/** Not stored: correct also without it. */
export interface DrainMemory {
  /** When an entry is due instead of at its `nextAttemptAt`, epoch ms, unless another tab has attempted it. */
  dueAt: Map<string, { at: number; attempts: number }>
  /** Receipts, also those the store could not take, each with the digest of what was sent. */
  receipts: Map<string, Delivery & { digest: string }>
  /** What may have reached the server by an attempt that the store could not note. */
  attempted: Set<string>
}

/** The receipt that has arrived for exactly this content, if one has. */
export function receiptFor({ receipts }: DrainMemory, { id, body }: QueuedEntry): Delivery | undefined {
  const receipt = receipts.get(id)
  return receipt?.digest === digestOf(body) ? receipt : undefined
}

/**
 * Sends what is due, one after the other, under the device's one lock. Throws only when storage is unavailable.
 * No transaction is open while a request is. Each attempt writes once, its outcome, and only if the entry is still what
 * was sent; whatever is lost before that write is sent again and answered with the same receipt. An outcome that cannot be
 * written, as on a full disk, does not keep the others from being sent.
 */
export async function drain(deps: DrainDeps, options: DrainOptions = {}): Promise<DrainResult> {
  const { store, clock, memory } = deps
  const lock = { locks: deps.locks, lease: store.lease, clock, holder: deps.newId() }
  return exclusively(lock, async (isHolder) => {
    const listed = waitingOf(await store.all())
    if (options.shortenBackoff) for (const entry of listed) postpone(memory, entry, shortenBackoff(entry))
    let delivered = 0
    let stoppedFor: QueuedEntry | undefined
    const unwritten: unknown[] = []
    /** The paths for which the server asked to wait, in this run or an earlier one, each with the entry that got this answer. */
    const limited = rateLimitedPaths(listed, clock.now())
    for (const { id } of inOrder(listed)) {
      const entry = await dueEntry(deps, id)
      if (!entry || isRateLimited(entry, limited.get(pathOf(entry)))) continue
      // This holder was frozen so long that another one took the lock: the remaining entries are sent by that one.
      if (!(await isHolder())) break
      const receipt = receiptFor(memory, entry)
      const tried = receipt ? received(receipt) : await attempt(deps, entry)
      const after = await record(deps, entry, tried).catch((error: unknown) => {
        unwritten.push(error)
        return afterUnwritten(deps, entry, tried)
      })
      deps.changed()
      if (after?.state === 'sent') delivered += 1
      if (after?.state !== 'waiting' || tried.outcome.kind !== 'failed') continue
      const { error, retryAfterMs } = tried.outcome
      // A missing network, a timeout or a captive portal affects all entries: the rest waits for the next run.
      if (error.reason !== 'status') {
        stoppedFor = after
        break
      }
      // A rate limit applies to one path only: enquiries do not wait for answers, nor answers for enquiries.
      if (retryAfterMs !== undefined) limited.set(pathOf(after), after)
    }
    if (unwritten.length > 0) throw unwritten[0]
    // If this fails, a later run does it.
    await store.removeExpired(clock.now()).catch(() => {})
    const waiting = waitingOf(await store.all())
    const next = stoppedFor ? [stoppedFor] : waiting.map((entry) => limited.get(pathOf(entry)) ?? entry)
    const nextInMs = untilNext(next, deps)
    return { delivered, waiting: waiting.length, ...(nextInMs !== undefined && { nextInMs }) }
  })
}

// A later run, perhaps of the worker, must not send the next entry to the same path: with many entries that would be many
// requests.
function rateLimitedPaths(entries: QueuedEntry[], now: number): Map<string, QueuedEntry> {
  const limited = new Map<string, QueuedEntry>()
  for (const entry of entries) {
    if (!entry.held || isDue(entry, now)) continue
    const known = limited.get(pathOf(entry))
    if (!known || known.nextAttemptAt < entry.nextAttemptAt) limited.set(pathOf(entry), entry)
  }
  return limited
}

// An entry that the traveller has submitted, changed or retried since then is attempted once.
function isRateLimited(entry: QueuedEntry, by: QueuedEntry | undefined): boolean {
  if (!by) return false
  return entry.attempts > 0 || entry.nextAttemptAt <= by.attemptedAt
}

function waitingOf(entries: OutboxEntry[]): QueuedEntry[] {
  return entries.filter((entry): entry is QueuedEntry => entry.state === 'waiting')
}

// Entries with the fewest attempts come first, so that an entry that always fails never delays the others.
function inOrder(entries: QueuedEntry[]): QueuedEntry[] {
  return entries.sort((a, b) => a.attempts - b.attempts || a.composedAt.localeCompare(b.composedAt))
}

// Read again before each attempt: it may have been edited, sent or deleted since the list was read.
async function dueEntry({ store, clock, memory }: DrainDeps, id: string): Promise<QueuedEntry | undefined> {
  const entry = await store.get(id)
  return entry?.state === 'waiting' && isDue(withDueAt(entry, memory), clock.now()) ? entry : undefined
}

function postpone({ dueAt }: DrainMemory, { id, attempts }: QueuedEntry, at: number): void {
  dueAt.set(id, { at, attempts })
}

function withDueAt(entry: QueuedEntry, { dueAt }: DrainMemory): QueuedEntry {
  const known = dueAt.get(entry.id)
  return known?.attempts === entry.attempts ? { ...entry, nextAttemptAt: known.at } : entry
}

function untilNext(entries: QueuedEntry[], { clock, memory }: DrainDeps): number | undefined {
  if (entries.length === 0) return undefined
  const now = clock.now()
  const waits = entries
    .map((entry) => withDueAt(entry, memory))
    .map((entry) => (isDue(entry, now) ? 0 : entry.nextAttemptAt - now))
  return Math.min(...waits, RETRY_AFTER_MAX_MS)
}

type Attempt = { outcome: Outcome | { kind: 'delivered'; receipt: Delivery }; attempted: boolean }

// The store could not take this receipt before.
function received(receipt: Delivery): Attempt {
  return { outcome: { kind: 'delivered', receipt }, attempted: true }
}

async function attempt(deps: DrainDeps, entry: QueuedEntry): Promise<Attempt> {
  const wasOffline = deps.isOffline()
  // Once for each entry: from now on it may have reached the server.
  if (!entry.attempted && !wasOffline) {
    await deps.store.markAttempted(entry.id).catch(() => {})
    deps.changed()
  }
  deps.sending(entry.id)
  try {
    const outcome = await send(entry, deps)
    const wasAttempted = entry.attempted || deps.memory.attempted.has(entry.id)
    return { outcome, attempted: wasAttempted || mayHaveArrived(outcome, wasOffline, deps) }
  } finally {
    deps.sending(undefined)
  }
}

/** Whether an attempt may have reached the server; `wasOffline` when it began. */
export function mayHaveArrived(
  outcome: Outcome,
  wasOffline: boolean,
  { isOffline }: Pick<DrainDeps, 'isOffline'>,
): boolean {
  // Whatever else happens than a failed connection, there was a network, which the device did not know of.
  const wasConnected = outcome.kind !== 'failed' || outcome.error.reason !== 'network'
  return !wasOffline || !isOffline() || wasConnected
}

async function record(deps: DrainDeps, sent: QueuedEntry, tried: Attempt): Promise<OutboxEntry | undefined> {
  const { store, memory } = deps
  const { outcome } = tried
  memory.dueAt.delete(sent.id)
  // A receipt counts whichever tab received it. Edited meanwhile, the server keeps the older version.
  if (outcome.kind === 'delivered') {
    const { reference, receivedAt } = outcome.receipt
    memory.receipts.set(sent.id, { reference, receivedAt, digest: digestOf(sent.body) })
    return store.deliver(sent, outcome.receipt, deps.clock.now(), superseded)
  }
  // A failure counts only for the attempt it belongs to: the result of a run that was frozen for an hour is ignored.
  const isCurrent = (e: QueuedEntry) =>
    e.state === 'waiting' && e.revision === sent.revision && e.attempts === sent.attempts
  return store.update(sent.id, (e) => (isCurrent(e) ? failed(deps, e, tried) : undefined), 'relaxed')
}

// What could not be written still holds while this page is open.
function afterUnwritten(deps: DrainDeps, sent: QueuedEntry, tried: Attempt): QueuedEntry | undefined {
  if (tried.attempted) deps.memory.attempted.add(sent.id)
  if (tried.outcome.kind === 'delivered') return undefined
  const after = failed(deps, sent, tried)
  const at = after.state === 'waiting' ? after.nextAttemptAt : deps.clock.now() + RETRY_MAX_MS
  postpone(deps.memory, sent, at)
  return after
}

function failed(
  { clock, random }: DrainDeps,
  entry: QueuedEntry,
  { outcome, attempted }: Attempt,
): QueuedEntry {
  const now = clock.now()
  const tried = {
    ...entry,
    attempted: entry.attempted || attempted,
    attempts: entry.attempts + 1,
    attemptedAt: now,
  }
  if (outcome.kind === 'refused') return park(tried, outcome.refusal)
  return outcome.kind === 'failed' ? delay(tried, entry, outcome, random(), now) : entry
}

function superseded(entry: QueuedEntry): QueuedEntry {
  return park(entry, { status: 422, message: messagesFor(entry).superseded, errors: {} })
}

function messagesFor({ kind }: QueuedEntry) {
  return kind === 'answer' ? ANSWER_OUTBOX_MESSAGES : OUTBOX_MESSAGES
}

function park(entry: QueuedEntry, refusal: ParkedRefusal): QueuedEntry {
  return { ...entry, state: 'attention', refusal }
}

function delay(
  tried: QueuedEntry,
  before: QueuedEntry,
  { error, retryAfterMs, endpointError }: Outcome & { kind: 'failed' },
  random: number,
  now: number,
): QueuedEntry {
  const waits = endpointError
    ? slowed(tried, before, random, now)
    : { ...tried, nextAttemptAt: now + retryDelay(tried.attempts, random) }
  if (endpointError && (waits.endpointErrors ?? 0) >= ENDPOINT_ERROR_ATTEMPTS) {
    const refusal = { status: error.status ?? 0, message: messagesFor(tried).unreachable, errors: {} }
    return { ...park(waits, refusal), lastError: error }
  }
  const nextAttemptAt = Math.max(waits.nextAttemptAt, now + (retryAfterMs ?? 0))
  // A wait that a gateway or a Wi-Fi portal asks for does not apply to the next network.
  const held = retryAfterMs !== undefined && !error.isForeign
  return { ...waits, lastError: error, held, nextAttemptAt }
}

// Only attempts on the slow schedule count towards giving up: those made earlier, because the app was opened or the
// network changed, are extra, and so is one that comes early because the clock was turned back.
function slowed(entry: QueuedEntry, before: QueuedEntry, random: number, now: number): QueuedEntry {
  const { endpointErrors = 0, endpointErrorCountsAt = 0 } = entry
  const counts = now >= endpointErrorCountsAt
  if (!counts && !isClockTurnedBack(before, now)) return { ...entry, nextAttemptAt: endpointErrorCountsAt }
  const count = counts ? endpointErrors + 1 : endpointErrors
  const nextAttemptAt = now + endpointErrorDelay(Math.max(count, 1), random)
  return { ...entry, endpointErrors: count, endpointErrorCountsAt: nextAttemptAt, nextAttemptAt }
}
