import { CANCELLATION_ROWS, feeText } from '../content/copy/cancellation.ts'

const DAY_MS = 86_400_000

/** A day (yyyy-mm-dd) so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** From `from` (the first row has none) to `to`, both included, this is kept of the total cost. */
export type CancellationPeriod = { from?: string; to: string; fee: string }

/** The cancellation table with the dates of a trip that starts on `startsOn` (yyyy-mm-dd, India). */
export function cancellationDates(startsOn: string): CancellationPeriod[] {
  return CANCELLATION_ROWS.map((row) => ({
    ...(row.days.most !== undefined && { from: addDays(startsOn, -row.days.most) }),
    to: addDays(startsOn, -row.days.least),
    fee: feeText(row),
  }))
}
