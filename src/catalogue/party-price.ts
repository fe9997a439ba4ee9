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
