import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { quotationTotal } from '../../../catalogue/quotation-total.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { Trip, TripAnswerKind } from '../../../contract/quotation.ts'
import { EMPTY_OUTBOX, outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { Posted } from './answer-ids.ts'
import styles from './answer-panel.module.css'
import { type AnswerStatus, answerStatus, refusedForOthers } from './answer-status.ts'
import { AnswerStatusNote } from './answer-status-note.tsx'
import { hasExpired, shownDay } from './trip-text.ts'
import { type GivenAnswer, useSendAnswer } from './use-send-answer.ts'

type Props = {
  token: string
  trip: Trip
  /** The server has not confirmed that this is still what it says. */
  isStale: boolean
  posted?: Posted | undefined
}

/** The traveller’s answer with its state, and the possible answers. */
export function AnswerPanel({ token, trip, isStale, posted }: Props) {
  const { entries } = useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
  const { send, sending, problem, unkept } = useSendAnswer(token, trip, posted)
  const [replacing, setReplacing] = useState<GivenAnswer>()
  const status = unkept ?? answerStatus(trip, entries)
  const answer = async (given: GivenAnswer) => {
    if ((await send(given)) === 'conflict') setReplacing(given)
  }
  return (
    <section aria-labelledby="answer" className={styles.panel}>
      <h2 id="answer">Your answer</h2>
      <div role="status" className={styles.notes}>
        {refusedForOthers(trip, entries).map((other) => (
          <AnswerStatusNote key={other.status.entry.id} status={other.status} to={other.to} />
        ))}
        <AnswerStatusNote
          status={status}
          isConfirmed={trip.state === 'accepted' && Boolean(trip.confirmedAt)}
        />
      </div>
      <p role="alert" className={problem ? styles.problem : undefined}>
        {problem}
      </p>
      {canAnswer(trip, status, isStale) && (
        <Ways token={token} trip={trip} posted={posted} sending={sending} onAnswer={answer} />
      )}
      <ConfirmDialog
        open={replacing !== undefined}
        title="Replace your answer?"
        question="Another answer to this version is on this device and has not been confirmed as received. Do you want to send this one instead?"
        yes="Replace it"
        no="Keep the first"
        onAnswer={(yes) => {
          const given = replacing
          setReplacing(undefined)
          if (yes && given) void send(given, { replace: true })
        }}
      />
    </section>
  )
}

type WaysProps = Omit<Props, 'isStale'> & {
  sending: boolean
  onAnswer: (given: GivenAnswer) => Promise<void>
}

function Ways({ token, trip, posted, sending, onAnswer }: WaysProps) {
  const total = formatPaise(quotationTotal(trip.quotation, trip.taxDay).toUs)
  const ways: { answer: TripAnswerKind; title: string; about: ReactNode; send: string; label?: string }[] = [
    {
      answer: 'accept',
      title: 'Accept this offer',
      about: (
        <>
          You accept version {trip.version} for <strong>{total}</strong>, paid to us. No payment is taken now.
          The trip is booked only when we confirm it to you in writing.
        </>
      ),
      send: `Yes, accept for ${total}`,
    },
    {
      answer: 'change',
      title: 'Ask for a change',
      about: 'We read it and send you a new version. This one stays as it is until then.',
      send: 'Send the change',
      label: 'What should we change?',
    },
    {
      answer: 'decline',
      title: 'Not now',
      about: 'You can tell us why. It helps us, but you do not have to.',
      send: 'Send “not now”',
      label: 'Why not now?',
    },
  ]
  return (
    <div className={styles.ways}>
      {ways.map(({ answer, title, about, send, label }) => (
        <AnswerForm
          key={answer}
          token={token}
          reference={trip.reference}
          version={trip.version}
          versionSentAt={trip.sentAt}
          answer={answer}
          title={title}
          about={about}
          button={send}
          label={label}
          postedId={posted?.answerIds[answer]}
          refused={posted?.refused?.answer === answer ? posted.refused : undefined}
          sending={sending}
          onAnswer={onAnswer}
        />
      ))}
    </div>
  )
}

// After an acceptance is received, or while an answer is parked, there is nothing to answer. A waiting one can be replaced.
function canAnswer(trip: Trip, status: AnswerStatus, isStale: boolean): boolean {
  if (trip.state !== 'open' || status.state === 'refused') return false
  if (status.state === 'received' && status.answer === 'accept') return false
  return !hasExpired(trip, shownDay(isStale)) || status.state === 'waiting'
}
