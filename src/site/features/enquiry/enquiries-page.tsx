import { type ReactNode, useState } from 'react'
import { ownLang } from '../../../language/current.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { officeHoursText } from '../../../language/office.ts'
import { sendingText, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import { isEnquiry } from '../../../outbox/entry.ts'
import type { QueuedEnquiry } from '../../../outbox/types.ts'
import { ArchPicture } from '../../../ui/arch-picture.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AnswerList } from './answer-list.tsx'
import { callBackText, callerText } from './call-back-text.ts'
import { DraftList } from './draft-list.tsx'
import styles from './enquiries-page.module.css'
import { EnquiryCard } from './enquiry-card.tsx'
import { EnquiryEditor } from './enquiry-editor.tsx'
import { HelpLinks } from './help-links.tsx'
import { InstallHint } from './install-hint.tsx'
import { NotSendableList } from './not-sendable-list.tsx'
import { useAnnouncedStates } from './use-announced-states.ts'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useDrafts } from './use-drafts.ts'
import { useOutbox } from './use-outbox.ts'

type Props = {
  /** The kept trips that were quoted for an enquiry we have received. */
  tripsFor: (receipt: { id: string; reference: string }) => ReactNode
  /** The kept trips that belong to none of these enquiries. */
  otherTrips: (references: readonly string[]) => ReactNode
  /** Whether this device keeps trips; `undefined` until that is known. */
  hasTrips: boolean | undefined
}

/** `/enquiries`: every enquiry of this device with its state, updated live. */
export function EnquiriesPage({ tripsFor, otherTrips, hasTrips }: Props) {
  const t = enquiriesText()
  const { entries, newer, damaged, unsent, storage } = useOutbox()
  const enquiries = entries.filter(isEnquiry)
  const references = enquiries.flatMap((entry) => (entry.state === 'sent' ? [entry.reference] : []))
  useAnnouncedStates(enquiries)
  const drafts = useDrafts()
  const promise = useDeviceCapabilities()
  const notSendable = newer.length + damaged.length
  const hasEntries = entries.length + notSendable > 0
  const isEmpty = storage === 'available' && !hasEntries && drafts.length === 0 && !hasTrips
  // The entry as it was when the editor was opened; it may be sent or deleted during the edit.
  const [editing, setEditing] = useState<QueuedEnquiry>()
  return (
    <div className={styles.page} lang={ownLang()}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
        <noscript>
          <p className={styles.note}>
            {t.noScript} {callBackText()}
          </p>
        </noscript>
      </header>
      {(storage === 'loading' || (isEmpty && hasTrips === undefined)) && <Loading />}
      {storage === 'unavailable' && <NoStorage />}
      {isEmpty && hasTrips === false && <Empty />}
      {unsent > notSendable && (
        <div className={styles.promise}>
          <p>{sendingText(promise, enquiries.length === entries.length ? t.eachWaiting : t.whatWaits)}</p>
          {storageWarnings(promise).map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
      {enquiries.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t.list}>
          {enquiries.map((entry) => (
            <li key={entry.id}>
              <EnquiryCard entry={entry} onEdit={setEditing}>
                {entry.state === 'sent' && tripsFor(entry)}
              </EnquiryCard>
            </li>
          ))}
        </ul>
      )}
      <AnswerList entries={entries} />
      <NotSendableList id="newer" title={t.newer} text={t.newerText} state={t.newerState} entries={newer} />
      <NotSendableList
        id="damaged"
        title={t.damaged}
        text={t.damagedText}
        state={t.damagedState}
        entries={damaged}
      />
      {otherTrips(references)}
      {editing && (
        <EnquiryEditor
          key={editing.id}
          entry={editing}
          // One that was closed before it was saved closes no other.
          onClose={() => setEditing((now) => (now === editing ? undefined : now))}
        />
      )}
      <DraftList drafts={drafts} />
      {unsent > 0 && <InstallHint />}
      <aside className={styles.help}>
        <h2>{t.talkToUs}</h2>
        <p>
          {t.officeHours(officeHoursText())} {callerText()}
        </p>
        <HelpLinks text={t.hello} />
      </aside>
    </div>
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton lines={3} label={enquiriesText().loading} />
    </div>
  )
}

function Empty() {
  const t = enquiriesText()
  return (
    <div className={styles.empty}>
      <ArchPicture name="houseboat-kerala" />
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyText}</p>
      <ButtonLink href="/">{t.findHoliday}</ButtonLink>
    </div>
  )
}

function NoStorage() {
  const t = enquiriesText()
  return (
    <div className={styles.empty}>
      <Icon name="info" className={styles.sign} />
      <h2>{t.noStorageTitle}</h2>
      <p>{t.noStorageText}</p>
    </div>
  )
}
