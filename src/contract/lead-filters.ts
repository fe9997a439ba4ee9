import * as v from 'valibot'
import { LEAD_STATUSES } from './lead.ts'
import { isIsoDate } from './travel-date.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const day = v.pipe(v.string(), v.check(isIsoDate, 'Please give a day as yyyy-mm-dd.'))

/** A day, or the instant itself. */
const moment = v.pipe(
  v.string(),
  v.check(
    (given) => isIsoDate(given) || v.is(v.pipe(v.string(), v.isoTimestamp()), given),
    'Please give a day as yyyy-mm-dd.',
  ),
)

/** What a list of leads can be narrowed to without naming anybody: fit for addresses and saved views. */
export const LeadFiltersSchema = v.object({
  /** `open` is everything neither booked nor lost. */
  status: v.optional(v.picklist([...LEAD_STATUSES, 'open'], 'This is no status a lead can have.')),
  /** `none` is where the enquiry names none. */
  destination: v.optional(text),
  /** Id of a member of staff, `me`, or `none`. */
  assignee: v.optional(text),
  /** When they want to book, as the form says it (spec 1 §5). */
  booking: v.optional(v.picklist(['this-week', 'this-month', 'Just Inquiry'])),
  /** First and last day of travel. */
  travelFrom: v.optional(day),
  travelTo: v.optional(day),
  /** The first answer is late. */
  overdue: v.optional(v.literal('true')),
  /** The first answer: awaited while the lead is open, given, or given by the time it was due. */
  answer: v.optional(v.picklist(['awaited', 'given', 'in-time'])),
  /** A follow-up is set, or due by now. */
  followUp: v.optional(v.picklist(['due', 'set'])),
  quarantined: v.optional(v.picklist(['true', 'false'])),
  /** Page it was written on: the whole address as sent, or its host; `none` is where it is not known. */
  source: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2048))),
  /** First and last day or instant of arrival, in India. */
  from: v.optional(moment),
  to: v.optional(moment),
})
export type LeadFilters = v.InferOutput<typeof LeadFiltersSchema>
export type LeadFilter = keyof LeadFilters

export const LEAD_FILTERS = Object.keys(LeadFiltersSchema.entries) as LeadFilter[]

/** The filters among some values, each dropped when it is none: an address is typed by anybody. */
export function readFilters(values: Record<string, unknown>): LeadFilters {
  const filters: Record<string, unknown> = {}
  for (const name of LEAD_FILTERS) {
    // The router reads `?overdue=true` as a flag.
    const value = values[name] === undefined ? undefined : String(values[name])
    if (value !== undefined && v.is(LeadFiltersSchema.entries[name], value)) filters[name] = value
  }
  return filters as LeadFilters
}

/** `urgent` puts what is overdue or due first. */
export const LEAD_ORDERS = ['newest', 'urgent'] as const

/** A view a member of staff keeps: a name for some filters. */
export const LeadViewSchema = v.object({
  name: v.pipe(
    v.string('Please name the view.'),
    v.trim(),
    v.minLength(1, 'Please name the view.'),
    v.maxLength(40, 'This name is too long.'),
  ),
  filters: LeadFiltersSchema,
})
export type LeadView = v.InferOutput<typeof LeadViewSchema>

/** `GET` and `PUT /api/lead-views`: all of one's views in their order; a put replaces them. */
export const LeadViewsSchema = v.object({
  views: v.pipe(v.array(LeadViewSchema), v.maxLength(20, 'There is room for 20 views.')),
})
export type LeadViews = v.InferOutput<typeof LeadViewsSchema>
