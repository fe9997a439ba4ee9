import { deleteDraftsOfLead, leadsWithDrafts } from '../drafts/drafts.ts'
import { forgetLead, leadsWithActions } from '../outbox/device.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import { readLead } from './lead-api.ts'

/**
 * Deletes what was typed on this device about a lead, or any lead, that was erased since, also in unsent actions. Never throws: what
 * cannot be asked now is asked at the next start, and drafts end by themselves.
 */
export async function deleteErasedDrafts(only?: string, read: typeof readLead = readLead): Promise<void> {
  for (const id of new Set([...leadsWithDrafts(), ...(await leadsWithActions())])) {
    if (only !== undefined && id !== only) continue
    if (await isErased(id, read)) await deleteTextsOfLead(id)
  }
}

/** Whether a lead was erased; `false` where that cannot be asked now. Never throws. */
export function isErased(id: string, read: typeof readLead = readLead): Promise<boolean> {
  // 410 is answered to those who could not see it.
  return read(id).then(
    ({ erasedAt }) => erasedAt !== null,
    (error) => error instanceof StaffApiError && error.status === 410,
  )
}

/** Deletes what anybody typed on this device about an erased lead, saved or not. Never throws. */
export async function deleteTextsOfLead(id: string): Promise<void> {
  deleteDraftsOfLead(id)
  await forgetLead(id).catch(() => {})
}

/** Deletes what was typed about an erased lead, also while its page is loaded again. Never throws. */
export async function leaveErased(id: string, reload: () => Promise<void>): Promise<void> {
  await deleteTextsOfLead(id)
  await reload().catch(() => {})
  await deleteTextsOfLead(id)
}
