import { answersText } from '../../../language/answers.ts'
import { answerOf } from '../../../outbox/entry.ts'
import type { AnswerEntry } from '../../../outbox/types.ts'

/** What an answer says and to which quotation, as its heading. A delivered one no longer has the title of the trip. */
export function answerTitle(entry: AnswerEntry): string {
  const t = answersText()
  const { answer, version } = entry.state === 'sent' ? entry : answerOf(entry)
  const trip = entry.state === 'sent' ? entry.trip : `${entry.trip.title}, ${entry.trip.reference}`
  return t.heading(t.kinds[answer], trip, String(version))
}

/** The answer as a message to send another way; without the link of the trip. */
export function answerMessage(entry: AnswerEntry): string {
  const words = entry.state === 'sent' ? '' : String(entry.body.text ?? '')
  return [answersText().about(answerTitle(entry)), words].filter(Boolean).join('\n')
}

/** What deleting an answer means. "It has not reached us" only where no attempt was made with a network. */
export function deleteAnswerQuestion(entry: AnswerEntry): string {
  const t = answersText()
  if (entry.state === 'sent') return t.deleteSent
  return entry.attempted ? t.deleteAttempted : t.deleteUnsent
}
