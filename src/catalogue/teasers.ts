import type { Destination, Package } from '../contract/catalogue.ts'

/** What a page shows of a package that it only points to. */
export type PackageTeaser = Pick<
  Package,
  | 'key'
  | 'destination'
  | 'packageName'
  | 'destinationCovered'
  | 'nights'
  | 'days'
  | 'includes'
  | 'totalPackagePrice'
  | 'packageImage'
>

/** Packages without their days, hotels and small print: what a page is made of travels inside it. */
export function packageTeasers(packages: Package[]): PackageTeaser[] {
  return packages.map(
    ({
      key,
      destination,
      packageName,
      destinationCovered,
      nights,
      days,
      includes,
      totalPackagePrice,
      packageImage,
    }) => ({
      key,
      destination,
      packageName,
      destinationCovered,
      nights,
      days,
      includes,
      totalPackagePrice,
      packageImage,
    }),
  )
}

/** What a page shows of a place that it only points to. */
export type DestinationTeaser = Pick<Destination, 'slug' | 'name' | 'country' | 'region' | 'banner'>

/** A place without what there is to do and to know. */
export function destinationTeaser({ slug, name, country, region, banner }: Destination): DestinationTeaser {
  return { slug, name, country, region, banner }
}
