import type { Kysely } from 'kysely'
import { isAtLeast, type StaffMember } from '../../src/contract/lead.ts'
import type {
  QuotationList,
  QuotationQuery,
  QuotationSummary,
  QuotationSums,
} from '../../src/contract/quotation-desk.ts'
import { endOfIndianDay, startOfIndianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import { findKeptLeads } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { type AnswerRow, documentOf, type QuotationRow, quotationReference } from './quotation-store.ts'
import { leadOf, quotationState } from './quotation-view.ts'

/** Longest list that is shown; the sums are of all. */
const MAX_LISTED = 200

/** Quotations by age or value, with their sums: with a period those sent in it. For an agent only of their own leads. */
export async function listQuotations(
  kysely: Kysely<Schema>,
  { state, order, from, to }: QuotationQuery,
  staff: StaffMember,
  references: References,
): Promise<QuotationList> {
  const all = await readSummaries(kysely, { from, to }, staff, references)
  const matching = all.filter((row) => state === undefined || row.state === state)
  return {
    quotations: matching.toSorted(COMPARE[order]).slice(0, MAX_LISTED),
    total: matching.length,
    sums: sumsOf(all),
  }
}

/** What was sent in a period, and what of it was accepted and paid. For an agent only of their own leads. */
export async function readQuotationSums(
  kysely: Kysely<Schema>,
  period: Pick<QuotationQuery, 'from' | 'to'>,
  staff: StaffMember,
  references: References,
): Promise<QuotationSums> {
  return sumsOf(await readSummaries(kysely, period, staff, references))
}

const COMPARE: Record<QuotationQuery['order'], (a: QuotationSummary, b: QuotationSummary) => number> = {
  oldest: (a, b) => dateOf(a).localeCompare(dateOf(b)),
  newest: (a, b) => dateOf(b).localeCompare(dateOf(a)),
  value: (a, b) => (b.toUsPaise ?? 0) - (a.toUsPaise ?? 0),
}

function dateOf({ sentAt, createdAt }: QuotationSummary): string {
  return sentAt ?? createdAt
}

function sumsOf(rows: readonly QuotationSummary[]): QuotationSums {
  const sum = (some: readonly QuotationSummary[], amount: (row: QuotationSummary) => number | null) => ({
    count: some.length,
    paise: some.reduce((paise, row) => paise + (amount(row) ?? 0), 0),
  })
  return {
    sent: sum(
      rows.filter(({ version }) => version > 0),
      ({ toUsPaise }) => toUsPaise,
    ),
    accepted: sum(
      rows.filter((row) => row.state === 'accepted'),
      ({ toUsPaise }) => toUsPaise,
    ),
    received: sum(
      rows.filter((row) => row.receivedPaise > 0),
      (row) => row.receivedPaise,
    ),
  }
}

async function readSummaries(
  kysely: Kysely<Schema>,
  { from, to }: Pick<QuotationQuery, 'from' | 'to'>,
  staff: StaffMember,
  references: References,
): Promise<QuotationSummary[]> {
  const sent = kysely
    .selectFrom('quotation_version')
    .selectAll()
    .where((eb) =>
      eb('version', '=', (inner) =>
        inner
          .selectFrom('quotation_version as newest')
          .select((newest) => newest.fn.max('newest.version').as('version'))
          .whereRef('newest.quotation_seq', '=', 'quotation_version.quotation_seq'),
      ),
    )
    .as('sent')
  const day = from === undefined && to === undefined ? undefined : { from, to }
  const rows = await kysely
    .selectFrom('quotation')
    .innerJoin('lead', 'lead.seq', 'quotation.lead_seq')
    .leftJoin(sent, 'sent.quotation_seq', 'quotation.seq')
    .select(['quotation.seq', 'quotation.id', 'quotation.lead_seq', 'quotation.number', 'quotation.draft'])
    .select(['quotation.created_at', 'quotation.withdrawn_at', 'lead.id as lead_id', 'lead.name'])
    .select(['lead.assignee', 'lead.merged_into', 'sent.version', 'sent.document', 'sent.to_us_paise'])
    .select(['sent.valid_until', 'sent.sent_at', 'sent.first_opened_at'])
    .where('quotation.draft', 'is not', null)
    .$if(day?.from !== undefined, (query) =>
      query.where('sent.sent_at', '>=', startOfIndianDay(String(day?.from))),
    )
    .$if(day?.to !== undefined, (query) => query.where('sent.sent_at', '<=', endOfIndianDay(String(day?.to))))
    .execute()
  const answers = new Map<number, AnswerSummary[]>()
  for (const { quotation_seq, ...answer } of await kysely
    .selectFrom('quotation_answer')
    .select(['quotation_seq', 'version', 'answer', 'refusal'])
    .orderBy('seq')
    .execute())
    answers.set(quotation_seq, [...(answers.get(quotation_seq) ?? []), answer])
  const received = new Map(
    (
      await kysely
        .selectFrom('quotation_payment')
        .select((eb) => ['quotation_seq', eb.fn.sum<number>('paise').as('paise')])
        .where('voided_at', 'is', null)
        .groupBy('quotation_seq')
        .execute()
    ).map(({ quotation_seq, paise }) => [quotation_seq, Number(paise)]),
  )
  const kept = await keptLeads(
    kysely,
    rows.filter((row) => row.merged_into !== null).map((row) => row.lead_seq),
  )
  return rows.flatMap((row) => {
    const lead = kept.get(row.lead_seq) ?? {
      id: row.lead_id,
      seq: row.lead_seq,
      name: row.name,
      assignee: row.assignee,
    }
    if (!isAtLeast(staff.role, 'manager') && lead.assignee !== staff.id) return []
    const newest = newestOf(row)
    return {
      id: row.id,
      reference: quotationReference(row, references),
      lead: leadOf(lead, references),
      assignee: lead.assignee,
      title: newest ? documentOf(newest).title : titleOf(row),
      state: quotationState(row, newest, answers.get(row.seq) ?? []),
      version: newest?.version ?? 0,
      createdAt: row.created_at,
      sentAt: newest?.sent_at ?? null,
      validUntil: newest?.valid_until ?? null,
      toUsPaise: newest?.to_us_paise ?? null,
      receivedPaise: received.get(row.seq) ?? 0,
    }
  })
}

type AnswerSummary = Pick<AnswerRow, 'version' | 'answer' | 'refusal'>

type SentColumns = {
  version: number | null
  document: string | null
  to_us_paise: number | null
  valid_until: string | null
  sent_at: string | null
  first_opened_at: string | null
}

function newestOf({ version, document, to_us_paise, valid_until, sent_at, first_opened_at }: SentColumns) {
  if (version === null || document === null || valid_until === null || sent_at === null) return undefined
  return { version, document, to_us_paise, valid_until, sent_at, first_opened_at }
}

function titleOf({ draft }: Pick<QuotationRow, 'draft'>): string {
  return (JSON.parse(draft ?? '{}') as { title?: string }).title ?? ''
}

// The leads that these were merged into, by the number of the part.
async function keptLeads(kysely: Kysely<Schema>, parts: number[]) {
  const kept = await findKeptLeads(kysely, parts)
  if (kept.size === 0)
    return new Map<number, { id: string; seq: number; name: string | null; assignee: string | null }>()
  const leads = await kysely
    .selectFrom('lead')
    .select(['id', 'seq', 'name', 'assignee'])
    .where(
      'seq',
      'in',
      [...kept.values()].map(({ seq }) => seq),
    )
    .execute()
  const bySeq = new Map(leads.map((lead) => [lead.seq, lead]))
  return new Map(
    [...kept].flatMap(([part, { seq }]) => {
      const lead = bySeq.get(seq)
      return lead ? [[part, lead] as const] : []
    }),
  )
}
