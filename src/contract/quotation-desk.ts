import * as v from 'valibot'
import type { TRIP_REFUSALS } from './answer-messages.ts'
import { ChargeSchema, GST_TERMS } from './charges.ts'
import { MAX_PAISE, QuotationSchema, TRIP_ANSWERS } from './quotation.ts'
import { isIsoDate } from './travel-date.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())
const day = v.pipe(v.string(), v.check(isIsoDate, 'Please give a day as yyyy-mm-dd.'))
const paise = v.number()

/** Why an answer of a traveller does not count. */
export type TripRefusal = keyof typeof TRIP_REFUSALS

/** Longest body of a quotation: 128 KiB, several times the longest package. */
export const MAX_QUOTATION_BYTES = 128 * 1024

const words = v.pipe(v.string(), v.maxLength(4_000, 'This is too long.'))
const number = v.nullable(v.number())
const list = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.maxLength(100, 'Too many lines.'))

/** A quotation while it is written: fields may be empty, and a number is null until it is typed. */
export const QuotationDraftSchema = v.object({
  title: words,
  packageKey: v.nullable(words),
  destination: words,
  abroad: v.boolean(),
  startsOn: v.nullable(words),
  nights: number,
  adults: number,
  children: number,
  rooms: number,
  route: words,
  itinerary: list(v.object({ title: words, activities: list(words) })),
  hotels: list(v.object({ city: words, hotel: words, stars: number, nights: number })),
  inclusions: list(words),
  exclusions: list(words),
  lines: list(v.object({ label: words, quantity: number, unitPaise: number })),
  discount: v.nullable(v.object({ paise: number, reason: words })),
  gst: v.picklist(GST_TERMS, 'GST is extra or included.'),
  charges: list(ChargeSchema),
  validUntil: words,
  message: words,
})
export type QuotationDraft = v.InferOutput<typeof QuotationDraftSchema>

/** `POST /api/leads/{id}/quotations`: begins one from a package, or an empty one. */
export const NewQuotationSchema = v.object({ packageKey: v.optional(v.nullable(v.string()), null) })

/** `PUT /api/quotations/{id}/draft`: an outdated `draftVersion` is answered with 409. */
export const SaveDraftSchema = v.object({ draft: QuotationDraftSchema, draftVersion: v.number() })

/**
 * When the newest answer was received that the user sees, null for none: where there is a newer one, what would undo it is refused with
 * 409. Absent from pages of an earlier release.
 */
const answerSeenAt = v.optional(v.nullable(instant))

/** `POST /api/quotations/{id}/send`: sends the saved draft as the next version. */
export const SendQuotationSchema = v.object({ draftVersion: v.number(), answerSeenAt })

/** `POST /api/quotations/{id}/withdraw`. */
export const WithdrawalSchema = v.object({ answerSeenAt })

/** `POST /api/quotations/{id}/payments`. */
export const NewPaymentSchema = v.object({
  paise: v.pipe(
    v.number('Please give the amount received.'),
    v.integer('Please give an amount in rupees.'),
    v.minValue(1, 'Please give the amount received.'),
    v.maxValue(MAX_PAISE, 'This amount is too large.'),
  ),
  receivedOn: day,
  reference: v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 characters.')),
})
export type NewPayment = v.InferOutput<typeof NewPaymentSchema>

/**
 * `POST /api/quotations/{id}/confirm`: confirms the booking of the accepted version, or takes the confirmation back with a reason
 * for the traveller.
 */
export const ConfirmationSchema = v.object({
  /** When the version was sent that is shown: another one is refused with 409. Absent from pages of an earlier release. */
  versionSentAt: v.optional(instant),
  takenBack: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Please say why.'),
      v.maxLength(300, 'At most 300 characters.'),
    ),
  ),
})

/** The state of a quotation; the answer is the newest one to the newest version. */
export const QUOTATION_STATES = [
  'draft',
  'sent',
  'opened',
  'change-asked',
  'declined',
  'accepted',
  'expired',
  'withdrawn',
] as const
export type QuotationState = (typeof QUOTATION_STATES)[number]

/** A quotation in a list. */
export const QuotationSummarySchema = v.object({
  id: v.string(),
  reference: v.string(),
  lead: v.object({ id: v.string(), reference: v.string(), name: v.nullable(v.string()) }),
  /** The assignee of the lead. */
  assignee: v.nullable(v.string()),
  title: v.string(),
  state: v.picklist(QUOTATION_STATES),
  /** The newest version that was sent; 0 before the first. */
  version: v.number(),
  createdAt: instant,
  sentAt: v.nullable(instant),
  validUntil: v.nullable(day),
  /** Of the newest version; null before the first. */
  toUsPaise: v.nullable(paise),
  receivedPaise: paise,
})
export type QuotationSummary = v.InferOutput<typeof QuotationSummarySchema>

/** A quotation with all that was sent, answered and paid. */
export const DeskQuotationSchema = v.object({
  ...QuotationSummarySchema.entries,
  draft: QuotationDraftSchema,
  draftVersion: v.number(),
  /** Whether the draft differs from what was sent. */
  isChanged: v.boolean(),
  /** Oldest first. */
  versions: v.array(
    v.object({
      version: v.number(),
      quotation: QuotationSchema,
      toUsPaise: paise,
      taxDay: day,
      sentAt: instant,
      sentBy: v.string(),
      firstOpenedAt: v.nullable(instant),
      /** When the booking was confirmed, after it was accepted. */
      confirmedAt: v.nullable(instant),
      confirmedBy: v.nullable(v.string()),
      /** When, by whom and why the last confirmation was taken back. */
      takenBack: v.nullable(v.object({ at: instant, by: v.string(), reason: v.string() })),
      /** In words, what differs from the version before. */
      changes: v.array(v.string()),
    }),
  ),
  /** Oldest first; `refusal` says why one does not count. */
  answers: v.array(
    v.object({
      version: v.number(),
      answer: v.picklist(TRIP_ANSWERS),
      text: v.string(),
      composedAt: v.nullable(v.string()),
      receivedAt: instant,
      refusal: v.nullable(v.string()),
    }),
  ),
  payments: v.array(
    v.object({
      id: v.string(),
      paise,
      receivedOn: day,
      reference: v.string(),
      at: instant,
      by: v.string(),
      voidedAt: v.nullable(instant),
      voidedBy: v.nullable(v.string()),
    }),
  ),
  /** Oldest first; the addresses themselves are not kept. */
  links: v.array(
    v.object({
      createdAt: instant,
      createdBy: v.string(),
      expiresAt: instant,
      revokedAt: v.nullable(instant),
      firstOpenedAt: v.nullable(instant),
      lastOpenedAt: v.nullable(instant),
      opens: v.number(),
    }),
  ),
})
export type DeskQuotation = v.InferOutput<typeof DeskQuotationSchema>

/** A quotation on the page of its lead. */
export const LeadQuotationSchema = v.object({
  ...QuotationSummarySchema.entries,
  /** Whether the draft differs from what was sent. */
  isChanged: v.boolean(),
  /** Words of the newest answer to the newest version; may be empty. */
  answerText: v.string(),
  /** The version of the last acceptance, where that does not count. */
  refusedAcceptance: v.nullable(v.number()),
})
export type LeadQuotation = v.InferOutput<typeof LeadQuotationSchema>

/** `GET /api/leads/{id}/quotations`: also those of the leads merged into it, newest first. */
export const LeadQuotationsSchema = v.object({ quotations: v.array(LeadQuotationSchema) })

/** Answer to sending and to `POST /api/quotations/{id}/links`: the link is shown this once. */
export const SentQuotationSchema = v.object({ quotation: DeskQuotationSchema, link: v.string() })
export type SentQuotation = v.InferOutput<typeof SentQuotationSchema>

export const QUOTATION_ORDERS = ['oldest', 'newest', 'value'] as const

/** `GET /api/quotations?state=&order=&from=&to=`: of all leads, for an agent of their own; the days are those of sending, in India. */
export const QuotationQuerySchema = v.object({
  state: v.optional(v.picklist(QUOTATION_STATES, 'There is no such state.')),
  order: v.optional(v.picklist(QUOTATION_ORDERS, 'There is no such order.'), 'oldest'),
  from: v.optional(day),
  to: v.optional(day),
})
export type QuotationQuery = v.InferOutput<typeof QuotationQuerySchema>

/** Numbers and sums of quotations that were sent, in paise; each quotation counts once, with its newest version. */
export const QuotationSumsSchema = v.object({
  sent: v.object({ count: v.number(), paise }),
  accepted: v.object({ count: v.number(), paise }),
  received: v.object({ count: v.number(), paise }),
})
export type QuotationSums = v.InferOutput<typeof QuotationSumsSchema>

export const QuotationListSchema = v.object({
  quotations: v.array(QuotationSummarySchema),
  /** Of all that match, also where the list is cut. */
  total: v.number(),
  sums: QuotationSumsSchema,
})
export type QuotationList = v.InferOutput<typeof QuotationListSchema>
