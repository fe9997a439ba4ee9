import type { Kysely } from 'kysely'
import { MAX_RUPEES } from '../../src/contract/enquiry-details.ts'
import type { LeadChange } from '../../src/contract/lead.ts'
import { PAISE_IN_A_RUPEE } from '../../src/contract/paise.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from './lead-work.ts'
import { findMergedParts } from './merged-leads.ts'

/** What a lead's confirmed quotations are worth, in rupees, or those of one of its parts; `undefined` without one. */
export async function confirmedRupees(
  transaction: Kysely<Schema>,
  lead: Pick<LeadRow, 'seq'>,
  part?: Pick<LeadRow, 'seq'>,
): Promise<number | undefined> {
  const confirmed = await readConfirmed(transaction, lead, part)
  if (confirmed.length === 0) return undefined
  const paise = confirmed.reduce((sum, { to_us_paise }) => sum + to_us_paise, 0)
  return Math.min(Math.round(paise / PAISE_IN_A_RUPEE), MAX_RUPEES)
}

/** When the first of the confirmed quotations of a lead's part was confirmed; null without one. */
export async function firstConfirmedAt(
  transaction: Kysely<Schema>,
  lead: Pick<LeadRow, 'seq'>,
  part: Pick<LeadRow, 'seq'>,
): Promise<string | null> {
  return (await confirmationTimes(transaction, lead, part))[0] ?? null
}

async function confirmationTimes(
  transaction: Kysely<Schema>,
  lead: Pick<LeadRow, 'seq'>,
  part?: Pick<LeadRow, 'seq'>,
): Promise<string[]> {
  const confirmed = await readConfirmed(transaction, lead, part)
  return confirmed.flatMap(({ confirmed_at }) => confirmed_at ?? []).toSorted()
}

// Of each quotation the newest version counts whose booking was ever confirmed, if it was not taken back. One that was confirmed before its
// enquiry was merged does not: no booked enquiry is merged, so that staff had reopened this one.
async function readConfirmed(
  transaction: Kysely<Schema>,
  { seq }: Pick<LeadRow, 'seq'>,
  part: Pick<LeadRow, 'seq'> = { seq },
) {
  const parts = [part.seq, ...(await findMergedParts(transaction, [part.seq]))]
  const rows = await transaction
    .selectFrom('quotation_version as sent')
    .innerJoin('quotation', 'quotation.seq', 'sent.quotation_seq')
    .select(['sent.quotation_seq', 'sent.to_us_paise', 'sent.confirmed_at', 'quotation.lead_seq'])
    .where('quotation.lead_seq', 'in', parts)
    .where('quotation.withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('sent.confirmed_at', 'is not', null), eb('sent.taken_back_at', 'is not', null)]))
    .orderBy('sent.version')
    .execute()
  const newest = new Map(rows.map((row) => [row.quotation_seq, row]))
  const confirmed = [...newest.values()].filter(({ confirmed_at }) => confirmed_at !== null)
  const joined = await lastMerges(transaction, { seq }, new Set(confirmed.map(({ lead_seq }) => lead_seq)))
  return confirmed.filter(
    ({ lead_seq, confirmed_at }) => (confirmed_at ?? '') >= (joined.get(lead_seq) ?? ''),
  )
}

// When each of these parts of a lead, or the last one that contains it, was merged.
async function lastMerges(
  transaction: Kysely<Schema>,
  { seq }: Pick<LeadRow, 'seq'>,
  parts: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (const part of parts) {
    const path = await pathTo(transaction, { seq }, part)
    if (path.length === 0) continue
    const { at } = await transaction
      .selectFrom('lead_event')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('lead_seq', 'in', path)
      .where('type', '=', 'merged')
      .executeTakeFirstOrThrow()
    if (at !== null) found.set(part, at)
  }
  return found
}

type Worth = {
  /** Rupees of the lead's confirmed quotations, before and after. */
  before: number | undefined
  left: number | undefined
  /** Whether the lead was booked before that of the quotation was merged into it. */
  isBookedByItself: boolean
}

/** What changes on a booked lead when a confirmation is gone. */
export function afterTakingBack(
  { status, booked_amount }: LeadRow,
  { before, left, isBookedByItself }: Worth,
): LeadChange {
  if (status !== 'booked') return {}
  if (left === undefined && !isBookedByItself) return { status: 'reopened' }
  const isTyped = booked_amount !== null && booked_amount !== before
  return isTyped ? {} : { bookedAmount: left ?? null }
}

/**
 * The booking of a lead that stays booked for its other confirmations only is from when the next of these was made: by that it is known,
 * once they are gone too, that it is not booked by itself. Called after a confirmation is gone.
 */
export async function moveBookingTime(
  transaction: Kysely<Schema>,
  { seq, status, booked_at }: LeadRow,
  { left, isBookedByItself }: Pick<Worth, 'left' | 'isBookedByItself'>,
): Promise<void> {
  if (status !== 'booked' || booked_at === null || left === undefined || isBookedByItself) return
  const times = await confirmationTimes(transaction, { seq })
  const next = times.find((at) => at >= booked_at)
  if (next === undefined) return
  await transaction.updateTable('lead').set({ booked_at: next }).where('seq', '=', seq).execute()
}

/** Whether a lead was booked before another one, with this number, was merged into it, directly or indirectly: then it is by itself. */
export async function wasBookedBeforeMerge(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  partSeq: number,
): Promise<boolean> {
  const { id, booked_at } = lead
  const part = (await pathTo(transaction, lead, partSeq)).at(-1)
  if (part === undefined) return false
  const merges = await transaction
    .selectFrom('lead_event')
    .select(['at', 'data'])
    .where('lead_seq', '=', part)
    .where('type', '=', 'merged')
    .orderBy('seq')
    .execute()
  const last = merges.findLast(
    ({ data }) => (JSON.parse(data ?? '{}') as { other?: { id: string } }).other?.id === id,
  )
  return last !== undefined && booked_at !== null && booked_at <= last.at
}

// A part of a lead and those that contain it, up to the one that was merged into the lead itself; empty where it is no part of it.
async function pathTo(
  transaction: Kysely<Schema>,
  { seq }: Pick<LeadRow, 'seq'>,
  part: number,
): Promise<number[]> {
  const path: number[] = []
  for (let at = part; at !== seq; ) {
    path.push(at)
    const row = await transaction
      .selectFrom('lead')
      .select('merged_into')
      .where('seq', '=', at)
      .executeTakeFirst()
    if (!row?.merged_into) return []
    at = row.merged_into
  }
  return path
}
