import { type ReactNode, useId } from 'react'
import { toShownDate } from '../../../contract/travel-date.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { errorText } from '../../../language/form.ts'
import { officeHoursText } from '../../../language/office.ts'
import type { EnquiryEntry, QueuedEnquiry } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Icon } from '../../../ui/icon.tsx'
import { asOneText } from '../../../ui/one-text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { actOnOutbox } from './act-on-outbox.ts'
import { callBackText } from './call-back-text.ts'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './enquiry-card.module.css'
import { enquiryLines } from './enquiry-text.ts'
import { deleteQuestion, entryMessage, entryTitle, lastAttemptText, timeText } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'
import { nextAttemptText } from './next-attempt-text.ts'
import { announceRetry } from './use-announced-states.ts'
import { useOnline } from './use-online.ts'

/** How often the times on a card are brought up to date. */
const TICK_MS = 5_000

const TONES = { waiting: 'marigold', sending: 'teal', sent: 'success', attention: 'danger' } as const

type Props = {
  entry: EnquiryEntry
  /** The editor stays open without the card: the entry may be sent or deleted during the edit. */
  onEdit: (entry: QueuedEnquiry) => void
  /** The trip that was quoted for it. */
  children?: ReactNode
}

/** One enquiry of this device: its content, its state, and the actions that are possible. */
export function EnquiryCard({ entry, onEdit, children }: Props) {
  const headingId = useId()
  const t = enquiriesText()
  return (
    <article className={styles.card} aria-labelledby={headingId} data-state={entry.state}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {entryTitle(entry)}
        </h2>
        <Badge tone={TONES[entry.state]}>{t.states[entry.state]}</Badge>
      </header>
      {entry.state !== 'sent' && <Progress entry={entry} />}
      <dl className={styles.facts}>
        {entry.state === 'sent' && <Fact name={t.reference}>{entry.reference}</Fact>}
        {entry.state === 'sent' && entry.travelDate && (
          <Fact name={t.travelDate}>{toShownDate(entry.travelDate)}</Fact>
        )}
        <Fact name={t.written}>
          <time dateTime={entry.composedAt}>{timeText(entry.composedAt)}</time>
        </Fact>
        {entry.state === 'sent' && (
          <Fact name={t.received}>
            <time dateTime={entry.receivedAt}>{timeText(entry.receivedAt)}</time>
          </Fact>
        )}
      </dl>
      {entry.state !== 'sent' && <Contents entry={entry} />}
      {children}
      <CallBack entry={entry} />
      <Actions entry={entry} onEdit={onEdit} />
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Progress({ entry }: { entry: QueuedEnquiry }) {
  const online = useOnline()
  const now = useNow(TICK_MS)
  if (entry.state === 'sending') return null
  if (entry.state === 'attention') {
    const { message = '', errors = {} } = entry.refusal ?? {}
    const reasons = Object.values(errors).filter((reason) => reason !== message)
    return <p className={styles.refusal}>{[message, ...reasons].map(errorText).join(' ')}</p>
  }
  const next = nextAttemptText(entry.nextAttemptAt, now, online)
  return <p className={styles.progress}>{asOneText(lastAttemptText(entry), next)}</p>
}

function CallBack({ entry }: { entry: EnquiryEntry }) {
  if (entry.state === 'attention') return null
  const t = enquiriesText()
  const text =
    entry.state === 'sent' ? t.sentCallBack(officeHoursText()) : `${t.waitingCallBack} ${callBackText(entry)}`
  return <p className={styles.progress}>{text}</p>
}

function Contents({ entry }: { entry: QueuedEnquiry }) {
  return (
    <details className={styles.contents}>
      <summary>
        {enquiriesText().whatYouWrote} <Icon name="chevron" />
      </summary>
      <dl className={styles.facts}>
        {enquiryLines(entry.kind, entry.body).map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </details>
  )
}

function Actions({ entry, onEdit }: Props) {
  const t = enquiriesText()
  const waits = entry.state === 'waiting' || entry.state === 'attention'
  // The server has an earlier version: this one cannot be sent under the same id.
  const superseded = entry.state === 'attention' && entry.refusal?.status === 422
  // The enquiry is not valid, so sending it again unchanged would be refused again.
  const mustChange = entry.state === 'attention' && entry.refusal?.status === 400
  const edit = waits && (
    <Button key="edit" size="small" variant={mustChange ? 'primary' : 'quiet'} onClick={() => onEdit(entry)}>
      <Icon name="edit" /> {t.edit}
    </Button>
  )
  const retry = waits && !superseded && (
    <Button
      key="retry"
      size="small"
      variant={mustChange ? 'quiet' : 'primary'}
      onClick={() => {
        announceRetry(entry.id)
        actOnOutbox((outbox) => outbox.retry(entry.id))
      }}
    >
      <Icon name="refresh" /> {t.retry}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {superseded && (
        <Button size="small" onClick={() => actOnOutbox((outbox) => outbox.sendAsNew(entry.id))}>
          <Icon name="send" /> {t.sendAsNew}
        </Button>
      )}
      {mustChange ? [edit, retry] : [retry, edit]}
      <Button size="small" variant="plain" onClick={() => copy(entryMessage(entry))}>
        <Icon name="copy" /> {t.copy}
      </Button>
      <DeleteEntry
        title={t.deleteTitle}
        question={deleteQuestion(entry)}
        onDelete={() => actOnOutbox((outbox) => outbox.remove(entry.id).then(() => announce(t.deleted)))}
      />
      <HelpLinks text={entryMessage(entry)} short />
    </div>
  )
}

function copy(text: string): void {
  void copyText(text).then((copied) =>
    showToast(copied ? enquiriesText().copied : enquiriesText().cannotCopy),
  )
}
