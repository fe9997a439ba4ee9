import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { LOST_REASONS, OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { endOfIndianDay, startOfIndianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import { awaitsResponse, isDue, isOverdue, wasAnsweredInTime, wasQuoted } from './lead-conditions.ts'
import type { LeadQuery } from './lead-query.ts'
import { matchesSearch } from './lead-search.ts'
import type { References } from './reference.ts'
import { visibleTo } from './visibility.ts'

/** The leads that match a query and that the user may see, without an order. */
export function matchingLeads(
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
  if (query.firstResponse === 'in-time') select = select.where(wasAnsweredInTime)
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
