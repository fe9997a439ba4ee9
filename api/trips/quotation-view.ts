import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { quotationChanges } from '../../src/catalogue/quotation-changes.ts'
import type { DeskQuotation, QuotationDraft, QuotationState } from '../../src/contract/quotation-desk.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import {
  type AnswerRow,
  documentOf,
  type LinkRow,
  type PaymentRow,
  type QuotationRow,
  type QuotationWork,
  quotationReference,
  readAnswers,
  readPayments,
  readVersions,
  type VersionRow,
} from './quotation-store.ts'

/** The state of a quotation. A request for a change or a refusal stays until the next version, because staff have to read it. */
export function quotationState(
  { withdrawn_at }: Pick<QuotationRow, 'withdrawn_at'>,
  newest: Pick<VersionRow, 'version' | 'valid_until' | 'first_opened_at'> | undefined,
  answers: readonly Pick<AnswerRow, 'version' | 'answer' | 'refusal'>[],
  today = indianDay(new Date()),
): QuotationState {
  if (withdrawn_at !== null) return 'withdrawn'
  if (!newest) return 'draft'
  const counting = answers.filter(({ version, refusal }) => version === newest.version && refusal === null)
  if (counting.some(({ answer }) => answer === 'accept')) return 'accepted'
  const last = counting.at(-1)?.answer
  if (last === 'change') return 'change-asked'
  if (last === 'decline') return 'declined'
  if (newest.valid_until < today) return 'expired'
  return newest.first_opened_at === null ? 'sent' : 'opened'
}

/** The sum of the payments that were not voided. */
export function receivedPaise(payments: readonly Pick<PaymentRow, 'paise' | 'voided_at'>[]): number {
  return payments.reduce((sum, { paise, voided_at }) => (voided_at === null ? sum + paise : sum), 0)
}

/** A quotation as staff see it. */
export async function deskQuotation(
  kysely: Kysely<Schema>,
  { quotation, lead }: QuotationWork,
  references: References,
): Promise<DeskQuotation> {
  const versions = await readVersions(kysely, quotation.seq)
  const answers = await readAnswers(kysely, quotation.seq)
  const payments = await readPayments(kysely, quotation.seq)
  const links = await kysely
    .selectFrom('quotation_link')
    .selectAll()
    .where('quotation_seq', '=', quotation.seq)
    .orderBy('created_at')
    .execute()
  const newest = versions.at(-1)
  const draft = JSON.parse(quotation.draft ?? '{}') as QuotationDraft
  return {
    id: quotation.id,
    reference: quotationReference(quotation, references),
    lead: leadOf(lead, references),
    assignee: lead.assignee,
    title: newest ? documentOf(newest).title : draft.title,
    state: quotationState(quotation, newest, answers),
    version: newest?.version ?? 0,
    createdAt: quotation.created_at,
    sentAt: newest?.sent_at ?? null,
    validUntil: newest?.valid_until ?? null,
    toUsPaise: newest?.to_us_paise ?? null,
    receivedPaise: receivedPaise(payments),
    draft,
    draftVersion: quotation.draft_version,
    isChanged: !newest || !isDeepStrictEqual(draft, documentOf(newest)),
    versions: versions.map((row, at) => versionView(row, versions[at - 1])),
    answers: answers.map(answerView),
    payments: payments.map(paymentView),
    links: links.map(linkView),
  }
}

/** The lead of a quotation, by its number and name. */
export function leadOf(lead: Pick<LeadRow, 'id' | 'seq' | 'name'>, references: References) {
  return { id: lead.id, reference: references.of(lead.seq), name: lead.name }
}

function versionView(row: VersionRow, before: VersionRow | undefined): DeskQuotation['versions'][number] {
  const dated = (version: VersionRow) => ({ quotation: documentOf(version), taxDay: version.tax_day })
  return {
    version: row.version,
    quotation: documentOf(row),
    toUsPaise: row.to_us_paise,
    taxDay: row.tax_day,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    firstOpenedAt: row.first_opened_at,
    confirmedAt: row.confirmed_at,
    confirmedBy: row.confirmed_by,
    takenBack:
      row.taken_back_at === null
        ? null
        : { at: row.taken_back_at, by: row.taken_back_by ?? '', reason: row.taken_back_reason ?? '' },
    changes: before ? quotationChanges(dated(before), dated(row)) : [],
  }
}

function answerView(row: AnswerRow): DeskQuotation['answers'][number] {
  const { version, answer, text, composed_at, received_at, refusal } = row
  return { version, answer, text: text ?? '', composedAt: composed_at, receivedAt: received_at, refusal }
}

function paymentView(row: PaymentRow): DeskQuotation['payments'][number] {
  const { id, paise, received_on, reference, at, by, voided_at, voided_by } = row
  return { id, paise, receivedOn: received_on, reference, at, by, voidedAt: voided_at, voidedBy: voided_by }
}

function linkView(row: LinkRow): DeskQuotation['links'][number] {
  return {
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    firstOpenedAt: row.first_opened_at,
    lastOpenedAt: row.last_opened_at,
    opens: row.opens,
  }
}
