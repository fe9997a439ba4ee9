import { BUDGETS, REGIONS, STAYS, type Wishes } from '../../catalogue/filters.ts'
import { SORTS, type Sort } from '../../catalogue/sort.ts'
import { THEMES } from '../../contract/themes.ts'

/** What a traveller looks for; it lives in the address of the finder, so that it can be shared, kept and gone back to. */
export type Finding = Wishes & {
  /** What was typed. */
  q?: string
  sort?: Sort
  /** Keys of the packages ticked for comparing, at most {@link MOST_COMPARED}. */
  p?: readonly string[]
  /** Every package found is listed, not only the first ones. */
  all?: true
}

/** More stand beside each other on no phone. */
export const MOST_COMPARED = 3
const MOST_TYPED = 80

/** A finding from an address or a form; whatever makes no sense there is left out. */
export function readFinding(values: Readonly<Record<string, unknown>>): Finding {
  // The router reads `q=2026` as a number.
  const text = (value: unknown) => (value === undefined || value === null ? '' : String(value))
  const q = text(values.q).trim().slice(0, MOST_TYPED)
  const budget = BUDGETS.find((budget) => String(budget) === text(values.budget))
  const nights = STAYS.find(({ id }) => id === values.nights)?.id
  const theme = THEMES.find((theme) => theme === values.theme)
  const month = Number(text(values.month))
  const region = REGIONS.find((region) => region === values.region)
  const sort = SORTS.find(({ id }) => id === values.sort)?.id
  const p = readKeys(values.p)
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
export function readKeys(value: unknown): string[] {
  const keys = (Array.isArray(value) ? value : [value])
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .filter((key) => /^[a-z0-9-]+$/.test(key))
  return [...new Set(keys)].slice(0, MOST_COMPARED)
}

/** A finding as the router takes it for the address. */
export function findingSearch({ p, ...finding }: Finding): Record<string, unknown> {
  return { ...finding, ...(p && p.length > 0 && { p: p.join(',') }) }
}

/** Address of the finder with this in it. */
export function findingHref(finding: Finding): string {
  const entries = Object.entries(findingSearch(finding)).map(([name, value]) => `${name}=${encoded(value)}`)
  return entries.length > 0 ? `/packages?${entries.join('&')}` : '/packages'
}

/** Address of the comparison of these packages. */
export function compareHref(keys: readonly string[]): string {
  return keys.length > 0 ? `/compare?p=${keys.join(',')}` : '/compare'
}

// Commas may stand in a query as they are, and read better.
function encoded(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%2C', ',')
}
