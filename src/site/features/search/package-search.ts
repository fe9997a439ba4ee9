import {
  BUDGETS,
  EACH_BUDGETS,
  FILTERS,
  type Filter,
  FLIGHTS,
  type PackageFilters,
  REGIONS,
  STARS,
  STAY_LENGTHS,
  VISAS,
} from '../../../catalogue/filters.ts'
import { SORTS, type Sort } from '../../../catalogue/sort.ts'
import { THEMES } from '../../../contract/themes.ts'
import { truncateText } from '../../../contract/truncate-text.ts'

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
const MAX_CITY_LENGTH = 60
/** Follows a budget per person in the URL: one control has both budgets. */
const PER_PERSON = '-each'

/** Parses a search from a URL or a form and leaves out invalid values. */
export function parseSearch(values: Readonly<Record<string, unknown>>): PackageSearch {
  // The router reads `q=2026` as a number.
  const text = (value: unknown) => (value === undefined || value === null ? '' : String(value))
  const oneOf = <T extends string | number>(choices: readonly T[], value: unknown) =>
    choices.find((choice) => String(choice) === text(value))
  const q = truncateText(text(values.q).trim(), MAX_QUERY_LENGTH)
  const budget = oneOf(BUDGETS, values.budget)
  const each = EACH_BUDGETS.find((budget) => eachText(budget) === text(values.budget))
  const nights = STAY_LENGTHS.find(({ id }) => id === values.nights)?.id
  const month = Number(text(values.month))
  const place = /^[a-z0-9-]{1,120}$/.test(text(values.place)) ? text(values.place) : undefined
  const region = oneOf(REGIONS, values.region)
  const from = text(values.from).trim()
  const flights = oneOf(FLIGHTS, values.flights)
  const stars = parseStars(values.stars)
  const visa = oneOf(VISAS, values.visa)
  const theme = oneOf(THEMES, values.theme)
  const sort = oneOf(SORTS, values.sort)
  const p = parseKeys(values.p)
  return {
    ...(q && { q }),
    ...(budget && { budget }),
    ...(each && { each }),
    ...(nights && { nights }),
    ...(Number.isInteger(month) && month >= 1 && month <= 12 && { month }),
    ...(place && { place }),
    ...(region && { region }),
    ...(from && from.length <= MAX_CITY_LENGTH && { from }),
    ...(flights && { flights }),
    ...(stars && { stars }),
    ...(visa && { visa }),
    ...(theme && { theme }),
    ...(sort && { sort }),
    ...(p.length > 0 && { p }),
    ...(text(values.all) === 'true' && { all: true }),
  }
}

/** The active filters, in the order of the page. */
export function activeFilters(search: PackageSearch): Filter[] {
  return FILTERS.filter((filter) => search[filter] !== undefined)
}

/** A budget per person as the budget control and the URL have it. */
export function eachText(rupees: number): string {
  return `${rupees}${PER_PERSON}`
}

/** Keys of packages to compare: `p=bali1,goa2`, or `p=bali1&p=goa2` as a form sends them. */
export function parseKeys(value: unknown): string[] {
  const keys = (Array.isArray(value) ? value : [value])
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .filter((key) => /^[a-z0-9-]+$/.test(key))
  return [...new Set(keys)].slice(0, MAX_COMPARED)
}

/** A hotel category in a URL, or the first that a form sends. */
export function parseStars(value: unknown): PackageSearch['stars'] {
  const [named] = [value].flat().flatMap((one) => STARS.filter((stars) => String(stars) === String(one)))
  return named
}

/** A search as the router's search parameters. */
export function searchParams({ p, each, ...search }: PackageSearch): Record<string, unknown> {
  return {
    ...search,
    ...(each !== undefined && { budget: eachText(each) }),
    ...(p && p.length > 0 && { p: p.join(',') }),
  }
}

/** URL of the finder with this search. */
export function searchHref(search: PackageSearch): string {
  const entries = Object.entries(searchParams(search)).map(([name, value]) => `${name}=${encoded(value)}`)
  return entries.length > 0 ? `/packages?${entries.join('&')}` : '/packages'
}

/** URL of the comparison of these packages with the hotels chosen. */
export function compareHref(keys: readonly string[], stars: PackageSearch['stars']): string {
  return keys.length > 0 ? `/compare?p=${keys.join(',')}${stars ? `&stars=${stars}` : ''}` : '/compare'
}

// Commas are allowed in a query and easier to read than %2C.
function encoded(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%2C', ',')
}
