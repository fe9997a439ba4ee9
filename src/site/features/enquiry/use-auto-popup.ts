import { useEffect, useEffectEvent } from 'react'
import { splitLanguage } from '../../../contract/languages.ts'
import { SESSION_KEYS } from '../../../contract/storage-names.ts'
import { outboxExists } from '../../../offline/outbox/outbox-exists.ts'
import { readSession, writeSession } from '../../../state/web-storage.ts'
import { wasEnquiryOpened } from './popup-store.ts'

/** The popup opens by itself this long after the package page loads, ms (spec 2 §9). */
export const AUTO_POPUP_MS = 10_000
/** How often to check again whether the popup would interrupt something, ms. */
const RECHECK_MS = 5_000

/**
 * Opens the enquiry popup once a session, 10 s after a package page was opened: never over something being typed or another
 * dialog, and not where an enquiry was already sent from this page, in any language. Its path is given, without the language: the
 * router's own changes while the page is left and would render all of it once more.
 */
export function useAutoPopup(path: string, open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    let timer = setTimeout(look, AUTO_POPUP_MS)
    let left = false
    async function look() {
      if (wasSeen() || (await wasSentFrom(path)) || left) return
      if (isBusy()) {
        timer = setTimeout(look, RECHECK_MS)
        return
      }
      writeSession(SESSION_KEYS.popupSeen, '1')
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
    // Opening the outbox creates its database, which is not needed on devices where nothing was ever written.
    if (!(await outboxExists())) return false
    const { deviceOutbox } = await import('../../../offline/outbox/device-outbox.ts')
    return (await deviceOutbox().list()).some(({ page }) => splitLanguage(page).path === path)
  } catch {
    // A device without storage has no record of it.
    return false
  }
}

// Where storage is denied, the popup opens once per page load instead of once per session.
function wasSeen(): boolean {
  return wasEnquiryOpened() || readSession(SESSION_KEYS.popupSeen) !== null
}
