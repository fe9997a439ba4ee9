import { type HistoryState, useHydrated, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ENQUIRY_PARAMETER } from '../../../contract/page-search.ts'
import { ownLang } from '../../../language/current.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { formText } from '../../../language/form.ts'
import { markPostedDraft, readReceiptCookie } from '../../../offline/outbox/receipt-cookie.ts'
import { deviceName, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import type { QueuedEnquiry } from '../../../outbox/types.ts'
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
export function ThankYou({ reference, whenSent, children }: Props) {
  const sent = useRouterState({ select: ({ location: { state } }) => state.enquiryId ?? state.reference })
  return (
    <>
      <div className={styles.page} lang={ownLang()}>
        <ArchPicture name="paraglide-himachal" />
        <div className={styles.card} role="status">
          <Progress serverReference={reference} whenSent={whenSent} />
        </div>
        {(sent ?? reference) && <InstallHint />}
        <ButtonLink href="/" variant="quiet">
          {enquiriesText().backHome}
        </ButtonLink>
      </div>
      {children}
    </>
  )
}

function Progress({
  serverReference,
  whenSent,
}: {
  serverReference: string | undefined
  whenSent: Props['whenSent'] | undefined
}) {
  const hydrated = useHydrated()
  const { searchStr, state } = useRouterState({ select: ({ location }) => location })
  const { enquiryId = new URLSearchParams(searchStr).get(ENQUIRY_PARAMETER) ?? undefined, reference } = state
  const progress = useEnquiryProgress(enquiryId)
  const isKnown = enquiryId !== undefined || reference !== undefined
  const posted = hydrated && !isKnown ? (serverReference ?? readReceiptCookie()) : undefined
  useEffect(() => void markPostedDraft(), [])
  useEffect(() => {
    if (posted) stayWith({ reference: posted })
  }, [posted])
  // The server does not know what this device stores: nothing is shown before the outbox was read.
  if (!hydrated) return serverReference ? <Sent reference={serverReference} /> : <Unknown />
  const receipt = reference ?? posted ?? (progress.state === 'sent' ? progress.reference : undefined)
  // The receipt may be that of what this one was sent again as.
  const id = progress.state === 'sent' && progress.reference === receipt ? progress.id : enquiryId
  if (receipt)
    return <Sent reference={receipt}>{enquiryId && id && whenSent?.({ id, reference: receipt })}</Sent>
  if (progress.state === 'sent' || progress.state === 'loading') return <Unknown />
  return <WithoutReceipt progress={progress} wasAsked={enquiryId !== undefined} />
}

/** Notes in this entry of the history which enquiry the page is about: it stays that one, also after Back. */
function stayWith(enquiry: Pick<HistoryState, 'enquiryId' | 'reference'>) {
  // When this page is left, it is still shown while the entry is already that of the next one.
  if (!location.pathname.endsWith('/thankyou')) return
  history.replaceState({ ...history.state, ...enquiry }, '')
}

function WithoutReceipt({ progress, wasAsked }: { progress: Unsent; wasAsked: boolean }) {
  const t = enquiriesText()
  const newest = !wasAsked && 'entry' in progress ? progress.entry.id : undefined
  // Once it is deleted, the newest is an earlier one, which may have been sent.
  useEffect(() => {
    if (newest !== undefined) stayWith({ enquiryId: newest })
  }, [newest])
  const capabilities = useDeviceCapabilities()
  const text = unsentText(progress, capabilities)
  if (progress.state === 'waiting') return <Saved {...text} entry={progress.entry} />
  if (progress.state === 'gone')
    return (
      <State
        tone="saved"
        icon="info"
        {...(wasAsked ? text : { title: t.yourEnquiry, message: t.noneText(deviceName(capabilities)) })}
      >
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
