import type { Kysely, Selectable } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { Quotation } from '../../src/contract/quotation.ts'
import type { Schema } from '../db/schema.ts'
import type {
  QuotationAnswerTable,
  QuotationLinkTable,
  QuotationPaymentTable,
  QuotationTable,
  QuotationVersionTable,
} from '../db/tables-trips.ts'
import { LeadRefusal, type LeadRow } from '../leads/lead-work.ts'
import { findKeptLeads } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { canSee } from '../leads/visibility.ts'

export type QuotationRow = Selectable<QuotationTable>
export type VersionRow = Selectable<QuotationVersionTable>
export type AnswerRow = Selectable<QuotationAnswerTable>
export type PaymentRow = Selectable<QuotationPaymentTable>
export type LinkRow = Selectable<QuotationLinkTable>

/** A quotation with the lead that staff work on: the one its own lead was merged into, or its own. */
export type QuotationWork = { quotation: QuotationRow; lead: LeadRow }

/** The quotation with this id, if the user may see its lead. Throws {@link LeadRefusal} 404, 403 or 410 (erased). */
export async function findQuotation(
  kysely: Kysely<Schema>,
  id: string,
  staff: StaffMember,
): Promise<QuotationWork> {
  const quotation = await kysely.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!quotation) throw new LeadRefusal(404, 'There is no such quotation.')
  // Also to those who may not see its lead any more: their devices have to delete what was typed in it.
  if (quotation.draft === null) throw new LeadRefusal(410, 'This quotation was erased with its lead.')
  const lead = await keptLeadOf(kysely, quotation.lead_seq)
  if (!canSee(staff, lead)) throw new LeadRefusal(403, 'This lead is with a colleague.')
  return { quotation, lead }
}

/** The lead that staff work on for a quotation of the lead with this number. */
export async function keptLeadOf(kysely: Kysely<Schema>, leadSeq: number): Promise<LeadRow> {
  const kept = (await findKeptLeads(kysely, [leadSeq])).get(leadSeq)
  return kysely
    .selectFrom('lead')
    .selectAll()
    .where('seq', '=', kept?.seq ?? leadSeq)
    .executeTakeFirstOrThrow()
}

/** `MM-7K3F9QXD-Q1`. */
export function quotationReference(
  { lead_seq, number }: Pick<QuotationRow, 'lead_seq' | 'number'>,
  references: References,
): string {
  return `${references.of(lead_seq)}-Q${number}`
}

/** The versions of a quotation, oldest first. */
export function readVersions(kysely: Kysely<Schema>, quotationSeq: number): Promise<VersionRow[]> {
  return kysely
    .selectFrom('quotation_version')
    .selectAll()
    .where('quotation_seq', '=', quotationSeq)
    .orderBy('version')
    .execute()
}

/** Of these versions, oldest first, the last one whose booking was ever confirmed, also if that was taken back since. */
export function everConfirmed<Version extends Pick<VersionRow, 'confirmed_at' | 'taken_back_at'>>(
  versions: readonly Version[],
): Version | undefined {
  return versions.findLast(
    ({ confirmed_at, taken_back_at }) => confirmed_at !== null || taken_back_at !== null,
  )
}

/** The answers to a quotation, oldest first, also those that do not count. */
export function readAnswers(kysely: Kysely<Schema>, quotationSeq: number): Promise<AnswerRow[]> {
  return kysely
    .selectFrom('quotation_answer')
    .selectAll()
    .where('quotation_seq', '=', quotationSeq)
    .orderBy('seq')
    .execute()
}

/** The payments of a quotation in the order of their days, also voided ones. */
export function readPayments(kysely: Kysely<Schema>, quotationSeq: number): Promise<PaymentRow[]> {
  return kysely
    .selectFrom('quotation_payment')
    .selectAll()
    .where('quotation_seq', '=', quotationSeq)
    .orderBy('received_on')
    .orderBy('seq')
    .execute()
}

/** What was sent. */
export function documentOf({ document }: Pick<VersionRow, 'document'>): Quotation {
  return JSON.parse(document) as Quotation
}
