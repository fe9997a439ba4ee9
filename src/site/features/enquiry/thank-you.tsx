import { useHydrated, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ownLang } from '../../../language/current.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { formText } from '../../../language/form.ts'
import { markPostedDraft } from '../../../offline/outbox/posted-draft.ts'
import { storageWarnings } from '../../../offline/outbox/sending-text.ts'
import type { QueuedEnquiry } from '../../../outbox/types.ts'
import {
  isOfPostedEnquiry,
  readReceiptCookie,
  type ShownEnquiry,
  shownEnquiry,
} from '../../../state/shown-enquiry.ts'
import { ArchPicture } from '../../../ui/arch-picture.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { callBackText, callerText, referenceMessage } from './call-back-text.ts'
import { type Unsent, unsentText } from './enquiry-progress.ts'
import { entryMessage } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'
import { InstallHint } from './install-hint.tsx'
import styles from './thank-you.module.css'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useEnquiryProgress } from './use-outbox.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an enquiry that was delivered at once; a device that keeps nothing has no other record of it. */
    reference?: string
  }
}

type Props = {
  /** The reference of an enquiry sent by a plain form post, from the server. */
  reference?: string | undefined
  /** Shown with the receipt of an enquiry that this device sent. */
  whenSent?: (receipt: { id: string; reference: string }) => ReactNode
  /** Reviews, videos and testimonials. */
  children?: ReactNode
}

/** The state of the enquiry just submitted, updated live. "Sent" is shown only with a receipt. */
export function ThankYou({ reference: posted, whenSent, children }: Props) {
  const shown = useShownEnquiry()
  return (
    <>
      <div className={styles.page} lang={ownLang()}>
        <ArchPicture name="paraglide-himachal" />
        <div className={styles.card} role="status">
          <Outcome shown={shown} posted={posted} whenSent={whenSent} />
        </div>
        {(shown.enquiryId ?? shown.reference ?? posted) && <InstallHint />}
        <ButtonLink href="/" variant="quiet">
          {enquiriesText().backHome}
        </ButtonLink>
      </div>
      {children}
    </>
  )
}

/** `entry`: the router's key of the page's entry of the history. */
type Shown = ShownEnquiry & { entry: string | undefined }

/** What this page is about: said by its entry of the history, or by the link to another language. */
function useShownEnquiry(): Shown {
  const location = useRouterState({ select: (router) => router.location })
  const [own, setOwn] = useState(location)
  // This page is still shown while another one loads.
  if (own !== location && PATH.test(location.pathname)) setOwn(location)
  const { enquiryId, reference } = shownEnquiry(own.state, own.searchStr)
  return { enquiryId, reference, entry: own.state.__TSR_key }
}

const PATH = /\/thankyou\/?$/i

function Outcome({
  shown: { enquiryId, reference, entry },
  posted,
  whenSent,
}: {
  shown: Shown
  posted: string | undefined
  whenSent: Props['whenSent']
}) {
  const hydrated = useHydrated()
  const mayBePosted = hydrated && !enquiryId && !reference && isOfPostedEnquiry()
  const found = mayBePosted ? (posted ?? readReceiptCookie()) : undefined
  useEffect(() => void markPostedDraft(), [])
  const receipt = reference ?? found
  // The cookie does not last, and may be that of a later form when the traveller comes back.
  useEffect(() => noteShown({ enquiryId, reference: receipt, entry }), [enquiryId, receipt, entry])
  // The server does not know what this device stores: nothing is shown before the outbox was read.
  if (!hydrated)
    return posted ? (
      <div className={styles.posted}>
        <Sent reference={posted} />
      </div>
    ) : (
      <Unknown />
    )
  if (enquiryId) return <OfEnquiry id={enquiryId} reference={reference} whenSent={whenSent} />
  return receipt ? <Sent reference={receipt} /> : <OfNone />
}

/** Notes in this entry of the history what the page is about, so that it stays that. */
function noteShown({ enquiryId, reference, entry }: Shown): void {
  const { state } = history
  const isNoted = state?.enquiryId === enquiryId && state?.reference === reference
  // When this page is left, it is still shown while the entry is already that of the next one.
  if (isNoted || state?.__TSR_key !== entry) return
  history.replaceState({ ...state, enquiryId, reference }, '')
}

function OfEnquiry({
  id,
  reference,
  whenSent,
}: {
  id: string
  reference: string | undefined
  whenSent: Props['whenSent']
}) {
  const progress = useEnquiryProgress(id)
  const receipt = reference ?? (progress.state === 'sent' ? progress.reference : undefined)
  if (receipt) {
    // The receipt may be that of what this one was sent again as.
    const sentId = progress.state === 'sent' && progress.reference === receipt ? progress.id : id
    return <Sent reference={receipt}>{whenSent?.({ id: sentId, reference: receipt })}</Sent>
  }
  if (progress.state === 'sent' || progress.state === 'loading') return <Unknown />
  return <WithoutReceipt progress={progress} />
}

function WithoutReceipt({ progress }: { progress: Unsent }) {
  const t = enquiriesText()
  const text = unsentText(progress, useDeviceCapabilities())
  if (progress.state === 'waiting') return <Saved {...text} entry={progress.entry} />
  if (progress.state === 'gone')
    return (
      <State tone="saved" icon="info" {...text}>
        <p>
          <Link href="/contact">{t.writeToUs}</Link>
        </p>
      </State>
    )
  return (
    <State tone="attention" icon="alert" {...text}>
      {progress.state !== 'unavailable' && (
        <p>
          <Link href="/enquiries">{progress.state === 'newer' ? formText().seeEnquiries : t.seeNeeds}</Link>
        </p>
      )}
      {progress.state !== 'attention' && <HelpLinks text={t.helloSent} />}
    </State>
  )
}

/** Opened by its address: which of the enquiries of this device it would be about, cannot be known. */
function OfNone() {
  const t = enquiriesText()
  return (
    <State tone="saved" icon="info" title={t.yourEnquiry} message={`${t.openedAlone} ${t.askingUnsure}`}>
      <p className={styles.links}>
        <Link href="/enquiries">{formText().seeEnquiries}</Link>
        <Link href="/contact">{t.writeToUs}</Link>
      </p>
      <HelpLinks text={t.helloSent} />
    </State>
  )
}

function Unknown() {
  const t = enquiriesText()
  return (
    <>
      <h1>{t.yourEnquiry}</h1>
      <noscript>
        <p className={styles.message}>
          {t.askingNoScript} {callBackText()} {t.askingUnsure}
        </p>
        <HelpLinks text={t.helloSent} />
      </noscript>
    </>
  )
}

function Sent({ reference, children }: { reference: string; children?: ReactNode }) {
  const t = enquiriesText()
  return (
    <State tone="sent" icon="check" title={t.thankYou} message={t.sentMessage}>
      <p>
        {t.yourReference} <strong className={styles.reference}>{reference}</strong>
      </p>
      {children}
      <div className={styles.next}>
        <h2>{t.next}</h2>
        <p>{callBackText()}</p>
        <p>{callerText()}</p>
        <p>{t.reachUs}</p>
        <HelpLinks text={referenceMessage(reference)} />
      </div>
    </State>
  )
}

function Saved({ title, message, entry }: { title: string; message: string; entry: QueuedEnquiry }) {
  const t = enquiriesText()
  const capabilities = useDeviceCapabilities()
  return (
    <State tone="saved" icon="clock" title={title} message={message}>
      {storageWarnings(capabilities).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      <p>
        <Link href="/enquiries">{formText().seeEnquiries}</Link>
      </p>
      <div className={styles.next}>
        <h2>{t.next}</h2>
        <p>
          {t.callAfterwards} {callBackText(entry)}
        </p>
        <p>{t.urgent}</p>
        <HelpLinks text={entryMessage(entry)} />
      </div>
    </State>
  )
}

type StateProps = {
  tone: 'sent' | 'saved' | 'attention'
  icon: IconName
  title: string
  message: string
  children: ReactNode
}

function State({ tone, icon, title, message, children }: StateProps) {
  return (
    <>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      <p className={styles.message}>{message}</p>
      {children}
    </>
  )
}
