import type { Catalogue, Package } from '../contract/catalogue.ts'
import type { PricedHotels } from '../contract/hotel-categories.ts'
import { parseRoute, type Stay } from '../contract/route-text.ts'
import { truncateText } from '../contract/truncate-text.ts'

/** Most characters of what an enquiry may be about; its schema is not loaded with every page. */
const MAX_ABOUT_LENGTH = 200

/** A package's name as its URL has it: decoded, lower-cased, trimmed, spaces as hyphens (spec 2 §2). */
export function packageSlug(name: string): string {
  return decoded(name).toLowerCase().trim().replaceAll(/\s+/g, '-')
}

/** Address of a package's page. */
export function packagePath({
  destination,
  packageName,
}: Pick<Package, 'destination' | 'packageName'>): string {
  return `/${destination}/${encodeURIComponent(packageSlug(packageName))}`
}

/** All packages sold under a destination, in catalogue order. */
export function packagesOf(packages: readonly Package[], destination: string): Package[] {
  return packages.filter((pkg) => pkg.destination === destination)
}

/** The package a URL's name means, compared as {@link packageSlug} writes both. */
export function findPackage(packages: Package[], destination: string, name: string): Package | undefined {
  const wanted = packageSlug(name)
  return packagesOf(packages, destination).find((pkg) => packageSlug(pkg.packageName) === wanted)
}

/** The package that was published under an address before it was renamed; `undefined` for every other address. */
export function findMovedPackage(
  { packages, formerPaths }: Pick<Catalogue, 'packages' | 'formerPaths'>,
  destination: string,
  name: string,
): Package | undefined {
  const key = formerPaths?.[packagePath({ destination, packageName: name })]
  return key === undefined ? undefined : packages.find((pkg) => pkg.key === key)
}

/** Others a traveller looking at `pkg` may like: same destination first, then shared themes; nearest in price first. */
export function similarPackages(packages: Package[], pkg: Package, count: number): Package[] {
  const score = (other: Package) =>
    (other.destination === pkg.destination ? 2 : 0) +
    other.tags.filter((tag) => pkg.tags.includes(tag)).length / 4 -
    Math.abs(Math.log(other.totalPackagePrice / pkg.totalPackagePrice))
  return packages
    .filter((other) => other.key !== pkg.key)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, count)
}

/** `Kuta-3N -- Ubud-2N` as a list of towns and nights. */
export function citiesCovered(destinationCovered: string): Stay[] {
  const texts = destinationCovered.split(' -- ')
  return parseRoute(destinationCovered).map((stay, i) => stay ?? { city: texts[i] ?? '', nights: 0 })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A package as an enquiry names it: `Goa Beach Break in Calangute (goa1)`, or with the chosen hotels before the key. */
export function packageAbout(
  { packageName, key }: Pick<Package, 'packageName' | 'key'>,
  hotels: PricedHotels = 'total',
): string {
  const chosen = hotels === 'total' ? '' : `, ${hotels.slice('star'.length)}-star hotels`
  const end = `${chosen} (${key})`
  // A longer text would be refused, and the traveller could not shorten it.
  return truncateText(packageName, MAX_ABOUT_LENGTH - end.length) + end
}

/** The package that {@link packageAbout}, or its key alone, names. */
export function findPackageByAbout<Found extends Pick<Package, 'key'>>(
  packages: readonly Found[],
  about: string,
): Found | undefined {
  const key = /\(([a-z0-9-]{1,120})\)$/.exec(about)?.[1] ?? about
  return packages.find((pkg) => pkg.key === key)
}
