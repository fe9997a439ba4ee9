import type { SearchAnswer } from '../../../catalogue/search.ts'
import { findingText } from '../../../language/finding.ts'
import type { PackageSearch } from './package-search.ts'

/** What the page says about the search text. */
export type AnswerNotes = Pick<
  SearchAnswer,
  'understood' | 'unmet' | 'ignored' | 'asksForVisa' | 'asksForMeals'
> & {
  /** Names of places asked for that are not sold. */
  unsold: readonly string[]
  /** Packages left out because their price with the hotels chosen is not known, and the search that lists them. */
  onRequest?: { count: number; stars: number; search: PackageSearch }
}

/** `3 trips`. */
export function tripsText(count: number): string {
  const t = findingText()
  return count === 0 ? t.noTrips : count === 1 ? t.oneTrip : t.trips(String(count))
}

/** The number of results, or what there is none of, as shown and as announced to screen readers. */
export function countText(
  count: number,
  { q }: PackageSearch,
  { unmet, unsold }: Pick<AnswerNotes, 'unmet' | 'unsold'>,
): string {
  const t = findingText()
  const trips = tripsText(count)
  if (unmet) return count > 0 ? `${unmet} ${t.closest}` : unmet
  if (unsold.length > 0) return count > 0 ? t.tripsWithout(trips, joined(unsold)) : unsoldText(unsold)
  return q ? t.tripsFor(trips, q) : trips
}

/** Says that places are not sold: `We don’t offer Greece yet`. */
export function unsoldText(names: readonly string[]): string {
  return findingText().notOffered(joined(names))
}

/** The contact page with the first place that is not sold filled in. */
export function contactHref([place]: readonly string[]): string {
  return place ? `/contact?${new URLSearchParams({ place })}` : '/contact'
}

function joined(names: readonly string[]): string {
  return names.length > 1
    ? findingText().or(names.slice(0, -1).join(', '), names.at(-1) ?? '')
    : (names[0] ?? '')
}
