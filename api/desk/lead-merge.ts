import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { mergeRefusal } from '../../src/contract/lead-merge.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import {
  afterTakingBack,
  confirmedRupees,
  firstConfirmedAt,
  moveBookingTime,
  wasBookedBeforeMerge,
} from '../leads/confirmed-amount.ts'
import {
  findEditableLead,
  findVisibleLead,
  inLeadTransaction,
  LeadRefusal,
  type LeadRow,
  recordEvent,
} from '../leads/lead-work.ts'
import { findKeptLeads } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { canSee } from '../leads/visibility.ts'
import { changedValues } from './changed-values.ts'
import { followUpOf, giveFollowUpBack } from './merged-follow-up.ts'
import { saveLead } from './save-lead.ts'

function assertMayMerge({ kept, part }: { kept: LeadRow; part: LeadRow }): void {
  const stateOf = ({ status, quarantine }: LeadRow) => ({ status, quarantined: quarantine !== null })
  const refusal = mergeRefusal(stateOf(kept), stateOf(part))
  if (refusal) throw new LeadRefusal(409, refusal)
}

// A confirmed quotation of a part has booked the lead that it was merged into: separated, the part is booked, and the other one only by
// what it has besides.
async function takeBookingAlong(
  transaction: Kysely<Schema>,
  { part, whole }: { part: LeadRow; whole: LeadRow },
  staff: StaffMember,
  separate: () => Promise<void>,
): Promise<void> {
  const counted = await confirmedRupees(transaction, whole, part)
  const worth = await confirmedRupees(transaction, part)
  const before = await confirmedRupees(transaction, whole)
  const isBookedByItself = await wasBookedBeforeMerge(transaction, whole, part.seq)
  const confirmedAt = await firstConfirmedAt(transaction, whole, part)
  await separate()
  if (whole.status !== 'booked' || part.status === 'booked') return
  if (counted === undefined || worth === undefined) return
  const left = await confirmedRupees(transaction, whole)
  const wanted = afterTakingBack(whole, { before, left, isBookedByItself })
  await saveLead(transaction, whole, changedValues(whole, wanted), staff)
  await moveBookingTime(transaction, whole, { left, isBookedByItself })
  const isOnly = left === undefined && !isBookedByItself
  const booked = {
    status: 'booked' as const,
    booked_at: isBookedByItself || left !== undefined ? confirmedAt : whole.booked_at,
    // An amount that staff typed is that of the only booking.
    booked_amount: isOnly && whole.booked_amount !== before ? (whole.booked_amount ?? worth) : worth,
    ...(part.lost_reason !== null && { lost_reason: null }),
  }
  await saveLead(transaction, { ...part, version: part.version + 1 }, booked, staff)
}

/** Merges enquiries of one person into one lead, and separates them again without loss. */
export function createMerges(database: Database, references: References) {
  const nameOf = ({ id, seq }: LeadRow) => ({ id, reference: references.of(seq) })

  async function setMergedInto(
    transaction: Kysely<Schema>,
    { kept, part, into }: { kept: LeadRow; part: LeadRow; into: number | null },
    staff: StaffMember,
  ): Promise<void> {
    // A message about a part is not sent: what is still due when it is separated is told again.
    const toTell = into === null && { reminded_at: null, escalated_at: null }
    await transaction
      .updateTable('lead')
      .set({ merged_into: into, version: part.version + 1, ...toTell })
      .where('seq', '=', part.seq)
      .execute()
    const type = into === null ? 'unmerged' : 'merged'
    await recordEvent(transaction, part.seq, type, staff.id, { other: nameOf(kept) })
    await recordEvent(transaction, kept.seq, type, staff.id, { other: nameOf(part) })
    await recordAudit(transaction, {
      actor: staff.id,
      action: `lead.${type}`,
      leadSeq: part.seq,
      detail: { other: references.of(kept.seq) },
    })
  }

  return {
    /** Merges the lead `partId` into `keptId`; the user must be allowed to see both. Throws 409 where the part would be lost to the lists or the figures. */
    merge: (keptId: string, partId: string, staff: StaffMember): Promise<void> =>
      inLeadTransaction(database, async (transaction) => {
        const kept = await findEditableLead(transaction, keptId, staff)
        // The answer to an earlier attempt was lost.
        if ((await findVisibleLead(transaction, partId, staff)).merged_into === kept.seq) return
        const part = await findEditableLead(transaction, partId, staff)
        if (kept.seq === part.seq) throw new LeadRefusal(400, 'A lead cannot be merged with itself.')
        assertMayMerge({ kept, part })
        await setMergedInto(transaction, { kept, part, into: kept.seq }, staff)
        await saveLead(transaction, kept, followUpOf(kept, part), staff)
      }),

    /** Separates a lead; the user must be allowed to see it and the lead that it is part of. */
    unmerge: (partId: string, staff: StaffMember): Promise<void> =>
      inLeadTransaction(database, async (transaction) => {
        const part = await findVisibleLead(transaction, partId, staff)
        if (part.erased_at !== null) throw new LeadRefusal(410, 'This lead was erased.')
        if (part.merged_into === null) return
        const rowOf = (seq: number) =>
          transaction.selectFrom('lead').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow()
        const root = (await findKeptLeads(transaction, [part.seq])).get(part.seq)
        const whole = await rowOf(root?.seq ?? part.merged_into)
        if (!canSee(staff, whole)) throw new LeadRefusal(403, 'This lead is with a colleague.')
        const kept = await rowOf(part.merged_into)
        await takeBookingAlong(transaction, { part, whole }, staff, () =>
          setMergedInto(transaction, { kept, part, into: null }, staff),
        )
        await giveFollowUpBack(transaction, await rowOf(kept.seq), part, staff)
      }),
  }
}
