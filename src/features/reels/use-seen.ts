import { startTransition, useEffect, useRef, useState } from 'react'
import type { Reel } from '../../contract/copy.ts'

/** The places that have been in view, the latest first; told only when what follows the reels is about to show them. */
export function useSeen(reels: readonly Reel[], active: number): readonly string[] {
  const places = useRef<readonly string[]>([])
  const [told, setTold] = useState<readonly string[]>(() => [reels[active]?.destination ?? ''])
  const place = reels[active]?.destination
  const isNearEnd = active >= reels.length - 1
  useEffect(() => {
    if (place) places.current = [place, ...places.current.filter((other) => other !== place)]
    // Cards and a form: drawn piece by piece, so that nothing waits for them.
    if (isNearEnd) startTransition(() => setTold(places.current))
  }, [place, isNearEnd])
  return told
}
