import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { officeHours } from '../../../brand-places.ts'
import { readReceiptCookie } from '../../../offline/outbox/receipt-cookie.ts'
import { sendingText, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { callBackText, callerText, referenceMessage } from './call-back-text.ts'
import { entryMessage } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'
import { InstallHint } from './install-hint.tsx'
import css from './thank-you.module.css'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useEnquiries, useEnquiryState } from './use-outbox.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an enquiry that was delivered at once; a device that keeps nothing has no other record of it. */
    reference?: string
  }
}

/** The texts of the confirmation (spec 1 §2 "Thank-you page"), only for what the server has acknowledged. */
const SENT_MESSAGE = "Your message has been successfully sent to our team. We'll get back to you shortly!"
const HELLO = 'Hello, I have sent an enquiry on your website.'

type Props = {
  /** The reference of an enquiry sent by a plain form post, from the server. */
  reference?: string | undefined
  /** Reviews, videos and testimonials. */
  children?: ReactNode
}

/** The state of the enquiry just submitted, updated live. "Sent" is shown only with a receipt. */
export function ThankYou({ reference, children }: Props) {
  const sent = useRouterState({ select: ({ location: { state } }) => state.enquiryId ?? state.reference })
  return (
    <>
      <div className={css.page}>
        <div className={css.card} role="status">
          <Progress serverReference={reference} />
        </div>
        {(sent ?? reference) && <InstallHint />}
        <ButtonLink href="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
      {children}
    </>
  )
}

function Progress({ serverReference }: { serverReference: string | undefined }) {
  const hydrated = useHydrated()
  const { enquiryId, reference } = useRouterState({ select: (state) => state.location.state })
  const enquiry = useEnquiryState(enquiryId)
  // The server does not know what this device stores: nothing is shown before the outbox was read.
  if (!hydrated) return serverReference ? <Sent reference={serverReference} /> : <Asking />
  const posted = enquiryId === undefined ? (serverReference ?? readReceiptCookie()) : undefined
  const receipt = reference ?? posted ?? enquiry.reference
  if (receipt) return <Sent reference={receipt} />
  if (enquiry.state === 'waiting') return <Saved enquiryId={enquiryId} />
  if (enquiry.state === 'attention') return <Attention />
  if (enquiry.storage === 'loading') return <Asking />
  if (enquiry.storage === 'unavailable') return <Unreadable />
  return <Nothing wasDeleted={enquiryId !== undefined} />
}

function Asking() {
  return (
    <>
      <h1>Your enquiry</h1>
      <noscript>
        <p className={css.message}>
          If you came here from one of our forms and saw no error, your enquiry has reached us.{' '}
          {callBackText()} If you are not sure, please call or write to us.
        </p>
        <HelpLinks text={HELLO} />
      </noscript>
    </>
  )
}

function Sent({ reference }: { reference: string }) {
  return (
    <>
      <span className={css.sign} data-tone="sent">
        <Icon name="check" />
      </span>
      <h1>Thank you!</h1>
      <p className={css.message}>{SENT_MESSAGE}</p>
      <p>
        Your reference: <strong className={css.reference}>{reference}</strong>
      </p>
      <div className={css.next}>
        <h2>What happens next</h2>
        <p>{callBackText()}</p>
        <p>{callerText}</p>
        <p>To reach us earlier, call us or send a WhatsApp message with your reference.</p>
        <HelpLinks text={referenceMessage(reference)} />
      </div>
    </>
  )
}

function Saved({ enquiryId }: { enquiryId: string | undefined }) {
  const promise = useDeviceCapabilities()
  const entries = useEnquiries()
  const entry = enquiryId === undefined ? entries[0] : entries.find(({ id }) => id === enquiryId)
  return (
    <>
      <span className={css.sign} data-tone="saved">
        <Icon name="clock" />
      </span>
      <h1>Saved on this {promise.device}</h1>
      <p className={css.message}>Your enquiry has not been sent yet. {sendingText(promise)}</p>
      {storageWarnings(promise).map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
      <p>
        <Link href="/enquiries">See your enquiries</Link>
      </p>
      <div className={css.next}>
        <h2>What happens next</h2>
        <p>We can call you only after the enquiry has reached us. {callBackText(entry)}</p>
        <p>If it is urgent, call us or send your enquiry by WhatsApp.</p>
        <HelpLinks text={entry ? entryMessage(entry) : HELLO} />
      </div>
    </>
  )
}

function Attention() {
  const { device } = useDeviceCapabilities()
  return (
    <>
      <span className={css.sign} data-tone="attention">
        <Icon name="alert" />
      </span>
      <h1>Your enquiry needs your attention</h1>
      <p className={css.message}>
        It is saved on this {device}, but it could not be sent as it is. We do not have it yet.
      </p>
      <p>
        <Link href="/enquiries">See what it needs</Link>
      </p>
    </>
  )
}

function Unreadable() {
  const { device } = useDeviceCapabilities()
  return (
    <>
      <span className={css.sign} data-tone="attention">
        <Icon name="alert" />
      </span>
      <h1>We cannot tell whether it was sent</h1>
      <p className={css.message}>
        The storage of this {device} cannot be read at the moment, so we do not know whether your enquiry was
        sent. If it was, we call you during office hours: {officeHours}. To be sure, open this page again
        later, or call or write to us now.
      </p>
      <HelpLinks text={HELLO} />
    </>
  )
}

function Nothing({ wasDeleted }: { wasDeleted: boolean }) {
  const { device } = useDeviceCapabilities()
  return (
    <>
      <span className={css.sign} data-tone="saved">
        <Icon name="info" />
      </span>
      <h1>{wasDeleted ? 'This enquiry is no longer here' : 'Your enquiry'}</h1>
      <p className={css.message}>
        {wasDeleted
          ? `It is no longer stored on this ${device}. If you deleted it before it was sent, we do not have it.`
          : `There is no enquiry on this ${device}. Tell us where you would like to go, and we will plan the trip with you.`}
      </p>
      <p>
        <Link href="/contact">Write to us</Link>
      </p>
    </>
  )
}
