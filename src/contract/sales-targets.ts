import * as v from 'valibot'
import { rupees } from './enquiry-details.ts'
import { INDIA_MS } from './travel-date.ts'

const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Please give a month as yyyy-mm.'))

/** A month in India, `yyyy-MM`. */
export const TargetMonthSchema = v.object({ month: v.optional(month) })

/** `PUT /api/targets` (manager): the monthly booking target of each person, in rupees; null removes a target. */
export const SalesTargetsSchema = v.strictObject({
  month,
  targets: v.pipe(
    v.array(
      v.strictObject({
        staff: v.pipe(v.string(), v.maxLength(64)),
        amount: v.nullable(rupees),
        /** The target in place of which this one was typed; where there is another one now, nothing is saved. */
        before: v.optional(v.nullable(rupees)),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
})
export type SalesTargets = v.InferOutput<typeof SalesTargetsSchema>

/**
 * `GET /api/targets?month=`: the targets of a month (by default this one) and what was booked in it. Agents get their own
 * line only. A lead counts for its assignee, in the month it was booked.
 */
export const TargetListSchema = v.object({
  month,
  people: v.array(
    v.object({
      /** Null: unassigned leads. */
      staff: v.nullable(v.string()),
      target: v.nullable(v.number()),
      /** Number of leads booked, how many of them have no amount, and the sum of the others in rupees. */
      booked: v.number(),
      withoutAmount: v.number(),
      amount: v.number(),
    }),
  ),
})
export type TargetList = v.InferOutput<typeof TargetListSchema>

/** The month of an instant in India, `yyyy-MM`. */
export function indianMonth(instant: Date): string {
  return new Date(instant.getTime() + INDIA_MS).toISOString().slice(0, 7)
}

const MONTH_NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` → `November 2026`. */
export function monthName(month: string): string {
  return MONTH_NAME.format(new Date(`${month}-01`))
}

/** The first and last day of a month, `yyyy-MM-dd`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: last }
}
