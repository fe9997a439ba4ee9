import { useEffect, useState } from 'react'
import type { Offer } from '../../../ui/offer-card.tsx'

/** A package card with the key it is stored under on the device. */
export type SavedOffer = Offer & { key: string }
/** Finds the packages with these keys, in that order; packages no longer sold are left out. */
export type FindOffers = (keys: readonly string[]) => Promise<SavedOffer[]>

/** Loads packages whose keys only the device knows, after the page has rendered. */
export function useSavedOffers(
  keys: readonly string[],
  findOffers: FindOffers,
): SavedOffer[] | 'loading' | 'failed' {
  const [found, setFound] = useState<SavedOffer[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (keys.length === 0) return
    let isCurrent = true
    findOffers(keys).then(
      (offers) => isCurrent && setFound(offers),
      () => isCurrent && setFound('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [keys, findOffers])
  return keys.length > 0 ? found : []
}
