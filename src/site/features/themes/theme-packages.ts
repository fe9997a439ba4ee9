import { type PackageOffer, packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import type { Catalogue, Package } from '../../../contract/catalogue.ts'
import type { Theme } from '../../../contract/themes.ts'
import { themes } from './theme-copy.ts'

const PREVIEW_COUNT = 4

/** A few packages of one theme, and how many there are. */
export type ThemePreview = { count: number; offers: PackageOffer[] }

/** The part of the catalogue the themes page shows: a preview of each theme. */
export function themePreviews({ packages }: Catalogue): Record<Theme, ThemePreview> {
  return Object.fromEntries(
    themes.map(({ slug }) => {
      const trips = mostTypicalFirst(packages, slug)
      return [slug, { count: trips.length, offers: trips.slice(0, PREVIEW_COUNT).map(packageOffer) }]
    }),
  ) as Record<Theme, ThemePreview>
}

/** All packages of one theme, in India and abroad separately. */
export function themeOffers({ destinations, packages }: Catalogue, theme: Theme) {
  const domestic = new Set(destinations.filter(({ region }) => region === 'domestic').map(({ slug }) => slug))
  const trips = mostTypicalFirst(packages, theme)
  return {
    india: trips.filter(({ destination }) => domestic.has(destination)).map(packageOffer),
    abroad: trips.filter(({ destination }) => !domestic.has(destination)).map(packageOffer),
  }
}

// A package lists its themes with the most important first.
function mostTypicalFirst(packages: Package[], theme: Theme): Package[] {
  const trips = packages.filter(({ tags }) => tags.includes(theme))
  return variedByPlace(trips, ({ tags }) => tags[0] === theme)
}
