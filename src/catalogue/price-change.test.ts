import { expect, it } from 'vitest'
import { changedPrice, type PriceRule, scaledPrices } from './price-change.ts'

const percent = (amount: number, rounding: PriceRule['rounding']): PriceRule => ({
  by: 'percent',
  amount,
  rounding,
})
const rupees = (amount: number, rounding: PriceRule['rounding']): PriceRule => ({
  by: 'rupees',
  amount,
  rounding,
})

it.each<[number, PriceRule, number | undefined]>([
  [74_999, percent(10, '999'), 81_999],
  [74_999, percent(10, '99'), 82_499],
  [74_999, percent(10, '9'), 82_499],
  [74_999, percent(10, '100'), 82_500],
  [74_999, percent(10, '1'), 82_499],
  [74_999, percent(-5, '999'), 70_999],
  [74_999, percent(2.5, '1'), 76_874],
  [74_999, rupees(1_000, '999'), 75_999],
  [74_999, rupees(-1_500, '99'), 73_499],
  [74_999, percent(0, '999'), 74_999],
  [400, percent(0, '999'), 999],
  [400, rupees(-400, '1'), undefined],
  [400, percent(-100, '999'), undefined],
  [400, percent(Number.NaN, '1'), undefined],
])('₹%i by %o is ₹%s', (price, rule, expected) => {
  expect(changedPrice(price, rule)).toBe(expected)
})

it('changes further prices by the same share', () => {
  const prices = [
    { hotels: 'total' as const, child: 0, single: 61_999 },
    { hotels: 'star5' as const, forTwo: 120_000, extraAdult: 40_001 },
  ]
  expect(scaledPrices(prices, 80_000, 84_000)).toEqual([
    { hotels: 'total', child: 0, single: 65_099 },
    { hotels: 'star5', forTwo: 126_000, extraAdult: 42_001 },
  ])
})
