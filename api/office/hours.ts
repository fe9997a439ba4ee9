import type { Holiday, WorkingHours } from '../../src/contract/office.ts'
import { INDIA_MS } from '../../src/contract/travel-date.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday; weeks start on Monday. */
const FIRST_WEEKDAY = 3
/** How far ahead working time is searched. */
const MAX_DAYS = 400

/** The hours of each week, and the days that are free in spite of them. */
export type OfficeHours = { hours: WorkingHours; holidays: readonly Holiday[] }

// Number of an instant's day in Indian time.
function dayNumber(at: number): number {
  return Math.floor((at + INDIA_MS) / DAY_MS)
}

/** Whether an instant (ms since the epoch) is within working hours. */
export function isWorkingTime(office: OfficeHours, at: number): boolean {
  const window = windowOf(office, dayNumber(at))
  return window !== undefined && at >= window.from && at < window.to
}

/** The instant (ms) after `minutes` of working time since `from` (ms); `undefined` without working hours. */
export function addWorkingMinutes(office: OfficeHours, from: number, minutes: number): number | undefined {
  let left = minutes * MINUTE_MS
  const first = dayNumber(from)
  for (let day = first; day < first + MAX_DAYS; day++) {
    const window = windowOf(office, day)
    if (!window) continue
    const begin = Math.max(from, window.from)
    const available = window.to - begin
    if (available <= 0) continue
    if (available >= left) return begin + left
    left -= available
  }
  return undefined
}

/** Minutes of working time between two instants (ms). */
export function workingMinutes(office: OfficeHours, from: number, to: number): number {
  let sum = 0
  const last = Math.min(dayNumber(to), dayNumber(from) + MAX_DAYS)
  for (let day = dayNumber(from); day <= last; day++) {
    const window = windowOf(office, day)
    if (window) sum += Math.max(0, Math.min(to, window.to) - Math.max(from, window.from))
  }
  return sum / MINUTE_MS
}

type Window = { from: number; to: number } | undefined

// By the hours and the day's number: a report asks for the same days for each of its leads.
const windows = new WeakMap<OfficeHours, Map<number, Window>>()

function windowOf(office: OfficeHours, day: number): Window {
  const known = windows.get(office) ?? new Map<number, Window>()
  windows.set(office, known)
  if (!known.has(day)) known.set(day, readWindow(office, day))
  return known.get(day)
}

function readWindow({ hours, holidays }: OfficeHours, day: number): Window {
  const date = holidays.length > 0 && new Date(day * DAY_MS).toISOString().slice(0, 10)
  if (holidays.some((holiday) => holiday.day === date)) return undefined
  const work = hours[(day + FIRST_WEEKDAY) % 7]
  if (!work) return undefined
  const midnight = day * DAY_MS - INDIA_MS
  return { from: midnight + minutesOf(work.from) * MINUTE_MS, to: midnight + minutesOf(work.to) * MINUTE_MS }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
