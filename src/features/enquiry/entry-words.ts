import type { EntryState, OutboxEntry, QueuedEntry } from '../../outbox/entry.ts'
import { enquiryText } from './enquiry-text.ts'

/** The four things an enquiry of this device can be, in the traveller's words. */
export const STATE_WORDS: Record<EntryState, string> = {
  waiting: 'Waiting to send',
  sending: 'Sending',
  sent: 'Sent',
  attention: 'Needs your attention',
}

/** What an enquiry is about, as its heading. */
export function titleOf(entry: OutboxEntry): string {
  const place =
    entry.state === 'sent' ? entry.destination : String(entry.body.destination ?? entry.body.to ?? '')
  if (entry.kind === 'flight') return `Flight to ${place}`
  return place === 'Other' || !place ? 'A trip somewhere new' : `A trip to ${place}`
}

/** Why the last try did not arrive, or nothing if there was none. */
export function lastTryInWords({ lastError }: QueuedEntry): string | undefined {
  if (!lastError) return undefined
  return {
    network: 'There was no network at the last try.',
    timeout: 'The network was too slow at the last try.',
    strange: 'At the last try something else answered in our place, such as the sign-in page of a Wi-Fi.',
    status: 'Our server could not take it at the last try.',
  }[lastError.reason]
}

/** The enquiry as a message to send another way. A delivered one no longer says who asked. */
export function messageOf(entry: OutboxEntry): string {
  if (entry.state !== 'sent') return enquiryText(entry.kind, entry.body)
  return `Hello, I am writing about my enquiry ${entry.reference}: ${titleOf(entry).toLowerCase()}.`
}

/** An instant as the traveller would write it: `21 Nov 2026, 4:15 pm`. `at` in ISO. */
export function momentInWords(at: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}
