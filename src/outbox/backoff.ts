import { parseRetryAfter } from '../contract/retry-after.ts'
import type { QueuedEntry } from './types.ts'

/** Delays between attempts while the network or the server is at fault. */
export const RETRY_BASE_MS = 2_000
export const RETRY_MAX_MS = 5 * 60_000
/**
 * The slow schedule, used when the URL itself answers with an error (401, 403, 404 …): trying again after seconds would change
 * nothing.
 */
export const ENDPOINT_ERROR_BASE_MS = 60_000
export const ENDPOINT_ERROR_MAX_MS = 6 * 60 * 60_000
/** Attempts on the slow schedule, about three days, before the app asks the traveller to call instead. */
export const ENDPOINT_ERROR_ATTEMPTS = 24
/** The shortest wait, so that random jitter never causes a busy loop, and the longest wait that a server may ask for. */
export const RETRY_MIN_MS = 500
export const RETRY_AFTER_MAX_MS = 24 * 60 * 60_000
/** A network that is back, or an opened app, shortens a back-off to this: such events come in bursts. */
export const SHORTENED_BACKOFF_MS = 3_000
/** The same after an endpoint error. */
export const SHORTENED_ENDPOINT_ERROR_MS = 60_000
/** A wall clock that is this far behind the last attempt was turned back; smaller steps are ordinary corrections. */
const CLOCK_SLACK_MS = 60_000

/** Exponential back-off with full jitter. `attempts` counts from 1; `random` is in [0, 1). */
export function retryDelay(attempts: number, random: number): number {
  return Math.max(RETRY_MIN_MS, Math.round(random * ceiling(attempts, RETRY_BASE_MS, RETRY_MAX_MS)))
}

/** Exponential back-off that keeps at least half of each step, so that the whole schedule lasts days. */
export function endpointErrorDelay(attempts: number, random: number): number {
  const longest = ceiling(attempts, ENDPOINT_ERROR_BASE_MS, ENDPOINT_ERROR_MAX_MS)
  return Math.round(longest * (0.5 + random / 2))
}

/**
 * Whether an entry may be tried now. After a clock that was turned back, `nextAttemptAt` may lie years ahead;
 * the attempt then counts as due, because resending is always safe and waiting for years is not.
 */
export function isDue(entry: QueuedEntry, now: number): boolean {
  return now >= entry.nextAttemptAt || isClockTurnedBack(entry, now)
}

/** Whether the wall clock shows an earlier time than when this entry was last tried. */
export function isClockTurnedBack(entry: QueuedEntry, now: number): boolean {
  return now < entry.attemptedAt - CLOCK_SLACK_MS
}

/** When the entry may be tried with its back-off shortened, epoch ms; a wait the server named stays as it is. */
export function shortenBackoff(entry: QueuedEntry): number {
  if (entry.held) return entry.nextAttemptAt
  const wait = entry.endpointErrorCountsAt === undefined ? SHORTENED_BACKOFF_MS : SHORTENED_ENDPOINT_ERROR_MS
  return Math.min(entry.nextAttemptAt, entry.attemptedAt + wait)
}

/** Milliseconds a server asks to wait before the next attempt, at most {@link RETRY_AFTER_MAX_MS}. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  // The device's clock may be years off: the server's date is compared with the server's date.
  const serverNow = Date.parse(headers.get('date') ?? '') || now
  const ms = parseRetryAfter(headers.get('retry-after'), serverNow)
  return ms === undefined ? undefined : Math.min(ms, RETRY_AFTER_MAX_MS)
}

function ceiling(attempts: number, base: number, max: number): number {
  return Math.min(max, base * 2 ** Math.min(attempts - 1, 30))
}
