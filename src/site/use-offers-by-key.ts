import { useCallback } from 'react'
import { type PackageOffer, packageOffer } from '../catalogue/offers.ts'
import type { PageContext } from '../contract/page.ts'

/** Loads packages whose keys only the device knows; packages no longer sold are left out. */
export function useOffersByKey(
  catalogue: PageContext['catalogue'],
): (keys: readonly string[]) => Promise<PackageOffer[]> {
  return useCallback(
    async (keys) => {
      const { packages } = await catalogue()
      return keys.flatMap((key) => packages.find((pkg) => pkg.key === key) ?? []).map(packageOffer)
    },
    [catalogue],
  )
}
