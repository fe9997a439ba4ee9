import type { Kysely } from 'kysely'
import type { HandOver } from '../../src/contract/many-leads.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { inLeadTransaction, LeadRefusal, recordChanges } from '../leads/lead-work.ts'
import { isOpenLead } from '../leads/open-leads.ts'
import { enqueueNotification } from '../notify/enqueue.ts'
import { assertMember } from './assignable.ts'

/** Databases limit the values of one statement. */
const ROWS_AT_ONCE = 500

/** Leads that are moved in one transaction, during which enquiries wait. */
const LEADS_AT_ONCE = 2_000

/**
 * Moves all open leads of one member of staff to another, or to nobody; each gets the event and audit entry of a single
 * assignment, and the new person one notification for each part. Returns how many were moved. Throws {@link LeadRefusal} 404 or 400.
 */
export async function handOverLeads(database: Database, wanted: HandOver, actor: string): Promise<number> {
  let moved = 0
  for (let after = 0; ; ) {
    const part = await inLeadTransaction(database, (transaction) =>
      handOverSome(transaction, { ...wanted, after }, actor),
    )
    moved += part.length
    if (part.length < LEADS_AT_ONCE) return moved
    // Each lead once: one in the opposite direction at the same time would give them back without end.
    after = part.at(-1) ?? after
    // In parts, between which enquiries are stored.
    await letOthersIn()
  }
}

// The first leads after the number `after`. Returns their numbers in order.
async function handOverSome(
  transaction: Kysely<Schema>,
  { from, to, after }: HandOver & { after: number },
  actor: string,
): Promise<number[]> {
  // Also a closed account, which may have got leads back that were reopened.
  const member = await transaction.selectFrom('user').select('id').where('id', '=', from).executeTakeFirst()
  if (!member) throw new LeadRefusal(404, 'There is no such member of staff.')
  if (to === from) throw new LeadRefusal(400, 'These leads are with this person already.')
  if (to !== null) await assertMember(transaction, to)
  const open = transaction
    .selectFrom('lead')
    .select('seq')
    .where('assignee', '=', from)
    .where(isOpenLead)
    .where('seq', '>', after)
  const moved = await transaction
    .updateTable('lead')
    .set((eb) => ({ assignee: to, version: eb('version', '+', 1) }))
    .where('seq', 'in', open.orderBy('seq').limit(LEADS_AT_ONCE))
    .returning('seq')
    .execute()
  const seqs = moved.map(({ seq }) => seq).sort((a, b) => a - b)
  await recordAssignments(transaction, seqs, to, actor)
  // Not of an own choice, as with a single lead.
  if (to !== null && to !== actor && seqs.length > 0)
    await enqueueNotification(transaction, { topic: 'lead.handed-over', leads: seqs.length, to })
  return seqs
}

// The number of statements hardly depends on the number of leads, because enquiries wait meanwhile.
async function recordAssignments(
  transaction: Kysely<Schema>,
  seqs: readonly number[],
  assignee: string | null,
  actor: string,
): Promise<void> {
  await recordChanges(transaction, seqs, actor, { assignee })
  const at = new Date().toISOString()
  const detail = JSON.stringify({ fields: ['assignee'] })
  for (let start = 0; start < seqs.length; start += ROWS_AT_ONCE) {
    const some = seqs.slice(start, start + ROWS_AT_ONCE)
    await transaction
      .insertInto('audit')
      .values(some.map((lead_seq) => ({ at, actor, action: 'lead.changed' as const, lead_seq, detail })))
      .execute()
  }
}
