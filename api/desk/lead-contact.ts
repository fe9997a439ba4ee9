import type { Kysely } from 'kysely'
import type { CallOutcome, ContactChannel, LeadChange, StaffMember } from '../../src/contract/lead.ts'
import type { CallResult } from '../../src/contract/lead-work.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { findEditableLead, inLeadTransaction, type LeadRow, recordEvent } from '../leads/lead-work.ts'
import { changedValues } from './changed-values.ts'
import { type Action, decidedAt, isTimeKnown, recordVersions, reserveAction, timeOf } from './lead-action.ts'
import { addNote, assertVersion, saveLead } from './save-lead.ts'

/** A second tap on the same button within this time is a double tap. */
const DOUBLE_TAP_MS = 3_000

/** Contacts of staff with the traveller of a lead; each writes its event and audit entry in the same transaction. */
export function createLeadContacts(database: Database) {
  return {
    /**
     * Records a contact by call, WhatsApp or mail; a new or reopened lead becomes `contacted`, an unassigned one the caller's.
     * Resolves with the lead and its version before.
     */
    contacted: (
      id: string,
      channel: ContactChannel,
      staff: StaffMember,
      action: Action = { type: 'contact' },
    ): Promise<{ lead: LeadRow; versionBefore: number }> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff)
        const done = await reserveAction(transaction, action, lead, staff)
        if (done) {
          const { version, versionBefore = version } = done
          return { lead: { ...lead, version }, versionBefore }
        }
        const at = timeOf(action)
        if (await isDoubleTap(transaction, lead, { channel }, staff, action)) {
          await recordVersions(transaction, action, lead)
          return { lead, versionBefore: lead.version }
        }
        await recordEvent(transaction, lead.seq, 'contact', staff.id, { channel }, at)
        await recordAudit(transaction, {
          actor: staff.id,
          action: 'lead.contacted',
          leadSeq: lead.seq,
          detail: { channel },
        })
        const becomesContacted = lead.status === 'new' || lead.status === 'reopened'
        const wanted: LeadChange = {
          ...(becomesContacted && { status: 'contacted' }),
          ...(lead.assignee === null && { assignee: staff.id }),
        }
        const saved = await saveLead(transaction, lead, changedValues(lead, wanted, at), staff)
        await recordVersions(transaction, action, lead, saved)
        return { lead: saved, versionBefore: lead.version }
      }),

    /** Records how a call ended, with its note and follow-up: all in one transaction, so that nothing is saved by half. */
    callEnded: (
      id: string,
      { outcome, note, followUpAt, version }: CallResult,
      staff: StaffMember,
      action: Action = { type: 'call-outcome' },
    ): Promise<LeadRow> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, id, staff)
        if (await reserveAction(transaction, action, lead, staff)) return lead
        const at = timeOf(action)
        // Its time may be over when the call is sent: what was said is not refused for that.
        const values = changedValues(lead, { followUpAt }, decidedAt(action))
        // With another note or follow-up it is another call.
        const isSame =
          (await isDoubleTap(transaction, lead, { outcome }, staff, action)) &&
          (note === undefined || (await isDoubleTap(transaction, lead, { note }, staff, action))) &&
          Object.keys(values).length === 0
        if (isSame) {
          await recordVersions(transaction, action, lead)
          return lead
        }
        await assertVersion(transaction, lead, version, staff)
        await recordEvent(transaction, lead.seq, 'call-outcome', staff.id, { outcome }, at)
        await recordAudit(transaction, {
          actor: staff.id,
          action: 'lead.contacted',
          leadSeq: lead.seq,
          detail: { channel: 'call', outcome },
        })
        if (note !== undefined) await addNote(transaction, lead, note, staff, at)
        const saved = await saveLead(transaction, lead, values, staff)
        await recordVersions(transaction, action, lead, saved)
        return saved
      }),
  }
}

async function isDoubleTap(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  tapped: { channel: ContactChannel } | { outcome: CallOutcome } | { note: string },
  staff: StaffMember,
  action: Action,
): Promise<boolean> {
  if (!isTimeKnown(action)) return false
  const at = timeOf(action)
  const recent = await transaction
    .selectFrom('lead_event')
    .select('data')
    .where('lead_seq', '=', lead.seq)
    .where('type', '=', 'channel' in tapped ? 'contact' : 'note' in tapped ? 'note' : 'call-outcome')
    .where('actor', '=', staff.id)
    .where('at', '>', new Date(Date.parse(at) - DOUBLE_TAP_MS).toISOString())
    .where('at', '<', new Date(Date.parse(at) + DOUBLE_TAP_MS).toISOString())
    .execute()
  return recent.some(({ data }) => data === JSON.stringify(tapped))
}
