import { useEffect, useRef } from 'react'

/** The address follows once a reel has been in view this long, ms: not every one that flies by. */
const ADDRESS_AFTER_MS = 300

/** The address (`index`) follows the reel in view, and the feed follows an address that was changed elsewhere. */
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
    const timer = setTimeout(() => {
      reported.current = active
      onIndex(active)
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [active, onIndex])
}
