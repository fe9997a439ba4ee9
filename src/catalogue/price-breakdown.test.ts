import { describe, expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { priceBreakdown } from './price-breakdown.ts'
import { tcsRateOn } from './taxes.ts'

const regionOf = (slug: string) => destinations.find((place) => place.slug === slug)?.region ?? 'domestic'
const priceOf = (key: string, day = '2026-11-21') => {
  const pkg = packages.find((pkg) => pkg.key === key)
  if (!pkg) throw new Error(`No ${key}.`)
  return priceBreakdown(pkg, regionOf(pkg.destination), day)
}

describe('TCS', () => {
  test('is 5% until 31 March 2026 and 2% from the day after', () => {
    expect(tcsRateOn('2026-03-31')?.percent).toBe(5)
    expect(tcsRateOn('2026-04-01')?.percent).toBe(2)
    expect(tcsRateOn('2031-01-01')?.percent).toBe(2)
    expect(tcsRateOn('2019-12-31')).toBeUndefined()
  })

  test('comes on top of a holiday abroad, by the day of payment', () => {
    expect(priceOf('dubai1', '2026-03-31')).toMatchObject({
      forTwo: 82_999,
      tcs: { percent: 5, amount: 4150 },
      toUs: 87_149,
    })
    expect(priceOf('dubai1', '2026-04-01')).toMatchObject({
      forTwo: 82_999,
      tcs: { percent: 2, amount: 1660 },
      toUs: 84_659,
    })
  })

  test('another rate in the package text is named, and only then', () => {
    expect(priceOf('dubai1', '2026-04-01').tcs?.stated).toBe(5)
    expect(priceOf('dubai1', '2026-03-31').tcs).not.toHaveProperty('stated')
    expect(priceOf('bali1').tcs).not.toHaveProperty('stated')
  })

  test('is not collected on holidays in India', () => {
    for (const pkg of packages.filter(({ destination }) => regionOf(destination) === 'domestic')) {
      const price = priceOf(pkg.key)
      expect(price, pkg.key).not.toHaveProperty('tcs')
      expect(price.toUs).toBe(pkg.totalPackagePrice)
    }
  })
})

test('two adults pay the price for two, to within the rupee lost to halving', () => {
  for (const { key } of packages) {
    const { perAdult, forTwo, toUs, aMonth } = priceOf(key)
    expect(Math.abs(perAdult * 2 - forTwo), key).toBeLessThanOrEqual(1)
    expect(aMonth * 12).toBeGreaterThanOrEqual(toUs)
    expect(aMonth * 12 - toUs).toBeLessThan(12)
  }
})

describe('what is paid on the spot', () => {
  const spot = (key: string) => priceOf(key).onTheSpot.map(({ forTwo }) => forTwo)

  test('Bali asks two guests for IDR 300,000 and USD 70', () => {
    for (const key of ['bali1', 'bali2', 'bali3', 'bali4'])
      expect(spot(key).filter(Boolean), key).toEqual([
        { currency: 'IDR', from: 300_000 },
        { currency: 'USD', from: 70 },
      ])
  })

  test('by the night, the room or the type of stay', () => {
    expect(spot('maldives1')).toEqual([{ currency: 'USD', from: 12 * 2 * 3 }])
    expect(spot('maldives3')).toEqual([{ currency: 'USD', from: 6 * 2 * 4, to: 12 * 2 * 4 }])
    // A room, not a person.
    expect(spot('malaysia1')).toEqual([{ currency: 'MYR', from: 10 * 4 }])
  })

  test('without a number where only the counter knows it, and never TCS', () => {
    expect(spot('dubai1')).toEqual([undefined])
    expect(spot('europe1')).toEqual([undefined])
    for (const { key } of packages)
      for (const { text } of priceOf(key).onTheSpot) expect(text, key).not.toMatch(/TCS/)
  })

  test('every amount in foreign money that a package names as excluded is there', () => {
    for (const { key, exclusions } of packages) {
      const named = exclusions.filter((line) => /\b(?!INR)[A-Z]{3} \d/.test(line))
      const shown = priceOf(key).onTheSpot.flatMap(({ text, forTwo }) => (forTwo ? [text] : []))
      expect(shown, key).toEqual(named)
    }
  })
})
