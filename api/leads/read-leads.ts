import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { LEAD_SECTIONS, type LeadSection } from '../../src/contract/lead-filters.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Schema } from '../db/schema.ts'
import { awaitsResponse, isDueToday, isUrgent, neverNull } from './lead-conditions.ts'
import { CURSOR, type LeadQuery } from './lead-query.ts'
import type { LeadRow } from './lead-work.ts'
import { matchingLeads } from './matching-leads.ts'
import { LARGEST_SEQ, type References } from './reference.ts'

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
  const all = () => matchingLeads(kysely, query, staff, references, now)

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
    await letOthersIn()
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
  select: ReturnType<typeof matchingLeads>,
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
