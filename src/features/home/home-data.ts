import { packageOffer, variedByPlace } from '../../catalogue/offers.ts'
import type { Catalogue, Destination } from '../../contract/catalogue.ts'
import type { Offer } from '../../ui/offer-card.tsx'

/** What the home page shows of the catalogue: little of it, since it travels inside the page. */
export type HomeData = {
  trending: Offer[]
  india: Offer[]
  /** How many places are sold. */
  places: number
  /** Lowest package price by destination slug, rupees. */
  from: Record<string, number>
}

const OFFERS_PER_SLIDER = 12

/** Picks the home page's part of the catalogue. */
export function homeData({ destinations, packages }: Catalogue): HomeData {
  const offers = (region: Destination['region']) => {
    const slugs = destinations.filter((place) => place.region === region).map(({ slug }) => slug)
    const there = packages.filter(({ destination }) => slugs.includes(destination))
    return variedByPlace(there).slice(0, OFFERS_PER_SLIDER).map(packageOffer)
  }
  const from: Record<string, number> = {}
  for (const { destination, totalPackagePrice } of packages)
    from[destination] = Math.min(from[destination] ?? Number.POSITIVE_INFINITY, totalPackagePrice)
  return {
    trending: offers('international'),
    india: offers('domestic'),
    places: destinations.length,
    from,
  }
}
