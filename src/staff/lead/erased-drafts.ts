import { deleteDraftsOfLead, leadsWithDrafts } from '../drafts/drafts.ts'
import { deleteDraftsOfQuotation, quotationsWithDrafts } from '../drafts/quotation-drafts.ts'
import { forgetLead, leadsWithActions } from '../outbox/device.ts'
import { request, StaffApiError } from '../ui/staff-api.ts'
import { readLead } from './lead-api.ts'

type Read = { lead: typeof readLead; quotation: (id: string) => Promise<unknown> }

const READ: Read = {
  lead: readLead,
  quotation: (id) => request('GET', `/api/quotations/${encodeURIComponent(id)}`),
}

/**
 * Deletes what was typed on this device about a lead, or any lead, that was erased since, also in unsent actions. Never throws: what
 * cannot be asked now is asked at the next start, and drafts end by themselves.
 */
export async function deleteErasedDrafts(only?: string, read = READ): Promise<void> {
  for (const id of new Set([...leadsWithDrafts(), ...(await leadsWithActions())])) {
    if (only !== undefined && id !== only) continue
    if (await isErased(id, read)) await deleteTextsOfLead(id)
  }
  if (only !== undefined) return
  // Those of an enquiry that is merged into another lead are kept with that lead, which stays when the enquiry is erased.
  for (const id of quotationsWithDrafts()) if (await isQuotationErased(id, read)) deleteDraftsOfQuotation(id)
}

/** Whether a lead was erased; `false` where that cannot be asked now. Never throws. */
function isErased(id: string, read: Read): Promise<boolean> {
  // 410 is answered to those who could not see it.
  return read.lead(id).then(({ erasedAt }) => erasedAt !== null, isGone)
}

function isQuotationErased(id: string, read: Read): Promise<boolean> {
  return read.quotation(id).then(() => false, isGone)
}

function isGone(error: unknown): boolean {
  return error instanceof StaffApiError && error.status === 410
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

/**
 * Deletes what was typed about an erased quotation, also while its page is loaded again: with all that was typed about its lead, where that
 * was erased, and not only the enquiry that is merged into it. Never throws.
 */
export async function leaveErasedQuotation(
  { id, leadId }: { id: string; leadId: string },
  reload: () => Promise<void>,
  read = READ,
): Promise<void> {
  if (!(await isQuotationErased(id, read))) return
  if (await isErased(leadId, read)) return leaveErased(leadId, reload)
  deleteDraftsOfQuotation(id)
  await reload().catch(() => {})
  deleteDraftsOfQuotation(id)
}
