import { SESSION_KEYS } from '../../contract/storage-names.ts'
import { parseStored, readSession, writeSession } from '../../state/web-storage.ts'
import { type RepairOutcome, repairApp } from './repair.ts'

const KEY = SESSION_KEYS.recovery
/** Failures further apart than this are not the same one. */
const SAME_FAILURE_MS = 60_000

/** A page that is still shown after this time is not being left: the visitor has stopped the navigation, ms. */
export const LEAVING_LIMIT_MS = 10_000

type Attempts = { count: number; at: number }

let leavingAt = Number.NEGATIVE_INFINITY
if (typeof document !== 'undefined')
  addEventListener('beforeunload', () => {
    leavingAt = performance.now()
  })

/**
 * Whether a navigation to another page has begun. Firefox then cancels the requests of this page, and their errors say nothing
 * about the app; a reload would cancel the navigation.
 */
export function isBeingLeft(): boolean {
  return performance.now() - leavingAt < LEAVING_LIMIT_MS
}

/**
 * After a script of the app could not be loaded: reloads once, then repairs, then removes the worker, each within a
 * minute of the one before; then it gives up, so that no page reloads for ever. Without a network, where attempts
 * cannot be counted, or while the page is being left, it does nothing.
 */
export async function recover(): Promise<RepairOutcome | 'given up'> {
  if (isBeingLeft()) return 'given up'
  const attempts = readAttempts()
  if (attempts.count > 2) return 'given up'
  if (!navigator.onLine) return 'no network'
  const next: Attempts = { count: attempts.count + 1, at: Date.now() }
  if (!writeSession(KEY, JSON.stringify(next))) return 'given up'
  if (attempts.count > 0) return repairApp({ remove: attempts.count > 1 })
  location.reload()
  return 'reloading'
}

/** Whether an error means that a script or style could not be loaded, or was not one. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error &&
      // Chromium, Firefox, WebKit, and Vite for styles; browsers give these errors no name of their own.
      /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
        error.message,
      ))
  )
}

function readAttempts(): Attempts {
  const stored = parseStored(readSession(KEY)) as Attempts | null | undefined
  return stored && Date.now() - stored.at < SAME_FAILURE_MS ? stored : { count: 0, at: 0 }
}
