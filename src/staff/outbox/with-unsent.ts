import type { DeskAct, DeskAction } from '../../contract/desk-action.ts'
import type { Lead, LeadChange } from '../../contract/lead.ts'

/** The lead as it will be when its user’s unsent actions have been done. */
export function withUnsent<Shown extends Lead>(lead: Shown, actions: readonly DeskAction[]): Shown {
  let shown = lead
  for (const { leadId, refusal, act, userId } of actions)
    if (leadId === lead.id && refusal === undefined) shown = { ...shown, ...effectOf(act, shown, userId) }
  return shown
}

/** Ids of the leads on which something waits that will be sent by itself. */
export function waitingLeads(actions: readonly DeskAction[]): ReadonlySet<string> {
  return new Set(actions.flatMap(({ leadId, refusal }) => (refusal === undefined ? [leadId] : [])))
}

// As api/desk/lead-change.ts does it.
function effectOf(act: DeskAct, lead: Lead, userId: string): Partial<Lead> {
  if (act.type === 'change') return changed(act.change)
  if (act.type === 'call-outcome') return act.result.followUpAt ? { followUpAt: act.result.followUpAt } : {}
  if (act.type !== 'contact') return {}
  return {
    ...((lead.status === 'new' || lead.status === 'reopened') && { status: 'contacted' }),
    ...(lead.assignee === null && { assignee: userId }),
  }
}

function changed({ version: _, details, bookedAmount, ...fields }: LeadChange): Partial<Lead> {
  const given = Object.fromEntries(
    Object.entries({ ...fields, ...details }).filter(([, value]) => value !== undefined),
  )
  // Optional fields are absent instead of null.
  for (const [name, value] of Object.entries(details ?? {})) if (value === null) given[name] = undefined
  const { status } = fields
  return {
    ...given,
    ...(status && (status === 'lost' ? { followUpAt: null } : { lostReason: null })),
    ...(status && status !== 'booked' && { bookedAmount: undefined }),
    ...(bookedAmount !== undefined && { bookedAmount: bookedAmount ?? undefined }),
  }
}
