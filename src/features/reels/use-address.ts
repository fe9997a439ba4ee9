import { useEffect, useRef } from 'react'

/** The address (`index`) follows the reel the feed rests at, and the feed follows an address that was changed elsewhere. */
export function useAddress(
  active: number | undefined,
  index: number,
  onIndex: (index: number) => void,
  go: (index: number) => void,
): void {
  const reported = useRef(index)
  useEffect(() => {
    if (index === reported.current) return
    reported.current = index
    go(index)
  }, [index, go])
  useEffect(() => {
    if (active === undefined || active === reported.current) return
    reported.current = active
    onIndex(active)
  }, [active, onIndex])
}
