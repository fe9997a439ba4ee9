import type { Kysely } from 'kysely'
import { MAX_RUPEES } from '../../src/contract/enquiry-details.ts'
import type { LeadChange } from '../../src/contract/lead.ts'
import { PAISE_IN_A_RUPEE } from '../../src/contract/paise.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from './lead-work.ts'
import { findMergedParts } from './merged-leads.ts'

/**
 * What a lead's confirmed quotations are worth, in rupees; `undefined` without one. Of each the newest version counts whose booking
 * was ever confirmed, if it was not taken back.
 */
export async function confirmedRupees(
  transaction: Kysely<Schema>,
  { seq }: Pick<LeadRow, 'seq'>,
): Promise<number | undefined> {
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

/** What changes on a booked lead when a confirmation is gone: its confirmed quotations were worth `before`, and are worth `left`. */
export function afterTakingBack(
  { status, booked_amount }: LeadRow,
  before: number | undefined,
  left: number | undefined,
): LeadChange {
  if (status !== 'booked') return {}
  if (left === undefined) return { status: 'reopened' }
  const isTyped = booked_amount !== null && booked_amount !== before
  return isTyped ? {} : { bookedAmount: left }
}
