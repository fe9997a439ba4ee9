import { startTransition, useEffect, useRef, useState } from 'react'
import type { Reel } from '../../../contract/copy.ts'

/**
 * The destinations that have been in view, the latest first; updated only shortly before the end of the feed is shown.
 */
export function useSeenPlaces(reels: readonly Reel[], active: number): readonly string[] {
  const places = useRef<readonly string[]>([])
  const [shown, setShown] = useState<readonly string[]>(() => [reels[active]?.destination ?? ''])
  const place = reels[active]?.destination
  const isNearEnd = active >= reels.length - 1
  useEffect(() => {
    if (place) places.current = [place, ...places.current.filter((other) => other !== place)]
    // The end has cards and a form: a transition renders them without blocking input.
    if (isNearEnd) startTransition(() => setShown(places.current))
  }, [place, isNearEnd])
  return shown
}
