import type { Kysely } from 'kysely'
import type { AuditAction } from '../../src/contract/audit.ts'
import { recordAudit } from '../audit/audit.ts'
import { kindOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { type LeadRow, recordEvent } from './lead-work.ts'
import { findMergedParts } from './merged-leads.ts'

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
  spam_signals: null,
  assignee: null,
  follow_up_at: null,
  reminded_at: null,
  lost_reason: null,
  // Without a deadline it cannot become overdue.
  respond_by: null,
} satisfies Partial<LeadRow>

/**
 * Erases the personal data of a lead and of all leads merged into it, at any depth: the enquiry, notes and history, pending
 * notifications, quotations, devices that are notified of them, and presence. A tombstone remains to answer replays; that of a
 * booked lead keeps its amount and its owner for the reports.
 * Returns how many leads were erased.
 */
export async function eraseLead(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  { actor, action }: { actor: string | null; action: AuditAction },
): Promise<number> {
  const leads = await transaction
    .selectFrom('lead')
    .selectAll()
    .where('seq', 'in', [lead.seq, ...(await findMergedParts(transaction, [lead.seq]))])
    .where('erased_at', 'is', null)
    .orderBy('seq')
    .execute()
  for (const part of leads) {
    await eraseRows(transaction, part, actor)
    await recordAudit(transaction, { actor, action, leadSeq: part.seq })
  }
  return leads.length
}

async function eraseRows(
  transaction: Kysely<Schema>,
  { seq, version, status, assignee }: LeadRow,
  actor: string | null,
): Promise<void> {
  await transaction.updateTable('lead_event').set({ data: null }).where('lead_seq', '=', seq).execute()
  await eraseNotifications(transaction, seq)
  await eraseQuotations(transaction, seq)
  await transaction.deleteFrom('lead_former_contact').where('lead_seq', '=', seq).execute()
  // A short note could be found by trying.
  await transaction
    .updateTable('lead_action')
    .set({ content_digest: null })
    .where('lead_seq', '=', seq)
    .execute()
  await transaction.deleteFrom('traveller_push').where('lead_seq', '=', seq).execute()
  await transaction.deleteFrom('lead_presence').where('lead_seq', '=', seq).execute()
  await recordEvent(transaction, seq, 'erased', actor)
  await transaction
    .updateTable('lead')
    .set({
      ...ERASED,
      // What was booked by whom is the agency's own figure, and says nothing about the traveller.
      ...(status === 'booked' ? { assignee } : { booked_amount: null }),
      erased_at: new Date().toISOString(),
      version: version + 1,
    })
    .where('seq', '=', seq)
    .execute()
}

// The hashes of links and the ids of answers remain: both are answered that the trip is gone, or was answered.
async function eraseQuotations(transaction: Kysely<Schema>, leadSeq: number): Promise<void> {
  const quotations = transaction.selectFrom('quotation').select('seq').where('lead_seq', '=', leadSeq)
  await transaction.deleteFrom('quotation_version').where('quotation_seq', 'in', quotations).execute()
  await transaction
    .updateTable('quotation_answer')
    .set({ text: null, composed_at: null })
    .where('quotation_seq', 'in', quotations)
    .execute()
  await transaction
    .updateTable('quotation_payment')
    .set({ reference: '' })
    .where('quotation_seq', 'in', quotations)
    .execute()
  await transaction.updateTable('quotation').set({ draft: null }).where('lead_seq', '=', leadSeq).execute()
}

// A message about this lead only is deleted; a digest is kept for its other leads.
async function eraseNotifications(transaction: Kysely<Schema>, leadSeq: number): Promise<void> {
  // One that is being written by another process or task holds its notices: it is waited for, and found below.
  const isShared = kindOf(transaction) === 'postgres'
  const notices = transaction.selectFrom('notification').select('seq').where('lead_seq', '=', leadSeq)
  if (isShared) await notices.forUpdate().execute()
  const rows = await transaction
    .selectFrom('notification')
    .innerJoin('delivery_notice', 'delivery_notice.notification_seq', 'notification.seq')
    .select('delivery_notice.message_id')
    .where('notification.lead_seq', '=', leadSeq)
    .execute()
  // Cascades to delivery_notice.
  await transaction.deleteFrom('notification').where('lead_seq', '=', leadSeq).execute()
  if (rows.length === 0) return
  const messages = [...new Set(rows.map((row) => row.message_id))]
  // A digest that gets a notice of another lead just now: it is waited for too, or the digest would be deleted with both.
  const written = transaction.selectFrom('delivery').select('seq').where('message_id', 'in', messages)
  if (isShared) await written.orderBy('seq').forUpdate().execute()
  await transaction
    .deleteFrom('delivery')
    .where('message_id', 'in', messages)
    // One of a digest's notices is enough: it may have any number.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_notice')
            .select('message_id')
            .whereRef('delivery_notice.message_id', '=', 'delivery.message_id'),
        ),
      ),
    )
    .execute()
  // A mail server's refusal may quote personal data of the message.
  await transaction
    .updateTable('delivery')
    .set({ last_error: null })
    .where('message_id', 'in', messages)
    .execute()
}
