import { describe, expect, test } from 'vitest'
import { packages } from '../content/packages/index.ts'
import type { PriceRow } from '../contract/package-prices.ts'
import { type Party, partyPrice, roomPrices } from './party-price.ts'

const only = { totalPackagePrice: 74_999 }
const rows: PriceRow[] = [
  { hotels: 'total', single: 60_000, extraAdult: 25_000, child: 12_000 },
  { hotels: 'star5', forTwo: 120_000, child: 0 },
]
const all = { ...only, prices: rows }
const [, fiveStars] = rows

const cases: [string, Party, number, number, boolean][] = [
  ['2 adults pay the price for two', { adults: 2, children: 0 }, 1, 74_999, false],
  ['1 adult at most the price for two', { adults: 1, children: 0 }, 1, 74_999, true],
  ['1 adult and 1 child the same', { adults: 1, children: 1 }, 1, 74_999, true],
  ['1 adult and 2 children half more', { adults: 1, children: 2 }, 1, 112_499, true],
  ['a child at most half, rounded up', { adults: 2, children: 1 }, 1, 112_499, true],
  ['3 adults at most twice', { adults: 3, children: 0 }, 2, 149_998, true],
  ['4 adults twice', { adults: 4, children: 0 }, 2, 149_998, false],
  ['4 adults and 3 children', { adults: 4, children: 3 }, 2, 262_498, true],
  ['7 adults in 4 rooms', { adults: 7, children: 0 }, 4, 299_996, true],
]

describe('a package with nothing but its price for two', () => {
  test.each(cases)('%s', (_, party, rooms, price, isAtMost) => {
    expect(partyPrice(only, party)).toEqual({ rooms, price, isAtMost })
  })

  test('is on request for more than two children a room', () => {
    expect(partyPrice(only, { adults: 2, children: 3 })).toBeUndefined()
    expect(partyPrice(only, { adults: 1, children: 3 })).toBeUndefined()
    expect(partyPrice(only, { adults: 4, children: 4 })).toBeDefined()
  })

  test('has no price for better hotels', () => {
    expect(partyPrice(only, { adults: 2, children: 0 }, 'star5')).toBeUndefined()
  })
})

const withAll: [string, Party, number, number][] = [
  ['1 adult pays the single room', { adults: 1, children: 0 }, 1, 60_000],
  ['1 adult and 1 child', { adults: 1, children: 1 }, 1, 72_000],
  ['2 adults and 2 children', { adults: 2, children: 2 }, 1, 98_999],
  ['3 adults share the room', { adults: 3, children: 0 }, 1, 99_999],
  ['3 adults and 1 child', { adults: 3, children: 1 }, 1, 111_999],
  ['5 adults and 3 children', { adults: 5, children: 3 }, 2, 210_998],
]

describe('a package with all prices', () => {
  test.each(withAll)('%s, exactly', (_, party, rooms, price) => {
    expect(partyPrice(all, party)).toEqual({ rooms, price, isAtMost: false })
  })

  test('has a third adult’s bed instead of a child’s', () => {
    expect(partyPrice(all, { adults: 3, children: 2 })).toBeUndefined()
  })

  test('uses the prices of the chosen hotels only', () => {
    expect(roomPrices(all, 'star5')).toEqual(fiveStars)
    expect(partyPrice(all, { adults: 2, children: 2 }, 'star5')).toEqual({
      rooms: 1,
      price: 120_000,
      isAtMost: false,
    })
    // Neither a single room nor an extra bed has a price there.
    expect(partyPrice(all, { adults: 3, children: 0 }, 'star5')).toEqual({
      rooms: 2,
      price: 240_000,
      isAtMost: true,
    })
  })
})

test('no further person makes any package cheaper', () => {
  for (const pkg of [...packages, all])
    for (const hotels of ['total', 'star5'] as const)
      for (let adults = 1; adults <= 8; adults++)
        for (let children = 0; children <= 8; children++) {
          const now = partyPrice(pkg, { adults, children }, hotels)
          const more = partyPrice(pkg, { adults, children: children + 1 }, hotels)
          if (now && more) expect(more.price, `${adults}+${children}`).toBeGreaterThanOrEqual(now.price)
        }
})
