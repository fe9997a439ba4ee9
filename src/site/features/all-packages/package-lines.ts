import { packagesOf } from '../../../catalogue/packages.ts'
import type { Catalogue } from '../../../contract/catalogue.ts'

/** A package in the list; `price` in rupees for two. */
export type PackageLine = { key: string; title: string; nights: number; price: number }

/** All packages grouped by destination, in catalogue order; destinations without packages are left out. */
export function packageLines({
  destinations,
  packages,
}: Catalogue): { name: string; lines: PackageLine[] }[] {
  return destinations
    .map(({ slug, name }) => ({
      name,
      lines: packagesOf(packages, slug).map(({ key, packageName, nights, totalPackagePrice }) => ({
        key,
        title: packageName,
        nights,
        price: totalPackagePrice,
      })),
    }))
    .filter(({ lines }) => lines.length > 0)
}
