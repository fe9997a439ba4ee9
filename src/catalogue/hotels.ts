import type { HotelRow, Package } from '../contract/catalogue.ts'
import { PRICED_STARS, type PricedHotels, type PricedStars } from '../contract/hotel-categories.ts'
import type { PriceRow } from '../contract/package-prices.ts'
import { formatRupees } from '../contract/rupees.ts'
import { packagePath } from './packages.ts'

const STARS = [3, 4, 5] as const

/** Whether every town has hotels of a category; `false` for a package without hotels. */
export function hasStars(rows: readonly HotelRow[], stars: (typeof STARS)[number]): boolean {
  return rows.length > 0 && rows.every((row) => row[`star${stars}`])
}

/**
 * The price for two with hotels of a category in every town; `undefined` where the package has no price for them: its
 * total package price buys the lowest category that each town lists.
 */
export function priceWithStars(
  { hotels, totalPackagePrice, prices = [] }: Pick<Package, 'hotels' | 'totalPackagePrice' | 'prices'>,
  stars: (typeof STARS)[number],
): number | undefined {
  const isLowest = hotels.every(
    (row) => row[`star${stars}`] && !STARS.some((s) => s < stars && row[`star${s}`]),
  )
  const row = prices.find((one) => one.hotels === `star${stars}`)
  return row?.forTwo ?? (isLowest && hotels.length > 0 ? totalPackagePrice : undefined)
}

/** The package with its price for hotels of a category as the total; the package itself where that is not known. */
export function pricedWithStars(pkg: Package, stars: (typeof STARS)[number] | undefined): Package {
  const forTwo = stars && priceWithStars(pkg, stars)
  return forTwo === undefined || forTwo === pkg.totalPackagePrice
    ? pkg
    : { ...pkg, totalPackagePrice: forTwo }
}

/** As {@link pricedWithStars}, to be compared with a budget: a price that is not known is within none. */
export function budgetedWithStars(pkg: Package, stars: (typeof STARS)[number] | undefined): Package {
  const isKnown = stars === undefined || priceWithStars(pkg, stars) !== undefined
  return isKnown ? pricedWithStars(pkg, stars) : { ...pkg, totalPackagePrice: Number.POSITIVE_INFINITY }
}

/** Which hotels the price of a package buys, those of the lowest category listed in each city, and what others cost. */
export function pricedHotels(rows: readonly HotelRow[], prices: readonly PriceRow[] = []): string {
  const lowest = rows.flatMap((row) => {
    const stars = STARS.find((star) => row[`star${star}`])
    return stars
      ? [{ city: row.city, stars, isOnly: STARS.filter((star) => row[`star${star}`]).length === 1 }]
      : []
  })
  const categories = new Set(lowest.map(({ stars }) => stars))
  const [only] = categories
  const priced =
    categories.size === 1
      ? `${only}-star hotels`
      : lowest.map(({ city, stars }) => `a ${stars}-star hotel in ${city}`).join(', ')
  const known = prices.flatMap(({ hotels, forTwo }) =>
    hotels === 'total' || forTwo === undefined
      ? []
      : [` With ${starsOf(hotels)}-star hotels it is ${formatRupees(forTwo)} for two.`],
  )
  const others =
    known.length > 0 || lowest.every(({ isOnly }) => isOnly)
      ? known.join('')
      : ' Hotels of a higher category cost more: ask for a quotation.'
  return `The price is for ${priced}.${others}`
}

/** A hotel category that a package has a price for; `stars` is absent where the towns have different ones. */
export type HotelChoice = { hotels: PricedHotels; stars?: number; forTwo: number }

/** The hotels a traveller can choose between; empty where there is one price only. */
export function hotelChoices({
  hotels: rows,
  totalPackagePrice,
  prices = [],
}: Pick<Package, 'hotels' | 'totalPackagePrice' | 'prices'>): HotelChoice[] {
  const others = PRICED_STARS.flatMap((hotels) => {
    const forTwo = prices.find((row) => row.hotels === hotels)?.forTwo
    return forTwo === undefined ? [] : [{ hotels, stars: starsOf(hotels), forTwo }]
  })
  if (others.length === 0) return []
  const lowest = new Set(rows.map((row) => PRICED_STARS.find((category) => row[category])))
  const [only] = lowest
  const total: HotelChoice = { hotels: 'total', forTwo: totalPackagePrice }
  return [lowest.size === 1 && only ? { ...total, stars: starsOf(only) } : total, ...others]
}

/** The hotels that an address names, `?stars=4`; those of the total package price where the package has no price for them. */
export function hotelsNamed(pkg: Package, stars: unknown): PricedHotels {
  return hotelChoices(pkg).find(({ hotels }) => hotels === `star${stars}`)?.hotels ?? 'total'
}

/** Address of a package's page, which opens with the hotels of a category where it has a price for them. */
export function hrefWithStars(pkg: Package, stars: (typeof STARS)[number] | undefined): string {
  return packagePath(pkg) + (hotelsNamed(pkg, stars) === 'total' ? '' : `?stars=${stars}`)
}

/** The number of stars of a category: `star4` → 4. */
export function starsOf(hotels: PricedStars): number {
  return Number(hotels.slice('star'.length))
}
