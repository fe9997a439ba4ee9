import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_SUSPECTED_SPAM_COUNT } from '../../contract/lead-filters.ts'
import { readViews } from '../lead/lead-api.ts'

/** Changes in quick succession are counted once. */
const RECOUNT_DELAY_MS = 1_000

/** The number of suspected spam leads; `recount` reads it again a moment later, because something may have changed it. */
export function useSuspectedSpam(initial: number): { count: number; recount: () => void } {
  const [count, setCount] = useState(initial)
  const timer = useRef<number>(undefined)
  const recount = useCallback(() => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      // The inbox itself shows that there is no network or session.
      readViews().then(
        ({ suspectedSpam }) => setCount(suspectedSpam),
        () => {},
      )
    }, RECOUNT_DELAY_MS)
  }, [])
  useEffect(() => {
    // The page's data may be a minute old.
    recount()
    return () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [recount])
  return { count, recount }
}

/** The view's name with its count: `Suspected spam (3)`. */
export function suspectedSpamLabel(count: number): string {
  return `Suspected spam (${count < MAX_SUSPECTED_SPAM_COUNT ? count : `${MAX_SUSPECTED_SPAM_COUNT}+`})`
}
