import type { Package } from '../contract/catalogue.ts'

/** Orders to choose from; without one the best match comes first. */
export const SORTS = ['cheapest', 'dearest', 'shortest', 'longest'] as const
export type Sort = (typeof SORTS)[number]

const COMPARE: Record<Sort, (a: Package, b: Package) => number> = {
  cheapest: (a, b) => a.totalPackagePrice - b.totalPackagePrice,
  dearest: (a, b) => b.totalPackagePrice - a.totalPackagePrice,
  shortest: (a, b) => a.nights - b.nights || COMPARE.cheapest(a, b),
  longest: (a, b) => b.nights - a.nights || COMPARE.cheapest(a, b),
}

/** Sorts packages; equal ones keep their order, and without `sort` all of them do. */
export function sortPackages(packages: readonly Package[], sort: Sort | undefined): Package[] {
  return sort ? packages.toSorted(COMPARE[sort]) : [...packages]
}
