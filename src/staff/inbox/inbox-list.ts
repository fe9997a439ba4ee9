import type { Lead, LeadList, StaffMember } from '../../contract/lead.ts'
import type { LeadFilters, LeadSection } from '../../contract/lead-filters.ts'
import { matchesFilters } from '../lead/matches-filters.ts'
import { compareLeads, sectionOf } from './lead-sections.ts'

/** State of the inbox list. */
export type InboxList = {
  leads: readonly Lead[]
  nextCursor: string | null
  /** Leads that arrived while the list was scrolled down; shown on request. */
  waiting: readonly Lead[]
  /** What a search found with colleagues. */
  withColleagues: NonNullable<LeadList['withColleagues']>
  /** The section under which each lead is listed, by id; empty for a list without sections. */
  sections: ReadonlyMap<string, LeadSection>
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

/** Whether a list has sections; search results and suspected spam have none. */
export function hasSections({ filters, q }: Pick<InboxContext, 'filters' | 'q'>): boolean {
  return !q && filters.quarantined !== 'true'
}

/** The state after the server's first page. */
export function initialList(page: LeadList, context: InboxContext): InboxList {
  const { leads, nextCursor, withColleagues = [] } = page
  const empty = { nextCursor, withColleagues, waiting: [], arrived: new Set<string>(), sections: new Map() }
  return sortedIntoSections({ ...empty, leads }, leads, context)
}

/** Appends another page; a lead that also arrived live in between is listed once. */
export function appendPage(
  list: InboxList,
  { leads, nextCursor }: LeadList,
  context: InboxContext,
): InboxList {
  const known = new Set(list.leads.map(({ id }) => id))
  const further = leads.filter(({ id }) => !known.has(id))
  return sortedIntoSections({ ...list, leads: [...list.leads, ...further], nextCursor }, further, context)
}

/** Applies a live event: each lead is listed once and in order, and no row moves while the list is scrolled down. */
export function applyEvent(list: InboxList, event: InboxEvent, context: InboxContext): InboxList {
  return applyEvents(list, [event], context)
}

/** As {@link applyEvent}, for events in their order; the list is copied and sorted once for all of them. */
export function applyEvents(
  list: InboxList,
  events: readonly InboxEvent[],
  context: InboxContext,
): InboxList {
  const leads = byId(list.leads)
  const waiting = byId(list.waiting)
  /** New in the list, the last one on top. */
  const came = new Map<string, Lead>()
  const placed = new Set<string>()
  for (const event of events) {
    const id = event.type === 'gone' ? event.id : event.lead.id
    if (event.type === 'gone' || (!context.q && isElsewhere(event.lead, context))) {
      for (const some of [leads, waiting, came]) some.delete(id)
      continue
    }
    const { lead } = event
    const place = [leads, waiting, came].find((some) => some.has(id))
    if (!place && !belongs(list, event, context)) continue
    const known = place?.get(id)
    // The response to the user's own request may be newer than an event that arrives after it.
    if (!known || known.version <= lead.version) (place ?? came).set(id, lead)
    if (place !== waiting) placed.add(id)
  }
  const top = [...came.values()].reverse()
  if (context.reading) return { ...list, leads: [...leads.values()], waiting: [...top, ...waiting.values()] }
  const next = {
    ...list,
    leads: [...top, ...leads.values()],
    waiting: [...waiting.values()],
    arrived: new Set([...list.arrived, ...came.keys()]),
  }
  const moved = next.leads.filter(({ id }) => placed.has(id))
  return moved.length === 0 ? next : sortedIntoSections(next, moved, context)
}

/** Adds the waiting leads to the list. */
export function showWaitingLeads(list: InboxList, context: InboxContext): InboxList {
  const arrived = new Set(list.arrived)
  for (const { id } of list.waiting) arrived.add(id)
  const leads = [...list.waiting, ...list.leads]
  return sortedIntoSections({ ...list, leads, waiting: [], arrived }, list.waiting, context)
}

/** Sorts the list again as time passes: leads that became overdue or due move up, unless the list is scrolled down. */
export function resorted(list: InboxList, context: InboxContext): InboxList {
  if (context.reading || !hasSections(context)) return list
  const moved = list.leads.filter((lead) => sectionOf(lead, context.now) !== list.sections.get(lead.id))
  return moved.length === 0 ? list : sortedIntoSections(list, moved, context)
}

// Merged leads and suspected spam leave every other list at once; a search still finds them.
function isElsewhere({ mergedInto, quarantined }: Lead, { filters }: InboxContext): boolean {
  return mergedInto !== null || quarantined !== (filters.quarantined === 'true')
}

function byId(leads: readonly Lead[]): Map<string, Lead> {
  return new Map(leads.map((lead) => [lead.id, lead]))
}

// Assigns these leads to their sections and sorts the list in the server’s order.
function sortedIntoSections(list: InboxList, changed: readonly Lead[], context: InboxContext): InboxList {
  if (!hasSections(context)) return list
  const sections = new Map(list.sections)
  for (const lead of changed) sections.set(lead.id, sectionOf(lead, context.now))
  const of = ({ id }: Lead) => sections.get(id) ?? 'rest'
  return { ...list, sections, leads: list.leads.toSorted((a, b) => compareLeads(a, of(a), b, of(b))) }
}

// Search results come from the server. A lead that changed is shown if its place is in the loaded range; later pages have the
// others.
function belongs(list: InboxList, event: InboxEvent & { lead: Lead }, context: InboxContext): boolean {
  const { lead } = event
  if (context.q || !matchesFilters(lead, context.filters, context.me, context.now)) return false
  if (event.type === 'arrived' || list.nextCursor === null) return true
  const last = list.leads.at(-1)
  if (last === undefined) return false
  const section = sectionOf(lead, context.now)
  return compareLeads(lead, section, last, list.sections.get(last.id) ?? section) < 0
}
