import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readReceiptCookie } from '../../../offline/outbox/receipt-cookie.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { HelpLinks } from './help-links.tsx'
import { sendingText, storageWarnings } from './sending-text.ts'
import css from './thank-you.module.css'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useEnquiryState } from './use-outbox.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an enquiry that was delivered at once; a device that keeps nothing has no other record of it. */
    reference?: string
  }
}

/** The texts of the confirmation (spec 1 §2 "Thank-you page"), only for what the server has acknowledged. */
const SENT_MESSAGE = "Your message has been successfully sent to our team. We'll get back to you shortly!"
const HELLO = 'Hello, I have written an enquiry on your site.'

type Props = {
  /** The reference of an enquiry sent by a plain form post, from the server. */
  reference?: string | undefined
  /** Reviews, videos and testimonials. */
  children?: ReactNode
}

/** The state of the enquiry just submitted, updated live. "Sent" is shown only with a receipt. */
export function ThankYou({ reference, children }: Props) {
  return (
    <>
      <div className={css.page}>
        <div className={css.card} role="status">
          <Progress serverReference={reference} />
        </div>
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
  if (enquiry.state === 'waiting') return <Saved />
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
          If a form of ours brought you here without an error, your enquiry has reached us. If not, please
          write or call.
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
    </>
  )
}

function Saved() {
  const promise = useDeviceCapabilities()
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
      <p className={css.message}>It is saved on this {device}, but could not be delivered as it is.</p>
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
        This {device}’s storage cannot be read just now, so we do not know whether your enquiry was sent. Open
        this page again later, or reach us directly.
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
          ? `It is not kept on this ${device} any more. If you deleted it before it was sent, we do not have it.`
          : `There is no enquiry on this ${device}. Tell us where you would like to go, and we plan it with you.`}
      </p>
      <p>
        <Link href="/contact">Write to us</Link>
      </p>
    </>
  )
}
