import type { Catalogue, Package } from '../contract/catalogue.ts'
import { THEMES } from '../contract/themes.ts'
import { capital } from './capital.ts'
import {
  type Asked,
  BUDGETS,
  EACH_BUDGETS,
  FILTERS,
  type Filter,
  FLIGHTS,
  filterPackages,
  matchesFilter,
  type PackageFilters,
  REGIONS,
  STARS,
  STAY_LENGTHS,
  VISAS,
} from './filters.ts'
import { budgetedWithStars } from './hotels.ts'

/** A value of a filter with the number of packages that are found once it is chosen. `name`: of a place. */
export type FacetOption = { value: string | number; name?: string; count: number }
export type Facets = Record<Filter, FacetOption[]>

/** Filters that share one control: choosing one of them removes the other. */
const INSTEAD_OF: Partial<Record<Filter, Filter>> = { budget: 'each', each: 'budget' }

/**
 * The values of every filter with their counts. `found` is what the search finds without filters; `most`: more than these
 * are never shown; `asked` is what the text asks for.
 */
export function facetsOf(
  catalogue: Catalogue,
  filters: PackageFilters,
  found: readonly Package[],
  most = Number.POSITIVE_INFINITY,
  asked: Asked = {},
): Facets {
  const { destinations } = catalogue
  const places = new Map(destinations.map((destination) => [destination.slug, destination]))
  const facet = (filter: Filter): FacetOption[] => {
    const others = { ...filters }
    delete others[filter]
    delete others[INSTEAD_OF[filter] ?? filter]
    const { stars = asked.stars } = others
    // The price that a budget is compared with depends on the hotels.
    const left = filter === 'stars' ? found : filterPackages(found, destinations, others, asked)
    return valuesOf(catalogue, filter, filters[filter]).map((value) => {
      const count =
        filter === 'stars'
          ? filterPackages(left, destinations, { ...others, stars: value as never }, asked).length
          : left.filter((pkg) =>
              matchesFilter(
                filter,
                value as never,
                budgetedWithStars(pkg, stars),
                places.get(pkg.destination),
              ),
            ).length
      const name =
        filter === 'place' ? (places.get(String(value))?.name ?? capital(String(value))) : undefined
      return { value, ...(name && { name }), count: Math.min(count, most) }
    })
  }
  return Object.fromEntries(FILTERS.map((filter) => [filter, facet(filter)])) as Facets
}

// A value from a link that no package has any more stays in the list, so that it can be seen and removed.
function valuesOf(
  catalogue: Catalogue,
  filter: Filter,
  chosen: string | number | undefined,
): (string | number)[] {
  const values = knownValues(catalogue, filter)
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
}

function knownValues({ destinations, packages }: Catalogue, filter: Filter): (string | number)[] {
  switch (filter) {
    case 'budget':
      return [...BUDGETS]
    case 'each':
      return [...EACH_BUDGETS]
    case 'nights':
      return STAY_LENGTHS.map(({ id }) => id)
    case 'month':
      return Array.from({ length: 12 }, (_, index) => index + 1)
    case 'place':
      return destinations.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(({ slug }) => slug)
    case 'region':
      return [...REGIONS]
    case 'from':
      return [...new Set(packages.map(({ theme }) => theme))].toSorted((a, b) => a.localeCompare(b, 'en'))
    case 'flights':
      return [...FLIGHTS]
    case 'stars':
      return [...STARS]
    case 'visa':
      return [...VISAS]
    case 'theme':
      return [...THEMES]
  }
}
