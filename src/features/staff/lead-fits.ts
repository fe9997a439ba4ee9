import type { Lead, StaffMember } from '../../contract/lead.ts'
import type { LeadFilters } from '../../contract/lead-filters.ts'
import { OPEN_STATUSES } from '../../contract/lead-status.ts'
import { indianDay } from '../../contract/travel-date.ts'

/** Whether there still is something to win with it. */
export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return (OPEN_STATUSES as readonly string[]).includes(status)
}

/** Whether somebody still waits for its first answer. */
export function isAwaited(lead: Lead): boolean {
  return lead.respondedAt === null && isOpen(lead)
}

/** Whether its first answer is late. */
export function isOverdue(lead: Lead, now: number): boolean {
  return lead.respondBy !== null && isAwaited(lead) && Date.parse(lead.respondBy) <= now
}

/** Whether its follow-up is due. */
export function isDue({ followUpAt }: Pick<Lead, 'followUpAt'>, now: number): boolean {
  return followUpAt !== null && Date.parse(followUpAt) <= now
}

/** Whether a lead belongs to a list, as the server's filters have it: what arrives live shows where it belongs. */
export function fits(lead: Lead, filters: LeadFilters, me: StaffMember, now: number): boolean {
  const { status, assignee, from, to, travelFrom, travelTo, quarantined } = filters
  const travel = lead.travel_date ?? lead.date
  const place = lead.kind === 'flight' ? lead.to : lead.destination
  const arrivedOn = indianDay(new Date(lead.receivedAt))
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
    (!filters.answer || isAnswered(lead, filters.answer)) &&
    (!filters.followUp || (filters.followUp === 'due' ? isDue(lead, now) : lead.followUpAt !== null)) &&
    (!quarantined || lead.quarantined === (quarantined === 'true')) &&
    (!filters.source || (lead.sourceDomain ?? 'none') === filters.source) &&
    (!from || arrivedOn >= dayOf(from)) &&
    (!to || arrivedOn <= dayOf(to))
  )
}

function isAnswered(lead: Lead, wanted: NonNullable<LeadFilters['answer']>): boolean {
  const { respondedAt, respondBy } = lead
  if (wanted === 'awaited') return isAwaited(lead)
  return respondedAt !== null && (wanted === 'given' || (respondBy !== null && respondedAt <= respondBy))
}

function dayOf(moment: string): string {
  return moment.length > 10 ? indianDay(new Date(moment)) : moment
}
