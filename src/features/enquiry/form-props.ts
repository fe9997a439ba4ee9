import type { EnquiryKind, TypedEnquiry } from '../../contract/enquiry.ts'
import type { RefusedForm } from '../../contract/page.ts'
import type { EnquiryBody } from '../../outbox/entry.ts'
import type { SubmitResult } from '../../outbox/submit.ts'
import type { FormPlace } from './send-enquiry.ts'

/** What a page tells an enquiry form. */
export type EnquiryFormProps = {
  /** Names the form's draft: `home`, `place:bali`. One for each form that can be on the screen. */
  name: string
  /** The place this page is about, as shown; it is filled in and cannot be changed. */
  lockedDestination?: string | undefined
  /** What is known beforehand; it can be changed. */
  prefill?: TypedEnquiry | undefined
  /** A form that came back from the server without JavaScript; ignored by forms of another kind. */
  refused?: RefusedForm | undefined
  place?: FormPlace | undefined
  /** Sends it in place of an enquiry that waits, rather than as a new one. */
  replace?: ((body: EnquiryBody) => Promise<SubmitResult>) | undefined
  /** Called instead of going to /thankyou. */
  onSent?: ((result: SubmitResult) => void) | undefined
  /** Called just before the page changes to /thankyou. */
  onLeave?: (() => void) | undefined
}

/** What a form's fields show at first: as handed out, and as they came back from the server. */
export function firstValues(kind: EnquiryKind, { lockedDestination, prefill, refused }: EnquiryFormProps) {
  const counts: TypedEnquiry = { long: { pax: '1', child: '0' }, short: {}, flight: { passengers: '1' } }[
    kind
  ]
  const handedOut: TypedEnquiry = {
    ...counts,
    ...prefill,
    ...(lockedDestination && { destination: lockedDestination }),
  }
  const back = refused?.kind === kind ? refused : undefined
  return { handedOut, initial: { ...handedOut, ...back?.values }, foundErrors: back?.errors }
}
