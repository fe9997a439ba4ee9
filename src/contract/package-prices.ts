import * as v from 'valibot'
import { PRICED_HOTELS } from './hotel-categories.ts'

// These messages are shown to staff beside the list.
const PRICE = 'Please give a price in whole rupees, such as 12,500.'
const MAX_RUPEES = 100_000_000
const MAX_ROWS = 4

const rupees = (least: number) =>
  v.pipe(
    v.number(PRICE),
    v.integer(PRICE),
    v.minValue(least, PRICE),
    v.maxValue(MAX_RUPEES, 'This price is too high.'),
  )

/** Prices of one hotel category beside the total package price; whole rupees with or without GST like that one. */
export const PriceRowSchema = v.pipe(
  v.object({
    hotels: v.picklist(PRICED_HOTELS, 'Please choose the hotels that these prices are for.'),
    /** For two adults in one room; the row of the total package price has it there. */
    forTwo: v.optional(rupees(1)),
    /** One adult alone in a room. */
    single: v.optional(rupees(1)),
    /** A third adult on an extra bed in the room of two. */
    extraAdult: v.optional(rupees(1)),
    /** A child in the room of adults; 0 where it travels free. */
    child: v.optional(rupees(0)),
  }),
  v.check(
    ({ hotels, forTwo }) => (hotels === 'total') === (forTwo === undefined),
    'Only a row for other hotels has a price for two: the other one is the total package price.',
  ),
  v.check(
    ({ hotels: _, ...prices }) => Object.values(prices).some((price) => price !== undefined),
    'A row of prices has no price.',
  ),
)
export type PriceRow = v.InferOutput<typeof PriceRowSchema>

/** Further prices of a package, one row for each hotel category. */
export const PackagePricesSchema = v.pipe(
  v.array(PriceRowSchema),
  v.maxLength(MAX_ROWS, `At most ${MAX_ROWS} rows.`),
  v.check(
    (rows) => new Set(rows.map(({ hotels }) => hotels)).size === rows.length,
    'There are two rows for the same hotels.',
  ),
)
