import { expect, test } from 'vitest'
import { partyPriceText } from './party-text.ts'

const pkg = { totalPackagePrice: 74_999 }

test.each([
  [{ adults: 1, children: 0 }, 'At most ₹74,999 for 1 adult in 1 room, before taxes'],
  [{ adults: 2, children: 0 }, undefined],
  [{ adults: 2, children: 1 }, 'At most ₹1,12,499 for 2 adults and 1 child in 1 room, before taxes'],
  [{ adults: 3, children: 0 }, 'At most ₹1,49,998 for 3 adults in 2 rooms, before taxes'],
  [{ adults: 4, children: 0 }, '₹1,49,998 for 4 adults in 2 rooms, before taxes'],
  [{ adults: 2, children: 3 }, 'Price for 2 adults and 3 children on request'],
])('%j', (party, text) => {
  expect(partyPriceText(pkg, party)).toBe(text)
})

test('a price with GST is not called one before taxes', () => {
  const priced = { ...pkg, gst: 'included' as const }
  expect(partyPriceText(priced, { adults: 4, children: 0 })).toBe(
    '₹1,49,998 for 4 adults in 2 rooms, GST included',
  )
})

test('a price for children is used where there is one', () => {
  const prices = [{ hotels: 'total' as const, child: 12_000 }]
  expect(partyPriceText({ ...pkg, prices }, { adults: 2, children: 2 })).toBe(
    '₹98,999 for 2 adults and 2 children in 1 room, before taxes',
  )
})
