import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import * as v from 'valibot'
import type { StaffMember } from '../../src/contract/lead.ts'
import {
  LEAD_ORDERS,
  LEAD_SECTIONS,
  type LeadFilters,
  LeadFiltersSchema,
  type LeadSection,
  MAX_SUSPECTED_SPAM_COUNT,
  MAX_VIEW_COUNT,
} from '../../src/contract/lead-filters.ts'
import { LOST_REASONS, OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { endOfIndianDay, indianDay, startOfIndianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from './lead-work.ts'
import { findKeptLeads } from './merged-leads.ts'
import type { References } from './reference.ts'
import { visibleTo } from './visibility.ts'

/** A complete contact number has ten digits; fewer than three digits match too many leads. */
const WHOLE_NUMBER = 10
const FEWEST_DIGITS = 3
const MAX_WORDS = 10
export const LARGEST_SEQ = 0x7fffffff

/**
 * A cursor is the number of the page's last lead. In the order by urgency it also contains the first letter of its section and the
 * instant of the first page, so that a lead that becomes due meanwhile is not listed twice; among those due today, its follow-up.
 */
const CURSOR = /^(?:([odnr])(\d{13})\.(?:(\d{13})\.)?)?(\d{1,10})$/

/** Query of `GET /api/leads`, `POST /api/lead-search` and the export: filters, search text, order and cursor. */
export const LeadQuerySchema = v.object({
  ...LeadFiltersSchema.entries,
  /** Part of a name, a number in any form, an e-mail address or a reference. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  order: v.optional(v.picklist(LEAD_ORDERS), 'newest'),
  cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR, 'This is not a valid cursor.'))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
})
export type LeadQuery = v.InferOutput<typeof LeadQuerySchema>

export type LeadPage = { rows: LeadRow[]; nextCursor: string | null }

/** A page of the leads that match a query and that the user may see. */
export async function readLeads(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
): Promise<LeadPage> {
  const { limit } = query
  const [, letter, instant, followUp, last] = CURSOR.exec(query.cursor ?? '') ?? []
  const now = new Date(instant ? Number(instant) : Date.now())
  const after = last === undefined ? undefined : Math.min(Number(last), LARGEST_SEQ)
  const all = () => matching(kysely, query, staff, references, now)

  if (query.order === 'newest') {
    const select = all().orderBy('seq', 'desc')
    const rows = await (after === undefined ? select : select.where('seq', '<', after)).limit(limit).execute()
    return { rows, nextCursor: rows.length === limit ? String(rows.at(-1)?.seq) : null }
  }
  const rows: LeadRow[] = []
  let cursor: string | null = null
  const first = Math.max(
    0,
    LEAD_SECTIONS.findIndex((section) => section[0] === letter),
  )
  for (const section of LEAD_SECTIONS.slice(first)) {
    const from = section[0] === letter && after !== undefined ? { seq: after, followUp } : undefined
    const found = await inSection(all(), section, now, from)
      .limit(limit - rows.length)
      .execute()
    rows.push(...found)
    const lastRow = found.at(-1)
    if (rows.length < limit || !lastRow) continue
    const time = section === 'due' ? `${Date.parse(String(lastRow.follow_up_at))}.` : ''
    cursor = `${section[0]}${now.getTime()}.${time}${lastRow.seq}`
    break
  }
  return { rows, nextCursor: cursor }
}

// The leads of a section in its order, after the last one of the page before.
function inSection(
  select: ReturnType<typeof matching>,
  section: LeadSection,
  now: Date,
  from: { seq: number; followUp: string | undefined } | undefined,
) {
  if (section === 'overdue')
    return select
      .where(isUrgent(now))
      .where('seq', '>', from?.seq ?? 0)
      .orderBy('seq')
  const calm = select.where((eb) => eb.not(neverNull(isUrgent(now)(eb))))
  if (section === 'due') {
    const due = calm.where(isDueToday(now)).orderBy('follow_up_at').orderBy('seq')
    if (from?.followUp === undefined) return due
    const time = new Date(Number(from.followUp)).toISOString()
    return due.where((eb) =>
      eb.or([
        eb('follow_up_at', '>', time),
        eb.and([eb('follow_up_at', '=', time), eb('seq', '>', from.seq)]),
      ]),
    )
  }
  const later = calm
    .where((eb) => eb.not(neverNull(isDueToday(now)(eb))))
    .where('seq', '<', from?.seq ?? LARGEST_SEQ)
    .orderBy('seq', 'desc')
  return section === 'new'
    ? later.where(awaitsResponse)
    : later.where((eb) => eb.or([eb('responded_at', 'is not', null), eb('status', 'not in', OPEN_STATUSES)]))
}

// The leads that match a query, without an order.
function matching(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
  now: Date,
) {
  // An erased lead is only a tombstone and appears in no list.
  let select = kysely.selectFrom('lead').selectAll().where(visibleTo(staff)).where('erased_at', 'is', null)
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
  if (query.firstResponse === 'awaited') select = select.where(awaitsResponse)
  else if (query.firstResponse) select = select.where('responded_at', 'is not', null)
  if (query.firstResponse === 'in-time') select = select.whereRef('responded_at', '<=', 'respond_by')
  if (query.followUp === 'due') select = select.where(isDue(now))
  else if (query.followUp) select = select.where('follow_up_at', 'is not', null)
  if (query.source === 'none') select = select.where('source_domain', 'is', null)
  else if (query.source) select = select.where('source_domain', '=', query.source)
  if (query.leadSource === 'none') select = select.where('lead_source', 'is', null)
  else if (query.leadSource) select = select.where('lead_source', '=', query.leadSource.toLowerCase())
  if (query.about === 'none') select = select.where('about', 'is', null)
  else if (query.about) select = select.where('about', '=', query.about)
  if (query.quoted) select = select.where(wasQuoted)
  if (query.lostReason) select = select.where('status', '=', 'lost')
  if (query.lostReason === 'other') select = select.where('lost_reason', 'not in', [...LOST_REASONS])
  else if (query.lostReason) select = select.where('lost_reason', '=', query.lostReason)
  if (query.from) select = select.where('received_at', '>=', startOfIndianDay(query.from))
  if (query.to) select = select.where('received_at', '<=', endOfIndianDay(query.to))
  if (query.quarantined)
    select = select.where('quarantine', query.quarantined === 'true' ? 'is not' : 'is', null)
  // Leads that were merged into another are found by a search only.
  return query.q ? select.where(matchesSearch(query.q, references)) : select.where('merged_into', 'is', null)
}

/** Shorter texts match too many leads to say whose they are. */
const FEWEST_LETTERS = 3
const MAX_WITH_COLLEAGUES = 5
const MAX_MERGED_MATCHES = 500

/**
 * The newest leads that match an agent's search text, but are with colleagues: only the reference and who has it, so that
 * an agent can pass a caller on.
 */
export async function findWithColleagues(
  kysely: Kysely<Schema>,
  { q, cursor }: Pick<LeadQuery, 'q' | 'cursor'>,
  staff: StaffMember,
  references: References,
): Promise<{ reference: string; assignee: string }[]> {
  if (staff.role !== 'agent' || !q || q.length < FEWEST_LETTERS || cursor !== undefined) return []
  const genuine = kysely.selectFrom('lead').where('erased_at', 'is', null).where('quarantine', 'is', null)
  const merged = await genuine
    .select('seq')
    .where('merged_into', 'is not', null)
    .where(matchesSearch(q, references))
    .orderBy('seq', 'desc')
    .limit(MAX_MERGED_MATCHES)
    .execute()
  const parts = merged.map(({ seq }) => seq)
  // Who has the lead that a merged one is part of has the person.
  const kept = [...(await findKeptLeads(kysely, parts)).values()].map(({ seq }) => seq)
  const rows = await genuine
    .select(['seq', 'assignee'])
    .where('assignee', 'is not', null)
    .where('assignee', '!=', staff.id)
    .where('merged_into', 'is', null)
    .where((eb) =>
      eb.or([matchesSearch(q, references)(eb), ...(kept.length > 0 ? [eb('seq', 'in', kept)] : [])]),
    )
    .orderBy('seq', 'desc')
    .limit(MAX_WITH_COLLEAGUES)
    .execute()
  return rows.map(({ seq, assignee }) => ({ reference: references.of(seq), assignee: assignee ?? '' }))
}

/** A query for the inbox: suspected spam appears only in its own view and in search results. */
export function toInboxQuery(query: LeadQuery): LeadQuery {
  return query.q || query.quarantined ? query : { ...query, quarantined: 'false' }
}

/** Number of leads in a user's view of suspected spam, up to {@link MAX_SUSPECTED_SPAM_COUNT}. */
export async function countSuspectedSpam(kysely: Kysely<Schema>, staff: StaffMember): Promise<number> {
  const { count } = await kysely
    .selectFrom((eb) =>
      eb
        .selectFrom('lead')
        .select('seq')
        .where('quarantine', 'is not', null)
        .where('merged_into', 'is', null)
        .where('erased_at', 'is', null)
        .where(visibleTo(staff))
        .limit(MAX_SUSPECTED_SPAM_COUNT)
        .as('suspected'),
    )
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many leads of the inbox match these filters and are visible to the user, up to {@link MAX_VIEW_COUNT}. */
export async function countLeads(
  kysely: Kysely<Schema>,
  filters: LeadFilters,
  staff: StaffMember,
  references: References,
): Promise<number> {
  const query = toInboxQuery({ ...filters, order: 'newest', limit: MAX_VIEW_COUNT })
  const { count } = await kysely
    .selectFrom(
      matching(kysely, query, staff, references, new Date())
        .clearSelect()
        .select('seq')
        .limit(MAX_VIEW_COUNT)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Leads = ExpressionBuilder<Schema, 'lead'>

// The first response to an open lead is late.
function isOverdue(now: Date) {
  return (eb: Leads) => eb.and([eb('respond_by', '<=', now.toISOString()), awaitsResponse(eb)])
}

// A lead that was booked without a quotation was not quoted.
function wasQuoted(eb: Leads) {
  return eb.or([eb('quoted_at', 'is not', null), eb('status', '=', 'quoted')])
}

function isDue(now: Date) {
  return (eb: Leads) => eb('follow_up_at', '<=', now.toISOString())
}

function isUrgent(now: Date) {
  return (eb: Leads) => eb.or([isOverdue(now)(eb), isDue(now)(eb)])
}

function isDueToday(now: Date) {
  return (eb: Leads) => eb('follow_up_at', '<=', endOfIndianDay(indianDay(now)))
}

function awaitsResponse(eb: Leads) {
  return eb.and([eb('responded_at', 'is', null), eb('status', 'in', OPEN_STATUSES)])
}

// So that the negation selects all others.
function neverNull(condition: Expression<SqlBool>) {
  return sql<boolean>`coalesce(${condition}, false)`
}

function matchesSearch(q: string, references: References) {
  const seq = references.seqOf(q)
  const digits = numberDigits(q)
  return (eb: Leads) => {
    const ways = [
      ...(seq !== undefined && seq <= LARGEST_SEQ ? [eb('seq', '=', seq)] : []),
      ...(digits.length === WHOLE_NUMBER ? [eb('contact', '=', digits), hadNumber('=', digits)(eb)] : []),
    ]
    // A complete number identifies one person, so names are not searched.
    if (digits.length === WHOLE_NUMBER) return eb.or(ways)
    return eb.or([
      ...ways,
      ...(digits.length >= FEWEST_DIGITS
        ? [eb('contact', 'like', `%${digits}%`), hadNumber('like', `%${digits}%`)(eb)]
        : []),
      sql<boolean>`lower(email) like ${pattern(q)} escape '\\'`,
      eb.and(wordsOf(q).map((word) => sql<boolean>`${plainName} like ${pattern(word)} escape '\\'`)),
    ])
  }
}

// Each word is looked for in every name, and a name has few.
function wordsOf(q: string): string[] {
  return [...new Set(q.toLowerCase().split(/\s+/))].slice(0, MAX_WORDS)
}

// A corrected lead is also found by the number it had before.
function hadNumber(operator: '=' | 'like', digits: string) {
  return (eb: Leads) =>
    eb('seq', 'in', (query) =>
      query.selectFrom('lead_former_contact').select('lead_seq').where('contact', operator, digits),
    )
}

/** The digits of a complete or partial phone number as stored, without +91, 0091, 91 or 0 in front. Empty for other text. */
export function numberDigits(typed: string): string {
  if (!/^[\d\s().+-]+$/.test(typed)) return ''
  const digits = typed.replace(/\D/g, '')
  if (/^\s*(\+|00)/.test(typed)) return digits.replace(/^0*(91)?0?/, '')
  return digits.replace(/^(91(?=\d{10}$)|0)/, '')
}

// Phones type other apostrophes than computers.
const APOSTROPHES = ['’', '‘', 'ʼ', '´', '`']
const plainName = APOSTROPHES.reduce(
  (name, apostrophe) => sql<string>`replace(${name}, ${sql.lit(apostrophe)}, '''')`,
  sql<string>`lower(name)`,
)

function pattern(text: string): string {
  const plain = APOSTROPHES.reduce((some, apostrophe) => some.replaceAll(apostrophe, "'"), text)
  return `%${plain.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
