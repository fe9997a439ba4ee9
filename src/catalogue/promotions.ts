import type { Package } from '../contract/catalogue.ts'
import type { Promotion } from '../contract/copy.ts'
import { lowestPrice } from './offers.ts'
import { packagesOf } from './packages.ts'

/** What a page may say about a promotion; whole rupees for two adults. */
export type PromotionOffer = {
  /** The promotion's own heading; absent while no package meets its price. */
  heading?: string
  /** Absent while the destination has no packages. */
  price?: number
  /** The price before the discount. */
  before?: number
}

/** A promotion as far as it is true on a day, yyyy-mm-dd; else the lowest price of the destination's packages. */
export function promotionOffer(
  { destination, heading, discountPercent, price, before, from, until }: Promotion,
  packages: readonly Package[],
  day: string,
): PromotionOffer {
  const lowest = lowestPrice(packagesOf(packages, destination))
  if (lowest === undefined) return {}
  if (day < from || day > until || lowest > price) return { price: lowest }
  const discount = (1 - lowest / before) * 100
  return { heading, price: lowest, ...(discount > 0 && discount <= discountPercent && { before }) }
}
