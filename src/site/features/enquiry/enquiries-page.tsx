import { type ReactNode, useState } from 'react'
import { officeHours } from '../../../brand-places.ts'
import { sendingText, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import { isEnquiry } from '../../../outbox/entry.ts'
import type { QueuedEnquiry } from '../../../outbox/types.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AnswerList } from './answer-list.tsx'
import { callBackText, callerText } from './call-back-text.ts'
import { DraftList } from './draft-list.tsx'
import css from './enquiries-page.module.css'
import { EnquiryCard } from './enquiry-card.tsx'
import { EnquiryEditor } from './enquiry-editor.tsx'
import { HelpLinks } from './help-links.tsx'
import { InstallHint } from './install-hint.tsx'
import { useAnnouncedStates } from './use-announced-states.ts'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useDrafts } from './use-drafts.ts'
import { useOutbox } from './use-outbox.ts'

const HELLO = 'Hello, I would like to plan a trip.'

type Props = {
  /** The kept trips that were quoted for an enquiry, by its reference. */
  tripsFor: (reference: string) => ReactNode
  /** The kept trips that belong to none of these enquiries. */
  otherTrips: (references: readonly string[]) => ReactNode
}

/** `/enquiries`: every enquiry of this device with its state, updated live. */
export function EnquiriesPage({ tripsFor, otherTrips }: Props) {
  const { entries, unsent, storage } = useOutbox()
  const enquiries = entries.filter(isEnquiry)
  const references = enquiries.flatMap((entry) => (entry.state === 'sent' ? [entry.reference] : []))
  useAnnouncedStates(enquiries)
  const drafts = useDrafts()
  const promise = useDeviceCapabilities()
  // The entry as it was when the editor was opened; it may be sent or deleted during the edit.
  const [editing, setEditing] = useState<QueuedEnquiry>()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Your enquiries</h1>
        <p className={css.lead}>
          Enquiries from this device stay on it until they have reached us, even without a network. Here you
          see the status of each one.
        </p>
        <noscript>
          <p className={css.note}>
            Without JavaScript, your enquiries go directly to us and are not listed here. {callBackText()}
          </p>
        </noscript>
      </header>
      {storage === 'loading' && <Loading />}
      {storage === 'unavailable' && <NoStorage />}
      {storage === 'available' && entries.length === 0 && drafts.length === 0 && <Empty />}
      {unsent > 0 && (
        <div className={css.promise}>
          <p>
            {sendingText(
              promise,
              enquiries.length === entries.length ? 'Each waiting enquiry' : 'What waits',
            )}
          </p>
          {storageWarnings(promise).map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
      {enquiries.length > 0 && (
        <ul role="list" className={css.list} aria-label="Enquiries of this device">
          {enquiries.map((entry) => (
            <li key={entry.id}>
              <EnquiryCard entry={entry} onEdit={setEditing}>
                {entry.state === 'sent' && tripsFor(entry.reference)}
              </EnquiryCard>
            </li>
          ))}
        </ul>
      )}
      <AnswerList entries={entries} />
      {otherTrips(references)}
      {editing && <EnquiryEditor key={editing.id} entry={editing} onClose={() => setEditing(undefined)} />}
      <DraftList drafts={drafts} />
      {unsent > 0 && <InstallHint />}
      <aside className={css.help}>
        <h2>Talk to us</h2>
        <p>
          Our office hours are {officeHours} (Indian time). {callerText}
        </p>
        <HelpLinks text={HELLO} />
      </aside>
    </div>
  )
}

function Loading() {
  return (
    <div className={css.loading}>
      <Skeleton lines={3} label="Loading your enquiries" />
    </div>
  )
}

function Empty() {
  return (
    <div className={css.empty}>
      <Icon name="send" className={css.sign} />
      <h2>Nothing sent from this device yet</h2>
      <p>Choose a trip and send us an enquiry. You can do this without a network too.</p>
      <ButtonLink href="/">Find a holiday</ButtonLink>
    </div>
  )
}

function NoStorage() {
  return (
    <div className={css.empty}>
      <Icon name="info" className={css.sign} />
      <h2>This browser's storage cannot be read</h2>
      <p>
        The browser may be in private mode, or its storage may be full or switched off. Your enquiries then go
        directly to us, which needs a network, and are not listed here.
      </p>
    </div>
  )
}
