import type { Lead, LeadChange } from '../../contract/lead.ts'
import type { BulkResult } from '../../contract/many-leads.ts'

/** A change that restores earlier values of some leads, each only while it still has the version of then. */
export type BulkUndo = { ids: string[]; change: LeadChange; versions: Record<string, number> }

type Before = Pick<Lead, 'id' | 'status' | 'quarantined'>

/**
 * The requests that undo a change of many leads, one for each former value: `leads` as they were before it. A lost lead can
 * only be reopened, with its follow-up if that is still in the future (`now` in epoch ms). Empty where nothing was changed.
 */
export function undoOf(
  change: LeadChange,
  results: BulkResult['leads'],
  leads: readonly Before[],
  now: number,
): BulkUndo[] {
  const groups = new Map<string, BulkUndo>()
  const known = new Map(leads.map((lead) => [lead.id, lead]))
  for (const { id, version, before } of results) {
    const lead = known.get(id)
    const back = version !== undefined && before && lead && formerValues(change, before, lead, now)
    if (!back) continue
    const key = JSON.stringify(back)
    const group = groups.get(key) ?? { ids: [], change: back, versions: {} }
    group.ids.push(id)
    group.versions[id] = version
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The label of the undo button of a change. */
export function undoLabel({ status }: LeadChange): string {
  return status === 'lost' ? 'Reopen them' : 'Undo'
}

function formerValues(
  { assignee, followUpAt, status, quarantined }: LeadChange,
  before: NonNullable<BulkResult['leads'][number]['before']>,
  lead: Before,
  now: number,
): LeadChange | undefined {
  if (assignee !== undefined) return before.assignee === assignee ? undefined : { assignee: before.assignee }
  if (status === 'lost') {
    if (lead.status === 'lost') return undefined
    const isToCome = before.followUpAt !== null && Date.parse(before.followUpAt) > now
    return { status: 'reopened', ...(isToCome && { followUpAt: before.followUpAt }) }
  }
  if (quarantined !== undefined)
    return lead.quarantined === quarantined ? undefined : { quarantined: !quarantined }
  if (followUpAt !== undefined)
    return before.followUpAt === followUpAt ? undefined : { followUpAt: before.followUpAt }
  return undefined
}
