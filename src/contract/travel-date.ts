/** Days as travellers see them, `dd-MM-yyyy`, and as they are sent, `yyyy-MM-dd` (spec 1 §9); and days in India. */

const SHOWN = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const AFTER_ALL_INSTANTS = Date.UTC(9999, 0)
const SENT = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether `yyyy-MM-dd` names a day that exists. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = SENT.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** An ISO instant whose text sorts by time: `v.isoTimestamp` also accepts offsets that no clock can read, and year 10000. */
export function isInstant(text: string): boolean {
  const time = Date.parse(text)
  return time >= 0 && time < AFTER_ALL_INSTANTS
}

/** `05-12-2026` → `2026-12-05`; `undefined` for an invalid day. Also accepts `/`, `.` and one-digit parts. */
export function toIsoDate(shown: string): string | undefined {
  const [, day, month, year] = SHOWN.exec(shown.trim()) ?? []
  if (!day || !month || !year) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

/** `2026-12-05` → `05-12-2026`; other text is returned unchanged. */
export function toShownDate(iso: string): string {
  const [, year, month, day] = SENT.exec(iso) ?? []
  return year ? `${day}-${month}-${year}` : iso
}

// Made when it is first needed: few pages show such a day, and all of them load this.
let longDayFormat: Intl.DateTimeFormat | undefined

/** `2026-12-05` → `5 December 2026`. */
export function longDay(iso: string): string {
  longDayFormat ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  return longDayFormat.format(new Date(iso))
}

/** Offset of Indian time from UTC, ms; India has no daylight saving time. */
export const INDIA_MS = 5.5 * 3_600_000

/** The calendar day of an instant in India, `yyyy-MM-dd`: the agency's and nearly every traveller's day. */
export function indianDay(instant: Date): string {
  return new Date(instant.getTime() + INDIA_MS).toISOString().slice(0, 10)
}

/** The first instant of a day in India, as an ISO instant; an instant is returned as it is. */
export function startOfIndianDay(dayOrInstant: string): string {
  return toInstant(dayOrInstant, '00:00:00.000')
}

/** The last millisecond of a day in India, as an ISO instant; an instant is returned as it is. */
export function endOfIndianDay(dayOrInstant: string): string {
  return toInstant(dayOrInstant, '23:59:59.999')
}

function toInstant(dayOrInstant: string, time: string): string {
  return new Date(isIsoDate(dayOrInstant) ? `${dayOrInstant}T${time}+05:30` : dayOrInstant).toISOString()
}

/** The last `days` days in India, today included. */
export function recentIndianDays(days: number, now: number): { from: string; to: string } {
  return { from: indianDay(new Date(now - (days - 1) * 86_400_000)), to: indianDay(new Date(now)) }
}
