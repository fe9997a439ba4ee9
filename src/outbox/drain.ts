import {
  hasten,
  isDue,
  MISPLACED_BASE_MS,
  MISPLACED_MAX_MS,
  RETRY_AFTER_MAX_MS,
  retryDelay,
} from './backoff.ts'
import type { OutboxEntry, QueuedEntry } from './entry.ts'
import { exclusively, type LockDeps } from './lease.ts'
import type { Outcome } from './reply.ts'
import { type Network, send } from './send.ts'
import type { OutboxStore } from './store.ts'

/** Attempts at an address that answers wrongly (401, 403, 404, 405) before the traveller is told to call instead. */
export const MISPLACED_ATTEMPTS = 8

/** Parked when an older version of an edited enquiry turned out to have arrived. */
export const SUPERSEDED_MESSAGE =
  'An earlier version of this enquiry has already reached us. Send the changed one as a new enquiry, or delete it.'
/** Parked when the server could not be reached under its address for a long time. */
export const UNREACHABLE_MESSAGE = 'Your enquiry could not be delivered. Please try again, or call us.'

export interface DrainDeps extends Network {
  store: OutboxStore
  locks: LockDeps['locks']
  random: () => number
  newId: () => string
  /** Called after every change to an entry. */
  changed: () => void
}

export interface DrainOptions {
  /** There is good news (network back, app opened): cut back-offs short. `Retry-After` still holds. */
  hurry?: boolean
}

export interface DrainResult {
  delivered: number
  /** Unsent entries that another run will try. */
  waiting: number
  /** How long until the next one is due, ms; `undefined` when nothing waits. */
  nextInMs?: number
}

/**
 * Sends what is due, one after the other, under the device's one lock. Throws only when storage is unavailable.
 * No transaction is open while a request is: the entry is marked, sent, and its outcome written by comparing marks.
 */
export async function drain(deps: DrainDeps, { hurry = false }: DrainOptions = {}): Promise<DrainResult> {
  const { store, clock } = deps
  const holder = deps.newId()
  return exclusively({ locks: deps.locks, lease: store.lease, clock, holder }, async () => {
    await store.recover(clock.now())
    if (hurry) await hastenAll(store)
    const tried = new Set<string>()
    let delivered = 0
    let stoppedFor: QueuedEntry | undefined
    for (;;) {
      const entry = next(await store.all(), clock.now(), tried)
      if (!entry) break
      tried.add(entry.id)
      // Frozen for so long that another took over: the rest is theirs.
      if (!(await store.lease.take(holder, clock.now()))) break
      const sending = await store.update(entry.id, (e) => start(e, clock.now()), 'relaxed')
      if (!sending) continue
      deps.changed()
      const outcome = await send(sending, deps)
      const after = await record(deps, sending, outcome)
      deps.changed()
      if (after?.state === 'sent') delivered += 1
      // What stopped this one stops all of them: leave the rest for the next run.
      if (after?.state === 'waiting' && !concernsOneOnly(outcome)) {
        stoppedFor = after
        break
      }
    }
    const waiting = (await store.all()).filter((e): e is QueuedEntry => e.state === 'waiting')
    const nextInMs = untilNext(stoppedFor ? [stoppedFor] : waiting, clock.now())
    return { delivered, waiting: waiting.length, ...(nextInMs !== undefined && { nextInMs }) }
  })
}

function untilNext(entries: QueuedEntry[], now: number): number | undefined {
  if (entries.length === 0) return undefined
  return Math.min(...entries.map((e) => (isDue(e, now) ? 0 : e.nextAttemptAt - now)), RETRY_AFTER_MAX_MS)
}

// Those tried least come first, so that one that always fails never keeps the others waiting.
function next(entries: OutboxEntry[], now: number, tried: Set<string>): QueuedEntry | undefined {
  return entries
    .filter((e): e is QueuedEntry => e.state === 'waiting' && !tried.has(e.id) && isDue(e, now))
    .sort((a, b) => a.attempts - b.attempts || a.composedAt.localeCompare(b.composedAt))[0]
}

async function hastenAll(store: OutboxStore): Promise<void> {
  for (const { id, state } of await store.all()) {
    if (state === 'waiting') await store.update(id, hasten, 'relaxed')
  }
}

function start(entry: QueuedEntry, now: number): QueuedEntry | undefined {
  if (entry.state !== 'waiting') return undefined
  return { ...entry, state: 'sending', attempted: true, attempts: entry.attempts + 1, attemptedAt: now }
}

function record(deps: DrainDeps, sent: QueuedEntry, outcome: Outcome): Promise<OutboxEntry | undefined> {
  const { store, clock } = deps
  const now = clock.now()
  // Delivered counts whoever brings the news. Edited meanwhile, the server holds the older version for good.
  if (outcome.kind === 'delivered') return store.deliver(sent, outcome.receipt, now, superseded)
  // A failure counts only for the attempt it belongs to: a run that was frozen for an hour has no say any more.
  const current = (e: QueuedEntry) =>
    e.state === 'sending' && e.revision === sent.revision && e.attempts === sent.attempts
  const change = outcome.kind === 'refused' ? parked(outcome.refusal) : delayed(outcome, deps.random(), now)
  return store.update(sent.id, (e) => (current(e) ? change(e) : undefined), 'relaxed')
}

const superseded = (entry: QueuedEntry): QueuedEntry =>
  parked({ status: 422, message: SUPERSEDED_MESSAGE, errors: {} })(entry)

const parked =
  (refusal: NonNullable<QueuedEntry['refusal']>) =>
  (entry: QueuedEntry): QueuedEntry => ({ ...entry, state: 'attention', refusal })

const delayed =
  ({ error, retryAfterMs, misplaced }: Outcome & { kind: 'failed' }, random: number, now: number) =>
  (entry: QueuedEntry): QueuedEntry => {
    if (misplaced && entry.attempts >= MISPLACED_ATTEMPTS) {
      const refusal = { status: error.status ?? 0, message: UNREACHABLE_MESSAGE, errors: {} }
      return { ...parked(refusal)(entry), lastError: error }
    }
    const backoff = misplaced
      ? retryDelay(entry.attempts, random, MISPLACED_BASE_MS, MISPLACED_MAX_MS)
      : retryDelay(entry.attempts, random)
    const held = retryAfterMs !== undefined
    const nextAttemptAt = now + Math.max(backoff, retryAfterMs ?? 0)
    return { ...entry, state: 'waiting', lastError: error, held, nextAttemptAt, attemptedAt: now }
  }

// Only a plain status is about this one enquiry. No network, no time, a portal, or a server that
// asks for patience are the same for all.
function concernsOneOnly(outcome: Outcome): boolean {
  return (
    outcome.kind !== 'failed' || (outcome.error.reason === 'status' && outcome.retryAfterMs === undefined)
  )
}
