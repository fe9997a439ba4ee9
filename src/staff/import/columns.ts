import { isWellFormed } from '../../contract/enquiry.ts'
import { ENQUIRY_MESSAGES } from '../../contract/enquiry-messages.ts'
import { INBOUND_SOURCES, type InboundField } from '../../contract/inbound-lead.ts'
import {
  type ImportRow,
  LONG_ROW_MESSAGES,
  MAX_ROW_ID_LENGTH,
  MAX_ROW_LENGTH,
} from '../../contract/lead-import.ts'
import { type FileRow, isEmail, isPhone, type LeadFile, REASON_HEADING } from './read-file.ts'

/** How a column is used: as a field, as the sender’s id of the lead, as a line of the note, or not at all. */
export type ColumnUse = InboundField | 'id' | 'note' | 'leave-out'

export const COLUMN_LABELS: Record<ColumnUse, string> = {
  note: 'Keep in the note',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  destination: 'Destination',
  travel_date: 'Travel date',
  travellers: 'Travellers',
  message: 'Message',
  sent_at: 'Sent at',
  id: 'Id of the lead',
  'leave-out': 'Leave out',
}

/** Recognised headings, in small letters and with one space between words. */
const USES: Record<string, ColumnUse> = {
  // Meta lead ads
  id: 'id',
  'created time': 'sent_at',
  'full name': 'name',
  'first name': 'name',
  'last name': 'name',
  'phone number': 'phone',
  email: 'email',
  'ad id': 'leave-out',
  'adset id': 'leave-out',
  'campaign id': 'leave-out',
  'form id': 'leave-out',
  'is organic': 'leave-out',
  'lead status': 'leave-out',
  // Google lead forms
  'lead id': 'id',
  'lead submit time': 'sent_at',
  'user phone': 'phone',
  'user email': 'email',
  'user name': 'name',
  gclid: 'leave-out',
  'gcl id': 'leave-out',
  'google click id': 'leave-out',
  // IndiaMART
  'unique query id': 'id',
  'query id': 'id',
  'query time': 'sent_at',
  'sender name': 'name',
  'sender mobile': 'phone',
  'sender email': 'email',
  subject: 'message',
  'query message': 'message',
  'query product name': 'destination',
  'sender phone': 'phone',
  'receiver mobile': 'leave-out',
  // The earlier interface of IndiaMART, and sheets made with it
  rn: 'leave-out',
  sendername: 'name',
  senderemail: 'email',
  mob: 'phone',
  'date time re': 'sent_at',
  'date re': 'sent_at',
  'enq message': 'message',
  'enquiry message': 'message',
  'product name': 'destination',
  'sender contact': 'phone',
  'mobile no': 'phone',
  'contact number': 'phone',
  'email id': 'email',
  'enquiry date': 'sent_at',
  'date time': 'sent_at',
  // Others
  name: 'name',
  phone: 'phone',
  mobile: 'phone',
  'mobile number': 'phone',
  'e mail': 'email',
  'email address': 'email',
  destination: 'destination',
  'travel date': 'travel_date',
  travellers: 'travellers',
  'number of travellers': 'travellers',
  message: 'message',
  date: 'sent_at',
  [normalise(REASON_HEADING)]: 'leave-out',
}

/** Headings that only files of one source have. */
const SIGNS: Record<keyof typeof INBOUND_SOURCES, readonly string[]> = {
  'meta-lead-ads': ['created time', 'ad id', 'adset id', 'is organic', 'platform'],
  'google-lead-forms': ['gclid', 'gcl id', 'google click id', 'lead submit time', 'user phone', 'user email'],
  indiamart: [
    ...[
      'unique query id',
      'query time',
      'query type',
      'query message',
      'query product name',
      'query mcat name',
    ],
    ...['sender name', 'sender mobile', 'sender email', 'sender company', 'sender city', 'sender state'],
    ...[
      'query id',
      'qtype',
      'sendername',
      'senderemail',
      'enq message',
      'date time re',
      'glusr usr companyname',
    ],
  ],
}

function normalise(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The source that a file's headings belong to; undefined where no source is known by them. */
export function recogniseSource(headings: readonly string[]): keyof typeof INBOUND_SOURCES | undefined {
  const given = new Set(headings.map(normalise))
  const sources = Object.keys(INBOUND_SOURCES) as (keyof typeof INBOUND_SOURCES)[]
  return sources.find((source) => SIGNS[source].filter((sign) => given.has(sign)).length >= 2)
}

/**
 * The probable use of each column, by its heading; numbers and addresses also by the values of the rows. A form’s own
 * questions, which cannot be known, are kept in the note.
 */
export function recogniseColumns({ headings, rows }: Pick<LeadFile, 'headings' | 'rows'>): ColumnUse[] {
  const uses = usesByHeading(headings)
  for (const [use, isOne] of CONTACTS) {
    if (uses.includes(use)) continue
    const count = (column: number) => rows.filter(({ cells }) => isOne(cells[column] ?? '')).length
    const counts = uses.map((known, column) => (known === 'note' ? count(column) : 0))
    const most = Math.max(0, ...counts)
    if (most * 2 > rows.length) uses[counts.indexOf(most)] = use
  }
  return uses
}

const CONTACTS = [
  ['phone', isPhone],
  ['email', isEmail],
] as const

function usesByHeading(headings: readonly string[]): ColumnUse[] {
  const hasFullName = headings.some((heading) => normalise(heading) === 'full name')
  const taken = new Set<ColumnUse>()
  return headings.map((heading) => {
    const key = normalise(heading)
    const use = (Object.hasOwn(USES, key) && USES[key]) || 'note'
    if (use === 'name' && hasFullName && key !== 'full name') return 'note'
    const isOnce = use !== 'note' && use !== 'leave-out' && use !== 'name' && use !== 'message'
    if (isOnce && taken.has(use)) return 'note'
    taken.add(use)
    return use
  })
}

type Unsendable = { row: number; errors: Record<string, string> }

/** All rows of a file; one whose id belongs to another row as well cannot be sent, because it would be taken for that one. */
export function toImportRows(
  { headings, rows }: LeadFile,
  uses: readonly ColumnUse[],
): (ImportRow | Unsendable)[] {
  const first = new Map<string, { row: number; content: string }>()
  return rows.map((fileRow) => {
    const row = toImportRow(fileRow, headings, uses)
    if ('errors' in row || row.id === undefined) return row
    const content = JSON.stringify(fileRow.cells)
    const other = first.get(row.id)
    if (!other) first.set(row.id, { row: row.row, content })
    if (!other || other.content === content) return row
    const message = `Row ${other.row} has the same id with other details. Check which column is the id.`
    return { row: row.row, errors: { id: message } }
  })
}

/** A row as it is sent, or the reason why it cannot be. */
export function toImportRow(
  { row, cells }: FileRow,
  headings: readonly string[],
  uses: readonly ColumnUse[],
): ImportRow | Unsendable {
  const malformed = headings.find((heading, index) => !isReadable(heading + (cells[index] ?? '')))
  if (malformed !== undefined) return { row, errors: { [malformed]: ENQUIRY_MESSAGES.malformed } }
  const values: Record<string, string> = {}
  let id = ''
  headings.forEach((heading, index) => {
    const cell = (cells[index] ?? '').trim()
    const use = uses[index] ?? 'note'
    if (cell === '' || use === 'leave-out') return
    if (use === 'id' && id === '') id = cell
    else if (use === 'name' || use === 'message')
      values[use] = [values[use], cell].filter(Boolean).join(use === 'name' ? ' ' : '\n')
    else if (use === 'note' || use === 'id' || values[use] !== undefined)
      values[noteName(heading, values)] = cell
    else values[use] = use === 'sent_at' ? toInstant(cell) : cell
  })
  // Without an id all cells are the id, in a form that does not depend on what the columns were mapped to.
  const content = JSON.stringify(cells.map((cell) => cell.trim()))
  // The server would refuse all rows that are sent together with it.
  if (id.length > MAX_ROW_ID_LENGTH) return { row, errors: { id: LONG_ROW_MESSAGES.id } }
  if (!id && content.length > MAX_ROW_LENGTH) return { row, errors: { row: LONG_ROW_MESSAGES.row } }
  return { row, ...(id ? { id } : { content }), values }
}

// The replacement character stands for bytes that are no text.
function isReadable(text: string): boolean {
  return isWellFormed(text) && !text.includes('\ufffd')
}

// A heading in the note must not be taken for the field of that name.
function noteName(heading: string, values: Readonly<Record<string, string>>): string {
  const isField = Object.hasOwn(COLUMN_LABELS, heading) || heading === '__proto__'
  const name = isField ? `“${heading}”` : heading
  return Object.hasOwn(values, name) ? `${name} (another)` : name
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

// IndiaMART writes Indian time without an offset: `2026-11-20 18:05:00`, `20-11-2026 18:05` or `20-Nov-2026 06:05:00 PM`.
function toInstant(cell: string): string {
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})[ ,]+(\d{1,2}):(\d\d)(?::\d\d)? ?([ap]m)?$/i.exec(
    cell,
  )
  const month = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '') + 1
  if (named && month > 0) {
    const [, day = '', , year, hour, minute, half] = named
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
    return `${year}-${pad(month)}-${pad(day)}T${pad(hours)}:${minute}+05:30`
  }
  const dayFirst = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})[ T](\d{1,2}:\d\d(?::\d\d)?)$/.exec(cell)
  const text = dayFirst
    ? `${dayFirst[3]}-${pad(dayFirst[2])}-${pad(dayFirst[1])}T${dayFirst[4]?.padStart(5, '0')}`
    : cell.replace(' ', 'T')
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text}+05:30` : cell
}

function pad(number: string | number | undefined): string {
  return String(number ?? '').padStart(2, '0')
}
