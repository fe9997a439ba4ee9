import { INDIA_MS } from '../../contract/travel-date.ts'

// The agency works in India, so the device's time zone is not used.
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OPENS_AT_H = 10

/** A time as the value of a `datetime-local` field, in Indian time: `2026-11-21T16:30`. */
export function toIndianFieldTime(instant: string): string {
  return new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 16)
}

/** Parses the value of a `datetime-local` field as Indian time. */
export function fromIndianFieldTime(field: string): string {
  return new Date(`${field}:00+05:30`).toISOString()
}

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
