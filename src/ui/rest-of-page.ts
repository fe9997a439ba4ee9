import { startTransition, useEffect, useState } from 'react'

/** The names that the history uses for how a page was reached. */
export type HistoryAction = 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'

let isFollowed = startsInApp()

/** To be called before another page is shown: only after a link is a page shown in two steps. */
export function noteHistoryAction(action: HistoryAction): void {
  isFollowed = action === 'PUSH'
}

/**
 * Whether a page shows its part below the first screen. A page that the app renders after a link shows its first screen
 * alone, and the rest after that is painted. What the server rendered, a page that Back returns to (its scroll position
 * needs its whole height) and an address with a fragment are whole at once.
 */
export function useRestOfPage(): boolean {
  const [isShown, show] = useState(() => !isFollowed || location.hash !== '')
  useEffect(() => {
    if (isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A transition is rendered in slices, so that taps are answered meanwhile.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => show(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isShown])
  return isShown
}

/**
 * Style of what stands for the rest of a page. So high that the footer is further from the screen than the browser lays out
 * ahead what has `content-visibility: auto`: Chromium does within one and a half screens.
 */
export const REST_HEIGHT = { minHeight: '300vh' }

// The installed app's shell, opened anew: a page that the server rendered has the list of early events.
function startsInApp(): boolean {
  if (import.meta.env.SSR || typeof window === 'undefined' || window.earlyEvents) return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
