import type { Catalogue, Destination, Package } from '../contract/catalogue.ts'
import type { Theme } from '../contract/themes.ts'

/** Budgets to choose from: what two adults pay together, rupees. */
export const BUDGETS = [30_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000] as const

/** Lengths of stay to choose from, both ends included; their ids are used in URLs. */
export const STAY_LENGTHS = [
  { id: '1-4', from: 1, to: 4, text: 'up to 4 nights' },
  { id: '5-6', from: 5, to: 6, text: '5 to 6 nights' },
  { id: '7-8', from: 7, to: 8, text: '7 to 8 nights' },
  { id: '9-30', from: 9, to: 30, text: '9 nights or more' },
] as const
export type StayLength = (typeof STAY_LENGTHS)[number]['id']

/** In India or abroad. */
export const REGIONS = ['domestic', 'international'] as const satisfies readonly Destination['region'][]
export type Region = Destination['region']

/** The label of a region: in India or abroad. */
export function regionText(region: Region | undefined): string {
  return region === 'domestic' ? 'In India' : 'Abroad'
}

/** Filters of a search; an absent filter lets every package through. */
export type PackageFilters = {
  /** Most that two adults should pay together, rupees. */
  budget?: number
  nights?: StayLength
  theme?: Theme
  /** 1 = January. */
  month?: number
  region?: Region
}

/** The packages that match every filter, in their own order. */
export function filterPackages(
  packages: readonly Package[],
  destinations: Catalogue['destinations'],
  { budget, nights, theme, month, region }: PackageFilters,
): Package[] {
  const stay = STAY_LENGTHS.find(({ id }) => id === nights)
  const regions = new Map(destinations.map((destination) => [destination.slug, destination.region]))
  return packages.filter(
    (pkg) =>
      (budget === undefined || pkg.totalPackagePrice <= budget) &&
      (!stay || (pkg.nights >= stay.from && pkg.nights <= stay.to)) &&
      (!theme || pkg.tags.includes(theme)) &&
      (!month || pkg.months.includes(month)) &&
      (!region || regions.get(pkg.destination) === region),
  )
}
