import { expect, test } from 'vitest'
import type { Quotation } from '../contract/quotation.ts'
import { quotationChanges } from './quotation-changes.ts'

const LEVY: Quotation['charges'][number] = {
  kind: 'levy',
  name: 'Tourist levy',
  amount: { currency: 'USD', from: 10, per: 'person' },
  paid: 'online',
  source: 'the island',
  checked: '2026-11-01',
}
const BASE: Quotation = {
  title: 'Bali at ease',
  packageKey: 'bali1',
  destination: 'bali',
  abroad: false,
  startsOn: '2026-12-03',
  nights: 4,
  adults: 2,
  children: 0,
  rooms: 1,
  route: 'Kuta-2N -- Ubud-2N',
  itinerary: [
    { title: 'Arrival', activities: ['Transfer'] },
    { title: 'Temples', activities: ['Uluwatu', 'Dance'] },
  ],
  hotels: [
    { city: 'Kuta', hotel: 'Sea Lane', stars: 4, nights: 2 },
    { city: 'Ubud', hotel: 'Rice View', stars: null, nights: 2 },
  ],
  inclusions: ['Breakfast', 'All transfers.'],
  exclusions: ['Flights'],
  lines: [{ label: 'Package for two, per room', quantity: 1, unitPaise: 1_10_000_00 }],
  discount: null,
  gst: 'extra',
  charges: [LEVY],
  validUntil: '2026-11-30',
  message: '',
}
const between = (before: Partial<Quotation>, after: Partial<Quotation>) =>
  quotationChanges(
    { quotation: { ...BASE, ...before }, taxDay: '2026-11-23' },
    { quotation: { ...BASE, ...after }, taxDay: '2026-11-23' },
  )

test('the same version has no differences', () => expect(between({}, {})).toEqual([]))

test.each<[Partial<Quotation>, Partial<Quotation>, string[]]>([
  [
    {},
    { lines: [{ label: 'Package for two, per room', quantity: 1, unitPaise: 1_15_000_00 }] },
    [
      'The total is ₹1,20,750 instead of ₹1,15,500.',
      'Package for two, per room: 1 × ₹1,15,000 instead of 1 × ₹1,10,000.',
    ],
  ],
  [{}, { nights: 5 }, ['5 nights instead of 4.']],
  [{}, { nights: 1 }, ['1 night instead of 4.']],
  [{}, { children: 1 }, ['1 child instead of none.']],
  [{ children: 2 }, {}, ['No children instead of 2.']],
  [{}, { adults: 3, rooms: 2 }, ['3 adults instead of 2.', '2 rooms instead of 1.']],
  [{}, { title: 'Bali' }, ['The title is “Bali” instead of “Bali at ease”.']],
  [{}, { destination: 'hong-kong' }, ['The destination is Hong Kong instead of Bali.']],
  [{}, { startsOn: '2026-12-05' }, ['The trip starts on 5 December 2026 instead of 3 December 2026.']],
  [{ startsOn: null }, {}, ['The trip starts on 3 December 2026.']],
  [{}, { startsOn: null }, ['The day of departure is open.']],
  [{}, { route: 'Ubud-4N' }, ['The route is Ubud (4) instead of Kuta (2), Ubud (2).']],
  [
    {},
    { hotels: [BASE.hotels[0] as never, { city: 'Ubud', hotel: 'Tree House', stars: 5, nights: 2 }] },
    ['Hotel in Ubud: Tree House (2 nights, 5-star) instead of Rice View (2 nights).'],
  ],
  [{}, { hotels: [BASE.hotels[0] as never] }, ['No hotel in Ubud any more; it was Rice View (2 nights).']],
  [
    { hotels: [] },
    { hotels: [BASE.hotels[1] as never] },
    ['Hotel in Ubud: Rice View (2 nights), which is new.'],
  ],
  [
    {},
    {
      itinerary: [
        { title: 'Arrival', activities: ['Taxi'] },
        { title: 'Beach', activities: [] },
        { title: 'Home', activities: [] },
      ],
    },
    [
      'Day 1, “Arrival”, has a changed programme.',
      'Day 2 is “Beach” instead of “Temples”.',
      'Day 3 is new: “Home”.',
    ],
  ],
  [{}, { itinerary: [BASE.itinerary[0] as never] }, ['Day 2 is left out; it was “Temples”.']],
  [
    {},
    { inclusions: ['Breakfast', 'Dinner'], exclusions: [] },
    [
      'Now included: Dinner.',
      'No longer included: All transfers.',
      'No longer named as not included: Flights.',
    ],
  ],
  [
    {},
    { discount: { paise: 10_000_00, reason: 'returning guest' } },
    ['The total is ₹1,05,000 instead of ₹1,15,500.', 'The discount is ₹10,000, for “returning guest”.'],
  ],
  [
    { discount: { paise: 10_000_00, reason: 'returning guest' } },
    {},
    ['The total is ₹1,15,500 instead of ₹1,05,000.', 'The discount of ₹10,000 is left out.'],
  ],
  [{}, { gst: 'included' }, ['The total is ₹1,10,000 instead of ₹1,15,500.', 'GST is now in the prices.']],
  [{}, { abroad: true }, ['The total is ₹1,17,810 instead of ₹1,15,500.', 'TCS is now collected.']],
  [
    {},
    { charges: [{ ...LEVY, amount: { currency: 'USD', from: 15, per: 'person' } }] },
    ['Tourist levy: USD 15 per person instead of USD 10 per person.'],
  ],
  [{}, { charges: [] }, ['No longer to pay to others: Tourist levy.']],
  [{ charges: [] }, {}, ['Also to pay to others: Tourist levy, USD 10 per person.']],
  [
    {},
    { validUntil: '2026-12-01' },
    ['It can be accepted until 1 December 2026 instead of 30 November 2026.'],
  ],
  [{}, { message: 'Hello' }, ['The message to you is new.']],
  [{ message: 'Hello' }, {}, ['The message to you is left out.']],
  [
    {},
    { charges: [{ ...LEVY, paid: 'at check-out' }] },
    ['Tourist levy: paid at check-out instead of online.'],
  ],
  [
    {},
    { charges: [{ ...LEVY, amount: { currency: 'USD', from: 15, per: 'person' }, paid: 'at check-out' }] },
    ['Tourist levy: USD 15 per person, paid at check-out, instead of USD 10 per person, paid online.'],
  ],
])('%j → %j', (before, after, expected) => expect(between(before, after)).toEqual(expected))

test('a tax that changed by its date changes the total', () => {
  const abroad = { ...BASE, abroad: true }
  expect(
    quotationChanges(
      { quotation: abroad, taxDay: '2026-03-31' },
      { quotation: abroad, taxDay: '2026-04-01' },
    ),
  ).toEqual(['The total is ₹1,17,810 instead of ₹1,21,275.'])
})
