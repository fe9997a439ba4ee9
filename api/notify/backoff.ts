const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 3_600_000
/** A receiver's Retry-After counts up to one day. */
const MAX_RETRY_AFTER_MS = 86_400_000

/** A time further ahead than this is no wait: the clock was turned back since it was set. */
export const LONGEST_WAIT_MS = MAX_RETRY_AFTER_MS + 3_600_000

/** After this many attempts (about two days) a message is marked as failed; staff can send it again. */
export const MAX_ATTEMPTS = 60

/**
 * Milliseconds to wait after `attempts` failed attempts: exponential back-off from 5 s to an hour, with up to 50% jitter
 * so that messages that failed together are not retried together. At least the receiver's Retry-After.
 */
export function retryDelay(attempts: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
  return Math.max(longest * (1 - random() / 2), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))
}
