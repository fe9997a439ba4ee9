import type { Kysely } from 'kysely'
import type { AuditAction } from '../../src/contract/audit.ts'
import type { Schema } from '../db/schema.ts'
import { recordAudit } from './audit.ts'
import { type LeadRow, recordEvent } from './lead-work.ts'

const ERASED = {
  name: null,
  contact: null,
  email: null,
  destination: null,
  fields: null,
  source_domain: null,
  composed_at: null,
  consent: null,
  quarantine: null,
  assignee: null,
  follow_up_at: null,
  reminded_at: null,
  lost_reason: null,
} satisfies Partial<LeadRow>

/**
 * Takes out of the database what is personal about a lead: the enquiry, what staff wrote about it, what was still to be
 * told of it, and who looks at it. What stays is the tombstone that answers replays. Answers how many leads were erased,
 * for those that became part of this one are the same person's.
 */
export async function eraseLead(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  { actor, action }: { actor: string | null; action: AuditAction },
): Promise<number> {
  const parts = await transaction.selectFrom('lead').selectAll().where('merged_into', '=', lead.seq).execute()
  let erased = 0
  for (const part of [lead, ...parts]) {
    if (part.erased_at !== null) continue
    await eraseRows(transaction, part, actor)
    await recordAudit(transaction, { actor, action, leadSeq: part.seq })
    erased++
  }
  return erased
}

async function eraseRows(
  transaction: Kysely<Schema>,
  { seq, version }: LeadRow,
  actor: string | null,
): Promise<void> {
  await transaction.updateTable('lead_event').set({ data: null }).where('lead_seq', '=', seq).execute()
  await eraseNotices(transaction, seq)
  await transaction.deleteFrom('lead_presence').where('lead_seq', '=', seq).execute()
  await recordEvent(transaction, seq, 'erased', actor)
  await transaction
    .updateTable('lead')
    .set({ ...ERASED, erased_at: new Date().toISOString(), version: version + 1 })
    .where('seq', '=', seq)
    .execute()
}

// A digest tells of others too: it only forgets this one. What told of nothing else goes whole.
async function eraseNotices(transaction: Kysely<Schema>, leadSeq: number): Promise<void> {
  const told = await transaction
    .selectFrom('notification')
    .innerJoin('delivery_notice', 'delivery_notice.notification_seq', 'notification.seq')
    .select('delivery_notice.message_id')
    .where('notification.lead_seq', '=', leadSeq)
    .execute()
  // Takes its place in messages with it.
  await transaction.deleteFrom('notification').where('lead_seq', '=', leadSeq).execute()
  if (told.length === 0) return
  await transaction
    .deleteFrom('delivery')
    .where('message_id', 'in', [...new Set(told.map((message) => message.message_id))])
    .where('message_id', 'not in', (eb) => eb.selectFrom('delivery_notice').select('message_id'))
    .execute()
}
