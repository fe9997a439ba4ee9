/** Dates as travellers see them, `dd-MM-yyyy`, and as they are sent, `yyyy-MM-dd` (spec 1 §9). No clock, no time zone. */

const SHOWN = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const SENT = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether `yyyy-MM-dd` names a day that exists. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = SENT.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** `05-12-2026` → `2026-12-05`; `undefined` when it is no real day. Also takes `/`, `.` and one-digit parts. */
export function toIsoDate(shown: string): string | undefined {
  const [, day, month, year] = SHOWN.exec(shown.trim()) ?? []
  if (!day || !month || !year) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

/** `2026-12-05` → `05-12-2026`; anything else comes back unchanged. */
export function toShownDate(iso: string): string {
  const [, year, month, day] = SENT.exec(iso) ?? []
  return year ? `${day}-${month}-${year}` : iso
}

/** How far India is ahead of UTC, in summer and winter. */
export const INDIA_MS = 5.5 * 3_600_000

/** The calendar day of an instant in India, `yyyy-MM-dd`: the agency's and nearly every traveller's day. */
export function indianDay(instant: Date): string {
  return new Date(instant.getTime() + INDIA_MS).toISOString().slice(0, 10)
}
