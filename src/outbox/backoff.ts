import type { QueuedEntry } from './entry.ts'

/** Delays between attempts while the network or the server is at fault. */
export const RETRY_BASE_MS = 2_000
export const RETRY_MAX_MS = 5 * 60_000
/** The same where the address itself answers wrongly (401, 403, 404, 405): nothing a few seconds will mend. */
export const MISPLACED_BASE_MS = 60_000
export const MISPLACED_MAX_MS = 60 * 60_000
/** The shortest wait, so that chance never makes a hot loop, and the longest a server may ask for. */
export const RETRY_MIN_MS = 500
export const RETRY_AFTER_MAX_MS = 24 * 60 * 60_000
/** Good news (network back, app opened) cuts a back-off short, but not below this: news comes in bursts. */
export const HURRY_AFTER_MS = 3_000
/** A wall clock this much behind the last attempt has been turned back; smaller steps are mere corrections. */
const CLOCK_SLACK_MS = 60_000

/** Exponential back-off with full jitter. `attempts` counts from 1; `random` is in [0, 1). */
export function retryDelay(
  attempts: number,
  random: number,
  base = RETRY_BASE_MS,
  max = RETRY_MAX_MS,
): number {
  const ceiling = Math.min(max, base * 2 ** Math.min(attempts - 1, 30))
  return Math.max(RETRY_MIN_MS, Math.round(random * ceiling))
}

/**
 * Whether an entry may be tried now. After a clock that was turned back, `nextAttemptAt` may lie years ahead;
 * the attempt then counts as due, because resending is always safe and waiting for years is not.
 */
export function isDue(entry: QueuedEntry, now: number): boolean {
  return now >= entry.nextAttemptAt || now < entry.attemptedAt - CLOCK_SLACK_MS
}

/** The entry as it waits after good news; a wait the server named stays as it is. */
export function hasten(entry: QueuedEntry): QueuedEntry {
  const soonest = entry.attemptedAt + HURRY_AFTER_MS
  return entry.held || entry.nextAttemptAt <= soonest ? entry : { ...entry, nextAttemptAt: soonest }
}

/** Milliseconds a `Retry-After` asks for: seconds, or an HTTP date read against the server's own `Date`. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  // The device's clock may be years off: the server's date is compared with the server's date.
  const serverNow = Date.parse(headers.get('date') ?? '') || now
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - serverNow
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS)
}
