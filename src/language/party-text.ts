import { type Party, type Priced, partyPrice } from '../catalogue/party-price.ts'
import type { Package } from '../contract/catalogue.ts'
import { formatRupees } from '../contract/rupees.ts'
import { partyText } from './party.ts'

/**
 * `₹1,49,998 for 4 adults in 2 rooms, before taxes`, or with `GST included` as the package has it; `undefined` for the two adults
 * that every price is for.
 */
export function partyPriceText(
  pkg: Priced & Pick<Package, 'gst'>,
  { adults, children }: Party,
): string | undefined {
  if (adults === 2 && children === 0) return undefined
  const t = partyText()
  const people = children === 0 ? adultsText(adults) : t.both(adultsText(adults), childrenText(children))
  const priced = partyPrice(pkg, { adults, children })
  if (!priced) return t.onRequest(people)
  const { rooms, price, isAtMost } = priced
  const text = isAtMost ? t.atMost : t.price
  const net = text(formatRupees(price), people, rooms === 1 ? t.oneRoom : t.countRooms(String(rooms)))
  return pkg.gst === 'included' ? t.withGst(net) : t.beforeTaxes(net)
}

export function adultsText(count: number): string {
  const t = partyText()
  return count === 1 ? t.oneAdult : t.countAdults(String(count))
}

export function childrenText(count: number): string {
  const t = partyText()
  return count === 1 ? t.oneChild : t.countChildren(String(count))
}
