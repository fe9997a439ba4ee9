import type { Lead, LeadList, StaffMember } from '../../contract/lead.ts'
import type { LeadFilters } from '../../contract/lead-filters.ts'
import { isFollowUpDue, isOverdue, matchesFilters } from '../lead/matches-filters.ts'

/** State of the inbox list. */
export type InboxList = {
  leads: readonly Lead[]
  nextCursor: string | null
  /** Leads that arrived while the list was scrolled down; shown on request. */
  waiting: readonly Lead[]
  /** What a search found with colleagues. */
  withColleagues: NonNullable<LeadList['withColleagues']>
  /** Ids of leads that arrived while the list was open, to be highlighted. */
  arrived: ReadonlySet<string>
}

/** An event of the live stream. */
export type InboxEvent = { type: 'arrived' | 'changed'; lead: Lead } | { type: 'gone'; id: string }

export type InboxContext = {
  filters: LeadFilters
  q: string
  me: StaffMember
  now: number
  /** Whether the list is scrolled down, so that no row may move. */
  reading: boolean
}

/** The state after the server's first page. */
export function initialList({ leads, nextCursor, withColleagues = [] }: LeadList): InboxList {
  return { leads, nextCursor, withColleagues, waiting: [], arrived: new Set() }
}

/** Appends another page; a lead that also arrived live in between is listed once. */
export function appendPage(list: InboxList, { leads, nextCursor }: LeadList): InboxList {
  const known = new Set(list.leads.map(({ id }) => id))
  return { ...list, leads: [...list.leads, ...leads.filter(({ id }) => !known.has(id))], nextCursor }
}

/** Applies a live event: each lead is listed once and in order, and no row moves while the list is scrolled down. */
export function applyEvent(list: InboxList, event: InboxEvent, context: InboxContext): InboxList {
  const id = event.type === 'gone' ? event.id : event.lead.id
  if (event.type === 'gone' || (!context.q && isElsewhere(event.lead, context))) {
    const stays = (lead: Lead) => lead.id !== id
    return { ...list, leads: list.leads.filter(stays), waiting: list.waiting.filter(stays) }
  }
  const { lead } = event
  // The response to the user's own request may be newer than an event that arrives after it.
  const put = (leads: readonly Lead[]) =>
    leads.map((known) => (known.id === id && known.version <= lead.version ? lead : known))
  const isKnown = (leads: readonly Lead[]) => leads.some((known) => known.id === id)
  if (isKnown(list.leads)) {
    const leads = put(list.leads)
    return { ...list, leads: isUrgent(lead, context) && !context.reading ? risen(leads, context) : leads }
  }
  if (isKnown(list.waiting)) return { ...list, waiting: put(list.waiting) }
  if (!belongs(list, event, context)) return list
  if (context.reading) return { ...list, waiting: [lead, ...list.waiting] }
  const leads = [lead, ...list.leads]
  return {
    ...list,
    leads: isUrgent(lead, context) ? risen(leads, context) : leads,
    arrived: new Set(list.arrived).add(id),
  }
}

/** Adds the waiting leads to the top of the list. */
export function showWaitingLeads(list: InboxList): InboxList {
  const arrived = new Set(list.arrived)
  for (const { id } of list.waiting) arrived.add(id)
  return { ...list, leads: [...list.waiting, ...list.leads], waiting: [], arrived }
}

// Merged leads and suspected spam leave every other list at once; a search still finds them.
function isElsewhere({ mergedInto, quarantined }: Lead, { filters }: InboxContext): boolean {
  return mergedInto !== null || quarantined !== (filters.quarantined === 'true')
}

function isUrgent(lead: Lead, { now }: InboxContext): boolean {
  return isFollowUpDue(lead, now) || isOverdue(lead, now)
}

// The server's order: leads that need attention first, of these the one that waits longest.
function risen(leads: readonly Lead[], context: InboxContext): readonly Lead[] {
  const calls = (lead: Lead) => isUrgent(lead, context)
  const urgent = leads.filter(calls).sort((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt))
  return [...urgent, ...leads.filter((lead) => !calls(lead))]
}

// Search results come from the server. An old lead that changed is shown if it needs attention or is in the loaded
// range.
function belongs(list: InboxList, event: InboxEvent & { lead: Lead }, context: InboxContext): boolean {
  const { lead } = event
  if (context.q || !matchesFilters(lead, context.filters, context.me, context.now)) return false
  if (event.type === 'arrived' || list.nextCursor === null) return true
  const last = list.leads.at(-1)
  if (last === undefined) return false
  // While urgent leads fill the loaded pages, newer urgent ones are on later pages.
  if (isUrgent(last, context)) return isUrgent(lead, context) && lead.receivedAt < last.receivedAt
  return isUrgent(lead, context) || lead.receivedAt > last.receivedAt
}
