import { deleteDraftsOfLead, leadsWithDrafts } from '../drafts/drafts.ts'
import { readLead } from './lead-api.ts'

/**
 * Deletes what was typed on this device about a lead, or any lead, that was erased since. Never throws: what cannot be asked now
 * is asked at the next start, and drafts end by themselves.
 */
export async function deleteErasedDrafts(only?: string, read: typeof readLead = readLead): Promise<void> {
  for (const id of leadsWithDrafts()) {
    if (only !== undefined && id !== only) continue
    const lead = await read(id).catch(() => undefined)
    if (lead && lead.erasedAt !== null) deleteDraftsOfLead(id)
  }
}
