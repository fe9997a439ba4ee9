import { brand } from '../../../brand.ts'
import { BOOKING_TIMES, type EnquiryKind, type TypedEnquiry } from '../../../contract/enquiry.ts'
import { toShownDate } from '../../../contract/travel-date.ts'
import { typedFields } from '../../../contract/typed-enquiry.ts'
import type { EnquiryBody } from '../../../outbox/types.ts'

/** What each field is called, on the forms and wherever an enquiry is shown. */
export const FIELD_LABELS = {
  name: 'Your name',
  contact: 'Contact number',
  email: 'E-mail',
  destination: 'Destination',
  departure_city: 'Departure city',
  travel_date: 'Travel date',
  bookingTime: 'When to book',
  pax: 'Adults',
  child: 'Children',
  from: 'From',
  to: 'To',
  date: 'Travel date',
  passengers: 'Passengers',
  other_place: 'Which place?',
  note: 'Anything we should know?',
  about: 'About',
} as const

/** The fields of an enquiry with the labels of the forms; empty fields are left out. */
export function enquiryLines(
  kind: EnquiryKind,
  values: TypedEnquiry | EnquiryBody,
): { label: string; value: string }[] {
  return [...typedFields(kind), 'about' as const].flatMap((field) => {
    const value = String(values[field] ?? '')
    return value ? [{ label: FIELD_LABELS[field], value: inWords(field, value) }] : []
  })
}

/** The enquiry as a message, to be copied or sent by WhatsApp. */
export function enquiryText(kind: EnquiryKind, values: TypedEnquiry | EnquiryBody): string {
  const lines = enquiryLines(kind, values).map(({ label, value }) => `${label}: ${value}`)
  return [`Hello ${brand.name}, I would like to plan a trip.`, ...lines].join('\n')
}

/**
 * A WhatsApp chat with the agency, the message already written. Without a network the app itself must be addressed:
 * the web address would open a browser's error page.
 */
export function whatsAppLink(text: string, online: boolean): string {
  const message = encodeURIComponent(text)
  const phone = brand.whatsApp.replace(/\D/g, '')
  return online ? `${brand.whatsApp}?text=${message}` : `whatsapp://send?phone=${phone}&text=${message}`
}

function inWords(field: string, value: string): string {
  if (field === 'travel_date' || field === 'date') return toShownDate(value)
  if (field === 'bookingTime') return BOOKING_TIMES[value as keyof typeof BOOKING_TIMES] ?? value
  return value
}
