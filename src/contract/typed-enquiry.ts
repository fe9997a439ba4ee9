import { readContact } from './contact-number.ts'
import { type EnquiryKind, OTHER_DESTINATION, type TypedEnquiry } from './enquiry.ts'
import { latinDigits } from './latin-digits.ts'
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

/** Fields of digits, which a keyboard may write in another script. */
const NUMBER_FIELDS = ['contact', 'travel_date', 'date', 'pax', 'child', 'passengers']

/** Fields of a form that may stay empty; an empty one is not sent. */
export const OPTIONAL_FIELDS = {
  long: ['other_place', 'note'],
  short: ['other_place', 'note'],
  flight: [],
} as const satisfies Record<EnquiryKind, readonly string[]>

/**
 * Fields that forms ask for in addition to the required ones, with the names that staff read. Each is stored as typed, and
 * shown on the lead, in mails and in the export.
 */
export const FURTHER_FIELDS = { note: 'Note' } as const
export type FurtherField = keyof typeof FURTHER_FIELDS
export const FURTHER_FIELD_NAMES = Object.keys(FURTHER_FIELDS) as [FurtherField, ...FurtherField[]]

/** All fields a traveller can type into. */
export function typedFields(kind: EnquiryKind) {
  return [...ENQUIRY_FIELDS[kind], ...OPTIONAL_FIELDS[kind]]
}

/** Name of the form's date field. */
export function dateField(kind: EnquiryKind): 'date' | 'travel_date' {
  return kind === 'flight' ? 'date' : 'travel_date'
}

/** Converts typed values for validation: the form's fields only, phone number as digits, date as `yyyy-MM-dd`. */
export function toPayload(kind: EnquiryKind, typed: TypedEnquiry): TypedEnquiry {
  const payload: TypedEnquiry = {}
  for (const field of ENQUIRY_FIELDS[kind]) payload[field] = (typed[field] ?? '').trim()
  for (const field of OPTIONAL_FIELDS[kind]) {
    const value = withoutReturns(typed[field] ?? '').trim()
    // A place typed before another destination was chosen says nothing.
    const isHidden = field === 'other_place' && payload.destination !== OTHER_DESTINATION.value
    if (value && !isHidden) payload[field] = value
  }
  for (const field of NUMBER_FIELDS)
    if (payload[field] !== undefined) payload[field] = latinDigits(payload[field])
  const date = dateField(kind)
  // An invalid date is kept as typed, so that validation reports it.
  payload[date] = toIsoDate(payload[date] ?? '') ?? payload[date] ?? ''
  // Not cut to 10 digits as in the field: without a script the traveller would not see which digits are removed.
  payload.contact = readContact(payload.contact ?? '')
  return payload
}

/** A text of several lines as the field counts it: a form that the browser posts itself has two characters for a line break. */
export function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
