import type { TripPage as ServerTrip } from '../../../contract/page.ts'
import type { TripAnswerKind } from '../../../contract/quotation.ts'
import { newId } from '../../../outbox/new-id.ts'
import type { SubmitResult } from '../../../outbox/types.ts'

type Sent = { id: string; answer: TripAnswerKind; text: string }

/** The server's part of a page without JavaScript: ids of answers to a version, and one that the browser has posted and that was refused. */
export type Posted = Pick<Extract<ServerTrip, { kind: 'trip' }>, 'answerIds' | 'refused'> & {
  version: number
}

/** The answer that the browser has posted to this version: under its id, one to a newer version would be refused. */
export function postedAnswer(posted: Posted | undefined, version: number): Sent | undefined {
  if (!posted?.refused || posted.version !== version) return undefined
  return { ...posted.refused, id: posted.answerIds[posted.refused.answer] }
}

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
