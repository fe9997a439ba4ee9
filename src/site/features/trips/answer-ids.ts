import type { TripAnswerKind } from '../../../contract/quotation.ts'
import { newId } from '../../../outbox/new-id.ts'
import type { SubmitResult } from '../../../outbox/types.ts'

/**
 * The ids of the answers to one version. On a device that keeps nothing, an answer whose confirmation was lost may have been
 * received: the same answer is sent again under the same id.
 */
export function openAnswerIds() {
  let unconfirmed: { id: string; answer: TripAnswerKind; text: string } | undefined
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
