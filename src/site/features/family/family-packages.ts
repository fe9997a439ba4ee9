import { lowestPrice, type PackageOffer, packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import type { Catalogue, Package } from '../../../contract/catalogue.ts'

const TRENDING_COUNT = 12

/** A card with the prices that a family's price is worked out from, and whether they include GST. */
export type FamilyOffer = PackageOffer & Pick<Package, 'prices' | 'gst'>

/** A destination with family packages; `from` is their lowest price, rupees for two. */
export type FamilyPlace = { slug: string; name: string; picture: string; from: number }

/** The part of the catalogue the family page shows: offers from many destinations, and the destinations. */
export function familyPackages({ destinations, packages }: Catalogue): {
  offers: FamilyOffer[]
  places: FamilyPlace[]
} {
  const trips = packages.filter(isForFamilies)
  return {
    offers: variedByPlace(trips, ({ tags }) => tags[0] === 'family')
      .slice(0, TRENDING_COUNT)
      .map(familyOffer),
    places: destinations.flatMap(({ slug, name, banner }) => {
      const from = lowestPrice(packagesOf(trips, slug))
      return from === undefined ? [] : [{ slug, name, picture: banner.picture, from }]
    }),
  }
}

/** The family packages of one destination, and its other packages. */
export function familyOffers({ packages }: Catalogue, slug: string) {
  const trips = packagesOf(packages, slug)
  return {
    offers: trips.filter(isForFamilies).map(familyOffer),
    others: trips.filter((pkg) => !isForFamilies(pkg)).map(familyOffer),
  }
}

function familyOffer(pkg: Package): FamilyOffer {
  const { prices, gst } = pkg
  return { ...packageOffer(pkg), ...(prices && { prices }), ...(gst && { gst }) }
}

function isForFamilies({ tags }: Package): boolean {
  return tags.includes('family')
}
