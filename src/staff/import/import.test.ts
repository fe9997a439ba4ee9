import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LeadImportSchema, MAX_IMPORT_ROWS } from '../../contract/lead-import.ts'
import { recogniseColumns, recogniseSource, toImportRow, toImportRows } from './columns.ts'
import { FileRefusal, readLeadFile, reasonsCsv } from './read-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
function utf16(text: string, { mark = true, big = false } = {}) {
  const units = [...(mark ? '\ufeff' : ''), ...text].flatMap((char) => {
    const unit = char.charCodeAt(0)
    return big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]
  })
  return new Uint8Array(units)
}
const META =
  'id\tcreated_time\tad_id\tplatform\tfull_name\tphone_number\twhere_to?\nl:1\t2026-11-20T10:00:00+05:30\tag:1\tig\tAsha Rao\tp:+919800000001\tBali\n'

describe('the reader of lead files', () => {
  it.each([
    ['UTF-8', utf8('name,phone\nÉva,9800000001\n')],
    ['UTF-8 with a mark', utf8('\ufeffname,phone\r\nÉva,9800000001')],
    ['UTF-16', utf16('name\tphone\nÉva\t9800000001\n')],
    ['UTF-16 without a mark', utf16('name\tphone\nÉva\t9800000001\n', { mark: false })],
    ['big-endian UTF-16', utf16('name;phone\nÉva;9800000001\n', { big: true })],
    ['semicolons', utf8('name;phone\n"Éva";9800000001\n')],
    ['a line that names the delimiter', utf8('sep=;\nname;phone\nÉva;9800000001\n')],
    ['Windows-1252', new Uint8Array([...utf8('name,phone\n'), 0xc9, ...utf8('va,9800000001\n')])],
    ['empty lines', utf8('\n\nname,phone\n,\nÉva,9800000001\n\n')],
  ])('reads %s', (_, bytes) => {
    const { headings, rows } = readLeadFile(bytes)
    expect(headings).toEqual(['name', 'phone'])
    expect(rows.map(({ cells }) => cells)).toEqual([['Éva', '9800000001']])
  })

  it('numbers rows as a spreadsheet does, keeps line breaks, and names every column once', () => {
    const { headings, rows } = readLeadFile(utf8('a,a,\n"one\ntwo",2,3,4\n\nx,y,z\n'))
    expect(headings).toEqual(['a', 'a (2)', 'Column 3', 'Column 4'])
    expect(rows).toEqual([
      { row: 2, cells: ['one\ntwo', '2', '3', '4'] },
      { row: 4, cells: ['x', 'y', 'z'] },
    ])
  })

  it.each([
    ['no rows', 'name,phone\n'],
    ['nothing', ''],
    ['an open quotation mark', 'name,phone\n"Asha,1\nRavi,2\n'],
    ['too many rows', `name\n${'x\n'.repeat(MAX_IMPORT_ROWS + 1)}`],
    ['a spreadsheet file', 'PK\u0003\u0004…'],
    ['the bytes of a picture', 'PNG\n\0\0\0IHDR,x\n\0,y\n'],
  ])('refuses a file with %s', (_, text) => {
    expect(() => readLeadFile(utf8(text))).toThrow(FileRefusal)
  })

  it.each([
    ['a number', 'Asha Rao,+91 98000 00001,Goa\nRavi,9800000002,Bali\n'],
    ['an address', 'Asha Rao;asha@example.com\nRavi;ravi@example.com\n'],
    ['one row', 'p:+919800000001,Asha'],
  ])('loses no lead of a file without headings, known by %s in its first row', (_, text) => {
    const { headings, rows, readAs } = readLeadFile(utf8(text))
    expect(headings).toEqual(headings.map((_, index) => `Column ${index + 1}`))
    expect(rows.map(({ row }) => row)).toEqual(
      text
        .trim()
        .split('\n')
        .map((_, index) => index + 1),
    )
    expect(readAs).toContain('without headings')
  })

  it('reads a damaged file of UTF-8 as what it is, and refuses only the rows that cannot be read', () => {
    const bytes = new Uint8Array([
      ...utf8('name,phone\nअनीता शर्मा,9800000001\n'),
      ...[0xe0, 0xa4],
      ...utf8(',9800000002\n'),
    ])
    const { headings, rows, readAs } = readLeadFile(bytes)
    expect(readAs).toContain('UTF-8')
    expect(rows[0]?.cells[0]).toBe('अनीता शर्मा')
    expect(toImportRows({ headings, rows, readAs }, ['name', 'phone'])).toMatchObject([
      { row: 2, values: { name: 'अनीता शर्मा' } },
      { row: 3, errors: { name: expect.stringContaining('cannot be read') } },
    ])
  })

  it('writes a file of the rows with their reasons that calculates nothing and can be imported again', () => {
    const text = reasonsCsv(
      ['name', 'phone'],
      [{ reason: 'Phone', cells: ['=HYPERLINK("x")', '+919800000001'] }],
    )
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    const { headings, rows } = readLeadFile(utf8(text))
    expect(rows[0]?.cells.slice(1)).toEqual(['=HYPERLINK("x")', '+919800000001'])
    expect(recogniseColumns({ headings, rows })).toEqual(['leave-out', 'name', 'phone'])
  })

  // A spreadsheet with `;` or tab as separator splits a cell there in spite of the quotes.
  it('writes a file that calculates nothing in a spreadsheet with another separator, and reads it back', () => {
    const cells = [
      'Asha;=1+1',
      'Goa; -2',
      'x\t@SUM(A1)',
      'a\uFF1D1',
      '\uFF1D1+1',
      'two;\n"=1"',
      "Don't; 'quoted'",
    ]
    const text = reasonsCsv(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [{ reason: 'Phone', cells }])
    for (const separator of [';', '\t', ','])
      for (const part of text.split(separator)) expect(part).not.toMatch(/^[\s"]*[=+\-@\uFF1D]/)
    expect(readLeadFile(utf8(text)).rows[0]?.cells.slice(1)).toEqual(cells)
  })
})

describe('the columns of lead files', () => {
  it.each([
    ['meta-lead-ads', ['id', 'created_time', 'ad_id', 'full_name'], ['id', 'sent_at', 'leave-out', 'name']],
    [
      'google-lead-forms',
      ['Lead ID', 'Lead Submit Time', 'User Phone', 'GCLID'],
      ['id', 'sent_at', 'phone', 'leave-out'],
    ],
    [
      'indiamart',
      ['UNIQUE_QUERY_ID', 'QUERY_TIME', 'SENDER_NAME', 'SENDER_MOBILE', 'QUERY_MESSAGE'],
      ['id', 'sent_at', 'name', 'phone', 'message'],
    ],
    ['indiamart', ['Sender Name', 'Sender Mobile'], ['name', 'phone']],
    [
      'indiamart',
      [
        ...['Query Time', 'Sender Name', 'Sender Mobile', 'Sender Email', 'Subject', 'Query Message'],
        ...['Query Product Name', 'Sender City', 'Sender Mobile Alt'],
      ],
      ['sent_at', 'name', 'phone', 'email', 'message', 'message', 'destination', 'note', 'note'],
    ],
    [
      'indiamart',
      ['QUERY_ID', 'QTYPE', 'SENDERNAME', 'SENDEREMAIL', 'MOB', 'SUBJECT', 'ENQ_MESSAGE', 'DATE_TIME_RE'],
      ['id', 'note', 'name', 'email', 'phone', 'message', 'message', 'sent_at'],
    ],
    [undefined, ['Name', 'Mobile', 'Colour'], ['name', 'phone', 'note']],
  ])('recognises %s', (source, headings, uses) => {
    expect(recogniseSource(headings)).toBe(source)
    expect(recogniseColumns({ headings, rows: [] })).toEqual(uses)
  })

  it('recognises numbers and addresses by what most rows have in them, where the headings are unknown', () => {
    const rows = [
      { row: 2, cells: ['अनीता', '98000 00001', '2', 'a@example.com', '110001'] },
      { row: 3, cells: ['Ravi', 'p:+919800000002', '', '', '110001'] },
      { row: 4, cells: ['J', 'none', '9800000003', 'j@example.com', '110001'] },
    ]
    const headings = ['नाम', 'Kontakt', 'x', 'y', 'z']
    expect(recogniseColumns({ headings, rows })).toEqual(['note', 'phone', 'note', 'email', 'note'])
    expect(recogniseColumns({ headings: ['a', 'b', 'c', 'Email', 'Phone'], rows })).toEqual([
      'note',
      'note',
      'note',
      'email',
      'phone',
    ])
  })

  it('refuses a row whose id another row has with other details, and takes the same row once more', () => {
    const headings = ['id', 'phone']
    const rows = [
      { row: 2, cells: ['form-1', '9800000001'] },
      { row: 3, cells: ['form-1', '9800000002'] },
      { row: 4, cells: ['form-1', '9800000001'] },
    ]
    expect(toImportRows({ headings, rows, readAs: '' }, ['id', 'phone'])).toMatchObject([
      { row: 2, id: 'form-1' },
      { row: 3, errors: { id: 'Row 2 has the same id with other details. Check which column is the id.' } },
      { row: 4, id: 'form-1' },
    ])
  })

  it('refuses a row that is too long by itself, so that those sent together with it are imported', () => {
    const headings = ['id', 'phone']
    const rows = [
      { row: 2, cells: ['x'.repeat(201), '9800000001'] },
      { row: 3, cells: ['', 'x'.repeat(20_001)] },
      { row: 4, cells: ['x'.repeat(200), '9800000001'] },
    ]
    const [longId, longRow, good] = toImportRows({ headings, rows, readAs: '' }, ['id', 'phone'])
    expect([longId, longRow]).toEqual([
      { row: 2, errors: { id: 'The id is too long.' } },
      { row: 3, errors: { row: 'This row is too long.' } },
    ])
    expect(v.is(LeadImportSchema, { source: 'fair', rows: [good] })).toBe(true)
  })

  it('makes a lead of a row of Meta, with the question in its note', () => {
    const { headings, rows } = readLeadFile(utf16(META))
    const [row = { row: 0, cells: [] }] = rows
    expect(toImportRow(row, headings, recogniseColumns({ headings, rows }))).toEqual({
      row: 2,
      id: 'l:1',
      values: {
        sent_at: '2026-11-20T10:00:00+05:30',
        platform: 'ig',
        name: 'Asha Rao',
        phone: 'p:+919800000001',
        'where_to?': 'Bali',
      },
    })
  })

  it('joins names, keeps a second value of a field, and takes no heading for a field', () => {
    const headings = ['First name', 'Last name', 'phone', 'Phone', 'travellers', '__proto__']
    const row = { row: 2, cells: ['Asha', 'Rao', '1', '2', 'family', 'x'] }
    expect(toImportRow(row, headings, ['name', 'name', 'phone', 'phone', 'note', 'note'])).toEqual({
      row: 2,
      content: JSON.stringify(row.cells),
      values: { name: 'Asha Rao', phone: '1', Phone: '2', '“travellers”': 'family', '“__proto__”': 'x' },
    })
  })

  it('has the same content for a row whatever its columns are', () => {
    const row = { row: 2, cells: ['Asha ', '1'] }
    const [one, other] = [['name', 'phone'] as const, ['note', 'leave-out'] as const].map((uses) =>
      toImportRow(row, ['a', 'b'], uses),
    )
    expect(one && 'content' in one && one.content).toBe(other && 'content' in other && other.content)
  })

  it.each([
    ['2026-11-20 18:05:00', '2026-11-20T18:05:00+05:30'],
    ['20-11-2026 8:05', '2026-11-20T08:05+05:30'],
    ['20-Nov-2026 06:05:30 PM', '2026-11-20T18:05+05:30'],
    ['5-Nov-2026 12:05 am', '2026-11-05T00:05+05:30'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['yesterday', 'yesterday'],
  ])('reads the time %s as Indian', (cell, instant) => {
    expect(toImportRow({ row: 2, cells: [cell] }, ['t'], ['sent_at'])).toMatchObject({
      values: { sent_at: instant },
    })
  })

  it('names a cell that cannot be stored', () => {
    expect(toImportRow({ row: 3, cells: ['a\0'] }, ['name'], ['name'])).toMatchObject({
      row: 3,
      errors: { name: expect.any(String) },
    })
  })
})
