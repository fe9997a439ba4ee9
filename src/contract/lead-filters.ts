import * as v from 'valibot'
import { LEAD_STATUSES } from './lead.ts'
import { LOST_REASONS } from './lead-status.ts'
import { isInstant, isIsoDate } from './travel-date.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const day = v.pipe(v.string(), v.check(isIsoDate, 'Please give a day as yyyy-mm-dd.'))

/** An ISO day or instant. */
const moment = v.pipe(
  v.string(),
  v.check(
    (given) => isIsoDate(given) || v.is(v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant)), given),
    'Please give a day as yyyy-mm-dd.',
  ),
)

/** Filters of a list of leads. They contain no personal data, so that URLs and saved views may contain them. */
export const LeadFiltersSchema = v.object({
  /** `open` is everything neither booked nor lost. */
  status: v.optional(v.picklist([...LEAD_STATUSES, 'open'], 'This is not a lead status.')),
  /** `none`: leads without a destination. */
  destination: v.optional(text),
  /** Id of a member of staff, `me`, or `none`. */
  assignee: v.optional(text),
  /** The form's `bookingTime` (spec 1 §5). */
  booking: v.optional(v.picklist(['this-week', 'this-month', 'Just Inquiry'])),
  /** First and last day of travel. */
  travelFrom: v.optional(day),
  travelTo: v.optional(day),
  /** The first response is late. */
  overdue: v.optional(v.literal('true')),
  /** First response: awaited (open leads only), given, or given by the deadline. */
  firstResponse: v.optional(v.picklist(['awaited', 'given', 'in-time'])),
  /** A follow-up is set, or due by now. */
  followUp: v.optional(v.picklist(['due', 'set'])),
  /** Only suspected spam, or none. By default the inbox shows none, and `GET /api/leads` lists both. */
  quarantined: v.optional(v.picklist(['true', 'false'])),
  /** Page of the enquiry form: the URL or host name as sent; `none`: not known. */
  source: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2048))),
  /** Where the lead comes from, see lead-source.ts; `none`: not known. */
  leadSource: v.optional(text),
  /** The package, promotion or style that was chosen; `none`: nothing. */
  about: v.optional(text),
  /** Was quoted at some time. */
  quoted: v.optional(v.literal('true')),
  /** A usual reason for losing it, or `other`. */
  lostReason: v.optional(v.picklist([...LOST_REASONS, 'other'])),
  /** First and last day or instant of arrival, in India. */
  from: v.optional(moment),
  to: v.optional(moment),
})
export type LeadFilters = v.InferOutput<typeof LeadFiltersSchema>
export type LeadFilter = keyof LeadFilters

export const LEAD_FILTERS = Object.keys(LeadFiltersSchema.entries) as LeadFilter[]

/** The valid filters among URL parameters; invalid ones are dropped. */
export function parseFilters(values: Record<string, unknown>): LeadFilters {
  const filters: Record<string, unknown> = {}
  for (const name of LEAD_FILTERS) {
    // An earlier release named it `answer` in addresses.
    const given = name === 'firstResponse' ? (values[name] ?? values.answer) : values[name]
    // The router parses `?overdue=true` as a boolean.
    const value = given === undefined ? undefined : String(given)
    if (value !== undefined && v.is(LeadFiltersSchema.entries[name], value)) filters[name] = value
  }
  return filters as LeadFilters
}

/** `urgent`: in the order of {@link LEAD_SECTIONS}. */
export const LEAD_ORDERS = ['newest', 'urgent'] as const

/**
 * The sections of the inbox, in order. `overdue`: the first response is late, or a follow-up is past, oldest lead first;
 * `due`: a follow-up until the end of the day in India, the earliest first; `new`: open and without a first response, newest first;
 * `rest`: all others, newest first.
 */
export const LEAD_SECTIONS = ['overdue', 'due', 'new', 'rest'] as const
export type LeadSection = (typeof LEAD_SECTIONS)[number]

/** A saved view of the inbox: a name with filters. */
export const LeadViewSchema = v.object({
  name: v.pipe(
    v.string('Please name the view.'),
    v.trim(),
    v.minLength(1, 'Please name the view.'),
    v.maxLength(40, 'This name is too long.'),
  ),
  filters: LeadFiltersSchema,
  /** Whether colleagues see it too; only its owner changes it. */
  shared: v.optional(v.literal(true)),
})
export type LeadView = v.InferOutput<typeof LeadViewSchema>

const leadViews = v.pipe(v.array(LeadViewSchema), v.maxLength(20, 'At most 20 views are allowed.'))

/** The user's saved views in order. */
export const LeadViewsSchema = v.object({ views: leadViews })

/** `PUT /api/lead-views`: replaces the user's views; where they are not those of `before` any more, it is answered with 409. */
export const LeadViewsChangeSchema = v.object({ views: leadViews, before: v.optional(leadViews) })

/** The views that everybody has beside {@link SUSPECTED_SPAM_PATH} and all leads. */
export const BUILT_IN_VIEWS = [
  { name: 'Open', filters: { status: 'open' } },
  { name: 'Mine', filters: { assignee: 'me', status: 'open' } },
  { name: 'Unassigned', filters: { assignee: 'none', status: 'open' } },
  { name: 'Response overdue', filters: { overdue: 'true' } },
  { name: 'Follow-up due', filters: { followUp: 'due' } },
] as const satisfies readonly LeadView[]

/** Suspected spam is counted up to this number. */
export const MAX_SUSPECTED_SPAM_COUNT = 1000

/** The leads of a view are counted up to this number. */
export const MAX_VIEW_COUNT = 200

const viewCounts = v.array(v.pipe(v.number(), v.maxValue(MAX_VIEW_COUNT)))

/**
 * `GET /api/lead-views`: the user's views, those that colleagues share, how many leads of each the user sees, and the number of
 * suspected spam leads they may see.
 */
export const LeadViewListSchema = v.object({
  ...LeadViewsSchema.entries,
  /** `by`: id of the member of staff whose view it is. */
  team: v.array(v.object({ ...LeadViewSchema.entries, by: v.string() })),
  /** In the order of the views; at most {@link MAX_VIEW_COUNT} each. */
  counts: v.object({ builtIn: viewCounts, own: viewCounts, team: viewCounts }),
  /** At most {@link MAX_SUSPECTED_SPAM_COUNT}. */
  suspectedSpam: v.number(),
})
export type LeadViewList = v.InferOutput<typeof LeadViewListSchema>

/** The inbox view of leads whose first response is late. */
export const OVERDUE_PATH = '/admin/leads?overdue=true'

/** The inbox view of the reader's own open leads. */
export const OWN_OPEN_PATH = '/admin/leads?assignee=me&status=open'

/** The inbox view of suspected spam. */
export const SUSPECTED_SPAM_PATH = '/admin/leads?quarantined=true'
