import type { LeadChange, LeadStatus, StaffMember } from '../../src/contract/lead.ts'
import { transitionRefusal } from '../../src/contract/lead-status.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import { changedValues } from '../desk/changed-values.ts'
import { saveLead } from '../desk/save-lead.ts'
import {
  afterTakingBack,
  confirmedRupees,
  moveBookingTime,
  wasBookedBeforeMerge,
} from '../leads/confirmed-amount.ts'
import { inLeadTransaction, LeadRefusal } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { recordStep } from './quotation-event.ts'
import {
  everConfirmed,
  findQuotation,
  readAnswers,
  readVersions,
  type VersionRow,
} from './quotation-store.ts'
import { quotationState } from './quotation-view.ts'

/** Statuses of leads that become `booked` with the confirmation. */
const BEFORE_BOOKED: readonly LeadStatus[] = ['new', 'contacted', 'quoted', 'reopened']

/** A quotation, and when its version was sent that the user sees; absent from pages of an earlier release. */
type ConfirmedVersion = { id: string; versionSentAt: string | undefined }

/**
 * Confirms to the traveller that the accepted version is booked; once for each version. The lead is booked with what its confirmed
 * quotations are worth, unless staff gave another amount. Throws 409 where it is not accepted, and where the lead is lost.
 */
export function confirmBooking(
  { database, references }: { database: Database; references: References },
  of: ConfirmedVersion,
  staff: StaffMember,
): Promise<void> {
  return inLeadTransaction(database, async (transaction) => {
    const { quotation, lead } = await findQuotation(transaction, of.id, staff)
    const newest = (await readVersions(transaction, quotation.seq)).at(-1)
    assertShown(newest, of)
    const answers = await readAnswers(transaction, quotation.seq)
    if (!newest || quotationState(quotation, newest, answers) !== 'accepted')
      throw new LeadRefusal(409, 'The traveller has not accepted the newest version.')
    if (newest.confirmed_at !== null) return
    // It would stay lost, count nowhere, and be erased before the trip.
    const refusal = lead.status === 'lost' && transitionRefusal(lead.status, 'booked')
    if (refusal) throw new LeadRefusal(409, refusal)
    const before = await confirmedRupees(transaction, lead)
    const confirmed_at = new Date().toISOString()
    await transaction
      .updateTable('quotation_version')
      .set({ confirmed_at, confirmed_by: staff.id })
      .where('quotation_seq', '=', quotation.seq)
      .where('version', '=', newest.version)
      .execute()
    const status = BEFORE_BOOKED.includes(lead.status) ? 'booked' : lead.status
    const isTyped = lead.booked_amount !== null && lead.booked_amount !== before
    const wanted: LeadChange = {
      status,
      ...(status === 'booked' && !isTyped && { bookedAmount: await confirmedRupees(transaction, lead) }),
    }
    // The quotation may be that of an enquiry that was merged into this one, which is new itself.
    const quoted = lead.status === 'new' ? { ...lead, status: 'quoted' as const } : lead
    const values = changedValues(quoted, wanted)
    // To the millisecond, so that it is known of which confirmation the booking is (moveBookingTime).
    const booked = values.booked_at ? { ...values, booked_at: confirmed_at } : values
    await saveLead(transaction, lead, booked, staff)
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
  { reason, ...of }: ConfirmedVersion & { reason: string },
  staff: StaffMember,
): Promise<void> {
  return inLeadTransaction(database, async (transaction) => {
    const { quotation, lead } = await findQuotation(transaction, of.id, staff)
    const versions = await readVersions(transaction, quotation.seq)
    assertShown(versions.at(-1), of)
    const last = everConfirmed(versions)
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
    const isBookedByItself = await wasBookedBeforeMerge(transaction, lead, quotation.lead_seq)
    // One that did not count for the lead changes nothing on it (readConfirmed).
    const isCounted = left !== before
    const wanted = isCounted ? afterTakingBack(lead, { before, left, isBookedByItself }) : {}
    await saveLead(transaction, lead, changedValues(lead, wanted), staff)
    if (isCounted) await moveBookingTime(transaction, lead, { left, isBookedByItself })
    const step = { step: 'confirmation-taken-back', version: last.version } as const
    await recordStep(transaction, { quotation, lead, references }, step, staff.id)
    const audit = { actor: staff.id, action: 'quotation.confirmation-taken-back', leadSeq: lead.seq } as const
    await recordAudit(transaction, audit)
  })
}

function assertShown(newest: VersionRow | undefined, { versionSentAt }: ConfirmedVersion): void {
  if (newest && versionSentAt !== undefined && newest.sent_at !== versionSentAt)
    throw new LeadRefusal(409, 'Another version was sent in the meantime. Please read it first.')
}
