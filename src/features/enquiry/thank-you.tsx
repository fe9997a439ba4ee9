import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './thank-you.module.css'
import { useEnquiryFate } from './use-outbox.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an enquiry that was delivered at once; a device that keeps nothing has no other record of it. */
    reference?: string
  }
}

/** The confirmation's words (spec 1 §2 "Thank-you page"). Only said of what the server holds. */
const SENT_MESSAGE = "Your message has been successfully sent to our team. We'll get back to you shortly!"

type Props = {
  /** From the address, after a plain form post. */
  reference?: string | undefined
  /** Reviews, videos and testimonials. */
  children?: ReactNode
}

/** What became of the enquiry just sent, kept true while the page is open. */
export function ThankYou({ reference, children }: Props) {
  return (
    <>
      <div className={css.page}>
        <div className={css.card} role="status">
          {reference ? <Sent reference={reference} /> : <Fate />}
        </div>
        <ButtonLink href="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
      {children}
    </>
  )
}

function Fate() {
  const hydrated = useHydrated()
  const { enquiryId, reference } = useRouterState({ select: (state) => state.location.state })
  const fate = useEnquiryFate(enquiryId)
  // The server cannot know whether it was sent or only saved: no word of either before the device has been asked.
  if (!hydrated) return <Asking />
  if (fate.state === 'sent') return <Sent reference={fate.reference} />
  if (reference) return <Sent reference={reference} />
  if (fate.state === 'waiting') return <Saved />
  if (fate.state === 'attention') return <Attention />
  return fate.storage === 'loading' ? <Asking /> : <Sent />
}

function Asking() {
  return (
    <>
      <h1>Thank you!</h1>
      <noscript>
        <p className={css.message}>{SENT_MESSAGE}</p>
      </noscript>
    </>
  )
}

function Sent({ reference }: { reference?: string }) {
  return (
    <>
      <span className={css.sign} data-tone="sent">
        <Icon name="check" />
      </span>
      <h1>Thank you!</h1>
      <p className={css.message}>{SENT_MESSAGE}</p>
      {reference && (
        <p>
          Your reference: <strong className={css.reference}>{reference}</strong>
        </p>
      )}
    </>
  )
}

function Saved() {
  return (
    <>
      <span className={css.sign} data-tone="saved">
        <Icon name="clock" />
      </span>
      <h1>Saved on this phone</h1>
      <p className={css.message}>
        Your enquiry is saved on this phone and will be sent by itself as soon as there is a network. You can
        close this page.
      </p>
      <p>
        <Link href="/enquiries">See your enquiries</Link>
      </p>
    </>
  )
}

function Attention() {
  return (
    <>
      <span className={css.sign} data-tone="attention">
        <Icon name="alert" />
      </span>
      <h1>Your enquiry needs a look</h1>
      <p className={css.message}>It is saved on this phone, but could not be taken as it is.</p>
      <p>
        <Link href="/enquiries">See what it needs</Link>
      </p>
    </>
  )
}
