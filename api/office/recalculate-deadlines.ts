import type { Database } from '../db/open.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { OfficeState } from './office-state.ts'

/** Recalculates the deadlines of unanswered leads by the current response target and hours. Leads without one get none. */
export function recalculateDeadlines(database: Database, office: OfficeState): Promise<void> {
  return inLeadTransaction(database, async (transaction) => {
    const unanswered = await transaction
      .selectFrom('lead')
      .select(['seq', 'received_at'])
      .where('respond_by', 'is not', null)
      .where('responded_at', 'is', null)
      .where('escalated_at', 'is', null)
      .execute()
    for (const { seq, received_at } of unanswered)
      await transaction
        .updateTable('lead')
        .set({ respond_by: office.respondBy(received_at) })
        .where('seq', '=', seq)
        .execute()
  })
}
