import { expect, it } from 'vitest'
import { csvCell } from './csv-cell.ts'

// A spreadsheet with `;` or tab as separator splits a cell there in spite of the quotes.
it.each([
  ['=1+1', `"'=1+1"`],
  ['\t=1+1', `"'\t'=1+1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1+1', `"a; '=1+1"`],
  ['a;"=1+1"', `"a;""'=1+1"""`],
  ['a\t+1', `"a\t'+1"`],
  ['a\r\n@SUM(A1)', `"a\r\n'@SUM(A1)"`],
  ['a;\uFF1D1', `"a;'\uFF1D1"`],
  ['a;;-1;b;=2', `"a;;'-1;b;'=2"`],
  ['plain; text - with signs + more', '"plain; text - with signs + more"'],
])('exports %j as text in every locale', (value, written) => {
  expect(csvCell(value)).toBe(written)
})

it('takes time in proportion to the text, also where it is nothing but separators', () => {
  for (const part of ['\t', ';', ';"', "\n'"]) {
    const started = performance.now()
    expect(csvCell(part.repeat(200_000)).length).toBeGreaterThan(200_000)
    expect(performance.now() - started, part).toBeLessThan(1_000)
  }
})
