import type { Package } from '../contract/catalogue.ts'
import { packagePath } from './packages.ts'

/** What a card shows of a package; so that pages with many cards stay small. */
export type PackageOffer = {
  key: string
  title: string
  href: string
  picture: string
  /** Whole rupees for two. */
  price: number
  info: { icon: 'clock' | 'hotel' | 'flight'; text: string }[]
}

/** A package as a card (spec 1 §2 "Trending Offers"): `Flight` is the spec's own value. */
export function packageOffer(pkg: Package): PackageOffer {
  return {
    key: pkg.key,
    title: pkg.packageName,
    href: packagePath(pkg),
    picture: pkg.packageImage,
    price: pkg.totalPackagePrice,
    info: [
      { icon: 'clock', text: `${pkg.nights}N/${pkg.days}D` },
      ...(pkg.includes.includes('Hotel') ? [{ icon: 'hotel' as const, text: 'Hotel' }] : []),
      ...(pkg.includes.includes('Flights') ? [{ icon: 'flight' as const, text: 'Flight' }] : []),
    ],
  }
}

/** The lowest price among packages, whole rupees for two; `undefined` when there are none. */
export function lowestPrice(packages: readonly Pick<Package, 'totalPackagePrice'>[]): number | undefined {
  return packages.length > 0 ? Math.min(...packages.map((pkg) => pkg.totalPackagePrice)) : undefined
}

/**
 * Packages in an order that shows many places: the first of each destination in turn, then the second of each.
 * Within a destination catalogue order stays. Those for which `leads` is true come before all others.
 */
export function variedByPlace(packages: readonly Package[], leads?: (pkg: Package) => boolean): Package[] {
  if (leads) {
    const others = packages.filter((pkg) => !leads(pkg))
    return [...variedByPlace(packages.filter(leads)), ...variedByPlace(others)]
  }
  const taken = new Map<string, number>()
  return packages
    .map((pkg) => {
      const nth = taken.get(pkg.destination) ?? 0
      taken.set(pkg.destination, nth + 1)
      return { pkg, nth }
    })
    .sort((a, b) => a.nth - b.nth)
    .map(({ pkg }) => pkg)
}
