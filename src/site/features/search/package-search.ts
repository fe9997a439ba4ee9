import { BUDGETS, type PackageFilters, REGIONS, STAY_LENGTHS } from '../../../catalogue/filters.ts'
import { SORTS, type Sort } from '../../../catalogue/sort.ts'
import { THEMES } from '../../../contract/themes.ts'

/**
 * A traveller's search; it is kept in the URL of the finder, so that it can be shared, saved and returned to with Back.
 */
export type PackageSearch = PackageFilters & {
  /** The search text. */
  q?: string
  sort?: Sort
  /** Keys of the packages selected for comparison, at most {@link MAX_COMPARED}. */
  p?: readonly string[]
  /** Lists all packages found instead of only the first ones. */
  all?: true
}

/** The most columns that fit on a phone. */
export const MAX_COMPARED = 3
const MAX_QUERY_LENGTH = 80

/** Parses a search from a URL or a form and leaves out invalid values. */
export function parseSearch(values: Readonly<Record<string, unknown>>): PackageSearch {
  // The router reads `q=2026` as a number.
  const text = (value: unknown) => (value === undefined || value === null ? '' : String(value))
  const q = text(values.q).trim().slice(0, MAX_QUERY_LENGTH)
  const budget = BUDGETS.find((budget) => String(budget) === text(values.budget))
  const nights = STAY_LENGTHS.find(({ id }) => id === values.nights)?.id
  const theme = THEMES.find((theme) => theme === values.theme)
  const month = Number(text(values.month))
  const region = REGIONS.find((region) => region === values.region)
  const sort = SORTS.find(({ id }) => id === values.sort)?.id
  const p = parseKeys(values.p)
  return {
    ...(q && { q }),
    ...(budget && { budget }),
    ...(nights && { nights }),
    ...(theme && { theme }),
    ...(Number.isInteger(month) && month >= 1 && month <= 12 && { month }),
    ...(region && { region }),
    ...(sort && { sort }),
    ...(p.length > 0 && { p }),
    ...(text(values.all) === 'true' && { all: true }),
  }
}

/** Keys of packages to compare: `p=bali1,goa2`, or `p=bali1&p=goa2` as a form sends them. */
export function parseKeys(value: unknown): string[] {
  const keys = (Array.isArray(value) ? value : [value])
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .filter((key) => /^[a-z0-9-]+$/.test(key))
  return [...new Set(keys)].slice(0, MAX_COMPARED)
}

/** A search as the router's search parameters. */
export function searchParams({ p, ...search }: PackageSearch): Record<string, unknown> {
  return { ...search, ...(p && p.length > 0 && { p: p.join(',') }) }
}

/** URL of the finder with this search. */
export function searchHref(search: PackageSearch): string {
  const entries = Object.entries(searchParams(search)).map(([name, value]) => `${name}=${encoded(value)}`)
  return entries.length > 0 ? `/packages?${entries.join('&')}` : '/packages'
}

/** URL of the comparison of these packages. */
export function compareHref(keys: readonly string[]): string {
  return keys.length > 0 ? `/compare?p=${keys.join(',')}` : '/compare'
}

// Commas are allowed in a query and easier to read than %2C.
function encoded(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%2C', ',')
}
