import { capital } from '../../../catalogue/capital.ts'
import { type PackageFilters, regionText, STAY_LENGTHS } from '../../../catalogue/filters.ts'
import { MONTHS } from '../../../catalogue/months.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import type { PackageSearch } from './package-search.ts'

/** The filters, in the order of the page. */
const FILTERS = [
  'budget',
  'nights',
  'theme',
  'month',
  'region',
] as const satisfies readonly (keyof PackageFilters)[]
export type Filter = (typeof FILTERS)[number]

/** The active filters. */
export function activeFilters(search: PackageSearch): Filter[] {
  return FILTERS.filter((filter) => search[filter] !== undefined)
}

/** The label of a filter: `up to ₹75,000`. */
export function filterText({ budget, nights, theme, month, region }: PackageSearch, filter: Filter): string {
  switch (filter) {
    case 'budget':
      return `up to ${formatRupees(budget ?? 0)}`
    case 'nights':
      return STAY_LENGTHS.find(({ id }) => id === nights)?.text ?? ''
    case 'theme':
      return capital(theme ?? '')
    case 'month':
      return MONTHS[(month ?? 1) - 1] ?? ''
    case 'region':
      return regionText(region)
  }
}
