import * as v from 'valibot'

// These messages are shown to staff beside the list.
const AMOUNT = 'Amounts are written as USD 35 per person.'
const KIND = 'A charge is a visa, a levy, a tax or a permit.'
const NIGHTS = 'Please give the nights as a whole number from 1 to 30.'
const CHECKED = 'Every charge says on which day it was checked, such as 2026-11-01.'
const MAX_LENGTH = 300
const MAX_AMOUNT = 10_000_000

const text = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.maxLength(MAX_LENGTH, `At most ${MAX_LENGTH} characters.`),
    v.trim(),
    v.minLength(1, missing),
  )
const money = v.pipe(
  v.number(AMOUNT),
  v.finite(AMOUNT),
  v.minValue(0.01, 'Please give an amount above zero.'),
  v.maxValue(MAX_AMOUNT, 'This amount is too large.'),
)

/** What an amount is counted by. */
export const CHARGE_UNITS = ['person', 'person-night', 'room-night', 'room'] as const
export type ChargeUnit = (typeof CHARGE_UNITS)[number]

export const CHARGE_KINDS = ['visa', 'levy', 'tax', 'permit'] as const

/** An amount that others collect, in the currency they ask for. */
export const ChargeAmountSchema = v.pipe(
  v.object(
    {
      /** ISO 4217: `USD`. */
      currency: v.pipe(v.string(AMOUNT), v.regex(/^[A-Z]{3}$/, AMOUNT)),
      /** Whole units of that currency. */
      from: money,
      /** The highest amount, where it differs by hotel. */
      to: v.optional(money),
      per: v.picklist(CHARGE_UNITS, AMOUNT),
      /** Nights that are charged, where they are not all nights of the trip. */
      nights: v.optional(
        v.pipe(v.number(NIGHTS), v.integer(NIGHTS), v.minValue(1, NIGHTS), v.maxValue(30, NIGHTS)),
      ),
    },
    AMOUNT,
  ),
  v.check(
    ({ from, to }) => to === undefined || to > from,
    'The second amount must be higher than the first.',
  ),
)
export type ChargeAmount = v.InferOutput<typeof ChargeAmountSchema>

/** A visa, levy, tax or permit of a trip that is not in its price and that others collect. */
export const ChargeSchema = v.object({
  kind: v.picklist(CHARGE_KINDS, KIND),
  /** `Visa on arrival`. */
  name: text('Every charge needs a name.'),
  /** Absent where only its collector has the amount. */
  amount: v.optional(ChargeAmountSchema),
  /** Who is paid, and when: `to the hotel, at check-out`. */
  paid: text('Every charge says how it is paid.'),
  /** Who sets it. */
  source: text('Every charge says who sets it.'),
  /** The day (yyyy-mm-dd) the entry was last checked. */
  checked: v.pipe(v.string(CHECKED), v.isoDate(CHECKED)),
  note: v.optional(text('A note is missing.')),
})
export type Charge = v.InferOutput<typeof ChargeSchema>

/** Whether GST comes on top of a package's price. */
export const GST_TERMS = ['extra', 'included'] as const
