import { expect, test } from 'vitest'
import { addDays, cancellationDates } from './cancellation-dates.ts'

test('gives every row its dates, without gap or overlap, up to the day of departure', () => {
  const periods = cancellationDates('2027-03-05')
  expect(periods.map(({ from, to }) => [from, to])).toEqual([
    [undefined, '2027-02-02'],
    ['2027-02-03', '2027-02-03'],
    ['2027-02-04', '2027-02-13'],
    ['2027-02-14', '2027-03-05'],
  ])
  expect(periods.at(-1)?.fee).toBe('100%, no refund')
  for (const [index, { from }] of periods.entries())
    if (from) expect(addDays(periods[index - 1]?.to ?? '', 1)).toBe(from)
})

test('counts across the end of February', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})
