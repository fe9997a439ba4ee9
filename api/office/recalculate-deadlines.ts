import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { OfficeState } from './office-state.ts'

/**
 * Recalculates the deadlines of unanswered leads, from their arrival, or from when staff released them from suspected spam. Leads
 * without one get none.
 */
export async function recalculateDeadlines(
  transaction: Kysely<Schema>,
  respondBy: OfficeState['respondBy'],
): Promise<void> {
  const unanswered = await transaction
    .selectFrom('lead')
    .select(['seq', 'received_at'])
    .select((eb) =>
      eb
        .selectFrom('lead_event')
        .whereRef('lead_event.lead_seq', '=', 'lead.seq')
        .where('type', '=', 'changed')
        .where('data', 'like', '%"quarantined":"no"%')
        .select(sql<string | null>`max(at)`.as('at'))
        .as('released_at'),
    )
    .where('respond_by', 'is not', null)
    .where('responded_at', 'is', null)
    .where('escalated_at', 'is', null)
    .execute()
  for (const { seq, received_at, released_at } of unanswered)
    await transaction
      .updateTable('lead')
      .set({ respond_by: respondBy(released_at ?? received_at) })
      .where('seq', '=', seq)
      .execute()
}
