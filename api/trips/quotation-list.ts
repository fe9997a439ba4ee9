import type { Kysely } from 'kysely'
import { isAtLeast, type StaffMember } from '../../src/contract/lead.ts'
import type { QuotationList, QuotationQuery, QuotationSums } from '../../src/contract/quotation-desk.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { readSummaries, type SummaryScope, type Untitled, withTitles } from './quotation-summaries.ts'

/** Longest list that is shown; the sums are of all. */
const MAX_LISTED = 200

/** Quotations by age or value, with their sums: with a period those sent in it. For an agent only of their own leads. */
export async function listQuotations(
  kysely: Kysely<Schema>,
  { state, order, from, to }: QuotationQuery,
  staff: StaffMember,
  references: References,
): Promise<QuotationList> {
  const all = await readSummaries(kysely, visible({ from, to }, staff), references)
  const matching = all.filter((row) => state === undefined || row.state === state)
  const shown = matching.toSorted(COMPARE[order]).slice(0, MAX_LISTED)
  return { quotations: await withTitles(kysely, shown), total: matching.length, sums: sumsOf(all) }
}

/** What was sent in a period, and what of it was accepted and paid. For an agent only of their own leads. */
export async function readQuotationSums(
  kysely: Kysely<Schema>,
  period: Pick<QuotationQuery, 'from' | 'to'>,
  staff: StaffMember,
  references: References,
): Promise<QuotationSums> {
  return sumsOf(await readSummaries(kysely, visible(period, staff), references))
}

function visible(period: Pick<QuotationQuery, 'from' | 'to'>, staff: StaffMember): SummaryScope {
  return isAtLeast(staff.role, 'manager') ? period : { ...period, assignee: staff.id }
}

const COMPARE: Record<QuotationQuery['order'], (a: Untitled, b: Untitled) => number> = {
  oldest: (a, b) => compare(dateOf(a), dateOf(b)),
  newest: (a, b) => compare(dateOf(b), dateOf(a)),
  value: (a, b) => (b.toUsPaise ?? 0) - (a.toUsPaise ?? 0),
}

// Instants are compared as they are written, which is many times faster than by the rules of a language.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function dateOf({ sentAt, createdAt }: Untitled): string {
  return sentAt ?? createdAt
}

function sumsOf(rows: readonly Untitled[]): QuotationSums {
  const sum = (some: readonly Untitled[], amount: (row: Untitled) => number | null) => ({
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
