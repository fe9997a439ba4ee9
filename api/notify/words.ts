import { BOOKING_TIMES } from '../../src/contract/enquiry.ts'
import type { Lead } from '../../src/contract/lead.ts'
import type { NoticeTopic } from '../../src/contract/notify.ts'
import { toShownDate } from '../../src/contract/travel-date.ts'

const TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})
const MAX_VALUE = 300
// Line ends and other controls, and the marks that turn the direction of what follows.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu

/** What happened, before what it is about: `New enquiry: Bali`. */
export const HEADLINES: Record<NoticeTopic, string> = {
  'lead.received': 'New enquiry',
  'lead.assigned': 'For you',
  'lead.overdue': 'Still unanswered',
  'lead.follow-up': 'To follow up',
}

/** What somebody typed, as one line that cannot pose as anything else. */
export function oneLine(value: unknown, maxLength = MAX_VALUE): string {
  const text = String(value ?? '')
    .replace(UNPRINTABLE, ' ')
    .trim()
  return text.length > maxLength ? `${[...text].slice(0, maxLength).join('')}…` : text
}

/** What a lead is about: the place, or the flight. */
export function subjectOf(lead: Lead): string {
  return oneLine(lead.kind === 'flight' ? `Flight ${lead.from} → ${lead.to}` : lead.destination, 60)
}

/** A lead's facts as they are listed, each a term and its value. */
export function factsOf(lead: Lead): [term: string, value: string][] {
  const day = lead.travel_date ?? lead.date
  const facts: [string, unknown][] = [
    ['Name', lead.name],
    ['Phone', lead.contact && `+91 ${lead.contact}`],
    ['E-mail', lead.email],
    ['About', subjectOf(lead)],
    ['Departure city', lead.departure_city],
    ['Travel date', day && toShownDate(day)],
    ['Adults', lead.pax],
    ['Children', lead.child],
    ['Passengers', lead.passengers],
    ['Wants to book', lead.bookingTime && BOOKING_TIMES[lead.bookingTime as keyof typeof BOOKING_TIMES]],
    ['Written', lead.composedAt && TIME.format(new Date(lead.composedAt))],
    ['Received', TIME.format(new Date(lead.receivedAt))],
    ['Page', lead.sourceDomain],
  ]
  return facts
    .map(([term, value]): [string, string] => [term, oneLine(value)])
    .filter(([, value]) => value !== '')
}
