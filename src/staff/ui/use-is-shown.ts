import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still on the screen, as what it says may come once its page was left. */
export function useIsShown(): () => boolean {
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback(() => shown.current, [])
}
