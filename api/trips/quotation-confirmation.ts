import type { Kysely } from 'kysely'
import { MAX_RUPEES } from '../../src/contract/enquiry-details.ts'
import type { LeadChange, LeadStatus, StaffMember } from '../../src/contract/lead.ts'
import { transitionRefusal } from '../../src/contract/lead-status.ts'
import { PAISE_IN_A_RUPEE } from '../../src/contract/paise.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { changedValues } from '../desk/changed-values.ts'
import { saveLead } from '../desk/save-lead.ts'
import { inLeadTransaction, LeadRefusal, type LeadRow } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { recordStep } from './quotation-event.ts'
import { everConfirmed, findQuotation, readAnswers, readVersions } from './quotation-store.ts'
import { quotationState } from './quotation-view.ts'

/** Statuses of leads that become `booked` with the confirmation. */
const BEFORE_BOOKED: readonly LeadStatus[] = ['new', 'contacted', 'quoted', 'reopened']

/**
 * Confirms to the traveller that the accepted version is booked; once for each version. The lead is booked with what its confirmed
 * quotations are worth, unless staff gave another amount. Throws 409 where it is not accepted, and where the lead is lost.
 */
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
    // It would stay lost, count nowhere, and be erased before the trip.
    const refusal = lead.status === 'lost' && transitionRefusal(lead.status, 'booked')
    if (refusal) throw new LeadRefusal(409, refusal)
    const before = await confirmedRupees(transaction, lead)
    await transaction
      .updateTable('quotation_version')
      .set({ confirmed_at: new Date().toISOString(), confirmed_by: staff.id })
      .where('quotation_seq', '=', quotation.seq)
      .where('version', '=', newest.version)
      .execute()
    const status = BEFORE_BOOKED.includes(lead.status) ? 'booked' : lead.status
    const isTyped = lead.booked_amount !== null && lead.booked_amount !== before
    const wanted: LeadChange = {
      status,
      ...(status === 'booked' && !isTyped && { bookedAmount: await confirmedRupees(transaction, lead) }),
    }
    await saveLead(transaction, lead, changedValues(lead, wanted), staff)
    const step = { step: 'confirmed', version: newest.version } as const
    await recordStep(transaction, { quotation, lead, references }, step, staff.id)
    await recordAudit(transaction, { actor: staff.id, action: 'quotation.confirmed', leadSeq: lead.seq })
  })
}

/**
 * Takes the confirmation of the last confirmed version back: it is accepted only. A booked lead is reopened, unless another quotation of it
 * is confirmed: then it is worth less. Does nothing where it was taken back already. Throws 409 where it was never confirmed.
 */
export function takeConfirmationBack(
  { database, references }: { database: Database; references: References },
  { id, reason }: { id: string; reason: string },
  staff: StaffMember,
): Promise<void> {
  return inLeadTransaction(database, async (transaction) => {
    const { quotation, lead } = await findQuotation(transaction, id, staff)
    const last = everConfirmed(await readVersions(transaction, quotation.seq))
    if (last && last.confirmed_at === null) return
    if (!last || quotation.withdrawn_at !== null)
      throw new LeadRefusal(409, 'The booking of this quotation is not confirmed.')
    const before = await confirmedRupees(transaction, lead)
    await transaction
      .updateTable('quotation_version')
      .set({ confirmed_at: null, confirmed_by: null })
      .set({
        taken_back_at: new Date().toISOString(),
        taken_back_by: staff.id,
        taken_back_reason: reason,
      })
      .where('quotation_seq', '=', quotation.seq)
      .where('version', '=', last.version)
      .execute()
    const left = await confirmedRupees(transaction, lead)
    await saveLead(transaction, lead, changedValues(lead, afterTakingBack(lead, before, left)), staff)
    const step = { step: 'confirmation-taken-back', version: last.version } as const
    await recordStep(transaction, { quotation, lead, references }, step, staff.id)
    const audit = { actor: staff.id, action: 'quotation.confirmation-taken-back', leadSeq: lead.seq } as const
    await recordAudit(transaction, audit)
  })
}

function afterTakingBack(
  { status, booked_amount }: LeadRow,
  before: number | undefined,
  left: number | undefined,
): LeadChange {
  if (status !== 'booked') return {}
  if (left === undefined) return { status: 'reopened' }
  const isTyped = booked_amount !== null && booked_amount !== before
  return isTyped ? {} : { bookedAmount: left }
}

/**
 * What a lead's confirmed quotations are worth, in rupees; `undefined` without one. Of each the newest version counts whose booking
 * was ever confirmed, if it was not taken back.
 */
async function confirmedRupees(transaction: Kysely<Schema>, { seq }: LeadRow): Promise<number | undefined> {
  const rows = await transaction
    .selectFrom('quotation_version as sent')
    .innerJoin('quotation', 'quotation.seq', 'sent.quotation_seq')
    .select(['sent.quotation_seq', 'sent.to_us_paise', 'sent.confirmed_at'])
    .where('quotation.lead_seq', 'in', [seq, ...(await findMergedParts(transaction, [seq]))])
    .where('quotation.withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('sent.confirmed_at', 'is not', null), eb('sent.taken_back_at', 'is not', null)]))
    .orderBy('sent.version')
    .execute()
  const newest = new Map(rows.map((row) => [row.quotation_seq, row]))
  const confirmed = [...newest.values()].filter(({ confirmed_at }) => confirmed_at !== null)
  if (confirmed.length === 0) return undefined
  const paise = confirmed.reduce((sum, { to_us_paise }) => sum + to_us_paise, 0)
  return Math.min(Math.round(paise / PAISE_IN_A_RUPEE), MAX_RUPEES)
}
