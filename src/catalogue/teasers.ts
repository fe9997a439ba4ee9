import type { Destination, Package } from '../contract/catalogue.ts'

const PACKAGE_FIELDS = [
  'key',
  'destination',
  'packageName',
  'destinationCovered',
  'nights',
  'days',
  'includes',
  'totalPackagePrice',
  'packageImage',
] as const satisfies (keyof Package)[]

/** The fields of a package that a page needs to link to it. */
export type PackageTeaser = Pick<Package, (typeof PACKAGE_FIELDS)[number]>

/** Packages without itinerary, hotels and conditions: a page's data is inside its HTML, so it is kept small. */
export function packageTeasers(packages: Package[]): PackageTeaser[] {
  return packages.map(
    (pkg) => Object.fromEntries(PACKAGE_FIELDS.map((field) => [field, pkg[field]])) as PackageTeaser,
  )
}

/** The fields of a destination that a page needs to link to it. */
export type DestinationTeaser = Pick<Destination, 'slug' | 'name' | 'country' | 'region' | 'banner'>

/** A destination without its things to do and practical information. */
export function destinationTeaser({ slug, name, country, region, banner }: Destination): DestinationTeaser {
  return { slug, name, country, region, banner }
}
