import { CONSENT_NOTICE, type EnquiryKind, parseEnquiry, type TypedEnquiry } from '../../contract/enquiry.ts'
import { toPayload } from '../../contract/typed-enquiry.ts'
import type { EnquiryBody } from '../../outbox/entry.ts'
import type { SubmitResult } from '../../outbox/submit.ts'

/** Where a form stands; the spec has other words for a failed popup than for a failed page (spec 1 §8, spec 2 §8). */
export type FormPlace = 'page' | 'popup'

/** What is said when an enquiry could be neither kept nor sent. */
export function failureMessage(kind: EnquiryKind, place: FormPlace): string {
  if (kind === 'flight') return 'Failed to submit booking.'
  if (kind === 'short') return 'Something went wrong. Please try again later.'
  return place === 'popup'
    ? 'Failed to submit the form. Please try again.'
    : 'Form submission failed. Please try again later.'
}

/** What the device adds to what was typed. */
export type Circumstances = {
  /** The page's address. */
  url: URL
  /** Milliseconds since the form was first touched. */
  filledInMs: number
}

/** The JSON that is posted: the spec's fields, numbers as numbers, and what surrounds them. `typed` must be in order. */
export function bodyOf(
  kind: EnquiryKind,
  typed: TypedEnquiry,
  { url, filledInMs }: Circumstances,
): EnquiryBody {
  const result = parseEnquiry(kind, {
    ...toPayload(kind, typed),
    // Spec 1 §3: the short form sends the host, the long one the page's address.
    sourceDomain: kind === 'short' ? url.hostname : url.href.slice(0, 2048),
    consent: CONSENT_NOTICE,
    filledInMs,
    ...(typed.website && { website: typed.website }),
  })
  if (!result.ok) throw new Error(`Not ready to be sent: ${Object.keys(result.errors).join(', ')}`)
  const { kind: _, ...body } = result.enquiry
  return body as EnquiryBody
}

/** What a form says after a submit that does not lead on to /thankyou. */
export function complaintOf(result: SubmitResult, kind: EnquiryKind, place: FormPlace): string | undefined {
  if (result.outcome === 'refused') return result.refusal.message
  if (result.outcome === 'failed') return failureMessage(kind, place)
  return undefined
}
