import type { Database } from '../db/open.ts'
import { workOn } from '../staff/lead-work.ts'
import type { OfficePlan } from './plan.ts'

/** Sets the clocks that run by the target and hours as they are now; none is started on a lead that had none. */
export function rewind(database: Database, office: OfficePlan): Promise<void> {
  return workOn(database, async (transaction) => {
    const running = await transaction
      .selectFrom('lead')
      .select(['seq', 'received_at'])
      .where('respond_by', 'is not', null)
      .where('responded_at', 'is', null)
      .where('escalated_at', 'is', null)
      .execute()
    for (const { seq, received_at } of running)
      await transaction
        .updateTable('lead')
        .set({ respond_by: office.respondBy(received_at) })
        .where('seq', '=', seq)
        .execute()
  })
}
