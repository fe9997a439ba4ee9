import { INDIA_MS, isInstant, isIsoDate } from '../../contract/travel-date.ts'

// The agency works in India, so the device's time zone is not used.
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OPENS_AT_H = 10

/** A time as the value of a `datetime-local` field, in Indian time: `2026-11-21T16:30`. */
export function toIndianFieldTime(instant: string): string {
  return new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 16)
}

/** Parses the value of a `datetime-local` field as Indian time; `undefined` for none, and for a year that is no year yet. */
export function fromIndianFieldTime(field: string): string | undefined {
  const instant = `${field}:00+05:30`
  return isIsoDate(field.slice(0, 10)) && isInstant(instant) ? new Date(instant).toISOString() : undefined
}

/** Says what {@link fromIndianFieldTime} did not take. */
export const NO_FIELD_TIME = 'Please choose a date and time, with a year of four digits.'

/** The last values that fields take: without them, browsers let a year be typed on to six digits. */
export const LAST_DAY = '9998-12-31'
export const LAST_TIME = `${LAST_DAY}T23:59`

/** The usual follow-up times. */
export function followUpChoices(now: number): { label: string; instant: string }[] {
  const morning = (days: number) => {
    const today = Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS
    return new Date(today + days * DAY_MS + OPENS_AT_H * HOUR_MS - INDIA_MS).toISOString()
  }
  return [
    { label: 'In 2 hours', instant: new Date(now + 2 * HOUR_MS).toISOString() },
    { label: 'Tomorrow, 10 am', instant: morning(1) },
    { label: 'In 3 days', instant: morning(3) },
    { label: 'In a week', instant: morning(7) },
  ]
}
