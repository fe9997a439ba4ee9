import { type Connection, isSlow } from '../contract/connection.ts'
import { savesData } from '../ui/saves-data.ts'

/** What a traveller does first. */
const FIRST_USE = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls back when loading pages ahead costs no bytes that anybody waits for: at once where the worker has all of it or the link
 * is fast, else after the first touch, key or scroll; with Save-Data never, unless the worker has all of it.
 */
export function whenWorthPreparing(run: () => void): void {
  const link = (navigator as { connection?: Connection }).connection
  if (hasWorker() || !(savesData() || isSlow(link))) {
    run()
    return
  }
  if (savesData()) return
  const start = () => {
    for (const type of FIRST_USE) removeEventListener(type, start, true)
    run()
  }
  for (const type of FIRST_USE) addEventListener(type, start, { capture: true, passive: true })
}

// Where storage is denied, asking for the worker throws.
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}
