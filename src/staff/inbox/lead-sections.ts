import type { Lead } from '../../contract/lead.ts'
import { LEAD_SECTIONS, type LeadSection } from '../../contract/lead-filters.ts'
import { endOfIndianDay, indianDay } from '../../contract/travel-date.ts'
import { awaitsResponse, isFollowUpDue, isOverdue } from '../lead/matches-filters.ts'

export const SECTION_LABELS: Record<LeadSection, string> = {
  overdue: 'Overdue',
  due: 'Due today',
  new: 'New',
  rest: 'Other leads',
}

/** The section that a lead belongs to at an instant (epoch ms), by the server's rules. */
export function sectionOf(lead: Lead, now: number): LeadSection {
  if (isFollowUpDue(lead, now) || isOverdue(lead, now)) return 'overdue'
  if (lead.followUpAt !== null && lead.followUpAt <= endOfIndianDay(indianDay(new Date(now)))) return 'due'
  return awaitsResponse(lead) ? 'new' : 'rest'
}

/** The server's order of two leads of given sections; 0 where it depends on what else they have. */
export function compareLeads(a: Lead, inA: LeadSection, b: Lead, inB: LeadSection): number {
  if (inA !== inB) return LEAD_SECTIONS.indexOf(inA) - LEAD_SECTIONS.indexOf(inB)
  if (inA === 'due') return compareText(a.followUpAt ?? '', b.followUpAt ?? '')
  const byArrival = compareText(a.receivedAt, b.receivedAt)
  return inA === 'overdue' ? byArrival : -byArrival
}

/** A row of the list: a heading with the number of its leads, or a lead with its index among the leads. */
export type ListRow = SectionHeading | { lead: Lead; index: number }
type SectionHeading = { heading: LeadSection; count: number; more: boolean }

/**
 * The rows of a list in order, with a heading above each section. `more`: the server has further leads, which belong to the last
 * section or come after it.
 */
export function withHeadings(
  leads: readonly Lead[],
  sections: ReadonlyMap<string, LeadSection>,
  more: boolean,
): ListRow[] {
  const rows: ListRow[] = []
  let current: SectionHeading | undefined
  leads.forEach((lead, index) => {
    const heading = sections.get(lead.id)
    if (heading !== undefined && heading !== current?.heading) {
      current = { heading, count: 0, more: false }
      rows.push(current)
    }
    if (current) current.count++
    rows.push({ lead, index })
  })
  if (current) current.more = more
  return rows
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
