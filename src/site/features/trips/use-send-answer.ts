import { useState } from 'react'
import { brand } from '../../../brand.ts'
import type { Trip, TripAnswerKind } from '../../../contract/quotation.ts'
import { deviceOutbox, onKept } from '../../../offline/outbox/device-outbox.ts'
import { startOutbox } from '../../../offline/outbox/start-outbox.ts'
import { openAnswerIds, type Posted, postedAnswer } from './answer-ids.ts'
import type { AnswerStatus } from './answer-status.ts'

// Loaded with the form, as that of an enquiry (use-draft.ts).
onKept(startOutbox)

/** An answer as the form gives it; `done` is called once it is kept or received. */
export type GivenAnswer = {
  answer: TripAnswerKind
  text: string
  draftKey: string | undefined
  done: () => void
}

const NOT_CONFIRMED = `We got no confirmation that your answer has reached us, and this device could not save it. Please try again, or call us: ${brand.phone.shown}.`

/** Passes an answer to the outbox and returns the outcome, as far as the list of the outbox does not show it. */
export function useSendAnswer(
  token: string,
  { version, sentAt, reference, quotation }: Trip,
  posted?: Posted,
) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState(posted?.refused?.message)
  // Received although this device's storage keeps nothing.
  const [unkept, setUnkept] = useState<AnswerStatus>()
  const [ids] = useState(() => openAnswerIds(postedAnswer(posted, version)))

  const send = async ({ answer, text, draftKey, done }: GivenAnswer, { replace = false } = {}) => {
    setSending(true)
    setProblem(undefined)
    const body = { token, version, versionSentAt: sentAt, answer, ...(text && { text }) }
    const trip = { reference, title: quotation.title }
    const result = await deviceOutbox().submit(
      { id: ids.take(answer, text), kind: 'answer', body, page: '/trips', trip },
      {
        mayReplace: () => replace,
        ...(draftKey && { draftKey, isOver: ({ values }) => values.text?.trim() === text }),
      },
    )
    ids.settle(result.outcome)
    setSending(false)
    if (result.outcome === 'failed') setProblem(NOT_CONFIRMED)
    if (result.outcome === 'refused' && !result.saved) setProblem(result.refusal.message)
    if (result.outcome === 'delivered' || result.outcome === 'waiting') done()
    if (result.outcome === 'delivered' && !result.saved)
      setUnkept({ state: 'received', answer, text, receivedAt: result.delivery.receivedAt })
    return result.outcome
  }
  return { send, sending, problem, unkept }
}
