import type { Kysely } from 'kysely'
import {
  DETAIL_LABELS,
  DETAILS_OF,
  type DetailName,
  type EnquiryDetails,
  isOptionalDetail,
} from '../../src/contract/enquiry-details.ts'
import { ENQUIRY_MESSAGES } from '../../src/contract/enquiry-messages.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import { LeadRefusal, type LeadRow } from '../leads/lead-work.ts'

type Columns = Partial<Pick<LeadRow, 'name' | 'contact' | 'email' | 'destination' | 'fields'>>

/** A correction of a lead: the columns to write, and each detail's value before and after. */
export type Correction = {
  columns: Columns
  changes: Record<string, string | null>
  before: Record<string, string | null>
}

const COLUMNS: readonly DetailName[] = ['name', 'contact', 'email', 'destination']
/** A lead with this many corrections is no longer the same enquiry: further ones are refused. */
const MAX_FORMER_CONTACTS = 20

/** What a correction changes. Throws {@link LeadRefusal} 400 for a detail that this lead cannot have or be without. */
export function correct(lead: LeadRow, details: EnquiryDetails): Correction {
  const fields = JSON.parse(lead.fields ?? '{}') as Record<string, unknown>
  const correction: Correction = { columns: {}, changes: {}, before: {} }
  for (const [name, wanted] of Object.entries(details) as [
    DetailName,
    string | number | null | undefined,
  ][]) {
    if (wanted === undefined) continue
    const old = isColumn(lead, name) ? lead[name] : (fields[name] ?? null)
    if (old === wanted) continue
    assertAllowed(lead, name, wanted)
    correction.changes[name] = toText(wanted)
    correction.before[name] = toText(old)
    if (isColumn(lead, name)) Object.assign(correction.columns, { [name]: wanted })
    else fields[name] = wanted ?? undefined
    // A flight's arrival city is its destination in filters.
    if (name === 'to') Object.assign(correction.columns, { destination: wanted })
  }
  if (Object.keys(correction.changes).some((name) => !isColumn(lead, name as DetailName)))
    correction.columns.fields = JSON.stringify(fields)
  return correction
}

/** Stores the number and the e-mail address that a correction replaces, so that the lead is still found by them. */
export async function keepFormerContact(
  transaction: Kysely<Schema>,
  lead: LeadRow,
  { columns }: Correction,
): Promise<void> {
  const former = [
    ...(columns.contact !== undefined && lead.contact !== null ? [lead.contact] : []),
    ...(columns.email !== undefined && lead.email !== null ? [lead.email.toLowerCase()] : []),
  ]
  if (former.length === 0) return
  const known = transaction
    .selectFrom('lead_former_contact')
    .select('contact')
    .where('lead_seq', '=', lead.seq)
  if ((await known.execute()).length + former.length > MAX_FORMER_CONTACTS)
    throw new LeadRefusal(400, 'This lead was corrected too often. Please add a new lead instead.')
  await transaction
    .insertInto('lead_former_contact')
    .values(former.map((contact) => ({ lead_seq: lead.seq, contact })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function isColumn({ kind }: LeadRow, name: DetailName): name is 'name' | 'contact' | 'email' | 'destination' {
  return COLUMNS.includes(name) && !(kind === 'flight' && name === 'destination')
}

function assertAllowed({ kind }: LeadRow, name: DetailName, wanted: unknown): void {
  const label = DETAIL_LABELS[name].toLowerCase()
  if (!(DETAILS_OF[kind] as readonly DetailName[]).includes(name))
    throw new LeadRefusal(400, `This lead has no ${label}.`)
  if (wanted === null && !isOptionalDetail(kind, name))
    throw new LeadRefusal(400, `This lead cannot be without its ${label}.`)
  if (
    (name === 'travel_date' || name === 'date') &&
    wanted !== null &&
    String(wanted) < indianDay(new Date())
  )
    throw new LeadRefusal(400, ENQUIRY_MESSAGES.datePast)
}

function toText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}
