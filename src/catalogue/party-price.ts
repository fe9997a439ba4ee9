import type { Package } from '../contract/catalogue.ts'
import type { PricedHotels } from '../contract/hotel-categories.ts'
import type { PriceRow } from '../contract/package-prices.ts'

export type Party = { adults: number; children: number }

/** What the prices of a party are worked out from. */
export type Priced = Pick<Package, 'totalPackagePrice' | 'prices'>

/** What a party pays before taxes; `isAtMost` where a price that is not known was replaced by a higher one that is. */
export type PartyPrice = { rooms: number; price: number; isAtMost: boolean }

/** Beds for children in the room of two adults; a third adult's extra bed takes one of them. */
const EXTRA_BEDS = 2

/** The prices of a package with the hotels of a category; `undefined` where it has none of that category. */
export function roomPrices(
  { totalPackagePrice, prices = [] }: Priced,
  hotels: PricedHotels = 'total',
): (Omit<PriceRow, 'hotels' | 'forTwo'> & { forTwo: number }) | undefined {
  const row = prices.find((one) => one.hotels === hotels)
  const forTwo = hotels === 'total' ? totalPackagePrice : row?.forTwo
  return forTwo === undefined ? undefined : { ...row, forTwo }
}

/**
 * What a party pays before taxes, by this rule:
 * 1. Two adults share a room, and each two pay the price for two.
 * 2. A third adult pays the price of an extra bed in the room of two. Without such a price, and for one adult alone: the
 *    price of a single room, or else at most the price for two, which then also pays for one child in that room.
 * 3. A child sleeps in the room of adults and pays the price for a child, or else at most what an adult pays.
 * 4. A room takes two more beds. More children than that need rooms of their own: `undefined`, the price is on request.
 */
export function partyPrice(
  pkg: Priced,
  { adults, children }: Party,
  hotels: PricedHotels = 'total',
): PartyPrice | undefined {
  const known = roomPrices(pkg, hotels)
  if (!known) return undefined
  const { forTwo, single, extraAdult, child } = known
  const pairs = Math.floor(adults / 2)
  const isOdd = adults % 2 === 1
  const hasExtraBed = isOdd && pairs > 0 && extraAdult !== undefined
  const hasFreeBed = isOdd && !hasExtraBed && single === undefined
  const rooms = pairs + (isOdd && !hasExtraBed ? 1 : 0)
  if (children > rooms * EXTRA_BEDS - (hasExtraBed ? 1 : 0)) return undefined
  const oddAdult = !isOdd ? 0 : hasExtraBed ? extraAdult : (single ?? forTwo)
  const paying = hasFreeBed ? Math.max(children - 1, 0) : children
  return {
    rooms,
    price: pairs * forTwo + oddAdult + paying * (child ?? Math.ceil(forTwo / 2)),
    isAtMost: hasFreeBed || (children > 0 && child === undefined),
  }
}
