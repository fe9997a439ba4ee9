import type { SearchAnswer } from '../../../catalogue/search.ts'
import type { PackageSearch } from './package-search.ts'

/** What the page says about the search text. */
export type AnswerNotes = Pick<SearchAnswer, 'understood' | 'unmet' | 'ignored' | 'asksForVisa'> & {
  /** Names of places asked for that are not sold. */
  unsold: readonly string[]
}

/** The number of results, or what there is none of, as shown and as announced to screen readers. */
export function countText(
  count: number,
  { q }: PackageSearch,
  { unmet, unsold }: Pick<AnswerNotes, 'unmet' | 'unsold'>,
): string {
  const trips = count === 0 ? 'No trips' : count === 1 ? '1 trip' : `${count} trips`
  if (unmet) return count > 0 ? `${unmet} Closest matches:` : unmet
  if (unsold.length > 0) return count > 0 ? `${trips} without ${joined(unsold)}` : unsoldText(unsold)
  return q ? `${trips} for “${q}”` : trips
}

/** Says that places are not sold: `We don’t offer Greece yet`. */
export function unsoldText(names: readonly string[]): string {
  return `We don’t offer ${joined(names)} yet`
}

function joined(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '')
}
