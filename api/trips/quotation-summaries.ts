import { type Kysely, sql } from 'kysely'
import type { QuotationSummary } from '../../src/contract/quotation-desk.ts'
import { endOfIndianDay, startOfIndianDay } from '../../src/contract/travel-date.ts'
import { fieldIn } from '../db/dialect.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Schema } from '../db/schema.ts'
import { findKeptLeads } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { type AnswerRow, quotationReference } from './quotation-store.ts'
import { leadOf, quotationState } from './quotation-view.ts'

/** Quotations that are read at a time, in some 10 ms. */
const SLICE_ROWS = 200

/** Which quotations are read; the days are those of sending, in India. */
export type SummaryScope = {
  from?: string | undefined
  to?: string | undefined
  /** Numbers of the leads they were written for. */
  leadSeqs?: readonly number[]
  /** Only those of leads that this person has. */
  assignee?: string
}

/** A summary before its title is read, which only those that are shown need. */
export type Untitled = Omit<QuotationSummary, 'title'> & { seq: number }

/** The quotations in scope, without what was written in them. */
export async function readSummaries(
  kysely: Kysely<Schema>,
  scope: SummaryScope,
  references: References,
): Promise<Untitled[]> {
  const all: Untitled[] = []
  // The process and SQLite serve nobody else while they work, so both work in slices.
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = await readRows(kysely, scope, after)
    for (const summary of await summariesOf(kysely, scope, rows, references)) all.push(summary)
    after = rows.length === SLICE_ROWS ? rows.at(-1)?.seq : undefined
    if (after !== undefined) await letOthersIn()
  }
  return all
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function readRows(kysely: Kysely<Schema>, scope: SummaryScope, after: number) {
  return scoped(kysely, scope)
    .select(['quotation.seq', 'quotation.id', 'quotation.lead_seq', 'quotation.number'])
    .select(['quotation.created_at', 'quotation.withdrawn_at', 'lead.id as lead_id', 'lead.name'])
    .select(['lead.assignee', 'lead.merged_into', 'newest.version', 'newest.to_us_paise'])
    .select(['newest.valid_until', 'newest.sent_at', 'newest.first_opened_at'])
    .where('quotation.seq', '>', after)
    .orderBy('quotation.seq')
    .limit(SLICE_ROWS)
    .execute()
}

// A fixed number of queries for all rows of a slice.
async function summariesOf(
  kysely: Kysely<Schema>,
  scope: SummaryScope,
  rows: readonly Row[],
  references: References,
): Promise<Untitled[]> {
  if (rows.length === 0) return []
  const seqs = rows.map(({ seq }) => seq)
  const answers = await readCountingAnswers(kysely, seqs)
  const received = await readReceived(kysely, seqs)
  const kept = await keptLeads(
    kysely,
    rows.filter((row) => row.merged_into !== null).map((row) => row.lead_seq),
  )
  return rows.flatMap((row) => {
    const own = { id: row.lead_id, seq: row.lead_seq, name: row.name, assignee: row.assignee }
    const lead = kept.get(row.lead_seq) ?? own
    if (scope.assignee !== undefined && lead.assignee !== scope.assignee) return []
    const { version, valid_until, first_opened_at } = row
    const newest =
      version === null || valid_until === null ? undefined : { version, valid_until, first_opened_at }
    return {
      seq: row.seq,
      id: row.id,
      reference: quotationReference(row, references),
      lead: leadOf(lead, references),
      assignee: lead.assignee,
      state: quotationState(row, newest, answers.get(row.seq) ?? []),
      version: version ?? 0,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      validUntil: valid_until,
      toUsPaise: row.to_us_paise === null ? null : Number(row.to_us_paise),
      receivedPaise: received.get(row.seq) ?? 0,
    }
  })
}

/** Adds the titles: of what was sent, else of what is written. */
export async function withTitles(
  kysely: Kysely<Schema>,
  summaries: readonly Untitled[],
): Promise<QuotationSummary[]> {
  if (summaries.length === 0) return []
  const rows = await kysely
    .selectFrom('quotation')
    .leftJoin(newestVersions(kysely), 'newest.quotation_seq', 'quotation.seq')
    .select('quotation.seq')
    .select(titleIn(kysely))
    .where(
      'quotation.seq',
      'in',
      summaries.map(({ seq }) => seq),
    )
    .execute()
  const titles = new Map(rows.map(({ seq, title }) => [seq, title]))
  return summaries.map(({ seq, ...summary }) => ({ ...summary, title: titles.get(seq) ?? '' }))
}

function scoped(kysely: Kysely<Schema>, { from, to, leadSeqs, assignee }: SummaryScope) {
  return (
    kysely
      .selectFrom('quotation')
      .innerJoin('lead', 'lead.seq', 'quotation.lead_seq')
      .leftJoin(newestVersions(kysely), 'newest.quotation_seq', 'quotation.seq')
      .where('quotation.draft', 'is not', null)
      .$if(leadSeqs !== undefined, (query) => query.where('quotation.lead_seq', 'in', [...(leadSeqs ?? [])]))
      .$if(from !== undefined, (query) => query.where('newest.sent_at', '>=', startOfIndianDay(String(from))))
      .$if(to !== undefined, (query) => query.where('newest.sent_at', '<=', endOfIndianDay(String(to))))
      // A merged lead has the assignee of the one that was kept.
      .$if(assignee !== undefined, (query) =>
        query.where((eb) =>
          eb.or([eb('lead.assignee', '=', String(assignee)), eb('lead.merged_into', 'is not', null)]),
        ),
      )
  )
}

function newestVersions(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('quotation_version')
    .selectAll()
    .where((eb) =>
      eb('version', '=', (inner) =>
        inner
          .selectFrom('quotation_version as other')
          .select((other) => other.fn.max('other.version').as('version'))
          .whereRef('other.quotation_seq', '=', 'quotation_version.quotation_seq'),
      ),
    )
    .as('newest')
}

function titleIn(kysely: Kysely<Schema>) {
  const document = sql`coalesce(${sql.ref('newest.document')}, ${sql.ref('quotation.draft')})`
  return fieldIn(kysely, document, 'title').as('title')
}

// Oldest first, and only those that decide the state.
async function readCountingAnswers(
  kysely: Kysely<Schema>,
  seqs: readonly number[],
): Promise<Map<number, Pick<AnswerRow, 'version' | 'answer' | 'refusal'>[]>> {
  const rows = await kysely
    .selectFrom('quotation_answer as answer')
    .innerJoin(newestVersions(kysely), (join) =>
      join
        .onRef('newest.quotation_seq', '=', 'answer.quotation_seq')
        .onRef('newest.version', '=', 'answer.version'),
    )
    .select(['answer.quotation_seq as seq', 'answer.version', 'answer.answer', 'answer.refusal'])
    .where('answer.quotation_seq', 'in', [...seqs])
    .where('answer.refusal', 'is', null)
    .orderBy('answer.seq')
    .execute()
  const answers = new Map<number, typeof rows>()
  for (const row of rows) {
    const same = answers.get(row.seq)
    if (same) same.push(row)
    else answers.set(row.seq, [row])
  }
  return answers
}

async function readReceived(kysely: Kysely<Schema>, seqs: readonly number[]): Promise<Map<number, number>> {
  const rows = await kysely
    .selectFrom('quotation_payment as payment')
    .select((eb) => ['payment.quotation_seq as seq', eb.fn.sum<number>('payment.paise').as('paise')])
    .where('payment.quotation_seq', 'in', [...seqs])
    .where('payment.voided_at', 'is', null)
    .groupBy('payment.quotation_seq')
    .execute()
  return new Map(rows.map(({ seq, paise }) => [seq, Number(paise)]))
}

type KeptLead = { id: string; seq: number; name: string | null; assignee: string | null }

// The leads that these were merged into, by the number of the part.
async function keptLeads(kysely: Kysely<Schema>, parts: number[]): Promise<Map<number, KeptLead>> {
  const kept = await findKeptLeads(kysely, parts)
  if (kept.size === 0) return new Map()
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
