import * as v from 'valibot'

/** Packages in one change of prices: with the longest keys they fit into `MAX_LIST_BYTES`. */
export const MAX_PRICE_CHANGES = 1_500
const NO_REASON = 'Please give a reason, such as “Winter season”.'
const NOTHING = 'No price would change.'

const change = v.object({
  key: v.string(),
  /** The version the new price was worked out from; an outdated one is answered with 409. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The new price for two guests, whole rupees. */
  price: v.pipe(
    v.number(),
    v.safeInteger('A price is a whole number of rupees.'),
    v.minValue(1, 'A price is at least ₹1.'),
  ),
})

/** `POST /api/staff/price-changes`: the prices as they were shown, changed together or not at all. */
export const PriceChangeSchema = v.object({
  reason: v.pipe(
    v.string(NO_REASON),
    v.trim(),
    v.minLength(1, NO_REASON),
    v.maxLength(200, 'At most 200 characters.'),
  ),
  changes: v.pipe(
    v.array(change, NOTHING),
    v.minLength(1, NOTHING),
    v.maxLength(MAX_PRICE_CHANGES, `At most ${MAX_PRICE_CHANGES} packages.`),
  ),
})
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>

/** An earlier change of prices. */
export const PastPriceChangeSchema = v.object({
  batch: v.string(),
  /** ISO instant. */
  at: v.string(),
  by: v.optional(v.string()),
  reason: v.string(),
  packages: v.array(v.object({ name: v.string(), from: v.optional(v.number()), to: v.optional(v.number()) })),
  /** Whether each package still is as this change left it; only then it can be undone. */
  isCurrent: v.boolean(),
})
export type PastPriceChange = v.InferOutput<typeof PastPriceChangeSchema>
