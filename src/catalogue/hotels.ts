import type { HotelRow } from '../contract/catalogue.ts'

const STARS = [3, 4, 5] as const

/** Whether every town has hotels of a category; `false` for a package without hotels. */
export function hasStars(rows: readonly HotelRow[], stars: (typeof STARS)[number]): boolean {
  return rows.length > 0 && rows.every((row) => row[`star${stars}`])
}

/** Which hotels the price of a package buys: those of the lowest category listed in each city. */
export function pricedHotels(rows: readonly HotelRow[]): string {
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
  const others = lowest.every(({ isOnly }) => isOnly)
    ? ''
    : ' Hotels of a higher category cost more: ask for a quotation.'
  return `The price is for ${priced}.${others}`
}
