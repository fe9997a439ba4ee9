import { useCallback } from 'react'
import { type PackageOffer, packageOffer } from '../catalogue/offers.ts'
import type { PageContext } from '../contract/page.ts'
import { loadedVersion } from './load-catalogue.ts'

/**
 * Loads packages whose keys only the device knows; packages no longer sold are left out. A new catalogue has the page rendered
 * again, and then the result is another function, so that prices are read again.
 */
export function useOffersByKey(
  catalogue: PageContext['catalogue'],
): (keys: readonly string[]) => Promise<PackageOffer[]> {
  const version = loadedVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version requires a new read
  return useCallback(
    async (keys) => {
      const { packages } = await catalogue()
      return keys.flatMap((key) => packages.find((pkg) => pkg.key === key) ?? []).map(packageOffer)
    },
    [catalogue, version],
  )
}
