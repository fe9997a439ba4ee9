import { useWhileVisible } from '../../ui/use-while-visible.ts'
import { isErased, leaveErased } from '../erased-drafts.ts'

const INTERVAL_MS = 10_000

/** Loads the page again once the lead was erased, and deletes what was typed. Not after other changes: a load that fails would take the form away. */
export function useErased(leadId: string, reload: () => Promise<void>): void {
  useWhileVisible(INTERVAL_MS, async () => {
    if (await isErased(leadId)) await leaveErased(leadId, reload)
  })
}
