import { describe, expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { moneyText } from './charges.ts'
import { priceBreakdown } from './price-breakdown.ts'
import { gstRateOn, tcsRateOn } from './taxes.ts'

const regionOf = (slug: string) => destinations.find((place) => place.slug === slug)?.region ?? 'domestic'
const packageOf = (key: string) => {
  const pkg = packages.find((pkg) => pkg.key === key)
  if (!pkg) throw new Error(`No ${key}.`)
  return pkg
}
const priceOf = (key: string, day = '2026-11-21') => {
  const pkg = packageOf(key)
  return priceBreakdown(pkg, regionOf(pkg.destination), day)
}

/** Worked out by hand: price for two, GST of 5 %, TCS of 2 % on both, and the total; each tax to the nearest rupee. */
const TOTALS: [string, number, number, number, number][] = [
  ['bali1', 74_999, 3_750, 1_575, 80_324],
  ['bali4', 64_999, 3_250, 1_365, 69_614],
  ['dubai1', 82_999, 4_150, 1_743, 88_892],
  ['singapore3', 95_199, 4_760, 1_999, 101_958],
  ['turkey4', 142_799, 7_140, 2_999, 152_938],
  ['vietnam6', 115_999, 5_800, 2_436, 124_235],
  ['maldives3', 114_999, 5_750, 2_415, 123_164],
  ['europe3', 489_999, 24_500, 10_290, 524_789],
  ['bhutan1', 82_999, 4_150, 1_743, 88_892],
  ['bhutan2', 98_999, 4_950, 2_079, 106_028],
  ['malaysia1', 58_499, 2_925, 1_228, 62_652],
  ['thailand1', 49_399, 2_470, 1_037, 52_906],
  ['japan2', 418_999, 20_950, 8_799, 448_748],
  ['newzealand1', 349_999, 17_500, 7_350, 374_849],
  ['mauritius1', 112_499, 5_625, 2_362, 120_486],
  ['goa1', 19_699, 985, 0, 20_684],
  ['kerala1', 31_299, 1_565, 0, 32_864],
  ['ladakh2', 84_999, 4_250, 0, 89_249],
  ['himachal1', 34_999, 1_750, 0, 36_749],
  ['north2', 89_999, 4_500, 0, 94_499],
]

describe('the total paid to the agency', () => {
  test.each(TOTALS)('%s', (key, forTwo, gst, tcs, toUs) => {
    const price = priceOf(key)
    expect([price.forTwo, price.gst?.amount, price.tcs?.amount ?? 0, price.toUs]).toEqual([
      forTwo,
      gst,
      tcs,
      toUs,
    ])
  })

  test('of each of all packages is its price, GST on it, TCS on both, and then the charges in rupees', () => {
    const nearest = (rupees: number) => Math.floor(rupees + 0.5)
    for (const pkg of packages) {
      const price = priceOf(pkg.key)
      const withGst = pkg.totalPackagePrice + nearest(pkg.totalPackagePrice / 20)
      const abroad = regionOf(pkg.destination) === 'international'
      expect(price.toUs, pkg.key).toBe(withGst + (abroad ? nearest(withGst / 50) : 0))
      const inRupees = (pkg.charges ?? []).flatMap(({ amount }) => {
        if (amount?.currency !== 'INR') return []
        const heads = amount.per.startsWith('person') ? 2 : 1
        const nights = amount.per.endsWith('night') ? (amount.nights ?? pkg.nights) : 1
        return [(amount.to ?? amount.from) * heads * nights]
      })
      const all = inRupees.reduce((sum, rupees) => sum + rupees, price.toUs)
      expect(price.withRupeeCharges ?? price.toUs, pkg.key).toBe(all)
    }
  })

  test('has the rates of the day it is paid', () => {
    expect(gstRateOn('2017-06-30')).toBeUndefined()
    expect(tcsRateOn('2026-03-31')?.percent).toBe(5)
    expect(tcsRateOn('2026-04-01')?.percent).toBe(2)
    expect(tcsRateOn('2031-01-01')?.percent).toBe(2)
    expect(tcsRateOn('2019-12-31')).toBeUndefined()
    // 82,999 and 4,150 of GST; 5 % of 87,149 and 2 % of it.
    expect(priceOf('dubai1', '2026-03-31')).toMatchObject({
      tcs: { percent: 5, amount: 4_357 },
      toUs: 91_506,
    })
    expect(priceOf('dubai1', '2026-04-01')).toMatchObject({
      tcs: { percent: 2, amount: 1_743 },
      toUs: 88_892,
    })
  })

  test('has no GST on top where the price includes it, and TCS on the same price', () => {
    const price = priceBreakdown({ ...packageOf('dubai1'), gst: 'included' }, 'international', '2026-11-21')
    expect(price).not.toHaveProperty('gst')
    expect([price.tcs?.amount, price.toUs]).toEqual([1_660, 84_659])
  })

  test('has GST on top where a package does not say', () => {
    const { gst: _, ...pkg } = packageOf('goa1')
    expect(priceBreakdown(pkg, 'domestic', '2026-11-21').toUs).toBe(20_684)
  })

  test('has no TCS on holidays in India', () => {
    for (const pkg of packages.filter(({ destination }) => regionOf(destination) === 'domestic'))
      expect(priceOf(pkg.key), pkg.key).not.toHaveProperty('tcs')
  })

  test('is never less than twice the price per adult, nor more than a rupee above it without taxes', () => {
    for (const { key } of packages) {
      const { perAdult, forTwo, toUs, aMonth } = priceOf(key)
      expect([0, 1], key).toContain(forTwo - 2 * perAdult)
      expect(aMonth * 12).toBeGreaterThanOrEqual(toUs)
      expect(aMonth * 12 - toUs).toBeLessThan(12)
    }
  })
})

describe('what others collect', () => {
  const totals = (key: string) =>
    priceOf(key).charges.map(({ name, forTwo }) => `${name}: ${forTwo ? moneyText(forTwo) : 'unknown'}`)

  test('Bali asks two guests for IDR 300,000 and USD 70', () => {
    for (const key of ['bali1', 'bali2', 'bali3', 'bali4'])
      expect(totals(key).slice(0, 2), key).toEqual([
        'International tourism levy: IDR 300,000',
        'Visa on arrival: USD 70',
      ])
  })

  test('by the night, the room and the kind of hotel', () => {
    expect(totals('maldives1')).toEqual(['Green tax: USD 72'])
    // Two nights in a guest house at USD 6, two in a resort at USD 12.
    expect(totals('maldives3')).toEqual([
      'Green tax on the local island: USD 24',
      'Green tax at the resort: USD 48',
    ])
    // A room, not a person.
    expect(totals('malaysia1')[1]).toBe('Tourism tax: MYR 40')
    // Three of the four nights are in Dubai.
    expect(totals('dubai4')).toEqual([
      'UAE visa fee: unknown',
      'Tourism dirham in Dubai: AED 45 to 60',
      'Tourism dirham in Ras Al Khaimah: unknown',
    ])
  })

  test('Bhutan’s fee is part of the total in rupees', () => {
    expect(totals('bhutan1')).toEqual(['Sustainable Development Fee: INR 12,000'])
    expect(priceOf('bhutan1').withRupeeCharges).toBe(88_892 + 12_000)
    expect(totals('bhutan2')).toEqual(['Sustainable Development Fee: INR 16,800'])
    expect(priceOf('bhutan2').withRupeeCharges).toBe(106_028 + 16_800)
    expect(priceOf('goa1')).not.toHaveProperty('withRupeeCharges')
  })

  test('is read from the exclusions of a package that has no list', () => {
    const { charges: _, ...pkg } = packageOf('maldives1')
    const exclusions = [
      'Airfare and travel insurance',
      'Schengen visa and visa-centre fees',
      'Green tax, at present USD 12 per person per night, paid at the resort',
      'Tourism tax, MYR 10 to 15 per room per night',
      '5% TCS (tax collected at source)',
      'Water sports',
    ]
    const { charges } = priceBreakdown({ ...pkg, exclusions }, 'international', '2026-11-21')
    expect(charges.map(({ name, forTwo }) => [name, forTwo])).toEqual([
      [exclusions[1], undefined],
      [exclusions[2], { currency: 'USD', from: 72 }],
      [exclusions[3], { currency: 'MYR', from: 30, to: 45 }],
    ])
  })
})
