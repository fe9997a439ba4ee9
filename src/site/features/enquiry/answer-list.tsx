import { useEffect, useId } from 'react'
import { tripPath } from '../../../contract/trip-path.ts'
import { answerRefusalText, answersText } from '../../../language/answers.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { hideAddress } from '../../../offline/trips/hide-address.ts'
import type { AnswerEntry, OutboxEntry } from '../../../outbox/types.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { asOneText } from '../../../ui/one-text.ts'
import { Phrase } from '../../../ui/phrase.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { actOnOutbox } from './act-on-outbox.ts'
import { answerMessage, answerTitle, deleteAnswerQuestion } from './answer-text.ts'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './enquiry-card.module.css'
import { lastAttemptText, timeText } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'
import { nextAttemptText } from './next-attempt-text.ts'
import { useOnline } from './use-online.ts'

const TICK_MS = 5_000
const TONES = { waiting: 'marigold', sending: 'teal', sent: 'success', attention: 'danger' } as const

/** The answers to quotations that were given on this device. */
export function AnswerList({ entries }: { entries: readonly OutboxEntry[] }) {
  const answers = entries.filter((entry) => entry.kind === 'answer')
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{answersText().title}</h2>
      <ul role="list" className={styles.drafts}>
        {answers.map((entry) => (
          <li key={entry.id}>
            <AnswerCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AnswerCard({ entry }: { entry: AnswerEntry }) {
  const headingId = useId()
  useEffect(hideAddress, [])
  return (
    <article className={styles.card} aria-labelledby={headingId} data-state={entry.state}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {answerTitle(entry)}
        </h3>
        <Badge tone={TONES[entry.state]}>{enquiriesText().states[entry.state]}</Badge>
      </header>
      <AnswerProgress entry={entry} />
      <Actions entry={entry} />
    </article>
  )
}

/** How far an answer got, in words. */
export function AnswerProgress({ entry }: { entry: AnswerEntry }) {
  const t = answersText()
  const online = useOnline()
  const now = useNow(TICK_MS)
  if (entry.state === 'sending') return null
  if (entry.state === 'attention')
    return <p className={styles.refusal}>{answerRefusalText(entry.refusal?.message ?? '')}</p>
  if (entry.state === 'sent')
    return (
      <p className={styles.progress}>
        <Phrase message={t.receivedOn}>
          <time dateTime={entry.receivedAt}>{timeText(entry.receivedAt)}</time>
        </Phrase>
        {entry.answer === 'accept' && ` ${t.bookedWhenConfirmed}`}
      </p>
    )
  const reached = entry.attempted ? t.notConfirmed : t.notReached
  const next = nextAttemptText(entry.nextAttemptAt, now, online)
  return <p className={styles.progress}>{asOneText(reached, lastAttemptText(entry), next)}</p>
}

function Actions({ entry }: { entry: AnswerEntry }) {
  const t = answersText()
  const superseded = entry.state === 'attention' && entry.refusal?.status === 422
  const refused = entry.state === 'attention' && entry.refusal?.status === 400
  return (
    <div className={styles.actions}>
      {superseded && (
        <Button size="small" onClick={() => actOnOutbox((outbox) => outbox.sendAsNew(entry.id))}>
          <Icon name="send" /> {t.sendAsNew}
        </Button>
      )}
      {(entry.state === 'waiting' || entry.state === 'attention') && !superseded && !refused && (
        <Button size="small" onClick={() => actOnOutbox((outbox) => outbox.retry(entry.id))}>
          <Icon name="refresh" /> {enquiriesText().retry}
        </Button>
      )}
      {entry.state !== 'sent' && (
        <ButtonLink
          href={tripPath(String(entry.body.token))}
          size="small"
          variant={refused ? 'primary' : 'quiet'}
        >
          <Icon name="compass" /> {t.openTrip}
        </ButtonLink>
      )}
      <DeleteEntry
        title={t.deleteTitle}
        question={deleteAnswerQuestion(entry)}
        onDelete={() => actOnOutbox((outbox) => outbox.remove(entry.id))}
      />
      <HelpLinks text={answerMessage(entry)} short />
    </div>
  )
}
