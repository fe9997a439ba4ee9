import { type PackageOffer, packageOffer, variedByPlace } from '../../catalogue/offers.ts'
import type { Catalogue, Package } from '../../contract/catalogue.ts'
import type { Theme } from '../../contract/themes.ts'
import { themes } from './theme-copy.ts'

const TASTE_COUNT = 4

/** A few trips of one theme, and how many there are. */
export type ThemeTaste = { count: number; offers: PackageOffer[] }

/** What the themes page shows of the catalogue: a taste of each. */
export function tasteOfThemes({ packages }: Catalogue): Record<Theme, ThemeTaste> {
  return Object.fromEntries(
    themes.map(({ slug }) => {
      const trips = mostTypicalFirst(packages, slug)
      return [slug, { count: trips.length, offers: trips.slice(0, TASTE_COUNT).map(packageOffer) }]
    }),
  ) as Record<Theme, ThemeTaste>
}

/** All trips of one theme, those in India apart from those abroad. */
export function tripsOfTheme({ destinations, packages }: Catalogue, theme: Theme) {
  const domestic = new Set(destinations.filter(({ region }) => region === 'domestic').map(({ slug }) => slug))
  const trips = mostTypicalFirst(packages, theme)
  return {
    india: trips.filter(({ destination }) => domestic.has(destination)).map(packageOffer),
    abroad: trips.filter(({ destination }) => !domestic.has(destination)).map(packageOffer),
  }
}

// A package names its themes with the strongest first.
function mostTypicalFirst(packages: Package[], theme: Theme): Package[] {
  const trips = packages.filter(({ tags }) => tags.includes(theme))
  return variedByPlace(trips, ({ tags }) => tags[0] === theme)
}
