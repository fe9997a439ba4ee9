import type { TripAnswerKind } from '../../../contract/quotation.ts'
import { answerOf } from '../../../outbox/entry.ts'
import type { AnswerEntry } from '../../../outbox/types.ts'

const NAMES: Record<TripAnswerKind, string> = {
  accept: 'Accepted',
  change: 'A change asked for',
  decline: 'Not now',
}

/** What an answer says and to which quotation, as its heading. A delivered one no longer has the title of the trip. */
export function answerTitle(entry: AnswerEntry): string {
  const { answer, version } = entry.state === 'sent' ? entry : answerOf(entry)
  const trip = entry.state === 'sent' ? entry.trip : `${entry.trip.title}, ${entry.trip.reference}`
  return `${NAMES[answer]}: ${trip}, version ${version}`
}

/** The answer as a message to send another way; without the link of the trip. */
export function answerMessage(entry: AnswerEntry): string {
  const words = entry.state === 'sent' ? '' : String(entry.body.text ?? '')
  return [`Hello, I am writing about my quotation. ${answerTitle(entry)}.`, words].filter(Boolean).join('\n')
}

/** What deleting an answer means. "It has not reached us" only where no attempt was made with a network. */
export function deleteAnswerQuestion(entry: AnswerEntry): string {
  if (entry.state === 'sent') return 'Our team has it. It is removed only from this list.'
  return entry.attempted
    ? 'We have not confirmed it, but an attempt may have reached us. If you delete it, it is not sent again.'
    : 'It has not reached us. If you delete it, we never get it.'
}
