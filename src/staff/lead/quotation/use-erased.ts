import { useWhileVisible } from '../../ui/use-while-visible.ts'
import { leaveErasedQuotation } from '../erased-drafts.ts'

const INTERVAL_MS = 10_000

/** Loads the page again once the quotation was erased, and deletes what was typed. Not after other changes: a load that fails would take the form away. */
export function useErased(quotation: { id: string; leadId: string }, reload: () => Promise<void>): void {
  useWhileVisible(INTERVAL_MS, () => void leaveErasedQuotation(quotation, reload))
}
