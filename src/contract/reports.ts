import * as v from 'valibot'

const count = v.number()
const minutes = v.nullable(v.number())
const day = v.pipe(v.string(), v.isoDate())

const LeadCountsSchema = v.object({ leads: count, booked: count })

/** The results of the leads of one source, destination or choice. */
const ResultSchema = v.object({
  /** Null where it is not known; with `others`, the sum of that many further names. */
  name: v.nullable(v.string()),
  others: v.optional(count),
  ...LeadCountsSchema.entries,
  /** Quoted at some time. */
  quoted: count,
  /** Sum of the booked amounts, in rupees. */
  amount: count,
  answered: count,
  /** Median minutes of working time to the first response. */
  median: minutes,
})
export type Result = v.InferOutput<typeof ResultSchema>

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
  destinations: v.array(ResultSchema),
  /** By where the lead comes from, see lead-source.ts. */
  leadSources: v.array(ResultSchema),
  /** By the package, promotion or style that was chosen. */
  abouts: v.array(ResultSchema),
  /** Why leads were lost: a usual reason, or `other`. */
  lostReasons: v.array(v.object({ reason: v.string(), leads: count })),
  /** From lead to booking: how many were quoted at some time and how many are booked, and the sum of the booked amounts in rupees. */
  result: v.object({ quoted: count, booked: count, withoutAmount: count, amount: count }),
  /** Bookings of the period whose personal data was erased; they are in no other figure here, as no list shows them. */
  erased: v.object({ booked: count, amount: count }),
  owners: v.array(
    v.object({
      /** Id of the member of staff; null for unassigned leads. */
      owner: v.nullable(v.string()),
      ...LeadCountsSchema.entries,
      quoted: count,
      amount: count,
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
    /** Those of the answered leads that had a deadline. */
    answeredWithDeadline: count,
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
