import { latinDigits } from '../../../contract/latin-digits.ts'
import { indianDay } from '../../../contract/travel-date.ts'

/**
 * A travel date as it is being typed: a number pad has no dash, so `0512` becomes `05-12-`. Only text that grew at its
 * end is touched; deleting or editing in the middle is not masked.
 */
export function maskDate(input: string, before: string): string {
  const typed = latinDigits(input)
  const grew = typed.length === before.length + 1 && typed.startsWith(before)
  if (!grew) return typed
  return typed
    .replace(/^(\d{2})$/, '$1-')
    .replace(/^(\d{2}-\d{2})$/, '$1-')
    .replace(/-[-/. ]$/, '-')
}

/** The calendar's value for `yyyy-MM-dd`: that day at local midnight. */
export function toCalendarDay(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** `yyyy-MM-dd` of a day picked in the calendar. */
export function fromCalendarDay(day: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Today in India, as the calendar's value. */
export function calendarToday(now: Date = new Date()): Date {
  return toCalendarDay(indianDay(now))
}
