import type { LeadStatus } from './lead.ts'

/** Where a lead can go from where it is: forward, back a step that was a slip, or to `lost`; what is over can only be reopened. */
export const NEXT_STATUSES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'quoted', 'lost'],
  contacted: ['quoted', 'booked', 'lost'],
  quoted: ['booked', 'contacted', 'lost'],
  booked: ['reopened', 'lost'],
  lost: ['reopened'],
  reopened: ['contacted', 'quoted', 'booked', 'lost'],
}

/** Statuses in which there is still something to win. */
export const OPEN_STATUSES = ['new', 'contacted', 'quoted', 'reopened'] as const satisfies LeadStatus[]

/** Why a lead cannot go from one status to another; `undefined` when it can. */
export function jumpRefusal(from: LeadStatus, to: LeadStatus): string | undefined {
  if (from === to || NEXT_STATUSES[from].includes(to)) return undefined
  if (from === 'lost' || from === 'booked') return `This lead is ${from}. Reopen it before it goes on.`
  if (to === 'reopened') return 'Only a lead that was booked or lost can be reopened.'
  if (to === 'new') return 'A lead that has been worked on does not become new again.'
  return `A lead cannot go from ${from} to ${to}: the traveller has to be contacted or quoted first.`
}
