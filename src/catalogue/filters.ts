import type { Catalogue, Destination, Package } from '../contract/catalogue.ts'
import type { Theme } from '../contract/themes.ts'
import { budgetedWithStars, hasStars } from './hotels.ts'
import { pricePerAdult } from './prices.ts'
import { entryWithoutVisa } from './visa.ts'

/** Budgets to choose from: the price for two adults together, rupees. */
export const BUDGETS = [30_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000] as const
/** Budgets to choose from: the price per person for two adults, rupees. */
export const EACH_BUDGETS = [15_000, 25_000, 40_000, 50_000, 75_000, 100_000, 150_000] as const

/** Lengths of stay to choose from, both ends included; their ids are used in URLs. */
export const STAY_LENGTHS = [
  { id: '1-4', from: 1, to: 4 },
  { id: '5-6', from: 5, to: 6 },
  { id: '7-8', from: 7, to: 8 },
  { id: '9-30', from: 9, to: 30 },
] as const
export type StayLength = (typeof STAY_LENGTHS)[number]['id']

/** In India or abroad. */
export const REGIONS = ['domestic', 'international'] as const satisfies readonly Destination['region'][]
export type Region = Destination['region']

/** Whether flights are in the price. */
export const FLIGHTS = ['yes', 'no'] as const
/** Hotel categories: one of them in every town of the trip. */
export const STARS = [3, 4, 5] as const
/** How Indian passport holders enter a country. */
export const VISAS = ['free', 'arrival'] as const

/** Filters of a search; an absent filter excludes no package. */
export type PackageFilters = {
  /** Most that two adults should pay together, rupees. */
  budget?: number
  /** Most that one of two adults should pay, rupees. */
  each?: number
  nights?: StayLength
  /** 1 = January. */
  month?: number
  /** Slug of a destination. */
  place?: string
  region?: Region
  /** Departure city, as the packages write it. */
  from?: string
  flights?: (typeof FLIGHTS)[number]
  stars?: (typeof STARS)[number]
  visa?: (typeof VISAS)[number]
  theme?: Theme
}
export type Filter = keyof PackageFilters

/** The filters, in the order in which they are shown. */
export const FILTERS = [
  'budget',
  'each',
  'nights',
  'month',
  'place',
  'region',
  'from',
  'flights',
  'stars',
  'visa',
  'theme',
] as const satisfies readonly Filter[]

type Matches = {
  [F in Filter]-?: (wanted: NonNullable<PackageFilters[F]>, pkg: Package, place?: Destination) => boolean
}

const MATCHES: Matches = {
  budget: (most, { totalPackagePrice }) => totalPackagePrice <= most,
  each: (most, pkg) => pricePerAdult(pkg) <= most,
  nights: (id, { nights }) =>
    STAY_LENGTHS.some((stay) => stay.id === id && nights >= stay.from && nights <= stay.to),
  month: (month, { months }) => months.includes(month),
  place: (slug, { destination }) => destination === slug,
  region: (region, _, place) => place?.region === region,
  from: (city, { theme }) => theme === city,
  flights: (wanted, { includes }) => includes.includes('Flights') === (wanted === 'yes'),
  stars: (stars, { hotels }) => hasStars(hotels, stars),
  visa: (visa, _, place) =>
    place !== undefined && entryWithoutVisa(place) === (visa === 'free' ? 'free' : 'on arrival'),
  theme: (theme, { tags }) => tags.includes(theme),
}

/** Whether a package has one value of one filter. */
export function matchesFilter<F extends Filter>(
  filter: F,
  wanted: NonNullable<PackageFilters[F]>,
  pkg: Package,
  place: Destination | undefined,
): boolean {
  const matches: (wanted: never, pkg: Package, place?: Destination) => boolean = MATCHES[filter]
  return matches(wanted as never, pkg, place)
}

/**
 * The packages that match every filter, in their own order; budgets are compared with the price for the hotels chosen, where it is
 * known. `asked`: the hotel category that a search text asks for, where the filters name none.
 */
export function filterPackages(
  packages: readonly Package[],
  destinations: Catalogue['destinations'],
  filters: PackageFilters,
  asked?: PackageFilters['stars'],
): Package[] {
  const { stars = asked } = filters
  const places = new Map(destinations.map((destination) => [destination.slug, destination]))
  const set = FILTERS.filter((filter) => filters[filter] !== undefined)
  return packages.filter((pkg) => {
    const priced = budgetedWithStars(pkg, stars)
    return set.every((filter) =>
      matchesFilter(filter, filters[filter] as never, priced, places.get(pkg.destination)),
    )
  })
}
