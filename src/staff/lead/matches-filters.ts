import type { Lead, StaffMember } from '../../contract/lead.ts'
import type { LeadFilters } from '../../contract/lead-filters.ts'
import { leadSource } from '../../contract/lead-source.ts'
import { LOST_REASONS, OPEN_STATUSES } from '../../contract/lead-status.ts'
import { endOfIndianDay, startOfIndianDay } from '../../contract/travel-date.ts'

/** Whether a lead is still open. */
export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return (OPEN_STATUSES as readonly string[]).includes(status)
}

/** Whether a lead still needs its first response. */
export function awaitsResponse(lead: Lead): boolean {
  return lead.respondedAt === null && isOpen(lead)
}

/** Whether the first response is overdue. */
export function isOverdue(lead: Lead, now: number): boolean {
  return lead.respondBy !== null && awaitsResponse(lead) && Date.parse(lead.respondBy) <= now
}

/** Whether the follow-up is due. */
export function isFollowUpDue({ followUpAt }: Pick<Lead, 'followUpAt'>, now: number): boolean {
  return followUpAt !== null && Date.parse(followUpAt) <= now
}

/** Whether a lead matches the filters, by the server's rules, so that live leads appear in the right lists. */
export function matchesFilters(lead: Lead, filters: LeadFilters, me: StaffMember, now: number): boolean {
  const { status, assignee, from, to, travelFrom, travelTo, quarantined } = filters
  const travel = lead.travel_date ?? lead.date
  const place = lead.kind === 'flight' ? lead.to : lead.destination
  const owner = assignee === 'me' ? me.id : assignee === 'none' ? null : assignee
  return (
    lead.mergedInto === null &&
    (!status || (status === 'open' ? isOpen(lead) : lead.status === status)) &&
    (owner === undefined || lead.assignee === owner) &&
    (!filters.destination || (place ?? 'none').toLowerCase() === filters.destination.toLowerCase()) &&
    (!filters.booking || lead.bookingTime === filters.booking) &&
    (!travelFrom || (travel !== undefined && travel >= travelFrom)) &&
    (!travelTo || (travel !== undefined && travel <= travelTo)) &&
    (!filters.overdue || isOverdue(lead, now)) &&
    (!filters.firstResponse || isAnswered(lead, filters.firstResponse)) &&
    (!filters.followUp ||
      (filters.followUp === 'due' ? isFollowUpDue(lead, now) : lead.followUpAt !== null)) &&
    lead.quarantined === (quarantined === 'true') &&
    (!filters.source || (lead.sourceDomain ?? 'none') === filters.source) &&
    (!filters.leadSource || (leadSource(lead) ?? 'none') === filters.leadSource.toLowerCase()) &&
    (!filters.about || (lead.about || 'none') === filters.about) &&
    (!filters.quoted || lead.quotedAt !== undefined || lead.status === 'quoted') &&
    (!filters.lostReason || (lead.status === 'lost' && lostReason(lead) === filters.lostReason)) &&
    (!from || lead.receivedAt >= startOfIndianDay(from)) &&
    (!to || lead.receivedAt <= endOfIndianDay(to))
  )
}

function isAnswered(lead: Lead, wanted: NonNullable<LeadFilters['firstResponse']>): boolean {
  const { receivedAt, respondedAt, respondBy } = lead
  if (wanted === 'awaited') return awaitsResponse(lead)
  if (respondedAt === null || wanted === 'given') return respondedAt !== null
  // One that was answered before staff entered it counts for no response time.
  return respondBy !== null && respondedAt <= respondBy && respondedAt !== receivedAt
}

function lostReason({ lostReason: reason }: Lead): string {
  return LOST_REASONS.find((usual) => usual === reason) ?? 'other'
}
