import { useEffect, useRef } from 'react'

/** Keeps the URL (`index`) and the feed in step: each follows a change of the other. */
export function useUrlSync(
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
