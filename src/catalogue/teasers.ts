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

/** What a page shows of a package that it only points to. */
export type PackageTeaser = Pick<Package, (typeof PACKAGE_FIELDS)[number]>

/** Packages without itinerary, hotels and conditions: a page's data is inside its HTML, so it is kept small. */
export function packageTeasers(packages: Package[]): PackageTeaser[] {
  return packages.map(
    (pkg) => Object.fromEntries(PACKAGE_FIELDS.map((field) => [field, pkg[field]])) as PackageTeaser,
  )
}

/** What a page shows of a place that it only points to. */
export type DestinationTeaser = Pick<Destination, 'slug' | 'name' | 'country' | 'region' | 'banner'>

/** A place without what there is to do and to know. */
export function destinationTeaser({ slug, name, country, region, banner }: Destination): DestinationTeaser {
  return { slug, name, country, region, banner }
}
