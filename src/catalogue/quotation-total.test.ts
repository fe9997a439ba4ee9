import { expect, test } from 'vitest'
import type { Charge } from '../contract/charges.ts'
import { quotationTotal } from './quotation-total.ts'

const DAY = '2026-11-23'
type Priced = Parameters<typeof quotationTotal>[0]

const charge = (amount: Charge['amount']): Charge => ({
  kind: 'levy',
  name: 'Levy',
  ...(amount && { amount }),
  paid: 'on the spot',
  source: 'the place',
  checked: '2026-11-01',
})

const quotation = (changes: Partial<Priced> = {}): Priced => ({
  lines: [{ label: 'Package for two, per room', quantity: 1, unitPaise: 1_00_000_00 }],
  discount: null,
  gst: 'included',
  abroad: false,
  charges: [],
  nights: 4,
  adults: 2,
  children: 0,
  rooms: 1,
  ...changes,
})
const line = (quantity: number, rupees: number) => ({
  label: `${quantity} × ${rupees}`,
  quantity,
  unitPaise: Math.round(rupees * 100),
})

// Worked by hand. Rupees: gross, discount, net, GST, TCS, to us.
const TABLE: [
  name: string,
  Partial<Priced>,
  number,
  number,
  number,
  number | undefined,
  number | undefined,
  number,
][] = [
  ['GST included, in India', {}, 100_000, 0, 100_000, undefined, undefined, 100_000],
  ['GST extra: 5 %', { gst: 'extra' }, 100_000, 0, 100_000, 5_000, undefined, 105_000],
  ['abroad, GST included: TCS of 2 %', { abroad: true }, 100_000, 0, 100_000, undefined, 2_000, 102_000],
  [
    'abroad: TCS on the price with GST',
    { gst: 'extra', abroad: true },
    100_000,
    0,
    100_000,
    5_000,
    2_100,
    107_100,
  ],
  ['two rooms', { lines: [line(2, 57_750)], gst: 'extra' }, 115_500, 0, 115_500, 5_775, undefined, 121_275],
  [
    'a child beside two adults',
    { lines: [line(1, 57_750), line(1, 12_500)], gst: 'extra' },
    70_250,
    0,
    70_250,
    3_513,
    undefined,
    73_763,
  ],
  [
    'a third adult in the room',
    { lines: [line(1, 57_750), line(1, 21_999)], gst: 'extra', abroad: true },
    79_749,
    0,
    79_749,
    3_987,
    1_675,
    85_411,
  ],
  [
    'a discount comes off before taxes',
    { gst: 'extra', abroad: true, discount: { paise: 7_500_00, reason: 'x' } },
    100_000,
    7_500,
    92_500,
    4_625,
    1_943,
    99_068,
  ],
  [
    'a discount of all',
    { gst: 'extra', abroad: true, discount: { paise: 1_00_000_00, reason: 'x' } },
    100_000,
    100_000,
    0,
    0,
    0,
    0,
  ],
  [
    'tax of 2,499.95 becomes 2,500',
    { lines: [line(1, 49_999)], gst: 'extra' },
    49_999,
    0,
    49_999,
    2_500,
    undefined,
    52_499,
  ],
  [
    'half a rupee of tax is rounded up',
    { lines: [line(1, 10_010)], gst: 'extra' },
    10_010,
    0,
    10_010,
    501,
    undefined,
    10_511,
  ],
  [
    'less than half a rupee is rounded down',
    { lines: [line(1, 10_009)], gst: 'extra' },
    10_009,
    0,
    10_009,
    500,
    undefined,
    10_509,
  ],
  [
    'paise stay, only taxes are whole rupees',
    { lines: [line(3, 3_333.33)], gst: 'extra' },
    9_999.99,
    0,
    9_999.99,
    500,
    undefined,
    10_499.99,
  ],
  ['a paisa', { lines: [line(1, 0.01)], gst: 'extra', abroad: true }, 0.01, 0, 0.01, 0, 0, 0.01],
]

test.each(TABLE)('%s', (_, changes, gross, discount, net, gst, tcs, toUs) => {
  const total = quotationTotal(quotation(changes), DAY)
  const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : Math.round(rupees * 100))
  expect({ ...total, gst: total.gst?.paise, tcs: total.tcs?.paise, charges: [] }).toEqual({
    gross: paise(gross),
    discount: paise(discount),
    net: paise(net),
    gst: paise(gst),
    tcs: paise(tcs),
    toUs: paise(toUs),
    charges: [],
  })
})

test('taxes are those of the day of sending', () => {
  const abroad = quotation({ gst: 'extra', abroad: true })
  expect(quotationTotal(abroad, '2026-03-31').tcs).toEqual({
    from: '2020-10-01',
    percent: 5,
    paise: 5_250_00,
  })
  expect(quotationTotal(abroad, '2026-04-01').tcs).toEqual({
    from: '2026-04-01',
    percent: 2,
    paise: 2_100_00,
  })
})

const PARTY = { nights: 5, adults: 2, children: 2, rooms: 2 }
test.each<[string, Charge['amount'], { currency: string; from: number; to?: number } | undefined]>([
  ['per person: children too', { currency: 'USD', from: 35, per: 'person' }, { currency: 'USD', from: 140 }],
  [
    'per person and night: children too',
    { currency: 'USD', from: 12, per: 'person-night' },
    { currency: 'USD', from: 240 },
  ],
  [
    'per person and night, some nights',
    { currency: 'USD', from: 12, per: 'person-night', nights: 2 },
    { currency: 'USD', from: 96 },
  ],
  ['per room', { currency: 'EUR', from: 7.5, per: 'room' }, { currency: 'EUR', from: 15 }],
  [
    'per room and night, by hotel',
    { currency: 'AED', from: 15, to: 20, per: 'room-night' },
    { currency: 'AED', from: 150, to: 200 },
  ],
  ['known on the spot only', undefined, undefined],
])('charges of two adults and two children in two rooms, five nights: %s', (_, amount, expected) => {
  const total = quotationTotal(quotation({ ...PARTY, charges: [charge(amount)] }), DAY)
  expect(total.charges[0]?.total).toEqual(expected)
  expect(total.toUs).toBe(1_00_000_00)
  expect(total.withRupeeCharges).toBeUndefined()
})

test('charges in rupees come on top, with the highest amount', () => {
  const charges = [
    charge({ currency: 'INR', from: 250, to: 400, per: 'person-night', nights: 2 }),
    charge({ currency: 'INR', from: 99.5, per: 'room' }),
    charge({ currency: 'USD', from: 35, per: 'person' }),
  ]
  // 1,00,000 + 4 persons × 2 nights × 400 + 2 rooms × 99.50
  expect(quotationTotal(quotation({ ...PARTY, charges }), DAY).withRupeeCharges).toBe(1_03_399_00)
})
