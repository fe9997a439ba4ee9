import { isUnanswered } from '../../drafts/save-failure.tsx'

/** The message when a leave has begun and the hand-over failed; of very many leads, a part may be handed over by then. */
export function notHandedOver(name: string, error: Error): string {
  const what = isUnanswered(error)
    ? 'it is not confirmed that the leads were handed over'
    : 'not all leads were handed over'
  return `${name} is on leave, but ${what}: ${error.message}`
}

/** The message when leads were handed over (`done`) and the account was not closed after it. */
export function notClosed(done: string, error: Error): string {
  const what = isUnanswered(error)
    ? 'It is not confirmed that the account is closed'
    : 'The account is not closed'
  return `${done} ${what}: ${error.message}`
}
