import type { Trip, TripAnswerKind } from '../../../contract/quotation.ts'
import { answerOf } from '../../../outbox/entry.ts'
import type { AnswerEntry, OutboxEntry, ParkedRefusal, QueuedAnswer } from '../../../outbox/types.ts'

/** The newest answer to the shown version of a trip, as far as this device has it. */
export type AnswerStatus =
  | { state: 'none' }
  /** On this device; not received yet. */
  | { state: 'waiting'; answer: TripAnswerKind; text: string; entry: QueuedAnswer }
  /** The server refused it. */
  | { state: 'refused'; answer: TripAnswerKind; text: string; refusal: ParkedRefusal; entry: QueuedAnswer }
  /** Received by the agency, which is not a booking. */
  | { state: 'received'; answer: TripAnswerKind; text: string; receivedAt: string }

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
  return { state: 'received', answer: newest.answer, text: newest.text, receivedAt: newest.receivedAt }
}

/** Answers to other versions of the trip that the server refused; newest first. */
export function refusedForOthers(
  { reference, version }: Trip,
  entries: readonly OutboxEntry[],
): { version: number; status: AnswerStatus & { state: 'refused' } }[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'answer' || entry.state !== 'attention' || !entry.refusal) return []
    const { answer, version: other } = answerOf(entry)
    if (entry.trip.reference !== reference || other === version) return []
    const text = String(entry.body.text ?? '')
    return [{ version: other, status: { state: 'refused', answer, text, refusal: entry.refusal, entry } }]
  })
}

function isForVersion(entry: OutboxEntry, { reference, version }: Trip): boolean {
  if (entry.kind !== 'answer') return false
  return entry.state === 'sent'
    ? entry.trip === reference && entry.version === version
    : entry.trip.reference === reference && answerOf(entry).version === version
}
