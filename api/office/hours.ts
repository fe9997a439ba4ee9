import type { WorkingHours } from '../../src/contract/office.ts'
import { INDIA_MS } from '../../src/contract/travel-date.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday; weeks start on Monday. */
const FIRST_WEEKDAY = 3
/** Further ahead nobody works any more. */
const MAX_DAYS = 400

/** Number of the day in India an instant lies in: the agency's clock is India's. */
function dayNumber(at: number): number {
  return Math.floor((at + INDIA_MS) / DAY_MS)
}

/** Whether work goes on at an instant (ms since the epoch). */
export function isOpen(hours: WorkingHours, at: number): boolean {
  const window = windowOf(hours, dayNumber(at))
  return window !== undefined && at >= window.from && at < window.to
}

/** The instant at which so many minutes of work have passed since `from`; `undefined` when nobody ever works. */
export function addWorkingMinutes(hours: WorkingHours, from: number, minutes: number): number | undefined {
  let left = minutes * MINUTE_MS
  const first = dayNumber(from)
  for (let day = first; day < first + MAX_DAYS; day++) {
    const window = windowOf(hours, day)
    if (!window) continue
    const begin = Math.max(from, window.from)
    const there = window.to - begin
    if (there <= 0) continue
    if (there >= left) return begin + left
    left -= there
  }
  return undefined
}

/** Minutes of work between two instants. */
export function workingMinutes(hours: WorkingHours, from: number, to: number): number {
  let sum = 0
  const last = Math.min(dayNumber(to), dayNumber(from) + MAX_DAYS)
  for (let day = dayNumber(from); day <= last; day++) {
    const window = windowOf(hours, day)
    if (window) sum += Math.max(0, Math.min(to, window.to) - Math.max(from, window.from))
  }
  return sum / MINUTE_MS
}

function windowOf(hours: WorkingHours, day: number): { from: number; to: number } | undefined {
  const work = hours[(day + FIRST_WEEKDAY) % 7]
  if (!work) return undefined
  const midnight = day * DAY_MS - INDIA_MS
  return { from: midnight + minutesOf(work.from) * MINUTE_MS, to: midnight + minutesOf(work.to) * MINUTE_MS }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
