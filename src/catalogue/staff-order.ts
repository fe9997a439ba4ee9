import type { Destination } from '../contract/catalogue.ts'

/** The order staff gave the packages of destinations, by slug: package keys. */
export type StaffOrder = ReadonlyMap<string, readonly string[]>

/** What is sorted: a package in whatever state. */
type Sortable = { key: string; destination: string | undefined }

/**
 * Packages destination by destination, each in its staff's order; a package that has come since stands after those that
 * were ordered. What is sold nowhere yet comes last. Equal ones keep their order.
 */
export function inStaffOrder<T>(
  all: readonly T[],
  look: (item: T) => Sortable,
  destinations: readonly Destination[],
  orders: StaffOrder,
): T[] {
  const places = new Map(destinations.map(({ slug }, at) => [slug, at]))
  const ranks = new Map([...orders].map(([slug, keys]) => [slug, new Map(keys.map((key, at) => [key, at]))]))
  const rankOf = (item: T) => {
    const { key, destination } = look(item)
    const place = places.get(destination ?? '') ?? places.size
    return { item, place, rank: ranks.get(destination ?? '')?.get(key) ?? Number.MAX_SAFE_INTEGER }
  }
  return all
    .map(rankOf)
    .toSorted((a, b) => a.place - b.place || a.rank - b.rank)
    .map(({ item }) => item)
}
