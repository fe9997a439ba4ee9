import * as v from 'valibot'

const count = v.number()
const minutes = v.nullable(v.number())
const day = v.pipe(v.string(), v.isoDate())

const LeadCountsSchema = v.object({ leads: count, booked: count })

/**
 * `GET /api/reports?from=&to=` (days in India): leads of the period and their results, without suspected spam, merged
 * leads and erased leads. For an agent only their own leads, for managers and owners all.
 */
export const ReportSchema = v.object({
  from: day,
  to: day,
  leads: count,
  /** Every day of the period, also those without a lead. */
  days: v.array(v.object({ day, leads: count })),
  /** By the page of the enquiry form; null where it is not known. */
  sources: v.array(v.object({ source: v.nullable(v.string()), ...LeadCountsSchema.entries })),
  destinations: v.array(v.object({ destination: v.nullable(v.string()), ...LeadCountsSchema.entries })),
  owners: v.array(
    v.object({
      /** Id of the member of staff; null for unassigned leads. */
      owner: v.nullable(v.string()),
      ...LeadCountsSchema.entries,
      answered: count,
      /** Median minutes of working time to the first response. */
      median: minutes,
    }),
  ),
  statuses: v.record(v.string(), count),
  /** First responses, in minutes of the office's working time. */
  response: v.object({
    answered: count,
    waiting: count,
    overdue: count,
    /** Answered by the deadline. */
    inTime: count,
    median: minutes,
    p90: minutes,
    targetMinutes: minutes,
  }),
})
export type Report = v.InferOutput<typeof ReportSchema>

/** Longest period of a report, in days. */
export const MAX_PERIOD_DAYS = 731
