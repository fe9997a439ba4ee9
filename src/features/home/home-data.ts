import { packagePath } from '../../catalogue/packages.ts'
import type { Catalogue, Destination, Package } from '../../contract/catalogue.ts'
import { formatRupees } from '../../contract/rupees.ts'
import type { Offer } from '../../ui/offers-slider.tsx'

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
  const slugs = (region: Destination['region']) =>
    destinations.filter((place) => place.region === region).map(({ slug }) => slug)
  const from: Record<string, number> = {}
  for (const { destination, totalPackagePrice } of packages)
    from[destination] = Math.min(from[destination] ?? Number.POSITIVE_INFINITY, totalPackagePrice)
  return {
    trending: inTurns(packages, slugs('international')).slice(0, OFFERS_PER_SLIDER).map(toOffer),
    india: inTurns(packages, slugs('domestic')).slice(0, OFFERS_PER_SLIDER).map(toOffer),
    places: destinations.length,
    from,
  }
}

// The first package of every place, then every place's second …: a slider shows many places, not six trips to one.
function inTurns(packages: Package[], slugs: string[]): Package[] {
  const turn = new Map<string, number>(slugs.map((slug) => [slug, 0]))
  return packages
    .filter(({ destination }) => turn.has(destination))
    .map((pkg) => {
      const place = turn.get(pkg.destination) ?? 0
      turn.set(pkg.destination, place + 1)
      return { pkg, place }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ pkg }) => pkg)
}

function toOffer(pkg: Package): Offer {
  return {
    title: pkg.packageName,
    href: packagePath(pkg),
    picture: pkg.packageImage,
    pricing: `From ${formatRupees(pkg.totalPackagePrice)}`,
    info: [
      { icon: 'clock', text: `${pkg.nights}N/${pkg.days}D` },
      ...(pkg.includes.includes('Hotel') ? [{ icon: 'hotel', text: 'Hotel' } as const] : []),
      ...(pkg.includes.includes('Flights') ? [{ icon: 'flight', text: 'Flight' } as const] : []),
    ],
  }
}
