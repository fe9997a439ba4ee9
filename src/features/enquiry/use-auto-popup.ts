import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { wasEnquiryOpened } from './popup-store.ts'

/** The popup opens by itself this long after the package page loads, ms (spec 2 §9). */
export const AUTO_POPUP_MS = 10_000
/** How often a popup that would be in the way looks again, ms. */
const RECHECK_MS = 5_000
const SEEN_KEY = 'enquiry-popup-seen'

/**
 * Opens the enquiry popup once a session, 10 s after a package page was opened: never over something being typed or another
 * dialog, and not where an enquiry was already sent from this page.
 */
export function useAutoPopup(open: () => void): void {
  const openNow = useEffectEvent(open)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    let timer = setTimeout(look, AUTO_POPUP_MS)
    let left = false
    async function look() {
      if (wasSeen() || (await wasSentFrom(path)) || left) return
      if (isBusy()) {
        timer = setTimeout(look, RECHECK_MS)
        return
      }
      markSeen()
      openNow()
    }
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [path])
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, select, textarea') ?? false
  return typing || document.querySelector('dialog[open], [popover]:popover-open') !== null
}

async function wasSentFrom(path: string): Promise<boolean> {
  try {
    const { deviceOutbox } = await import('../../offline/device-outbox.ts')
    return (await deviceOutbox().list()).some((entry) => entry.page === path)
  } catch {
    // A device that keeps nothing cannot know.
    return false
  }
}

// Storage may be forbidden; then once per page load has to do.
function wasSeen(): boolean {
  try {
    return wasEnquiryOpened() || sessionStorage.getItem(SEEN_KEY) !== null
  } catch {
    return wasEnquiryOpened()
  }
}

function markSeen(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, '1')
  } catch {}
}
