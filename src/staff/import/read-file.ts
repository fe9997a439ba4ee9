import Papa from 'papaparse'
import { csvCell, withoutGuards } from '../../contract/csv-cell.ts'
import { latinDigits } from '../../contract/latin-digits.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../../contract/lead-import.ts'

/** One row of the file; `row` is its number in a spreadsheet. */
export type FileRow = { row: number; cells: string[] }
export type LeadFile = {
  /** One for each column, none twice. */
  headings: string[]
  rows: FileRow[]
  /** How it was read, in words. */
  readAs: string
}

/** The file cannot be imported; the message says why. */
export class FileRefusal extends Error {}

const NO_CSV = 'This is not a CSV file. In a spreadsheet, save it as CSV and choose that file.'
const DELIMITERS = [',', ';', '\t', '|'] as const
const DELIMITER_WORDS: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}

/** Reads a CSV file: UTF-8, UTF-16 or Windows-1252, with commas, semicolons, tabs or bars. Throws {@link FileRefusal}. */
export function readLeadFile(bytes: Uint8Array): LeadFile {
  if (bytes.byteLength > MAX_IMPORT_BYTES)
    throw new FileRefusal(`The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`)
  if (isArchive(bytes)) throw new FileRefusal(NO_CSV)
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) throw new FileRefusal(NO_CSV)
  // Spreadsheets may name the delimiter in a first line of its own.
  const named = /^sep=([,;\t|])\r?\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? delimiterOf(body)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter })
  const torn = errors.find(({ type }) => type === 'Quotes')
  const offset = named ? 2 : 1
  if (torn)
    throw new FileRefusal(
      `The quotation marks of row ${(torn.row ?? 0) + offset} do not match, so the end of that row is not known.`,
    )
  const all = data.map((cells, index) => ({ row: index + offset, cells: cells.map(withoutGuards) }))
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const isHeaded = !filled[0]?.cells.some((cell) => isPhone(cell) || isEmail(cell))
  const rows = isHeaded ? filled.slice(1) : filled
  if (rows.length === 0) throw new FileRefusal('The file has no rows below its headings.')
  if (rows.length > MAX_IMPORT_ROWS)
    throw new FileRefusal(
      `The file has ${rows.length.toLocaleString('en-IN')} rows. At most ${MAX_IMPORT_ROWS.toLocaleString('en-IN')} can be imported at once: please split it.`,
    )
  const columns = Math.max(...filled.map(({ cells }) => cells.length))
  return {
    headings: uniqueHeadings((isHeaded && filled[0]?.cells) || [], columns),
    rows,
    readAs: [
      encoding,
      `columns separated by ${DELIMITER_WORDS[delimiter] ?? 'commas'}`,
      ...(isHeaded ? [] : ['without headings: its first row is a lead']),
    ].join(', '),
  }
}

/** Whether this is a telephone number, as staff and portals write it. */
export function isPhone(cell: string): boolean {
  const text = latinDigits(cell.trim())
  return /^(p:)?[+(]?\d[\d\s()./-]*$/.test(text) && /^\d{10,13}$/.test(text.replace(/\D/g, ''))
}

/** Whether this is an e-mail address. */
export function isEmail(cell: string): boolean {
  const address = cell.trim()
  const [name, host, ...more] = address.split('@')
  if (!name || !host || more.length > 0 || /[\s,;]/.test(address)) return false
  const dot = host.lastIndexOf('.')
  return dot > 0 && dot < host.length - 1
}

// The delimiter that is most frequent in the headings, because the rows may contain any of them.
function delimiterOf(text: string): string {
  const headings = (/\S.*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => headings.split(delimiter).length
  return DELIMITERS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

// Spreadsheet files are ZIP archives or OLE documents.
function isArchive([a, b, c, d]: Uint8Array): boolean {
  return (
    (a === 0x50 && b === 0x4b && c === 3 && d === 4) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
  )
}

function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decodeAs('utf-16le', bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: decodeAs('utf-16be', bytes), encoding: 'UTF-16' }
  // Without a byte order mark, Latin text in UTF-16 has a zero in every second byte.
  if (bytes.length > 3 && second === 0 && bytes[3] === 0)
    return { text: decodeAs('utf-16le', bytes), encoding: 'UTF-16' }
  const text = decodeAs('utf-8', bytes)
  // A file that was damaged has more characters of UTF-8 than unreadable ones; one in another encoding has hardly any.
  const unreadable = text.match(/\ufffd/g)?.length ?? 0
  const readable = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0
  if (unreadable === 0 || readable > unreadable) return { text, encoding: 'UTF-8' }
  return { text: decodeAs('windows-1252', bytes), encoding: 'Windows-1252' }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes)
}

function uniqueHeadings(cells: readonly string[], columns: number): string[] {
  const used = new Set<string>()
  return Array.from({ length: columns }, (_, index) => {
    const heading = cells[index]?.trim() || `Column ${index + 1}`
    let name = heading
    for (let n = 2; used.has(name); n++) name = `${heading} (${n})`
    used.add(name)
    return name
  })
}

/** A CSV file of rows with the reason of each, in which nothing is calculated when a spreadsheet opens it. */
export function reasonsCsv(
  headings: readonly string[],
  rows: readonly { reason: string; cells: string[] }[],
): string {
  const lines = rows.map(({ reason, cells }) => [reason, ...headings.map((_, index) => cells[index])])
  const text = [[REASON_HEADING, ...headings], ...lines].map((cells) => cells.map(csvCell).join(','))
  return `\ufeff${text.join('\r\n')}`
}

/** Heading of the reasons; a corrected file may still have the column. */
export const REASON_HEADING = 'Why it was not imported'
