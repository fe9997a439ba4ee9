import { removeClickIds } from '../../../contract/click-ids.ts'
import {
  type Attribution,
  CONSENT_NOTICE,
  type EnquiryKind,
  parseEnquiry,
  type TypedEnquiry,
} from '../../../contract/enquiry.ts'
import { REFUSED_MESSAGE } from '../../../contract/enquiry-messages.ts'
import { addressIn, splitLanguage } from '../../../contract/languages.ts'
import { indianDay, toShownDate } from '../../../contract/travel-date.ts'
import { withoutTripToken } from '../../../contract/trip-path.ts'
import { toPayload } from '../../../contract/typed-enquiry.ts'
import { errorText, formText } from '../../../language/form.ts'
import { isUsedUp } from '../../../outbox/entry.ts'
import type { EnquiryBody, OutboxEntry, SubmitResult } from '../../../outbox/types.ts'

/** Where a form is; the spec's messages differ for popups and pages (spec 1 §8, spec 2 §8). */
export type FormLocation = 'page' | 'popup'

/** The message for an enquiry that could be neither stored nor sent. */
export function failureMessage(kind: EnquiryKind, place: FormLocation): string {
  const t = formText()
  if (kind === 'flight') return t.failedFlight
  if (kind === 'short') return t.failedShort
  return place === 'popup' ? t.failedPopup : t.failedPage
}

/** Data that the device adds to the typed values. */
export type SubmitContext = {
  /** The page's address. */
  url: URL
  /** Milliseconds since the traveller began the enquiry; undefined when that is not known. */
  filledInMs: number | undefined
  attribution?: Attribution | undefined
}

/** The JSON that is posted: the spec's fields, numbers as numbers, and what surrounds them. `typed` must be in order. */
export function enquiryBody(
  kind: EnquiryKind,
  typed: TypedEnquiry,
  { url, filledInMs, attribution }: SubmitContext,
): EnquiryBody {
  const input = {
    ...toPayload(kind, typed),
    // Spec 1 §3: the short form sends the host, the long one the page's address. Both contain the language.
    sourceDomain: kind === 'short' ? hostOf(url) : withoutTripToken(removeClickIds(url.href)).slice(0, 2048),
    page: withoutTripToken(url.pathname),
    ...(typed.about && { about: typed.about }),
    ...(attribution && { attribution }),
    consent: CONSENT_NOTICE,
    ...(filledInMs !== undefined && { filledInMs }),
    ...(typed.website && { website: typed.website }),
  }
  // The form has checked the travel date already, by a better clock than the device's (use-enquiry-form.ts).
  const result = parseEnquiry(kind, input, null)
  if (!result.ok) throw new Error(`Not ready to be sent: ${Object.keys(result.errors).join(', ')}`)
  const { kind: _, ...body } = result.enquiry
  return body as unknown as EnquiryBody
}

// `example.com`, or `example.com/hi` for a page in Hindi.
function hostOf({ hostname, pathname }: URL): string {
  const { language } = splitLanguage(pathname)
  return language === 'en' ? hostname : hostname + addressIn(language, '/')
}

/** Why an enquiry could not be sent, and what another press of the form's button does, where that is not to try the same again. */
export type Complaint = { said: string; again?: string }

/** The form's message after a submit that does not lead to /thankyou. */
export function outcomeMessage(
  result: SubmitResult,
  kind: EnquiryKind,
  place: FormLocation,
): Complaint | undefined {
  if (result.outcome === 'refused') {
    const { message, status } = result.refusal
    if (status === 422) return usedUp(message)
    // By the editor (enquiry-editor.tsx): no server refuses an enquiry with it.
    if (status === 409) return { said: message, again: formText().againInPlace }
    const isBare = kind === 'flight' && message === REFUSED_MESSAGE
    return { said: isBare ? failureMessage(kind, place) : errorText(message) }
  }
  if (result.outcome === 'conflict') return conflictMessage(result.existing)
  if (result.outcome === 'failed') return { said: failureMessage(kind, place) }
  return undefined
}

function conflictMessage(existing: OutboxEntry): Complaint {
  const t = formText()
  if (existing.state === 'sent') return { said: t.sentBefore(existing.reference), again: t.againAsNew }
  return isUsedUp(existing)
    ? usedUp(existing.refusal?.message ?? '')
    : { said: t.otherIsHere, again: t.againInPlace }
}

// The forms take another id next.
function usedUp(message: string): Complaint {
  return { said: errorText(message), again: formText().againAsNew }
}

/** The message for a date that is past by the device's clock, where the server's time is not known. */
export function deviceDateMessage(now: Date): string {
  return formText().pastOnDevice(toShownDate(indianDay(now)))
}
