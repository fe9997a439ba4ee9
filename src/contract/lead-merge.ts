import type { LeadStatus } from './lead.ts'

/** What decides whether leads can be merged. */
export type MergedLead = { status: LeadStatus; quarantined: boolean }

const OTHER_WAY_ROUND = 'Merge the other way round: open it, and merge this lead into it.'

/** Why a lead cannot become part of another one; `undefined` when it can. A merged lead is in no list, report or figure by itself. */
export function mergeRefusal(kept: MergedLead, part: MergedLead): string | undefined {
  // Two bookings have two amounts, owners and months.
  if (part.status === 'booked' && kept.status === 'booked')
    return 'Both leads are booked, and each counts with its own amount. They stay two leads.'
  if (part.status === 'booked') return `The other lead is booked, and would count no more. ${OTHER_WAY_ROUND}`
  if (part.quarantined) return undefined
  if (kept.quarantined)
    return `This lead is suspected spam, and the other one would be in no list any more. ${OTHER_WAY_ROUND}`
  if (kept.status === 'lost' && part.status !== 'lost')
    return `This lead is lost, and the other one would be in no list of open leads any more. ${OTHER_WAY_ROUND}`
  return undefined
}
