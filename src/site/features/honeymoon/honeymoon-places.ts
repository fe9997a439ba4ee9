import { pickDestinations } from '../../../catalogue/destinations.ts'
import { lowestPrice } from '../../../catalogue/offers.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import type { Catalogue } from '../../../contract/catalogue.ts'

/** The eight destinations of 'Your Love Story, Our Destinations!', in the spec's order (spec 1 §2). */
const SLUGS = ['bali', 'maldives', 'singapore', 'thailand', 'vietnam', 'kashmir', 'andaman', 'kerala']

/** A tile of the honeymoon page; `from` is the lowest price of its honeymoon packages, rupees for two. */
export type HoneymoonPlace = { slug: string; name: string; picture: string; from?: number }

/** The part of the catalogue the honeymoon page shows. */
export function honeymoonPlaces({ destinations, packages }: Catalogue): HoneymoonPlace[] {
  return pickDestinations(destinations, SLUGS).map(({ slug, name, banner }) => {
    const from = lowestPrice(packagesOf(packages, slug).filter(({ tags }) => tags.includes('honeymoon')))
    return { slug, name, picture: banner.picture, ...(from !== undefined && { from }) }
  })
}
