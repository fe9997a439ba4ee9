import { enquiriesText } from '../../../language/enquiries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LONGEST_WAIT_MS = 25 * HOUR_MS

/** The time of the next attempt as a text: `Next attempt in about 2 minutes.` `at` and `now` in ms since 1970. */
export function nextAttemptText(at: number, now: number, online: boolean): string {
  const t = enquiriesText()
  if (!online) return t.nextWithNetwork
  const wait = at - now
  // No wait is that long: the device's clock was turned back, and then the next attempt is made at once.
  if (wait < 10_000 || wait > LONGEST_WAIT_MS) return t.nextMoment
  if (wait < MINUTE_MS) return t.nextSoon
  if (wait < 1.5 * MINUTE_MS) return t.nextMinute
  if (wait < HOUR_MS) return t.nextMinutes(Math.round(wait / MINUTE_MS))
  if (wait < 1.5 * HOUR_MS) return t.nextHour
  return t.nextHours(Math.round(wait / HOUR_MS))
}
