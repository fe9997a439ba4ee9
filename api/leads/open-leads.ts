import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { Schema } from '../db/schema.ts'

/** SQL condition for the leads that need work: open, not merged, not erased, not suspected spam. */
export function isOpenLead(
  eb: ExpressionBuilder<Schema, 'lead'>,
): ExpressionWrapper<Schema, 'lead', SqlBool> {
  return eb.and([
    eb('lead.status', 'in', [...OPEN_STATUSES]),
    eb('lead.merged_into', 'is', null),
    eb('lead.erased_at', 'is', null),
    eb('lead.quarantine', 'is', null),
  ])
}

/** How many open leads each member of staff has, by their ids; members without any are left out. */
export async function countOpenLeads(kysely: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await kysely
    .selectFrom('lead')
    .select(['assignee', ({ fn }) => fn.countAll<number>().as('count')])
    .where('assignee', 'is not', null)
    .where(isOpenLead)
    .groupBy('assignee')
    .execute()
  return new Map(rows.map(({ assignee, count }) => [String(assignee), Number(count)]))
}
