import * as v from 'valibot'
import { ChargeSchema, GST_TERMS } from './charges.ts'
import { isWellFormed } from './enquiry.ts'
import { storedText } from './reading-order.ts'
import { isIsoDate } from './travel-date.ts'

// These messages are shown to staff beside their fields.
const MISSING = 'Please fill this in.'
const WHOLE = 'Please give a whole number.'
const DAY = 'Please give a day as yyyy-mm-dd.'
const AMOUNT = 'Please give an amount in rupees.'

/** ₹1 crore: more than any trip sold here costs. */
export const MAX_PAISE = 1_000_000_000
const MAX_LINES = 30
const MAX_LIST = 60
const MAX_TEXT = 2_000

const text = (max: number, missing = MISSING) =>
  v.pipe(
    v.string(missing),
    v.check(isWellFormed, 'This contains characters that cannot be read.'),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(max, `At most ${max} characters.`),
  )
const texts = v.pipe(v.array(text(MAX_TEXT)), v.maxLength(MAX_LIST, `At most ${MAX_LIST} lines.`))
const count = (least: number, most: number) =>
  v.pipe(
    v.number(WHOLE),
    v.integer(WHOLE),
    v.minValue(least, `At least ${least}.`),
    v.maxValue(most, `At most ${most}.`),
  )
const day = v.pipe(v.string(DAY), v.check(isIsoDate, DAY))
/** Integer paise, so that no sum is ever rounded by accident. */
const paise = v.pipe(
  v.number(AMOUNT),
  v.integer(AMOUNT),
  v.minValue(0, AMOUNT),
  v.maxValue(MAX_PAISE, 'This amount is too large.'),
)

/** One line of the price: `Package for two, per room` × 2. */
export const QuotationLineSchema = v.object({
  label: text(200, 'Please say what this amount is for.'),
  quantity: count(1, 99),
  unitPaise: paise,
})

/** What an agent offers one traveller. A sent version is frozen; money in integer paise. */
export const QuotationSchema = v.pipe(
  v.object({
    title: text(200, 'Please give the quotation a title.'),
    /** Package it started from; its pictures and route are shown while the catalogue has it. */
    packageKey: v.nullable(text(120)),
    /** Slug of the destination; says whether the holiday is abroad, and so whether TCS is collected. */
    destination: text(120, 'Please choose a destination.'),
    abroad: v.boolean(),
    startsOn: v.nullable(day),
    nights: count(1, 60),
    adults: count(1, 40),
    children: count(0, 40),
    rooms: count(1, 40),
    /** As in a package: `Kuta-3N -- Ubud-2N`; empty where there is no route to show. */
    route: v.pipe(v.string(), v.trim(), v.maxLength(500, 'At most 500 characters.')),
    itinerary: v.pipe(
      v.array(v.object({ title: text(300, 'Please give the day a title.'), activities: texts })),
      v.minLength(1, 'Please describe at least one day.'),
      v.maxLength(61, 'At most 61 days.'),
    ),
    hotels: v.pipe(
      v.array(
        v.object({
          city: text(120, 'Please name the city.'),
          hotel: text(200, 'Please name the hotel.'),
          stars: v.nullable(count(1, 5)),
          nights: count(1, 60),
        }),
      ),
      v.maxLength(MAX_LINES, `At most ${MAX_LINES} hotels.`),
    ),
    inclusions: texts,
    exclusions: texts,
    lines: v.pipe(
      v.array(QuotationLineSchema),
      v.minLength(1, 'Please give at least one price line.'),
      v.maxLength(MAX_LINES, `At most ${MAX_LINES} price lines.`),
    ),
    discount: v.nullable(
      v.object({ paise: v.pipe(paise, v.minValue(1, AMOUNT)), reason: text(200, 'Please say why.') }),
    ),
    /** Whether GST comes on top of the lines or is in them. */
    gst: v.picklist(GST_TERMS, 'GST is extra or included.'),
    /** Visas, levies, taxes and permits that others collect. */
    charges: v.pipe(v.array(ChargeSchema), v.maxLength(MAX_LINES, `At most ${MAX_LINES} charges.`)),
    /** The last day, in India, on which it can be accepted. */
    validUntil: day,
    /** Words of the agent to the traveller; may be empty. */
    message: v.pipe(
      v.string(),
      v.check(isWellFormed, 'This contains characters that cannot be read.'),
      v.trim(),
      v.maxLength(MAX_TEXT, `At most ${MAX_TEXT} characters.`),
    ),
  }),
  v.forward(
    v.check(
      ({ lines, discount }) =>
        (discount?.paise ?? 0) <= lines.reduce((sum, line) => sum + line.quantity * line.unitPaise, 0),
      'The discount is higher than the price.',
    ),
    ['discount'],
  ),
)
export type Quotation = v.InferOutput<typeof QuotationSchema>

/** What a traveller can answer to a version of a quotation. */
export const TRIP_ANSWERS = ['accept', 'change', 'decline'] as const
export type TripAnswerKind = (typeof TRIP_ANSWERS)[number]

/** 22 characters of base64url: 128 random bits or more. */
export const TRIP_TOKEN = /^[A-Za-z0-9_-]{22,64}$/
export const MAX_ANSWER_TEXT = 1_000

/** Path that answers are posted to; the token is in the body, so that no log has it. */
export const TRIP_ANSWER_PATH = '/submit-answer'

/** `POST /submit-answer`, with the `Idempotency-Key` as the answer's id; answered with a receipt like an enquiry. */
export const TripAnswerSchema = v.pipe(
  v.object({
    token: v.pipe(v.string(), v.regex(TRIP_TOKEN, 'This link is not complete.')),
    version: count(1, 1_000),
    /**
     * When the version was sent that the traveller read: a server restored from a backup gives its number again, to another offer.
     * Absent in answers of earlier releases.
     */
    versionSentAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    answer: v.picklist(TRIP_ANSWERS, 'Please choose an answer.'),
    /** The change that is asked for, or why not now. */
    text: v.optional(
      v.pipe(
        v.string(),
        v.check(isWellFormed, 'This contains characters that cannot be read. Please type it again.'),
        v.transform(storedText),
        v.trim(),
        v.maxLength(MAX_ANSWER_TEXT, `At most ${MAX_ANSWER_TEXT} characters.`),
      ),
      '',
    ),
    /** ISO instant of the device's clock; not trusted. */
    composedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  v.forward(
    v.check(
      ({ answer, text: words }) => answer !== 'change' || words !== '',
      'Please say what we should change.',
    ),
    ['text'],
  ),
)
export type TripAnswer = v.InferOutput<typeof TripAnswerSchema>

/** `GET /api/trips/{token}`: all that the holder of a link may see; never cached. */
export type Trip = {
  /** Reference of the quotation: `MM-1234-Q1`. */
  reference: string
  /** Reference of the lead, as on the receipt of its enquiry. */
  enquiryReference: string
  /** `open`: it can be answered. `answered`: accepted. */
  state: 'open' | 'expired' | 'accepted' | 'withdrawn'
  /** The newest version that was sent, and the day (yyyy-mm-dd, India) whose taxes it is worked out with. */
  version: number
  sentAt: string
  /** ISO instant of the server's clock when this was read; absent in copies kept by an older release. */
  asOf?: string
  taxDay: string
  quotation: Quotation
  /** In words, what differs from the version before; empty for the first. */
  changes: string[]
  /** Who to ask; the agency's number where it is not known. */
  agent: string | null
  /** The newest answer to this version. */
  answer: { answer: TripAnswerKind; text: string; receivedAt: string } | null
  /** When the agency confirmed the booking of this version; absent before, and in copies kept by an older release. */
  confirmedAt?: string | null
  /** When the agency took its confirmation of this version back, and why; absent otherwise and once it is confirmed again. */
  takenBack?: { at: string; reason: string } | null
  /** Payments the agency has marked as received, oldest first. */
  payments: { paise: number; receivedOn: string; reference: string }[]
}

/** 404: no such link. 410: it was withdrawn, has expired, or its data was erased; `message` says so. */
export type TripGone = { message: string }
