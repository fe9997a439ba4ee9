import { expect, test } from 'vitest'
import { packages } from '../content/packages/index.ts'
import { hotelChoices, pricedHotels, pricedWithStars, priceWithStars } from './hotels.ts'

const MORE = ' Hotels of a higher category cost more: ask for a quotation.'

test('the price is for the lowest category of each city', () => {
  expect(
    pricedHotels([
      { city: 'Kuta', star4: ['One'], star5: ['Two'] },
      { city: 'Ubud', star4: ['Three'] },
    ]),
  ).toBe(`The price is for 4-star hotels.${MORE}`)
  expect(
    pricedHotels([
      { city: 'Maafushi', star3: ['One'], star4: ['Two'] },
      { city: 'Malé', star4: ['Three'] },
    ]),
  ).toBe(`The price is for a 3-star hotel in Maafushi, a 4-star hotel in Malé.${MORE}`)
  expect(pricedHotels([{ city: 'Sangla', star3: ['One'] }])).toBe('The price is for 3-star hotels.')
})

test('a category with a price is offered, and the others are on request', () => {
  const hotels = [
    { city: 'Kuta', star3: ['One'], star5: ['Two'] },
    { city: 'Ubud', star3: ['Three'], star5: ['Four'] },
  ]
  const prices = [
    { hotels: 'total' as const, child: 9_000 },
    { hotels: 'star5' as const, forTwo: 1_20_000 },
  ]
  expect(pricedHotels(hotels, prices)).toBe(
    'The price is for 3-star hotels. With 5-star hotels it is ₹1,20,000 for two.',
  )
  expect(hotelChoices({ hotels, prices, totalPackagePrice: 74_999 })).toEqual([
    { hotels: 'total', stars: 3, forTwo: 74_999 },
    { hotels: 'star5', stars: 5, forTwo: 1_20_000 },
  ])
  expect(hotelChoices({ hotels, prices: prices.slice(0, 1), totalPackagePrice: 74_999 })).toEqual([])
})

test('every package says which hotels it buys', () => {
  for (const { hotels, key } of packages)
    expect(pricedHotels(hotels), key).toMatch(/^The price is for a? ?[345]-star/)
})

test('the price for a hotel category is its own, or the total where that buys it, or not known', () => {
  const one = packages.find(({ key }) => key === 'goa1')
  if (!one) throw new Error('No goa1')
  expect(priceWithStars(one, 3)).toBe(19_699)
  expect(priceWithStars(one, 4)).toBeUndefined()
  expect(pricedWithStars(one, 4)).toBe(one)
  const priced = { ...one, prices: [{ hotels: 'star4' as const, forTwo: 27_000 }] }
  expect(priceWithStars(priced, 4)).toBe(27_000)
  expect(pricedWithStars(priced, 4).totalPackagePrice).toBe(27_000)
  expect(priceWithStars({ ...one, hotels: [] }, 3)).toBeUndefined()
})
