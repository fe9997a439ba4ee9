import { pause } from './clock.ts'
import { type DrainDeps, mayHaveArrived, receiptFor } from './drain.ts'
import { compose, digestOf, isEntry, isVersion } from './entry.ts'
import { send } from './send.ts'
import type { SaveResult } from './store.ts'
import type {
  EnquiryBody,
  NewMessage,
  OutboxEntry,
  QueuedEntry,
  StorageFault,
  SubmitOptions,
  SubmitResult,
} from './types.ts'

/** How long a form waits for the receipt before it says "saved, will be sent". Sending goes on. */
export const SUBMIT_WAIT_MS = 6_000
/** How long freeing space may hold up a submit. */
const MAKE_ROOM_LIMIT_MS = 1_000

export interface SubmitDeps
  extends Pick<DrainDeps, 'store' | 'clock' | 'fetch' | 'newId' | 'isOffline' | 'changed' | 'memory'> {
  drain: () => Promise<unknown>
  /** Called before an enquiry is kept: frees what can be fetched again where storage is short. */
  beforeKeep: () => Promise<void>
  /** Called once an enquiry is on the disk, or queued again, to request a background sync; awaited before the form gets "waiting". */
  kept: () => Promise<void>
  /** Called with the body of an enquiry (not of an answer) that was delivered without ever being kept. */
  deliveredUnkept: (body: EnquiryBody) => void
}

/** Stores the message first, then sends it. If it cannot be stored, it is sent directly. Never throws. */
export async function submit(
  deps: SubmitDeps,
  message: NewMessage,
  { waitMs = SUBMIT_WAIT_MS, attempted = false, ...options }: SubmitOptions = {},
): Promise<SubmitResult> {
  if (attempted) deps.memory.attempted.add(message.id)
  const kept = await keep(deps, message, options)
  // Under its own id it would be another message than the one that waits.
  if ('fault' in kept) return sendUnkept(deps, { ...message, id: kept.id ?? message.id }, kept.fault)
  if ('conflict' in kept) return answerConflict(kept.conflict, message)
  const { id } = kept.entry
  deps.memory.dueAt.delete(id)
  deps.changed()
  const sent = Promise.allSettled([deps.drain(), deps.kept()])
  await Promise.race([sent, pause(deps.clock, waitMs)])
  try {
    return await readOutcome(deps, kept.entry)
  } catch {
    // Storage went away after the enquiry was kept: what it may still hold is sent under the same id.
    return sendUnkept(deps, { ...message, id }, 'broken')
  }
}

async function keep(
  deps: SubmitDeps,
  message: NewMessage,
  { pressedAt, ...options }: Omit<SubmitOptions, 'attempted' | 'waitMs'>,
): Promise<SaveResult> {
  const { clock, store } = deps
  await Promise.race([deps.beforeKeep().catch(() => {}), pause(clock, MAKE_ROOM_LIMIT_MS)])
  const isAgain = deps.memory.attempted.has(message.id)
  const attempted = !deps.isOffline()
  const now = pressedAt ?? clock.now()
  const attempt = (id: string) => store.keep({ ...message, id }, { now, attempted, isAgain, ...options })
  let result = await attempt(message.id)
  // The id belongs to a record of a newer release, which this one cannot read.
  while ('conflict' in result && !isEntry(result.conflict)) result = await attempt(deps.newId())
  if (!result.saved) return result
  const isThere = await store.verify(result.entry).catch(() => false)
  return isThere ? result : { saved: false, fault: 'broken', id: result.entry.id }
}

// The same form in two tabs, or sent before: the same values get the same result; for other values the traveller decides.
function answerConflict(existing: OutboxEntry, { body }: NewMessage): SubmitResult {
  const { id } = existing
  if (existing.state !== 'sent' || existing.digest !== digestOf(body)) {
    return { id, outcome: 'conflict', saved: false, existing }
  }
  const { reference, receivedAt } = existing
  return { id, outcome: 'delivered', saved: true, delivery: { reference, receivedAt } }
}

async function readOutcome({ store, memory }: SubmitDeps, kept: QueuedEntry): Promise<SubmitResult> {
  const { id } = kept
  // The receipt of an earlier version says nothing about this one.
  const receipt = receiptFor(memory, kept)
  if (receipt) {
    const { reference, receivedAt } = receipt
    return { id, outcome: 'delivered', saved: true, delivery: { reference, receivedAt } }
  }
  const entry = await store.get(id)
  // Another tab has put another version in its place.
  if (entry && !isVersion(entry, kept.body)) return { id, outcome: 'conflict', saved: false, existing: entry }
  // Deleted in another tab meanwhile.
  if (!entry) return { id, outcome: 'failed', saved: false, fault: 'broken', attempted: kept.attempted }
  if (entry.state === 'sent') {
    const { reference, receivedAt } = entry
    return { id, outcome: 'delivered', saved: true, delivery: { reference, receivedAt } }
  }
  if (entry.state === 'attention' && entry.refusal) {
    return { id, outcome: 'refused', saved: true, refusal: entry.refusal, revision: entry.revision }
  }
  return { id, outcome: 'waiting', saved: true }
}

async function sendUnkept(
  deps: Pick<SubmitDeps, 'clock' | 'fetch' | 'deliveredUnkept' | 'isOffline' | 'memory'>,
  message: NewMessage,
  fault: StorageFault,
): Promise<SubmitResult> {
  const { id } = message
  const { body, kind } = compose(message, deps.clock.now())
  const wasOffline = deps.isOffline()
  const outcome = await send({ id, kind, body }, deps)
  if (mayHaveArrived(outcome, wasOffline, deps)) deps.memory.attempted.add(id)
  if (outcome.kind === 'failed')
    return { id, outcome: 'failed', saved: false, fault, attempted: deps.memory.attempted.has(id) }
  if (outcome.kind === 'refused') return { id, outcome: 'refused', saved: false, refusal: outcome.refusal }
  if (kind !== 'answer') deps.deliveredUnkept(body)
  const { reference, receivedAt } = outcome.receipt
  return { id, outcome: 'delivered', saved: false, delivery: { reference, receivedAt } }
}
