import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { StaffMember } from '../../src/contract/lead.ts'
import { LEAD_ORDERS, LeadFiltersSchema } from '../../src/contract/lead-filters.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { isIsoDate } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import type { LeadRow } from './lead-work.ts'
import { visibleTo } from './visibility.ts'

/** A whole contact number has ten digits; fewer than three find everybody. */
const WHOLE_NUMBER = 10
const FEWEST_DIGITS = 3
const LARGEST_SEQ = 0x7fffffff

/**
 * Where a page ended. By urgency: which of the two parts it ended in (`u`rgent or the `r`est), and the instant that
 * parts them, so that a lead that becomes due meanwhile is not shown twice.
 */
const CURSOR = /^(?:([ur])(\d{13})\.)?(\d{1,10})$/

/** Filters of `GET /api/leads`, `POST /api/lead-search` and the export, with the search and the place to go on from. */
export const LeadQuerySchema = v.object({
  ...LeadFiltersSchema.entries,
  /** Part of a name, a number in any form, an e-mail address or a reference. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  order: v.optional(v.picklist(LEAD_ORDERS), 'newest'),
  cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR, 'This is no cursor.'))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
})
export type LeadQuery = v.InferOutput<typeof LeadQuerySchema>

export type LeadPage = { rows: LeadRow[]; nextCursor: string | null }

/** A page of the leads a query asks for. */
export async function readLeads(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
): Promise<LeadPage> {
  const { limit } = query
  const [, part, instant, last] = CURSOR.exec(query.cursor ?? '') ?? []
  const now = new Date(instant ? Number(instant) : Date.now())
  const after = last === undefined ? undefined : Number(last)
  const select = () => matching(kysely, query, staff, references, now).orderBy('seq', 'desc')

  if (query.order === 'newest') {
    const rows = await (after === undefined ? select() : select().where('seq', '<', after))
      .limit(limit)
      .execute()
    return { rows, nextCursor: rows.length === limit ? String(rows.at(-1)?.seq) : null }
  }
  const urgent =
    part === 'r'
      ? []
      : await select()
          .where(isUrgent(now))
          .where('seq', '<', after ?? LARGEST_SEQ)
          .limit(limit)
          .execute()
  const room = limit - urgent.length
  const rest =
    room === 0
      ? []
      : await select()
          .where((eb) => eb.not(isUrgent(now)(eb)))
          .where('seq', '<', part === 'r' ? (after ?? LARGEST_SEQ) : LARGEST_SEQ)
          .limit(room)
          .execute()
  const rows = [...urgent, ...rest]
  const mark = `${rest.length > 0 ? 'r' : 'u'}${now.getTime()}.${rows.at(-1)?.seq}`
  return { rows, nextCursor: rows.length === limit ? mark : null }
}

// The leads a query asks for, in no order.
function matching(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
  now: Date,
) {
  let select = kysely.selectFrom('lead').selectAll().where(visibleTo(staff))
  if (query.status === 'open') select = select.where('status', 'in', OPEN_STATUSES)
  else if (query.status) select = select.where('status', '=', query.status)
  if (query.destination === 'none') select = select.where('destination', 'is', null)
  else if (query.destination)
    select = select.where(sql`lower(destination)`, '=', query.destination.toLowerCase())
  if (query.assignee === 'none') select = select.where('assignee', 'is', null)
  else if (query.assignee)
    select = select.where('assignee', '=', query.assignee === 'me' ? staff.id : query.assignee)
  if (query.booking) select = select.where('booking_time', '=', query.booking)
  if (query.travelFrom) select = select.where('travel_on', '>=', query.travelFrom)
  if (query.travelTo) select = select.where('travel_on', '<=', query.travelTo)
  if (query.overdue) select = select.where(isOverdue(now))
  if (query.answer === 'awaited')
    select = select.where('responded_at', 'is', null).where('status', 'in', OPEN_STATUSES)
  else if (query.answer) select = select.where('responded_at', 'is not', null)
  if (query.answer === 'in-time') select = select.whereRef('responded_at', '<=', 'respond_by')
  if (query.followUp === 'due') select = select.where(isDue(now))
  else if (query.followUp) select = select.where('follow_up_at', 'is not', null)
  if (query.quarantined)
    select = select.where('quarantine', query.quarantined === 'true' ? 'is not' : 'is', null)
  if (query.source === 'none') select = select.where('source_domain', 'is', null)
  else if (query.source) select = select.where('source_domain', '=', query.source)
  if (query.from) select = select.where('received_at', '>=', startOf(query.from))
  if (query.to) select = select.where('received_at', '<=', endOf(query.to))
  // What became part of another lead shows there; looked for by name, it is found.
  return query.q ? select.where(isFoundBy(query.q, references)) : select.where('merged_into', 'is', null)
}

type Leads = ExpressionBuilder<Schema, 'lead'>

// The first answer is late, and there still is somebody to answer.
function isOverdue(now: Date) {
  return (eb: Leads) =>
    eb.and([
      eb('respond_by', '<=', now.toISOString()),
      eb('responded_at', 'is', null),
      eb('status', 'in', OPEN_STATUSES),
    ])
}

function isDue(now: Date) {
  return (eb: Leads) => eb('follow_up_at', '<=', now.toISOString())
}

// Never null, so that its opposite is the rest.
function isUrgent(now: Date) {
  return (eb: Leads) =>
    eb(
      eb.fn.coalesce(eb.or([isOverdue(now)(eb), isDue(now)(eb)]), sql<boolean>`false`),
      '=',
      sql<boolean>`true`,
    )
}

function isFoundBy(q: string, references: References) {
  const seq = references.seqOf(q)
  const digits = numberDigits(q)
  return (eb: Leads) => {
    const ways = [
      ...(seq !== undefined && seq <= LARGEST_SEQ ? [eb('seq', '=', seq)] : []),
      ...(digits.length === WHOLE_NUMBER ? [eb('contact', '=', digits)] : []),
    ]
    // A whole number names one person; looking through all names for it would be for nothing.
    if (digits.length === WHOLE_NUMBER) return eb.or(ways)
    return eb.or([
      ...ways,
      ...(digits.length >= FEWEST_DIGITS ? [eb('contact', 'like', `%${digits}%`)] : []),
      sql<boolean>`lower(email) like ${pattern(q)} escape '\\'`,
      eb.and(q.split(/\s+/).map((word) => sql<boolean>`lower(name) like ${pattern(word)} escape '\\'`)),
    ])
  }
}

/** The digits of a number, whole or begun, as they are stored: without +91, 0091, 91 or 0 in front. Empty when it is no number. */
export function numberDigits(typed: string): string {
  if (!/^[\d\s().+-]+$/.test(typed)) return ''
  const digits = typed.replace(/\D/g, '')
  if (/^\s*(\+|00)/.test(typed)) return digits.replace(/^0*(91)?0?/, '')
  return digits.replace(/^(91(?=\d{10}$)|0)/, '')
}

function pattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

// The agency's day is India's, which has no summer time.
function startOf(text: string): string {
  return new Date(isIsoDate(text) ? `${text}T00:00:00.000+05:30` : text).toISOString()
}

function endOf(text: string): string {
  return new Date(isIsoDate(text) ? `${text}T23:59:59.999+05:30` : text).toISOString()
}
