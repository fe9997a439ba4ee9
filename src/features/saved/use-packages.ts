import { useEffect, useState } from 'react'
import type { Offer } from '../../ui/offer-card.tsx'

/** A package as a card, under the key the device knows it by. */
export type SavedOffer = Offer & { key: string }
/** The packages of these keys, in that order; those that are sold no more are left out. */
export type FindPackages = (keys: readonly string[]) => Promise<SavedOffer[]>

/** The packages of keys that only the device knows; they come after the page. */
export function usePackages(
  keys: readonly string[],
  findPackages: FindPackages,
): SavedOffer[] | 'loading' | 'failed' {
  const [found, setFound] = useState<SavedOffer[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (keys.length === 0) return
    let isCurrent = true
    findPackages(keys).then(
      (offers) => isCurrent && setFound(offers),
      () => isCurrent && setFound('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [keys, findPackages])
  return keys.length > 0 ? found : []
}
