import type { PromotionOffer } from '../../../catalogue/promotions.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { homeText } from '../../../language/home.ts'

/** `Starting at INR 74,999`, as the specification writes it (spec 1 §2). */
export function startingPrice({ price }: PromotionOffer): string | undefined {
  return price === undefined ? undefined : homeText().startingAt(inr(price))
}

/** `INR 74,999`. */
export function inr(rupees: number): string {
  return formatRupees(rupees).replace('₹', 'INR ')
}
