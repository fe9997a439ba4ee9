/** Times as staff and mails show them, in the agency's time zone. */

const FORMAT = { timeZone: 'Asia/Kolkata', dateStyle: 'medium' } as const
const TIME = new Intl.DateTimeFormat('en-IN', { ...FORMAT, timeStyle: 'short' })
const EXACT_TIME = new Intl.DateTimeFormat('en-IN', { ...FORMAT, timeStyle: 'medium' })
const DAY = new Intl.DateTimeFormat('en-IN', FORMAT)

/** `21 Nov 2026, 4:05 pm`. */
export function formatTime(instant: string): string {
  return TIME.format(new Date(instant))
}

/** `21 Nov 2026, 4:05:09 pm`. */
export function formatExactTime(instant: string): string {
  return EXACT_TIME.format(new Date(instant))
}

/** `21 Nov 2026`. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant))
}
