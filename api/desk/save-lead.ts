import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Schema } from '../db/schema.ts'
import { LeadRefusal, type LeadRow, recordEvent } from '../leads/lead-work.ts'
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
    .set({
      ...values,
      ...correction?.columns,
      version: lead.version + 1,
      // It may have been reminded of this follow-up before it had another one: a message that waited meanwhile was not sent.
      ...(values.follow_up_at !== undefined && { reminded_at: null }),
    })
    .where('seq', '=', lead.seq)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Refuses a change that was made from another version of the lead. */
export async function assertVersion(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  version: number | undefined,
  staff: StaffMember,
): Promise<void> {
  if (version === undefined || version === lead.version) return
  // Each change raises the version by one.
  const changes = await transaction
    .selectFrom('lead_event')
    .select('actor')
    .where('lead_seq', '=', lead.seq)
    .where('type', '=', 'changed')
    .orderBy('seq', 'desc')
    .limit(Math.max(1, lead.version - Math.max(0, Math.floor(version))))
    .execute()
  const isOwn = changes.length > 0 && changes.every(({ actor }) => actor === staff.id)
  const who = isOwn ? 'You changed this lead elsewhere' : 'A colleague changed this lead'
  throw new LeadRefusal(409, `${who} in the meantime.`, lead)
}

/** Writes a note of staff with its event and audit entry. */
export async function addNote(
  transaction: Kysely<Schema>,
  { seq }: LeadRow,
  note: string,
  staff: StaffMember,
  at: string,
): Promise<void> {
  await recordEvent(transaction, seq, 'note', staff.id, { note }, at)
  await recordAudit(transaction, { actor: staff.id, action: 'lead.noted', leadSeq: seq })
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
