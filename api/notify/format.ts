import { BOOKING_TIMES } from '../../src/contract/enquiry.ts'
import { formatTime } from '../../src/contract/indian-time.ts'
import type { Lead } from '../../src/contract/lead.ts'
import { sourceLabel } from '../../src/contract/lead-source.ts'
import type { NoticeTopic } from '../../src/contract/notify.ts'
import { toShownDate } from '../../src/contract/travel-date.ts'
import { FURTHER_FIELD_NAMES, FURTHER_FIELDS } from '../../src/contract/typed-enquiry.ts'

const MAX_VALUE_LENGTH = 300
// Line breaks, control characters and marks that change the text direction.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu

/** The first part of a notification's title: `New enquiry: Bali`. */
export const TOPIC_TITLES: Record<NoticeTopic, string> = {
  'lead.received': 'New enquiry',
  'lead.assigned': 'For you',
  'lead.overdue': 'Still unanswered',
  'lead.follow-up': 'To follow up',
  'lead.quarantined': 'Suspected spam',
  'lead.handed-over': 'Handed over to you',
  'quotation.opened': 'Quotation opened',
  'quotation.accepted': 'Quotation accepted',
  'quotation.change-asked': 'Change of a quotation wanted',
  'quotation.declined': 'Quotation declined',
  'quotation.not-accepted': 'Acceptance refused: please call',
}

/** `1 enquiry`, `3 enquiries`. */
export function countEnquiries(count: number): string {
  return `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
}

/** Text from a visitor as one line without control characters, so that it cannot imitate other lines of a message. */
export function oneLine(value: unknown, maxLength = MAX_VALUE_LENGTH): string {
  const text = String(value ?? '')
    .replace(UNPRINTABLE, ' ')
    .trim()
  return text.length > maxLength ? `${[...text].slice(0, maxLength).join('')}…` : text
}

/** The destination of a lead, or its flight. */
export function leadSubject(lead: Lead): string {
  return oneLine(lead.kind === 'flight' ? `Flight ${lead.from} → ${lead.to}` : lead.destination, 60)
}

/** A lead's fields as pairs of label and value, without empty ones. */
export function leadFacts(lead: Lead): [term: string, value: string][] {
  const day = lead.travel_date ?? lead.date
  const facts: [string, unknown][] = [
    ['Name', lead.name],
    ['Phone', lead.contact && `+91 ${lead.contact}`],
    ['E-mail', lead.email],
    ['About', leadSubject(lead)],
    ['Other place', lead.other_place],
    ['Chose', lead.about],
    ['Departure city', lead.departure_city],
    ['Travel date', day && toShownDate(day)],
    ['Adults', lead.pax],
    ['Children', lead.child],
    ['Passengers', lead.passengers],
    ['Travellers', lead.travellers],
    ['Source', lead.origin && sourceLabel(lead.origin)],
    ['Wants to book', lead.bookingTime && BOOKING_TIMES[lead.bookingTime as keyof typeof BOOKING_TIMES]],
    ...FURTHER_FIELD_NAMES.map((field): [string, unknown] => [FURTHER_FIELDS[field], lead[field]]),
    ['Written', lead.composedAt && formatTime(lead.composedAt)],
    ['Received', formatTime(lead.receivedAt)],
    ['Page', lead.sourceDomain],
  ]
  return facts
    .map(([term, value]): [string, string] => [term, oneLine(value)])
    .filter(([, value]) => value !== '')
}
