import type { Kysely } from 'kysely'
import type { ContactChannel, LeadChange, LeadStatus, StaffMember } from '../../src/contract/lead.ts'
import { jumpRefusal } from '../../src/contract/lead-status.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { letIn } from '../office/assign.ts'
import type { OfficePlan } from '../office/plan.ts'
import { recordAudit } from './audit.ts'
import { eraseLead } from './lead-erasure.ts'
import { findLead, LeadRefusal, type LeadRow, openLead, recordEvent, workOn } from './lead-work.ts'

/** Staff's own hand, as the reason of a quarantine. */
const BY_HAND = 'staff'
/** A hasty thumb taps twice: what the same hand does again so soon is the same tap. */
const SAME_TAP_MS = 3_000

/** What staff do to leads, each with its event, in one transaction. */
export function createLeadChanges(database: Database, office: OfficePlan) {
  return {
    update: (id: string, { version, ...wanted }: LeadChange, staff: StaffMember): Promise<LeadRow> =>
      workOn(database, async (transaction) => {
        const lead = await openLead(transaction, id, staff)
        if (version !== undefined && version !== lead.version)
          throw new LeadRefusal(409, 'Somebody changed this lead in the meantime.', lead)
        if (wanted.assignee) await assertMember(transaction, wanted.assignee)
        const saved = await save(transaction, lead, changedValues(lead, wanted), staff)
        if (lead.quarantine === null || saved.quarantine !== null) return saved
        await letIn(transaction, office, saved)
        return findLead(transaction, id)
      }),

    /** A tap on call, WhatsApp or mail. Whoever is new has been contacted then. */
    contacted: (id: string, channel: ContactChannel, staff: StaffMember): Promise<LeadRow> =>
      workOn(database, async (transaction) => {
        const lead = await openLead(transaction, id, staff)
        if (await isSameTap(transaction, lead, channel, staff)) return lead
        await recordEvent(transaction, lead.seq, 'contact', staff.id, { channel })
        await recordAudit(transaction, {
          actor: staff.id,
          action: 'lead.contacted',
          leadSeq: lead.seq,
          detail: { channel },
        })
        const moves = lead.status === 'new' || lead.status === 'reopened'
        return save(transaction, lead, moves ? changedValues(lead, { status: 'contacted' }) : {}, staff)
      }),

    note: (id: string, note: string, staff: StaffMember): Promise<void> =>
      workOn(database, async (transaction) => {
        const lead = await openLead(transaction, id, staff)
        await recordEvent(transaction, lead.seq, 'note', staff.id, { note })
        await recordAudit(transaction, { actor: staff.id, action: 'lead.noted', leadSeq: lead.seq })
      }),

    /** Everything personal goes, also what staff wrote about the person; the tombstone still answers replays. */
    erase: (id: string, actor: string): Promise<LeadRow> =>
      workOn(database, async (transaction) => {
        const lead = await findLead(transaction, id)
        await eraseLead(transaction, lead, { actor, action: 'lead.erased' })
        return findLead(transaction, id)
      }),
  }
}

async function isSameTap(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  channel: ContactChannel,
  staff: StaffMember,
): Promise<boolean> {
  const recent = await transaction
    .selectFrom('lead_event')
    .select('data')
    .where('lead_seq', '=', lead.seq)
    .where('type', '=', 'contact')
    .where('actor', '=', staff.id)
    .where('at', '>', new Date(Date.now() - SAME_TAP_MS).toISOString())
    .execute()
  return recent.some(({ data }) => data !== null && JSON.parse(data).channel === channel)
}

type ChangedValues = Partial<
  Pick<LeadRow, 'status' | 'assignee' | 'follow_up_at' | 'lost_reason' | 'quarantine' | 'responded_at'>
>

async function save(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  values: ChangedValues,
  staff: StaffMember,
): Promise<LeadRow> {
  const changes = asNamedOutside(values)
  if (Object.keys(values).length === 0) return lead
  await recordEvent(transaction, lead.seq, 'changed', staff.id, { changes })
  await recordAudit(transaction, {
    actor: staff.id,
    action: 'lead.changed',
    leadSeq: lead.seq,
    detail: { fields: Object.keys(changes) },
  })
  return transaction
    .updateTable('lead')
    .set({ ...values, version: lead.version + 1 })
    .where('seq', '=', lead.seq)
    .returningAll()
    .executeTakeFirstOrThrow()
}

// What would change, by the rules of a lead's way (contract/lead-status.ts).
function changedValues(lead: LeadRow, wanted: Omit<LeadChange, 'version'>): ChangedValues {
  const { assignee, followUpAt, quarantined } = wanted
  const status = wanted.status ?? lead.status
  const follow_up_at = followUpAt ? new Date(followUpAt).toISOString() : followUpAt
  return {
    ...(status !== lead.status && statusChange(lead, status, wanted.lostReason)),
    ...(status === 'lost' &&
      wanted.lostReason &&
      wanted.lostReason !== lead.lost_reason && { lost_reason: wanted.lostReason }),
    ...(assignee !== undefined && assignee !== lead.assignee && { assignee }),
    ...(follow_up_at !== undefined && follow_up_at !== lead.follow_up_at && { follow_up_at }),
    ...(quarantined !== undefined &&
      quarantined !== (lead.quarantine !== null) && { quarantine: quarantined ? BY_HAND : null }),
  }
}

function statusChange(lead: LeadRow, status: LeadStatus, reason: string | undefined): ChangedValues {
  const refusal = jumpRefusal(lead.status, status)
  if (refusal) throw new LeadRefusal(409, refusal)
  if (status === 'lost' && !reason) throw new LeadRefusal(400, 'Please say why it was lost.')
  return {
    status,
    // Whoever is lost is not to be called back; why they were lost stays until they are not.
    ...(status === 'lost' && lead.follow_up_at !== null && { follow_up_at: null }),
    ...(lead.status === 'lost' && { lost_reason: null }),
    ...(lead.responded_at === null && { responded_at: new Date().toISOString() }),
  }
}

function asNamedOutside({
  follow_up_at,
  lost_reason,
  quarantine,
  responded_at: _,
  ...values
}: ChangedValues): Record<string, string | null> {
  return {
    ...values,
    ...(follow_up_at !== undefined && { followUpAt: follow_up_at }),
    ...(lost_reason && { lostReason: lost_reason }),
    ...(quarantine !== undefined && { quarantined: quarantine === null ? 'no' : 'yes' }),
  }
}

async function assertMember(kysely: Kysely<Schema>, id: string): Promise<void> {
  const member = await kysely
    .selectFrom('user')
    .select('deactivatedAt')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member || member.deactivatedAt !== null) throw new LeadRefusal(400, 'Nobody here has this id.')
}
