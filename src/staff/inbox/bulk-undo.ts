import type { LeadChange } from '../../contract/lead.ts'
import type { BulkResult } from '../../contract/many-leads.ts'

/** A change that takes back what was done to some leads, each only while it has the version of then. */
export type BulkUndo = { ids: string[]; change: LeadChange; versions: Record<string, number> }

/**
 * What takes a change of many leads back, one request for each former value. Empty where there is no way back: a lost lead can
 * only be reopened, and a lead that is released from suspected spam notifies.
 */
export function undoOf(change: LeadChange, results: BulkResult['leads']): BulkUndo[] {
  const field = Object.keys(change).join()
  if (field !== 'assignee' && field !== 'followUpAt') return []
  const groups = new Map<string | null, BulkUndo>()
  for (const { id, version, before } of results) {
    if (version === undefined || !before || before[field] === change[field]) continue
    const value = before[field]
    const group = groups.get(value) ?? { ids: [], change: { [field]: value }, versions: {} }
    group.ids.push(id)
    group.versions[id] = version
    groups.set(value, group)
  }
  return [...groups.values()]
}
