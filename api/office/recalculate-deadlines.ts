import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { OfficeState } from './office-state.ts'

/** In one statement, because enquiries wait meanwhile: with PostgreSQL thousands of statements take seconds. */
const LEADS_AT_ONCE = 500

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
  for (let start = 0; start < unanswered.length; start += LEADS_AT_ONCE) {
    const rows = unanswered.slice(start, start + LEADS_AT_ONCE).map(({ seq, received_at, released_at }) => {
      const due = respondBy(released_at ?? received_at)
      return sql`(cast(${seq} as bigint), cast(${due} as text))`
    })
    await sql`
      update lead set respond_by = due.column2
      from (values ${sql.join(rows)}) as due where due.column1 = lead.seq`.execute(transaction)
  }
}
