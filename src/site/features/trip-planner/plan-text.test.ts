import { expect, test } from 'vitest'
import { partyPrice } from '../../../catalogue/party-price.ts'
import { partyPriceText } from './plan-text.ts'

const pkg = { totalPackagePrice: 74_999 }

test.each([
  [{ adults: 1, children: 0 }, 1, 74_999, 'At most ₹74,999 for 1 adult in 1 room, before taxes'],
  [{ adults: 2, children: 0 }, 1, 74_999, undefined],
  [{ adults: 2, children: 1 }, 1, 74_999, '₹74,999 for 2 adults in 1 room, the child extra, before taxes'],
  [{ adults: 3, children: 0 }, 2, 149_998, 'At most ₹1,49,998 for 3 adults in 2 rooms, before taxes'],
  [
    { adults: 4, children: 2 },
    2,
    149_998,
    '₹1,49,998 for 4 adults in 2 rooms, the children extra, before taxes',
  ],
  [{ adults: 7, children: 0 }, 4, 299_996, 'At most ₹2,99,996 for 7 adults in 4 rooms, before taxes'],
])('%j', (party, rooms, atMost, text) => {
  expect(partyPrice(pkg, party)).toEqual({ rooms, atMost })
  expect(partyPriceText(pkg, party)).toBe(text)
})
