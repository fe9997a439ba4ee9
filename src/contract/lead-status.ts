import type { LeadStatus } from './lead.ts'

/** The allowed status transitions. A finished lead can only be reopened, except that a booked one can become lost. */
export const NEXT_STATUSES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'quoted', 'lost'],
  contacted: ['quoted', 'booked', 'lost'],
  quoted: ['booked', 'contacted', 'lost'],
  booked: ['reopened', 'lost'],
  lost: ['reopened'],
  reopened: ['contacted', 'quoted', 'booked', 'lost'],
}

/** The usual reasons for a lost lead; any other is typed. */
export const LOST_REASONS = [
  'Too expensive',
  'Booked elsewhere',
  'Dates do not work',
  'Not travelling any more',
  'No answer',
  'Only asked for prices',
  'Not a genuine enquiry',
] as const

/** Statuses of leads that are neither booked nor lost. */
export const OPEN_STATUSES = ['new', 'contacted', 'quoted', 'reopened'] as const satisfies LeadStatus[]

/** Why a status transition is not allowed; `undefined` when it is. */
export function transitionRefusal(from: LeadStatus, to: LeadStatus): string | undefined {
  if (from === to || NEXT_STATUSES[from].includes(to)) return undefined
  if (from === 'lost' || from === 'booked') return `This lead is ${from}. Reopen it first.`
  if (to === 'reopened') return 'Only a lead that was booked or lost can be reopened.'
  if (to === 'new') return 'A lead cannot become new again.'
  return `A lead cannot go from ${from} to ${to}: the traveller has to be contacted or quoted first.`
}
