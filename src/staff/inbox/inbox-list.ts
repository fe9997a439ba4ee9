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
    const changed = { ...list, leads: put(list.leads) }
    return context.reading
      ? changed
      : sortedIntoSections(
          changed,
          changed.leads.filter((known) => known.id === id),
          context,
        )
  }
  if (isKnown(list.waiting)) return { ...list, waiting: put(list.waiting) }
  if (!belongs(list, event, context)) return list
  if (context.reading) return { ...list, waiting: [lead, ...list.waiting] }
  return sortedIntoSections(
    { ...list, leads: [lead, ...list.leads], arrived: new Set(list.arrived).add(id) },
    [lead],
    context,
  )
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
