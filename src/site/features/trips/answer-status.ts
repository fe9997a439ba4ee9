import type { Trip, TripAnswerKind } from '../../../contract/quotation.ts'
import { answerOf, isSameVersion } from '../../../outbox/entry.ts'
import type { AnswerEntry, OutboxEntry, ParkedRefusal, QueuedAnswer } from '../../../outbox/types.ts'

/** The newest answer to the shown version of a trip, as far as this device has it. */
export type AnswerStatus =
  | { state: 'none' }
  /** On this device; not received yet. */
  | { state: 'waiting'; answer: TripAnswerKind; text: string; entry: QueuedAnswer }
  /** The server refused it. */
  | { state: 'refused'; answer: TripAnswerKind; text: string; refusal: ParkedRefusal; entry: QueuedAnswer }
  /** Received by the agency, which is not a booking; `lost`: by a server that has lost it since. */
  | { state: 'received' | 'lost'; answer: TripAnswerKind; text: string; receivedAt: string }

/** An answer is stored at most this much later than its receipt says. */
const STORED_WITHIN_MS = 60_000

/** Combines the waiting and delivered answers of this device with the server’s answer. */
export function answerStatus(trip: Trip, entries: readonly OutboxEntry[]): AnswerStatus {
  const own = entries.filter((entry) => isForVersion(entry, trip)) as AnswerEntry[]
  const unsent = own.find((entry): entry is QueuedAnswer => entry.state !== 'sent')
  if (unsent) {
    const { answer } = answerOf(unsent)
    const text = String(unsent.body.text ?? '')
    const refusal = unsent.state === 'attention' ? unsent.refusal : undefined
    return refusal
      ? { state: 'refused', answer, text, refusal, entry: unsent }
      : { state: 'waiting', answer, text, entry: unsent }
  }
  const delivered = own
    // An answer that is older than the shown version was to an earlier version with the same number, which the server lost when
    // a backup was restored.
    .flatMap((entry) =>
      entry.state === 'sent' && !(entry.receivedAt < trip.sentAt) ? [{ ...entry, text: '' }] : [],
    )
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt))[0]
  // A kept copy of the trip may be older than the receipt.
  const newest =
    trip.answer && (!delivered || trip.answer.receivedAt >= delivered.receivedAt) ? trip.answer : delivered
  if (!newest) return { state: 'none' }
  const isLost = newest !== trip.answer && isOlder(newest.receivedAt, trip.asOf)
  return {
    state: isLost ? 'lost' : 'received',
    answer: newest.answer,
    text: newest.text,
    receivedAt: newest.receivedAt,
  }
}

// Whether the server read the trip after that time: an answer that is not in it was lost when a backup was restored.
function isOlder(receivedAt: string, asOf = receivedAt): boolean {
  return Date.parse(asOf) - Date.parse(receivedAt) > STORED_WITHIN_MS
}

/** Answers to other versions of the trip that the server refused; newest first. */
export function refusedForOthers(
  trip: Trip,
  entries: readonly OutboxEntry[],
): { to: string; status: AnswerStatus & { state: 'refused' } }[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'answer' || entry.state !== 'attention' || !entry.refusal) return []
    if (entry.trip.reference !== trip.reference || isForVersion(entry, trip)) return []
    const { answer, version } = answerOf(entry)
    const to = `${version === trip.version ? 'an earlier version' : 'version'} ${version}`
    const text = String(entry.body.text ?? '')
    return [{ to, status: { state: 'refused', answer, text, refusal: entry.refusal, entry } }]
  })
}

function isForVersion(entry: OutboxEntry, { reference, version, sentAt }: Trip): boolean {
  if (entry.kind !== 'answer') return false
  const [trip, answered] =
    entry.state === 'sent' ? [entry.trip, entry] : [entry.trip.reference, answerOf(entry)]
  return trip === reference && isSameVersion(answered, { version, versionSentAt: sentAt })
}
