import { packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import { type PromotionOffer, promotionOffer } from '../../../catalogue/promotions.ts'
import { australiaPromotion } from '../../../content/copy/promotions.ts'
import type { Catalogue, Destination } from '../../../contract/catalogue.ts'
import type { Offer } from '../../../ui/offer-card.tsx'
import { homePictures } from './home-copy.ts'

/** The part of the catalogue the home page shows, kept small because it is embedded in the HTML. */
export type HomeData = {
  trending: Offer[]
  india: Offer[]
  /** Number of destinations. */
  places: number
  /** Lowest package price by destination slug, rupees. */
  from: Record<string, number>
  australia: PromotionOffer
}

const OFFERS_PER_SLIDER = 12

/** Selects the home page's part of the catalogue; `day` (yyyy-mm-dd) is when it is shown. */
export function homeData({ destinations, packages }: Catalogue, day: string): HomeData {
  const offers = (region: Destination['region']) => {
    const slugs = destinations.filter((place) => place.region === region).map(({ slug }) => slug)
    const there = packages.filter(
      ({ destination, packageImage }) => slugs.includes(destination) && !homePictures.includes(packageImage),
    )
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
    australia: promotionOffer(australiaPromotion, packages, day),
  }
}
