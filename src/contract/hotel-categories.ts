/** Star categories that a package may have a price of its own for. */
export const PRICED_STARS = ['star3', 'star4', 'star5'] as const
export type PricedStars = (typeof PRICED_STARS)[number]

/** Which hotels a row of prices is for; `total` are those that the total package price buys. */
export const PRICED_HOTELS = ['total', ...PRICED_STARS] as const
export type PricedHotels = (typeof PRICED_HOTELS)[number]
