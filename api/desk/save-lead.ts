import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Schema } from '../db/schema.ts'
import { type LeadRow, recordEvent } from '../leads/lead-work.ts'
import type { ChangedValues } from './changed-values.ts'
import type { Correction } from './correction.ts'

/** Writes changed columns with their event and audit entry. */
export async function saveLead(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  values: ChangedValues,
  staff: StaffMember,
  correction?: Correction,
): Promise<LeadRow> {
  const changes = { ...toContractNames(values), ...correction?.changes }
  if (Object.keys(changes).length === 0) return lead
  const before = correction && Object.keys(correction.before).length > 0 && { before: correction.before }
  await recordEvent(transaction, lead.seq, 'changed', staff.id, { changes, ...before })
  await recordAudit(transaction, {
    actor: staff.id,
    action: 'lead.changed',
    leadSeq: lead.seq,
    detail: { fields: Object.keys(changes) },
  })
  return transaction
    .updateTable('lead')
    .set({ ...values, ...correction?.columns, version: lead.version + 1 })
    .where('seq', '=', lead.seq)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function toContractNames({
  follow_up_at,
  lost_reason,
  quarantine,
  booked_amount,
  responded_at: _,
  quoted_at: __,
  booked_at: ___,
  ...values
}: ChangedValues): Record<string, string | null> {
  return {
    ...values,
    ...(booked_amount !== undefined && {
      bookedAmount: booked_amount === null ? null : String(booked_amount),
    }),
    ...(follow_up_at !== undefined && { followUpAt: follow_up_at }),
    ...(lost_reason && { lostReason: lost_reason }),
    ...(quarantine !== undefined && { quarantined: quarantine === null ? 'no' : 'yes' }),
  }
}
