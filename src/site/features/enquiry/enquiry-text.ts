import { brand } from '../../../brand.ts'
import { BOOKING_TIMES, type EnquiryKind, type TypedEnquiry } from '../../../contract/enquiry.ts'
import { toShownDate } from '../../../contract/travel-date.ts'
import { typedFields } from '../../../contract/typed-enquiry.ts'
import { formText } from '../../../language/form.ts'
import type { EnquiryBody } from '../../../outbox/types.ts'

/** The fields of an enquiry with the labels of the forms; empty fields are left out. */
export function enquiryLines(
  kind: EnquiryKind,
  values: TypedEnquiry | EnquiryBody,
): { label: string; value: string }[] {
  return [...typedFields(kind), 'about' as const].flatMap((field) => {
    const value = String(values[field] ?? '')
    return value ? [{ label: formText().labels[field], value: inWords(field, value) }] : []
  })
}

/** A `bookingTime` as the form shows it. */
export function bookingTimeText(value: BookingTime): string {
  return formText().bookingTimes[value] ?? BOOKING_TIMES[value] ?? value
}

type BookingTime = keyof typeof BOOKING_TIMES

/** The enquiry as a message, to be copied or sent by WhatsApp. */
export function enquiryText(kind: EnquiryKind, values: TypedEnquiry | EnquiryBody): string {
  const lines = enquiryLines(kind, values).map(({ label, value }) => `${label}: ${value}`)
  return [formText().helloAgency(brand.name), ...lines].join('\n')
}

/**
 * A link to a WhatsApp chat with the agency with the message filled in. Without a network the link must open the app directly,
 * because the web address would show an error page.
 */
export function whatsAppLink(text: string, online: boolean): string {
  const message = encodeURIComponent(text)
  const phone = brand.whatsApp.replace(/\D/g, '')
  return online ? `${brand.whatsApp}?text=${message}` : `whatsapp://send?phone=${phone}&text=${message}`
}

function inWords(field: string, value: string): string {
  if (field === 'travel_date' || field === 'date') return toShownDate(value)
  if (field === 'bookingTime') return bookingTimeText(value as BookingTime)
  return value
}
