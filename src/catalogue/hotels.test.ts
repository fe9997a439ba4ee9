import { expect, test } from 'vitest'
import { packages } from '../content/packages/index.ts'
import { pricedHotels } from './hotels.ts'

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

test('every package says which hotels it buys', () => {
  for (const { hotels, key } of packages)
    expect(pricedHotels(hotels), key).toMatch(/^The price is for a? ?[345]-star/)
})
