import type { Catalogue, Package } from '../contract/catalogue.ts'
import { THEMES } from '../contract/themes.ts'
import { capital } from './capital.ts'
import {
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

/** What a search finds without filters. */
export type Found = {
  packages: readonly Package[]
  /** More than these are never shown. */
  most: number
  /** Hotel category that the text asks for. */
  stars?: PackageFilters['stars']
}

/**
 * The values of every filter with their counts. `find` searches with the price for these hotels, or those that the text asks for:
 * what it finds depends on them where the text names a price.
 */
export function facetsOf(
  catalogue: Catalogue,
  filters: PackageFilters,
  find: (stars: PackageFilters['stars']) => Found,
): Facets {
  const { destinations } = catalogue
  const places = new Map(destinations.map((destination) => [destination.slug, destination]))
  const countWith = (stars: NonNullable<PackageFilters['stars']>): number => {
    const { packages, most } = find(stars)
    return Math.min(filterPackages(packages, destinations, { ...filters, stars }).length, most)
  }
  const counts = (filter: Filter): ((value: never) => number) => {
    // The price that a budget is compared with depends on the hotels.
    if (filter === 'stars') return countWith
    const others = { ...filters }
    delete others[filter]
    delete others[INSTEAD_OF[filter] ?? filter]
    const { packages, most, stars: asked } = find(others.stars)
    const { stars = asked } = others
    const left = filterPackages(packages, destinations, others, stars)
    return (value) => {
      const has = (pkg: Package) =>
        matchesFilter(filter, value, budgetedWithStars(pkg, stars), places.get(pkg.destination))
      return Math.min(left.filter(has).length, most)
    }
  }
  const facet = (filter: Filter): FacetOption[] => {
    const count = counts(filter)
    return valuesOf(catalogue, filter, filters[filter]).map((value) => {
      const name =
        filter === 'place' ? (places.get(String(value))?.name ?? capital(String(value))) : undefined
      return { value, ...(name && { name }), count: count(value as never) }
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
