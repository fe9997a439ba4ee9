import type { Lead, LeadList, StaffMember } from '../../contract/lead.ts'
import type { LeadFilters } from '../../contract/lead-filters.ts'
import { fits, isDue, isOverdue } from './lead-fits.ts'

/** The inbox as it stands on the screen. */
export type InboxList = {
  leads: readonly Lead[]
  nextCursor: string | null
  /** Came in while somebody reads further down: shown when asked for. */
  waiting: readonly Lead[]
  /** Ids that came in while the list was open, to be marked. */
  arrived: ReadonlySet<string>
}

/** Something the stream told. */
export type InboxNews = { type: 'arrived' | 'changed'; lead: Lead } | { type: 'gone'; id: string }

export type InboxContext = {
  filters: LeadFilters
  q: string
  me: StaffMember
  now: number
  /** Whether the reader is further down, so that nothing may move. */
  reading: boolean
}

/** The list as the server answered it. */
export function listOf({ leads, nextCursor }: LeadList): InboxList {
  return { leads, nextCursor, waiting: [], arrived: new Set() }
}

/** The list with another page at its end; what came in live in between is in both. */
export function withPage(list: InboxList, { leads, nextCursor }: LeadList): InboxList {
  const known = new Set(list.leads.map(({ id }) => id))
  return { ...list, leads: [...list.leads, ...leads.filter(({ id }) => !known.has(id))], nextCursor }
}

/** The list after news: each lead once, in its place; nothing moves under the eyes of whoever reads. */
export function withNews(list: InboxList, news: InboxNews, context: InboxContext): InboxList {
  const id = news.type === 'gone' ? news.id : news.lead.id
  if (news.type === 'gone' || (news.lead.mergedInto !== null && !context.q)) {
    const stays = (lead: Lead) => lead.id !== id
    return { ...list, leads: list.leads.filter(stays), waiting: list.waiting.filter(stays) }
  }
  const { lead } = news
  const put = (leads: readonly Lead[]) => leads.map((known) => (known.id === id ? lead : known))
  const isKnown = (leads: readonly Lead[]) => leads.some((known) => known.id === id)
  if (isKnown(list.leads)) {
    const leads = put(list.leads)
    return { ...list, leads: isUrgent(lead, context) && !context.reading ? risen(leads, context) : leads }
  }
  if (isKnown(list.waiting)) return { ...list, waiting: put(list.waiting) }
  if (!belongs(list, news, context)) return list
  return context.reading
    ? { ...list, waiting: [lead, ...list.waiting] }
    : { ...list, leads: [lead, ...list.leads], arrived: new Set(list.arrived).add(id) }
}

/** The list with what waited at its head. */
export function withWaiting(list: InboxList): InboxList {
  const arrived = new Set(list.arrived)
  for (const { id } of list.waiting) arrived.add(id)
  return { ...list, leads: [...list.waiting, ...list.leads], waiting: [], arrived }
}

function isUrgent(lead: Lead, { now }: InboxContext): boolean {
  return isDue(lead, now) || isOverdue(lead, now)
}

// As the server orders them: what calls for somebody first, each part in the order it had.
function risen(leads: readonly Lead[], context: InboxContext): readonly Lead[] {
  const calls = (lead: Lead) => isUrgent(lead, context)
  return [...leads.filter(calls), ...leads.filter((lead) => !calls(lead))]
}

// A search is the server's matter. An old lead that changed appears when it calls for somebody, or lies in what is loaded.
function belongs(list: InboxList, news: InboxNews & { lead: Lead }, context: InboxContext): boolean {
  const { lead } = news
  if (context.q || !fits(lead, context.filters, context.me, context.now)) return false
  if (news.type === 'arrived' || list.nextCursor === null) return true
  const last = list.leads.at(-1)
  return isUrgent(lead, context) || (last !== undefined && lead.receivedAt > last.receivedAt)
}
