const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 3_600_000
/** A receiver may ask for more patience than ours, up to a day. */
const MAX_RETRY_AFTER_MS = 86_400_000

/** After so many tries, about two days, a message is given up, visibly; staff can have it sent again. */
export const MAX_ATTEMPTS = 60

/**
 * How long to wait after the `attempts`-th try failed: doubling from 5 s up to an hour, less up to half of it at random,
 * so that what failed together does not come again together; never sooner than the receiver asked for.
 */
export function retryDelay(attempts: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
  return Math.max(longest * (1 - random() / 2), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))
}
