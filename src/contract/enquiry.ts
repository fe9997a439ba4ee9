import * as v from 'valibot'
import { indianDay, isIsoDate } from './travel-date.ts'

/** The three forms a traveller can send (spec 1 §3, spec 2 §3). Long and short share one address. */
export const ENQUIRY_KINDS = ['long', 'short', 'flight'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** Where each kind is posted, on the server's own origin. */
export const ENQUIRY_PATHS: Record<EnquiryKind, string> = {
  long: '/submit-form',
  short: '/submit-form',
  flight: '/submit',
}

/** `bookingTime` values and their labels (spec 1 §5). */
export const BOOKING_TIMES = {
  'this-week': 'This Week',
  'this-month': 'This Month',
  'Just Inquiry': 'Just Inquiry',
} as const
export const BOOKING_TIME_PROMPT = 'When are you looking to book?'

/** What the destination list offers, in the spec's order, plus {@link OTHER_DESTINATION} (spec 1 §1, §5). */
export const ENQUIRY_DESTINATIONS = [
  'Maldives',
  'Bali',
  'Dubai',
  'Thailand',
  'Singapore',
  'Malaysia',
  'Hong Kong',
  'Europe',
  'Vietnam',
  'Australia',
  'Ladakh',
  'Sri Lanka',
  'Nepal',
  'Kashmir',
  'Goa',
  'Mauritius',
  'Bhutan',
  'Himachal',
  'Kerala',
  'Bangkok',
  'Baku',
  'Turkey',
] as const
export const OTHER_DESTINATION = { value: 'Other', label: 'Any other place?' } as const

export const FLIGHT_FROM = ['Mumbai', 'Delhi'] as const
export const FLIGHT_TO = ['Bali', 'Singapore'] as const

/** Version of the privacy notice beside every form, stored with each lead; a new one whenever the notice's words change. */
export const CONSENT_NOTICE = '2026-11'

/** The spec's own words (spec 1 §8, spec 2 §8); the rest follow their tone. */
export const ENQUIRY_MESSAGES = {
  dateMissing: 'Please select a travel date!',
  dateInvalid: 'Date input not valid.',
  datePast: 'The travel date cannot be earlier than today.',
  contactLong: 'Please enter a 10-digit contact number',
  contactShort: 'Please enter a valid 10-digit contact number.',
  name: 'Please enter your name.',
  email: 'Please enter a valid e-mail address.',
  destination: 'Please choose a destination.',
  departureCity: 'Please enter your departure city.',
  bookingTime: 'Please choose when you are looking to book.',
  adults: 'At least 1 adult is needed.',
  children: 'The number of children cannot be below 0.',
  passengers: 'At least 1 passenger is needed.',
  flightFrom: 'Please choose where you fly from.',
  flightTo: 'Please choose where you fly to.',
  tooLong: 'This is too long.',
} as const
const M = ENQUIRY_MESSAGES

const line = (missing: string, max: number) =>
  v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), v.maxLength(max, M.tooLong))

const count = (min: number, message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))], message),
    v.safeInteger(message),
    v.minValue(min, message),
  )

const date = v.pipe(v.string(M.dateMissing), v.minLength(1, M.dateMissing), v.check(isIsoDate, M.dateInvalid))

const bookingTime = v.picklist(['this-week', 'this-month', 'Just Inquiry'], M.bookingTime)

/** Exactly 10 digits (spec 1 §5, long and flight forms). */
const contact = v.pipe(v.string(M.contactLong), v.regex(/^\d{10}$/, M.contactLong))
/** 10 digits, the first 6 to 9 (spec 1 §5, short form). */
const mobile = v.pipe(v.string(M.contactShort), v.regex(/^[6-9]\d{9}$/, M.contactShort))

/** What the device adds around every form. */
const envelope = {
  /** ISO instant on the device's own clock when the traveller pressed send; a hint, never trusted. */
  composedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Version of the privacy notice that was shown. */
  consent: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Page address (long) or host name (short) the enquiry was written on. */
  sourceDomain: v.optional(v.pipe(v.string(), v.maxLength(2048, M.tooLong)), ''),
  /** A field people never see; what fills it in is not a person. */
  website: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  /** Milliseconds between the first touch of the form and sending it. */
  filledInMs: v.optional(v.pipe(v.number(), v.minValue(0))),
}

/** Long form: home page and package popup (spec 1 §5 "Long form"). */
export const LongEnquirySchema = v.object({
  name: line(M.name, 200),
  contact,
  email: v.pipe(line(M.email, 254), v.email(M.email)),
  destination: line(M.destination, 100),
  departure_city: line(M.departureCity, 100),
  travel_date: date,
  bookingTime,
  pax: count(1, M.adults),
  child: count(0, M.children),
  ...envelope,
})
export type LongEnquiry = v.InferOutput<typeof LongEnquirySchema>

/** Short form: contact, family and landing pages (spec 1 §5 "Short form"). */
export const ShortEnquirySchema = v.pipe(
  v.object({
    name: line(M.name, 200),
    contact: mobile,
    destination: line(M.destination, 100),
    travel_date: date,
    bookingTime,
    ...envelope,
  }),
  // An enquiry may wait on the phone for weeks: the date is judged by the day it was written.
  v.forward(
    v.check((e) => !isPast(e.travel_date, e.composedAt), M.datePast),
    ['travel_date'],
  ),
)
export type ShortEnquiry = v.InferOutput<typeof ShortEnquirySchema>

/** Flight form (spec 2 §2 "Flight booking form"). */
export const FlightEnquirySchema = v.object({
  from: v.picklist(FLIGHT_FROM, M.flightFrom),
  to: v.picklist(FLIGHT_TO, M.flightTo),
  date,
  passengers: count(1, M.passengers),
  contact,
  name: line(M.name, 200),
  ...envelope,
})
export type FlightEnquiry = v.InferOutput<typeof FlightEnquirySchema>

/** An accepted enquiry of any kind, with the kind that judged it. */
export type Enquiry =
  | ({ kind: 'long' } & LongEnquiry)
  | ({ kind: 'short' } & ShortEnquiry)
  | ({ kind: 'flight' } & FlightEnquiry)

/** What was typed, before any rule: every value is text as it stands in the form. */
export type TypedEnquiry = Record<string, string>

/** One message per field that broke a rule. */
export type EnquiryErrors = Record<string, string>

const SCHEMAS = { long: LongEnquirySchema, short: ShortEnquirySchema, flight: FlightEnquirySchema }

/** Judges a form's values by the rules of its kind: the clean enquiry, or the first message of each bad field. */
export function parseEnquiry(
  kind: EnquiryKind,
  input: unknown,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const result = v.safeParse(SCHEMAS[kind] as typeof LongEnquirySchema, input)
  if (result.success) return { ok: true, enquiry: { kind, ...result.output } as Enquiry }
  const errors: EnquiryErrors = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'form'
    errors[field] ??= isMissing(issue) ? missingMessage(kind, field, issue.message) : issue.message
  }
  return { ok: false, errors }
}

/** A body posted to `/submit-form` is long as soon as it has any field that only the long form has. */
export function kindOfBody(body: Record<string, unknown>): 'long' | 'short' {
  return ['email', 'departure_city', 'pax', 'child'].some((field) => field in body) ? 'long' : 'short'
}

// A day's grace: the traveller's midnight and the server's are not the same.
// A device clock that runs ahead must not turn a good date into a past one.
function isPast(day: string, composedAt: string | undefined): boolean {
  const writtenAt = Math.min(Date.now(), composedAt ? Date.parse(composedAt) : Infinity)
  return day < indianDay(new Date(writtenAt - 86_400_000))
}

// A key that is absent altogether is reported by the object, in the library's words; say it in ours.
function isMissing(issue: v.BaseIssue<unknown>): boolean {
  return issue.input === undefined
}

function missingMessage(kind: EnquiryKind, field: string, fallback: string): string {
  const messages: Record<string, string> = {
    name: M.name,
    contact: kind === 'short' ? M.contactShort : M.contactLong,
    email: M.email,
    destination: M.destination,
    departure_city: M.departureCity,
    travel_date: M.dateMissing,
    date: M.dateMissing,
    bookingTime: M.bookingTime,
    pax: M.adults,
    child: M.children,
    passengers: M.passengers,
    from: M.flightFrom,
    to: M.flightTo,
  }
  return messages[field] ?? fallback
}

/** The server's answer that it holds the lead; nothing else counts as delivered. */
export const ReceiptSchema = v.object({
  ok: v.literal(true),
  id: v.pipe(v.string(), v.uuid()),
  reference: v.pipe(v.string(), v.minLength(1)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  replayed: v.boolean(),
})
export type Receipt = v.InferOutput<typeof ReceiptSchema>

/** Any answer but a receipt: a sentence, and one per field where a field is to blame. */
export const RefusalSchema = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
})
export type Refusal = v.InferOutput<typeof RefusalSchema>
