import { useCallback, useEffect, useRef, useState } from 'react'
import { type LeadViewList, MAX_SUSPECTED_SPAM_COUNT, MAX_VIEW_COUNT } from '../../contract/lead-filters.ts'
import { readViews } from '../lead/lead-api.ts'

/** Changes in quick succession are counted once. */
const RECOUNT_DELAY_MS = 1_000
/** Counts that could not be read are read again after this time. */
const RETRY_MS = 15_000

/** The views with their counts; `recount` reads them again a moment later, because something may have changed them. */
export function useViewCounts(initial: LeadViewList): { list: LeadViewList; recount: () => void } {
  const [known, setKnown] = useState({ initial, list: initial })
  const timer = useRef<number>(undefined)
  const isOpen = useRef(false)
  const recount = useCallback(() => {
    const readAfter = (delay: number) => {
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined
        // The inbox itself shows that there is no network or session.
        readViews().then(
          (list) => setKnown((before) => ({ ...before, list })),
          () => isOpen.current && readAfter(RETRY_MS),
        )
      }, delay)
    }
    readAfter(RECOUNT_DELAY_MS)
  }, [])
  // Views that were saved come with the page's data.
  const list = known.initial === initial ? known.list : initial
  if (known.initial !== initial) setKnown({ initial, list: initial })
  useEffect(() => {
    isOpen.current = true
    // The page's data may be a minute old.
    recount()
    return () => {
      isOpen.current = false
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [recount])
  return { list, recount }
}

/** The view's name with its count: `Suspected spam (3)`. */
export function suspectedSpamLabel(count: number): string {
  return `Suspected spam (${count < MAX_SUSPECTED_SPAM_COUNT ? count : `${MAX_SUSPECTED_SPAM_COUNT}+`})`
}

/** The name of a saved view with its count: `Bali this week (12)`. */
export function viewLabel(name: string, count: number | undefined): string {
  if (count === undefined) return name
  return `${name} (${count < MAX_VIEW_COUNT ? count : `${MAX_VIEW_COUNT}+`})`
}
