import type { EnquiryKind, TypedEnquiry } from './enquiry.ts'
import { toIsoDate } from './travel-date.ts'

/** The fields a traveller fills in, per form and in the order they are asked (spec 1 §3, spec 2 §2). */
export const ENQUIRY_FIELDS = {
  long: [
    'name',
    'contact',
    'email',
    'destination',
    'departure_city',
    'travel_date',
    'bookingTime',
    'pax',
    'child',
  ],
  short: ['name', 'contact', 'destination', 'travel_date', 'bookingTime'],
  flight: ['from', 'to', 'date', 'passengers', 'contact', 'name'],
} as const satisfies Record<EnquiryKind, readonly string[]>

/** Name of the form's date field. */
export function dateField(kind: EnquiryKind): 'date' | 'travel_date' {
  return kind === 'flight' ? 'date' : 'travel_date'
}

/**
 * A phone number as the field keeps it: digits only, at most 10 (spec 1 §5). `+91`, `0091` or `0` in front of a whole
 * number is how phone books write it, so it goes.
 */
export function contactDigits(typed: string): string {
  return withoutPrefix(typed.replace(/\D/g, '')).slice(0, 10)
}

/** What was typed, in the shape the rules judge: digits of the number, dates as `yyyy-MM-dd`, nothing but the form's fields. */
export function toPayload(kind: EnquiryKind, typed: TypedEnquiry): TypedEnquiry {
  const payload: TypedEnquiry = {}
  for (const field of ENQUIRY_FIELDS[kind]) payload[field] = (typed[field] ?? '').trim()
  const date = dateField(kind)
  // Text that is no date stays as typed, so that the rule can say so.
  payload[date] = toIsoDate(payload[date] ?? '') ?? payload[date] ?? ''
  // Unlike in the field, a number that is too long is not cut: without a script nobody saw which digits would go.
  payload.contact = withoutPrefix((payload.contact ?? '').replace(/[\s().+-]/g, ''))
  return payload
}

function withoutPrefix(number: string): string {
  return number.replace(/^(?:(?:00)?91|0+)(?=\d{10}$)/, '')
}
