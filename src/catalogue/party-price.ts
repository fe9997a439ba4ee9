import { formatRupees } from '../contract/rupees.ts'

export type Party = { adults: number; children: number }

/**
 * What a party pays before taxes: packages are sold by the room for two adults, so each two adults pay the price once, and
 * an odd adult at most once more. The catalogue has no prices for children.
 */
export function partyPrice(
  { totalPackagePrice }: { totalPackagePrice: number },
  { adults }: Party,
): { rooms: number; atMost: number } {
  const rooms = Math.ceil(adults / 2)
  return { rooms, atMost: rooms * totalPackagePrice }
}

/** `₹1,49,998 for 4 adults in 2 rooms, children extra`; `undefined` for the two adults that every price is for. */
export function partyPriceText(pkg: { totalPackagePrice: number }, party: Party): string | undefined {
  const { adults, children } = party
  if (adults === 2 && children === 0) return undefined
  const { rooms, atMost } = partyPrice(pkg, party)
  const isOdd = adults % 2 === 1
  return [
    `${isOdd ? 'At most ' : ''}${formatRupees(atMost)} for ${adults === 1 ? '1 adult' : `${adults} adults`}`,
    ` in ${rooms === 1 ? '1 room' : `${rooms} rooms`}`,
    children > 0 ? `, ${children === 1 ? 'the child' : 'the children'} extra` : '',
    ', before taxes',
  ].join('')
}
