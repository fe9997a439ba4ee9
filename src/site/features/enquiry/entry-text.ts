import type { EnquiryEntry, EntryState, OutboxEntry, QueuedEntry } from '../../../outbox/types.ts'
import { enquiryText } from './enquiry-text.ts'

/** The labels of an entry's states. */
export const STATE_LABELS: Record<EntryState, string> = {
  waiting: 'Waiting to send',
  sending: 'Sending',
  sent: 'Sent',
  attention: 'Needs your attention',
}

/** What an enquiry is about, as its heading. */
export function entryTitle(entry: EnquiryEntry): string {
  const place =
    entry.state === 'sent' ? entry.destination : String(entry.body.destination ?? entry.body.to ?? '')
  if (entry.kind === 'flight') return `Flight to ${place}`
  return place === 'Other' || !place ? 'A trip somewhere new' : `A trip to ${place}`
}

/** Why the last attempt failed; `undefined` if there was none. */
export function lastAttemptText({ lastError }: QueuedEntry): string | undefined {
  if (!lastError) return undefined
  return {
    network: 'We could not be reached at the last attempt.',
    timeout: 'The network was too slow at the last attempt.',
    unrecognised:
      'At the last attempt something else answered instead of our server, for example the sign-in page of a Wi-Fi.',
    strange:
      'At the last attempt something else answered instead of our server, for example the sign-in page of a Wi-Fi.',
    status: 'Our server could not accept it at the last attempt.',
  }[lastError.reason]
}

/** The enquiry as a message to send another way. A delivered entry no longer has personal data. */
export function entryMessage(entry: EnquiryEntry): string {
  if (entry.state !== 'sent') return enquiryText(entry.kind, entry.body)
  return `Hello, I am writing about my enquiry ${entry.reference}: ${entryTitle(entry).toLowerCase()}.`
}

/** A time in the traveller's own time zone: `21 Nov 2026, 4:15 pm`. `at` in ISO. */
export function timeText(at: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}

/** What deleting an entry means. "It has not reached us" only where no attempt was made with a network. */
export function deleteQuestion(entry: OutboxEntry): string {
  if (entry.state === 'sent') return 'Our team has it and will answer. It is removed only from this list.'
  return entry.attempted
    ? 'We have not confirmed it, but an attempt may have reached us. In that case we answer it. If you delete it, it is not sent again.'
    : 'It has not reached us. If you delete it, it is lost.'
}
