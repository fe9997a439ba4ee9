import { locale } from '../../../language/current.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import type { EnquiryEntry, OutboxEntry, QueuedEntry } from '../../../outbox/types.ts'
import { enquiryText } from './enquiry-text.ts'

/** Statuses with which our server says that it did not store an enquiry; not 422, which is about an earlier one. */
const REFUSED_BY_US = [400, 413, 415]

/** What an enquiry is about, as its heading. */
export function entryTitle(entry: EnquiryEntry): string {
  const t = enquiriesText()
  const place =
    entry.state === 'sent' ? entry.destination : String(entry.body.destination ?? entry.body.to ?? '')
  if (entry.kind === 'flight') return t.flightTo(place)
  return place === 'Other' || !place ? t.tripSomewhere : t.tripTo(place)
}

/** Why the last attempt failed; `undefined` if there was none. */
export function lastAttemptText({ lastError }: QueuedEntry): string | undefined {
  if (!lastError) return undefined
  const t = enquiriesText()
  if (lastError.isForeign) return t.errorUnrecognised
  return {
    network: t.errorNetwork,
    timeout: t.errorTimeout,
    unrecognised: t.errorUnrecognised,
    strange: t.errorUnrecognised,
    status: t.errorStatus,
  }[lastError.reason]
}

/** The enquiry as a message to send another way. A delivered entry no longer has personal data. */
export function entryMessage(entry: EnquiryEntry): string {
  if (entry.state !== 'sent') return enquiryText(entry.kind, entry.body)
  return enquiriesText().aboutEntry(entry.reference, entryTitle(entry))
}

/** A time in the traveller's own time zone: `21 Nov 2026, 4:15 pm`. `at` in ISO. */
export function timeText(at: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}

/** What deleting an entry means. "It has not reached us" only where no attempt of any version was made with a network. */
export function deleteQuestion(entry: OutboxEntry): string {
  const t = enquiriesText()
  if (entry.state === 'sent') return t.deleteSent
  return entry.attempted || entry.replaces ? t.deleteAttempted : t.deleteUnsent
}

/** What is known of an enquiry that waits: "not sent" only where no attempt was made with a network. */
export function waitingText(entry: EnquiryEntry | undefined): string {
  const t = enquiriesText()
  return entry && entry.state !== 'sent' && entry.attempted ? t.notConfirmed : t.notSentYet
}

/** What is said of an enquiry that needs attention. Of an earlier version, or another try, we cannot know whether it has reached us. */
export function parkedText(entry: EnquiryEntry | undefined, device: string): string {
  const t = enquiriesText()
  const isRefused = entry?.state === 'attention' && REFUSED_BY_US.includes(entry.refusal?.status ?? 0)
  const isFirst = entry?.state === 'attention' && entry.revision === 0 && !entry.replaces
  return isRefused && isFirst ? `${t.attentionText(device)} ${t.notWithUs}` : t.attentionText(device)
}
