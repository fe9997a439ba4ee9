import type { TripAnswerKind } from '../../../contract/quotation.ts'
import { newId } from '../../../outbox/new-id.ts'
import type { SubmitResult } from '../../../outbox/types.ts'

type Sent = { id: string; answer: TripAnswerKind; text: string }

/**
 * The ids of the answers to one version. An answer whose confirmation was lost may have been received, on a device that keeps nothing, or
 * `posted` by the browser: the same answer is sent again under the same id.
 */
export function openAnswerIds(posted?: Sent) {
  // The browser posts two characters for a line break.
  let unconfirmed = posted && { ...posted, text: posted.text.replaceAll('\r\n', '\n').trim() }
  return {
    /** The id for sending this answer. */
    take(answer: TripAnswerKind, text: string): string {
      const isSame = unconfirmed?.answer === answer && unconfirmed.text === text
      if (!unconfirmed || !isSame) unconfirmed = { id: newId(), answer, text }
      return unconfirmed.id
    },
    /** To be called with what came of it. */
    settle(outcome: SubmitResult['outcome']): void {
      if (outcome !== 'failed') unconfirmed = undefined
    },
  }
}
