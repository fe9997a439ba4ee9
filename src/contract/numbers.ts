import * as v from 'valibot'

const count = v.number()
const minutes = v.nullable(v.number())
const day = v.pipe(v.string(), v.isoDate())

/** Leads of a kind, and how many of them were booked. */
const TallySchema = v.object({ leads: count, booked: count })

/**
 * `GET /api/numbers?from=&to=` (days in India): what came in and what became of it. Suspected spam and what became part
 * of another lead is left out; what was erased since still counts. An agent's own leads for an agent, all for managers and owners.
 */
export const NumbersSchema = v.object({
  from: day,
  to: day,
  leads: count,
  /** Every day of the period, also those without a lead. */
  days: v.array(v.object({ day, leads: count })),
  /** By page they were written on; null for where there is none, the rest in one line without a name. */
  sources: v.array(v.object({ source: v.nullable(v.string()), ...TallySchema.entries })),
  destinations: v.array(v.object({ destination: v.nullable(v.string()), ...TallySchema.entries })),
  owners: v.array(
    v.object({
      /** Id of the member of staff; null for nobody. */
      owner: v.nullable(v.string()),
      ...TallySchema.entries,
      answered: count,
      /** Median minutes of working time to the first answer. */
      median: minutes,
    }),
  ),
  statuses: v.record(v.string(), count),
  /** First answers, in minutes of the office's working time. */
  response: v.object({
    answered: count,
    waiting: count,
    overdue: count,
    /** Answered by the time they were due. */
    inTime: count,
    median: minutes,
    p90: minutes,
    targetMinutes: minutes,
  }),
})
export type Numbers = v.InferOutput<typeof NumbersSchema>

/** Longest period the figures are made for, in days. */
export const LONGEST_PERIOD_DAYS = 731
