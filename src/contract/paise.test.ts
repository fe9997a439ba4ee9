import { expect, test } from 'vitest'
import { formatPaise, parsePaise, typedPaise } from './paise.ts'

test.each([
  [0, '₹0'],
  [1, '₹0.01'],
  [12_075_000, '₹1,20,750'],
  [12_075_050, '₹1,20,750.50'],
])('%i paise are shown as %s', (paise, shown) => expect(formatPaise(paise)).toBe(shown))

test.each([
  ['120750', 12_075_000],
  ['₹1,20,750.5', 12_075_050],
  ['1.15', 115],
  ['0.07', 7],
  [' 12 ', 1_200],
  ['', undefined],
  ['.5', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12 rupees', undefined],
])('typed as %s: %s', (typed, paise) => expect(parsePaise(typed)).toBe(paise))

test.each([0, 1, 99, 100, 12_075_050, 999_999_999])('%i is read as it is typed', (paise) =>
  expect(parsePaise(typedPaise(paise))).toBe(paise),
)
