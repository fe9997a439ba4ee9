import { expect, test } from 'vitest'
import { formatPaise, parsePaise, typedPaise } from './paise.ts'
import { parseNumber, parseRupees } from './typed-amount.ts'

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
  ['12k', undefined],
  ['1,2', undefined],
  ['12 5', undefined],
  ['Rs. 1,20,750/-', 12_075_000],
  ['१,२०,७५०.५०', 12_075_050],
])('typed as %s: %s', (typed, paise) => expect(parsePaise(typed)).toBe(paise))

test.each([0, 1, 99, 100, 12_075_050, 999_999_999])('%i is read as it is typed', (paise) =>
  expect(parsePaise(typedPaise(paise))).toBe(paise),
)

test.each([
  ['74999', 74_999],
  ['74,999', 74_999],
  ['2,74,999', 274_999],
  ['1,22,74,999', 12_274_999],
  ['274,999', 274_999],
  ['1,000,000', 1_000_000],
  ['74 999', 74_999],
  ['2\u00a074\u00a0999', 274_999],
  ['₹74,999', 74_999],
  ['₹ 74,999/-', 74_999],
  ['INR ₹74,999/- Onwards', 74_999],
  ['inr 74999', 74_999],
  ['Rs 74,999', 74_999],
  ['Rs.74,999/-', 74_999],
  ['rs. 74999 only', 74_999],
  ['रु. ७४,९९९', 74_999],
  ['૭૪,૯૯૯', 74_999],
  ['રૂ ૭૪૯૯૯', 74_999],
  [' 74,999.00 ', 74_999],
  ['\u200e₹74,999', 74_999],
  ['0', 0],
])('a price typed as %s is %s rupees', (typed, rupees) => expect(parseRupees(typed)).toBe(rupees))

test.each(
  [
    [
      '',
      ' ',
      '₹',
      'soon',
      '75k',
      '12.5k',
      '1 lakh',
      '1.2 lakh',
      '2L',
      '1 cr',
      '7499O',
      '75 thousand',
      '7 4 9 9 9',
    ],
    [
      '-12500',
      '−12500',
      '+12500',
      '12500-',
      '74,99',
      '7,4,999',
      '74,9999',
      '2,74 999',
      '74, 999',
      ',999',
      '74,',
    ],
    ['1.22,999', '74.999', '1,25.000', '74999.5', '74999.50', '74.999,00', '1e3', '0x10', '½', '12500 12'],
    [
      '74999 + GST 5%',
      '5% off 74999',
      '74,999 or 82,499',
      '74,999 for 2',
      '₹74,999-82,499',
      'USD 500',
      '€500',
    ],
    ['9'.repeat(17)],
  ].flat(),
)('%s is no price', (typed) => expect(parseRupees(typed)).toBe(undefined))

test.each([
  ['1,250.5', 1250.5],
  ['35', 35],
  ['0.5', 0.5],
  ['३५', 35],
  ['1,5', undefined],
  ['.5', undefined],
  ['35k', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['', undefined],
])('the number %s is %s', (typed, number) => expect(parseNumber(typed)).toBe(number))
