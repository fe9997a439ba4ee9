const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The time of the next attempt as a text: `Next attempt in about 2 minutes.` `at` and `now` in ms since 1970. */
export function nextAttemptText(at: number, now: number, online: boolean): string {
  if (!online) return 'It is sent as soon as there is a network.'
  const wait = at - now
  if (wait < 10_000) return 'Next attempt in a moment.'
  if (wait < MINUTE_MS) return 'Next attempt in less than a minute.'
  if (wait < 1.5 * MINUTE_MS) return 'Next attempt in about a minute.'
  if (wait < HOUR_MS) return `Next attempt in about ${Math.round(wait / MINUTE_MS)} minutes.`
  if (wait < 1.5 * HOUR_MS) return 'Next attempt in about an hour.'
  return `Next attempt in about ${Math.round(wait / HOUR_MS)} hours.`
}
