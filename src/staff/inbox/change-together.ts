import type { Lead, LeadChange, StaffMember } from '../../contract/lead.ts'
import type { BulkResult } from '../../contract/many-leads.ts'
import { changeLeads } from '../lead/lead-api.ts'
import { toChangeAct } from '../lead/lead-conflict-text.ts'
import { outcomeOf } from '../lead/send-action.ts'
import type { TogetherResult } from '../outbox/desk-outbox.ts'
import { performTogether } from '../outbox/device.ts'

type Options = {
  me: StaffMember
  members: readonly StaffMember[]
  /** Versions that the change is based on, by lead, where it is refused for any other. */
  versions?: Record<string, number>
}

/** Makes one change of several leads: now, or without a network one by one later. */
export function changeTogether(
  leads: readonly Lead[],
  change: LeadChange,
  { me, members, versions }: Options,
): Promise<TogetherResult<BulkResult['leads']>> {
  const actions = leads.map((lead) => ({
    userId: me.id,
    leadId: lead.id,
    reference: lead.reference,
    act: toChangeAct(lead, change, members, versions?.[lead.id]),
  }))
  return performTogether(actions, async (kept) => {
    const ids = Object.fromEntries(kept.map(({ id, leadId }) => [leadId, id]))
    try {
      const wanted = { change, actions: ids, ...(versions && { versions }) }
      return { type: 'done', result: await changeLeads(Object.keys(ids), wanted) }
    } catch (error) {
      return outcomeOf(error)
    }
  })
}
