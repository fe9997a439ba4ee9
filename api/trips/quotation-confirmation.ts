import type { LeadStatus, StaffMember } from '../../src/contract/lead.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import { changedValues } from '../desk/changed-values.ts'
import { saveLead } from '../desk/save-lead.ts'
import { inLeadTransaction, LeadRefusal } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { recordStep } from './quotation-event.ts'
import { findQuotation, readAnswers, readVersions } from './quotation-store.ts'
import { quotationState } from './quotation-view.ts'

/** Statuses of leads that become `booked` with the confirmation. */
const BEFORE_BOOKED: readonly LeadStatus[] = ['new', 'contacted', 'quoted', 'reopened']

/** Confirms to the traveller that the accepted version is booked; once for each version. Throws 409 where it is not accepted. */
export function confirmBooking(
  { database, references }: { database: Database; references: References },
  id: string,
  staff: StaffMember,
): Promise<void> {
  return inLeadTransaction(database, async (transaction) => {
    const { quotation, lead } = await findQuotation(transaction, id, staff)
    const newest = (await readVersions(transaction, quotation.seq)).at(-1)
    const answers = await readAnswers(transaction, quotation.seq)
    if (!newest || quotationState(quotation, newest, answers) !== 'accepted')
      throw new LeadRefusal(409, 'The traveller has not accepted the newest version.')
    if (newest.confirmed_at !== null) return
    await transaction
      .updateTable('quotation_version')
      .set({ confirmed_at: new Date().toISOString(), confirmed_by: staff.id })
      .where('quotation_seq', '=', quotation.seq)
      .where('version', '=', newest.version)
      .execute()
    const wanted = BEFORE_BOOKED.includes(lead.status) ? { status: 'booked' as const } : {}
    await saveLead(transaction, lead, changedValues(lead, wanted), staff)
    const step = { step: 'confirmed', version: newest.version } as const
    await recordStep(transaction, { quotation, lead, references }, step, staff.id)
    await recordAudit(transaction, { actor: staff.id, action: 'quotation.confirmed', leadSeq: lead.seq })
  })
}

/**
 * Takes the confirmation of the newest version back: it is accepted only, and a booked lead is reopened. Does nothing where it was
 * taken back already. Throws 409 where it was never confirmed.
 */
export function takeConfirmationBack(
  { database, references }: { database: Database; references: References },
  { id, reason }: { id: string; reason: string },
  staff: StaffMember,
): Promise<void> {
  return inLeadTransaction(database, async (transaction) => {
    const { quotation, lead } = await findQuotation(transaction, id, staff)
    const newest = (await readVersions(transaction, quotation.seq)).at(-1)
    if (newest && newest.confirmed_at === null && newest.taken_back_at !== null) return
    if (!newest || newest.confirmed_at === null || quotation.withdrawn_at !== null)
      throw new LeadRefusal(409, 'The booking of the newest version is not confirmed.')
    await transaction
      .updateTable('quotation_version')
      .set({ confirmed_at: null, confirmed_by: null })
      .set({
        taken_back_at: new Date().toISOString(),
        taken_back_by: staff.id,
        taken_back_reason: reason,
      })
      .where('quotation_seq', '=', quotation.seq)
      .where('version', '=', newest.version)
      .execute()
    const wanted = lead.status === 'booked' ? { status: 'reopened' as const } : {}
    await saveLead(transaction, lead, changedValues(lead, wanted), staff)
    const step = { step: 'confirmation-taken-back', version: newest.version } as const
    await recordStep(transaction, { quotation, lead, references }, step, staff.id)
    const audit = { actor: staff.id, action: 'quotation.confirmation-taken-back', leadSeq: lead.seq } as const
    await recordAudit(transaction, audit)
  })
}
