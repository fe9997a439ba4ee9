import { describe, expect, it } from 'vitest'
import { packages } from '../../content/packages/index.ts'
import {
  chargeIssues,
  dayIssues,
  EMPTY_CHARGE,
  EMPTY_DAY,
  EMPTY_PRICES,
  EMPTY_TOWN,
  priceIssues,
  toChargeRows,
  toCharges,
  toDayRows,
  toDays,
  toHotels,
  toPrices,
  toPriceTexts,
  toTownRows,
  townIssues,
} from './package-rows.ts'

describe('rows', () => {
  it('are every package as it is, and nothing is wrong with them', () => {
    for (const { key, itinerary, hotels, charges = [] } of packages) {
      expect(toDays(toDayRows(itinerary)), key).toEqual(itinerary)
      expect(toHotels(toTownRows(hotels)), key).toEqual(hotels)
      expect(toCharges(toChargeRows(charges)), key).toEqual(charges)
      expect(dayIssues(toDayRows(itinerary)), key).toEqual([])
      expect(townIssues(toTownRows(hotels)), key).toEqual([])
      expect(chargeIssues(toChargeRows(charges)), key).toEqual([])
    }
  })

  it('are prices as they are, and a child who travels free is no missing price', () => {
    const prices = [
      { hotels: 'total' as const, child: 0, extraAdult: 12_500, single: 30_000 },
      { hotels: 'star5' as const, forTwo: 99_999, child: 15_000 },
    ]
    expect(toPrices(toPriceTexts(prices))).toEqual(prices)
    expect(priceIssues(toPriceTexts(prices))).toEqual([])
    expect(toPrices([{ ...EMPTY_PRICES, child: '₹12,500' }])).toEqual([{ hotels: 'total', child: 12_500 }])
    for (const child of ['half', '12k', '1 lakh', '5%', '-500']) {
      expect(toPrices([{ ...EMPTY_PRICES, child }])).toEqual([{ hotels: 'total', child }])
      expect(priceIssues([{ ...EMPTY_PRICES, child }])).toEqual([
        { at: 0, text: 'Give the price for a child in whole rupees and in digits, such as 12,500.' },
      ])
    }
  })

  it('are charges whose amounts are numbers only, with the commas of thousands', () => {
    const amountOf = (from: string) => toCharges([{ ...EMPTY_CHARGE, currency: 'usd', from }])
    expect(amountOf('1,250.50')).toMatchObject([{ amount: { from: 1250.5 } }])
    for (const from of ['1,5', '35k', '0x10', '1e3', '-35', 'about 10'])
      expect(chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa', currency: 'USD', from }]), from).toEqual([
        { at: 0, text: 'Give the amount of Visa as a number.' },
      ])
    const nights = { ...EMPTY_CHARGE, name: 'Levy', currency: 'USD', from: '5', nights: '2 nights' }
    expect(chargeIssues([nights])).toEqual([{ at: 0, text: 'Give the nights of Levy as a whole number.' }])
  })

  it('keep a hotel with a comma in its name as one', () => {
    expect(toHotels([{ ...EMPTY_TOWN, city: 'Panaji, Goa', star3: 'Casa Ourem, Goa\n' }])).toEqual([
      { city: 'Panaji, Goa', star3: ['Casa Ourem, Goa'] },
    ])
  })
})

describe('what is missing is said in words', () => {
  it.each([
    [dayIssues([EMPTY_DAY]), 'Day 1 is empty: fill it in or remove it.'],
    [dayIssues([{ title: '', activities: 'Walk' }]), 'Give day 1 a title.'],
    [dayIssues([{ title: 'Arrival', activities: ' ' }]), 'Say what happens on day 1.'],
    [townIssues([{ ...EMPTY_TOWN, city: 'Kuta' }]), 'Name the hotel in Kuta.'],
    [townIssues([{ ...EMPTY_TOWN, star3: 'Lodge' }]), 'Name the town of row 1.'],
    [townIssues([EMPTY_TOWN]), 'Town 1 is empty: fill it in or remove it.'],
    [
      townIssues([
        { ...EMPTY_TOWN, city: 'Kuta', star3: 'A' },
        { ...EMPTY_TOWN, city: 'kuta', star4: 'B' },
      ]),
      'kuta is listed twice: put its hotels in one row.',
    ],
    [priceIssues([EMPTY_PRICES]), 'Row 1 has no price: fill it in or remove it.'],
    [
      priceIssues([{ ...EMPTY_PRICES, child: 'half' }]),
      'Give the price for a child in whole rupees and in digits, such as 12,500.',
    ],
    [
      priceIssues([{ ...EMPTY_PRICES, forTwo: '50,000' }]),
      'The price for two with these hotels is the total package price above: leave it empty here.',
    ],
    [
      priceIssues([{ ...EMPTY_PRICES, hotels: 'star5', child: '9,000' }]),
      'Give the price for two with 5-star hotels.',
    ],
    [
      priceIssues([
        { ...EMPTY_PRICES, child: '9,000' },
        { ...EMPTY_PRICES, single: '40,000' },
      ]),
      'There are two rows for those of the total price: put their prices together.',
    ],
    [chargeIssues([EMPTY_CHARGE]), 'Name charge 1.'],
    [
      chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa', from: '35' }]),
      'Give the currency of Visa in three letters, such as USD.',
    ],
    [
      chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa', currency: 'usd', from: 'much' }]),
      'Give the amount of Visa as a number.',
    ],
    [
      chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa', currency: 'usd', from: '35', to: '20' }]),
      'The highest amount of Visa must be more than the lowest.',
    ],
    [chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa' }]), 'Say who is paid Visa, and when.'],
    [chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa', paid: 'on arrival' }]), 'Say who sets Visa.'],
    [
      chargeIssues([{ ...EMPTY_CHARGE, name: 'Visa', paid: 'on arrival', source: 'Ministry' }]),
      'Give the day Visa was last checked.',
    ],
  ])('%j', (issues, text) => {
    expect(issues.map((issue) => issue.text)).toEqual([text])
  })
})
