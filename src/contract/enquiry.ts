import * as v from 'valibot'
import { isForeignContact } from './contact-number.ts'
import { ENQUIRY_MESSAGES } from './enquiry-messages.ts'
import { storedText } from './reading-order.ts'
import { indianDay, isIsoDate } from './travel-date.ts'

/** The three enquiry forms (spec 1 §3, spec 2 §3). Long and short have the same URL. */
export const ENQUIRY_KINDS = ['long', 'short', 'flight'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** Path to which each kind is posted. */
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

/** Options of the destination list in the spec's order, followed by {@link OTHER_DESTINATION} (spec 1 §1, §5). */
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

/** Every destination a lead can have, once each: those of the catalogue and of the forms. */
export function leadDestinations(catalogue: readonly string[]): string[] {
  const names = [...catalogue, ...ENQUIRY_DESTINATIONS, ...FLIGHT_TO]
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
}

/**
 * Version of the privacy notice, stored with each lead: the day on which the sentence beside every form or the privacy policy
 * last changed. `src/content/copy/consent-notice.test.ts` fails when one of them changes without it.
 */
export const CONSENT_NOTICE = '2026-11-25'

const M = ENQUIRY_MESSAGES

/** Text that both databases can store, without NUL and lone surrogates, that staff read in the order of its characters, and find however it is typed. */
const text = (missing: string) =>
  v.pipe(v.string(missing), v.check(isWellFormed, M.malformed), v.transform(storedText))

/** Spaces, marks without a letter, and characters that show nothing, such as the zero-width space or the Hangul filler. */
const BLANK = /^[\s\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

const line = (missing: string, max: number) =>
  v.pipe(
    text(missing),
    v.trim(),
    v.check((value) => !isBlank(value), missing),
    v.maxLength(max, M.tooLong),
  )

/** The largest number of six digits. */
const MOST_TYPED = 999_999

const count = (min: number, message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))], message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(MOST_TYPED, message),
  )

const date = v.pipe(v.string(M.dateMissing), v.minLength(1, M.dateMissing), v.check(isIsoDate, M.dateInvalid))

const bookingTime = v.picklist(['this-week', 'this-month', 'Just Inquiry'], M.bookingTime)

const number = (digits: RegExp, message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => !isForeignContact(text), M.contactForeign),
    v.regex(digits, message),
  )

/** Exactly 10 digits (spec 1 §5, long and flight forms). */
const contact = number(/^\d{10}$/, M.contactLong)
/** 10 digits, the first 6 to 9 (spec 1 §5, short form). */
const mobile = number(/^[6-9]\d{9}$/, M.contactShort)

/** Also that of `packageAbout` in the catalogue. */
const MAX_HINT_LENGTH = 200
export const MAX_NOTE_LENGTH = 1_000

/** What first led the traveller to the site: no address, and nothing that names a person or a single click. */
export const AttributionSchema = v.partial(
  v.object({ source: v.string(), medium: v.string(), campaign: v.string() }),
)
export type Attribution = v.InferOutput<typeof AttributionSchema>

/** Optional fields of every form. */
const envelope = {
  /** Package key, activity, style or promotion the traveller chose. */
  about: v.optional(v.pipe(text(M.tooLong), v.trim(), v.maxLength(MAX_HINT_LENGTH, M.tooLong))),
  /** Path of the page with the form. */
  page: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  /** The place the traveller has in mind, where the destination is {@link OTHER_DESTINATION}. */
  other_place: v.optional(v.pipe(text(M.tooLong), v.trim(), v.maxLength(100, M.tooLong))),
  /** Free text of the traveller. */
  note: v.optional(v.pipe(text(M.tooLong), v.trim(), v.maxLength(MAX_NOTE_LENGTH, M.tooLong))),
  attribution: v.optional(AttributionSchema),
  /** ISO instant of the device's clock when the traveller pressed send; not trusted. */
  composedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Version of the privacy notice that was shown. */
  consent: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** URL (long form) or host name (short form) of the page with the form. */
  sourceDomain: v.optional(v.pipe(v.string(), v.maxLength(2048, M.tooLong)), ''),
  /** Honeypot: a hidden field that only bots fill in. */
  website: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  /** Milliseconds between the traveller's first input and sending; absent where the device does not know. */
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
export const ShortEnquirySchema = v.object({
  name: line(M.name, 200),
  contact: mobile,
  destination: line(M.destination, 100),
  travel_date: date,
  bookingTime,
  ...envelope,
})
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

/** A valid enquiry of any kind, with its kind. */
export type Enquiry =
  | ({ kind: 'long' } & LongEnquiry)
  | ({ kind: 'short' } & ShortEnquiry)
  | ({ kind: 'flight' } & FlightEnquiry)

/** The form's values as typed, before validation. */
export type TypedEnquiry = Record<string, string>

/** One message per invalid field. */
export type EnquiryErrors = Record<string, string>

const SCHEMAS = { long: LongEnquirySchema, short: ShortEnquirySchema, flight: FlightEnquirySchema }

/**
 * Validates a form's values: returns the enquiry, or the first message of each invalid field. The travel date is compared
 * with the Indian day of `composedAt` or `now`, whichever is earlier, so that an enquiry that waited in the outbox stays
 * valid. `now` null skips this check, for a device whose clock is not reliable.
 */
export function parseEnquiry(
  kind: EnquiryKind,
  input: Record<string, unknown>,
  now: Date | null = new Date(),
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const result = v.safeParse(SCHEMAS[kind] as typeof LongEnquirySchema, input)
  const errors: EnquiryErrors = {}
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? 'form'
    errors[field] ??= isMissing(issue) ? missingMessage(kind, field, issue.message) : issue.message
  }
  const dateField = kind === 'flight' ? 'date' : 'travel_date'
  const day = input[dateField]
  if (now && !errors[dateField] && typeof day === 'string' && isPast(day, input.composedAt, now))
    errors[dateField] = M.datePast
  if (result.success && Object.keys(errors).length === 0)
    return { ok: true, enquiry: { kind, ...result.output } as Enquiry }
  return { ok: false, errors }
}

/** The kind of a body posted to `/submit-form`: `long` if it has any field that only the long form has. */
export function kindOfBody(body: Record<string, unknown>): 'long' | 'short' {
  const { entries } = LongEnquirySchema
  return Object.keys(entries).some((field) => field in body && !(field in ShortEnquirySchema.entries))
    ? 'long'
    : 'short'
}

/** Whether a day was past when it was written. Uses the earlier of both clocks, so that a clock that is fast does not make a valid date invalid. */
export function isPast(day: string, composedAt: unknown, now: Date): boolean {
  const written = typeof composedAt === 'string' ? Date.parse(composedAt) : Number.NaN
  const at = Number.isNaN(written) ? now.getTime() : Math.min(now.getTime(), written)
  return day < indianDay(new Date(at))
}

/** Whether both databases can store the text. `String.isWellFormed` is missing in browsers of 2022. */
export function isWellFormed(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

// For a missing key valibot reports its own message; it is replaced by ours.
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

/** The server's confirmation that the lead is stored; no other response counts as delivered. */
export const ReceiptSchema = v.object({
  ok: v.literal(true),
  id: v.pipe(v.string(), v.uuid()),
  reference: v.pipe(v.string(), v.minLength(1)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  replayed: v.boolean(),
})
export type Receipt = v.InferOutput<typeof ReceiptSchema>

/** Any other response: a message, and one per invalid field. */
export const RefusalSchema = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
})
export type Refusal = v.InferOutput<typeof RefusalSchema>
