import { partyPrice } from '../../../catalogue/party-price.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { findingText } from '../../../language/finding.ts'
import { monthName } from '../../dates-text.ts'
import type { Plan } from './plan.ts'

/** `₹1,49,998 for 4 adults in 2 rooms, the children extra`; `undefined` for the two adults that every price is for. */
export function partyPriceText(
  pkg: { totalPackagePrice: number },
  { adults, children }: Pick<Plan, 'adults' | 'children'>,
): string | undefined {
  if (adults === 2 && children === 0) return undefined
  const t = findingText()
  const { rooms, atMost } = partyPrice(pkg, { adults, children })
  const price = adults % 2 === 1 ? t.partyAtMost : t.partyPrice
  return [
    price(formatRupees(atMost), adultsText(adults), rooms === 1 ? t.oneRoom : t.countRooms(String(rooms))),
    children === 1 && t.childExtra,
    children > 1 && t.childrenExtra,
    t.beforeTaxes,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A plan in one line: `2 adults, 1 child, March, up to ₹75,000 for two, family`. */
export function planText({ adults, children, month, budget, mood }: Plan): string {
  const t = findingText()
  return [
    adultsText(adults),
    children > 0 && (children === 1 ? t.oneChild : t.countChildren(String(children))),
    month && monthName(month),
    budget && t.upToForTwo(formatRupees(budget)),
    mood && t.themes[mood].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}

function adultsText(count: number): string {
  const t = findingText()
  return count === 1 ? t.oneAdult : t.countAdults(String(count))
}
