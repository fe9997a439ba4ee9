import type { Kysely } from 'kysely'
import type { Lead, StaffMember } from '../../src/contract/lead.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { type LeadQuery, readLeads } from './lead-query.ts'
import { leadView } from './lead-view.ts'

const PAGE = 500
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

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
  'departure_city',
  'travel_date',
  'bookingTime',
  'pax',
  'child',
  'from',
  'to',
  'date',
  'passengers',
  'assignee',
  'followUpAt',
  'lostReason',
  'respondBy',
  'respondedAt',
  'quarantined',
  'sourceDomain',
  'consent',
  'id',
] as const satisfies (keyof Lead)[]

/** All leads of a query as CSV, a page of rows at a time: memory stays flat however many there are. */
export function leadCsv(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let cursor = query.cursor
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + line([...COLUMNS]))),
    async pull(controller) {
      const page = { ...query, limit: PAGE, ...(cursor !== undefined && { cursor }) }
      const { rows, nextCursor } = await readLeads(kysely, page, staff, references)
      const lines = rows.map((row) => {
        const lead = leadView(row, references)
        return line(COLUMNS.map((column) => lead[column]))
      })
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (nextCursor === null) controller.close()
      else cursor = nextCursor
    },
  })
}

function line(cells: unknown[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** One cell, quoted, that no spreadsheet takes for a formula. */
export function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
