import { australiaPromotion } from '../content/copy/promotions.ts'
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

/** Changes whenever the promotion begins or ends: what was said of it before is outdated. */
export function promotionsOn(day: string): string {
  return isRunning(australiaPromotion, day) ? australiaPromotion.destination : ''
}

/** A promotion as far as it is true on a day, yyyy-mm-dd; else the lowest price of the destination's packages. */
export function promotionOffer(
  promotion: Promotion,
  packages: readonly Package[],
  day: string,
): PromotionOffer {
  const { destination, heading, discountPercent, price, before } = promotion
  const lowest = lowestPrice(packagesOf(packages, destination))
  if (lowest === undefined) return {}
  if (!isRunning(promotion, day) || lowest > price) return { price: lowest }
  const discount = (1 - lowest / before) * 100
  return { heading, price: lowest, ...(discount > 0 && discount <= discountPercent && { before }) }
}

function isRunning({ from, until }: Promotion, day: string): boolean {
  return day >= from && day <= until
}
