import type { Kysely } from 'kysely'
import { csvCell } from '../../src/contract/csv-cell.ts'
import type { Lead, StaffMember } from '../../src/contract/lead.ts'
import { typedPaise } from '../../src/contract/paise.ts'
import { FURTHER_FIELD_NAMES } from '../../src/contract/typed-enquiry.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadQuery } from '../leads/lead-query.ts'
import { eventView, leadView } from '../leads/lead-view.ts'
import type { LeadRow } from '../leads/lead-work.ts'
import { findKeptLeads, findMergedParts } from '../leads/merged-leads.ts'
import { readLeads } from '../leads/read-leads.ts'
import type { References } from '../leads/reference.ts'

const PAGE_SIZE = 500
/** Marks for spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Times are Indian time, `assignee` is the colleague's name, `note` is the traveller's, `notes` are those of staff, and
 * `quotedRupees` is the total of the quotation that was sent last. */
const COLUMNS = [
  'reference',
  'status',
  'kind',
  'receivedAt',
  'composedAt',
  'name',
  'contact',
  'email',
  'destination',
  'other_place',
  'about',
  'departure_city',
  'travel_date',
  'bookingTime',
  'pax',
  'child',
  'from',
  'to',
  'date',
  'passengers',
  'travellers',
  'budget',
  'bookedAmount',
  ...FURTHER_FIELD_NAMES,
  'origin',
  'assignee',
  'followUpAt',
  'lostReason',
  'quotedRupees',
  'respondBy',
  'respondedAt',
  'quarantined',
  'sourceDomain',
  'consent',
  'id',
  'notes',
] as const satisfies (keyof Lead | 'notes' | 'quotedRupees')[]

/** `2026-11-21 16:05:00`, which spreadsheets read as a time. */
const INDIAN_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const TIMES: ReadonlySet<string> = new Set([
  'receivedAt',
  'composedAt',
  'followUpAt',
  'respondBy',
  'respondedAt',
] satisfies (keyof Lead)[])

/** All leads of a query as CSV, streamed page by page, so that memory use does not grow with their number. */
export function leadCsv(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
  assertSession: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let cursor = query.cursor
  let names: Promise<ReadonlyMap<string, string>> | undefined
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + line([...COLUMNS]))),
    async pull(controller) {
      await letOthersIn()
      // Who reads slowly may be signed out by now.
      await assertSession()
      const page = { ...query, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) }
      const { rows, nextCursor } = await readLeads(kysely, page, staff, references)
      names ??= namesOfStaff(kysely)
      const known = await names
      const all = await withParts(kysely, rows)
      const notes = await notesOf(kysely, all, known)
      const quoted = await quotedOf(kysely, all)
      const lines = rows.map((row) => {
        const lead = leadView(row, references)
        const cells = {
          ...lead,
          assignee: row.assignee === null ? '' : (known.get(row.assignee) ?? row.assignee),
          notes: notes.get(row.seq)?.join('\n'),
          quotedRupees: quoted.get(row.seq),
        }
        return line(COLUMNS.map((column) => (TIMES.has(column) ? indianTime(cells[column]) : cells[column])))
      })
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (nextCursor === null) controller.close()
      else cursor = nextCursor
    },
  })
}

function indianTime(instant: unknown): string {
  return typeof instant === 'string' ? INDIAN_TIME.format(new Date(instant)) : ''
}

async function namesOfStaff(kysely: Kysely<Schema>): Promise<Map<string, string>> {
  const members = await kysely.selectFrom('user').select(['id', 'name']).execute()
  return new Map(members.map(({ id, name }) => [id, name]))
}

/** Each of these leads and of those merged into them, with the one whose row it is in. */
type Rows = ReadonlyMap<number, number>

async function withParts(kysely: Kysely<Schema>, rows: readonly LeadRow[]): Promise<Rows> {
  const seqs = rows.map(({ seq }) => seq)
  const own = seqs.map((seq) => [seq, seq] as const)
  const kept = await findKeptLeads(kysely, await findMergedParts(kysely, seqs))
  return new Map([...[...kept].map(([part, { seq }]) => [part, seq] as const), ...own])
}

// The notes of each row, oldest first, each with its time and author.
async function notesOf(
  kysely: Kysely<Schema>,
  rows: Rows,
  names: ReadonlyMap<string, string>,
): Promise<Map<number, string[]>> {
  const seqs = [...rows.keys()]
  if (seqs.length === 0) return new Map()
  const events = await kysely
    .selectFrom('lead_event')
    .selectAll()
    .where('type', '=', 'note')
    .where('lead_seq', 'in', seqs)
    .orderBy('seq')
    .execute()
  const notes = new Map<number, string[]>()
  for (const event of events) {
    const { note = '', actor } = eventView(event)
    const author = (actor !== null && names.get(actor)) || 'A former colleague'
    const row = rows.get(event.lead_seq) ?? event.lead_seq
    notes.set(row, [...(notes.get(row) ?? []), `${indianTime(event.at)} ${author}: ${note}`])
  }
  return notes
}

// The total of each row's newest quotation, in rupees.
async function quotedOf(kysely: Kysely<Schema>, rows: Rows): Promise<Map<number, string>> {
  const seqs = [...rows.keys()]
  if (seqs.length === 0) return new Map()
  const sent = await kysely
    .selectFrom('quotation_version')
    .innerJoin('quotation', 'quotation.seq', 'quotation_version.quotation_seq')
    .select(['quotation.lead_seq', 'quotation_version.to_us_paise'])
    .where('quotation.lead_seq', 'in', seqs)
    .where('quotation.withdrawn_at', 'is', null)
    .orderBy('quotation_version.sent_at')
    .execute()
  return new Map(
    sent.map(({ lead_seq, to_us_paise }) => [rows.get(lead_seq) ?? lead_seq, typedPaise(to_us_paise)]),
  )
}

function line(cells: unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
