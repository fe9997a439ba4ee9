import { expect, test } from 'vitest'
import type { QuotationDraft } from '../../../contract/quotation-desk.ts'
import { EMPTY_CHARGE } from '../../packages/package-rows.ts'
import { toDraft, toQuotation, toTexts, typingErrors } from './quotation-form.ts'

const DRAFT: QuotationDraft = {
  title: 'Bali at ease',
  packageKey: 'bali1',
  destination: 'bali',
  abroad: true,
  startsOn: null,
  nights: 4,
  adults: 2,
  children: 0,
  rooms: 1,
  route: 'Kuta-4N',
  itinerary: [{ title: 'Arrival', activities: ['Transfer', 'Beach'] }],
  hotels: [{ city: 'Kuta', hotel: 'Sea Lane', stars: null, nights: 4 }],
  inclusions: ['Breakfast'],
  exclusions: [],
  lines: [{ label: 'Package for two', quantity: 1, unitPaise: 57_750_50 }],
  discount: { paise: 1_000_00, reason: 'returning guest' },
  gst: 'extra',
  charges: [
    {
      kind: 'levy',
      name: 'Levy',
      amount: { currency: 'USD', from: 10, per: 'person-night', nights: 2 },
      paid: 'online',
      source: 'the island',
      checked: '2026-11-01',
    },
  ],
  validUntil: '2026-12-01',
  message: 'Two\nlines',
}

test('a draft is the same after it was shown and read', () => {
  expect(toDraft(toTexts(DRAFT))).toEqual(DRAFT)
  const empty = {
    ...DRAFT,
    nights: null,
    discount: null,
    lines: [{ label: '', quantity: 1, unitPaise: null }],
  }
  expect(toDraft(toTexts(empty))).toEqual(empty)
  expect(toQuotation(toTexts(DRAFT)).quotation).toEqual(DRAFT)
})

test('text in place of a number is named where it stands, and is not saved as nothing', () => {
  const texts = toTexts(DRAFT)
  const [line] = texts.lines
  const wrong = {
    ...texts,
    nights: 'four',
    lines: ['57.750,50', '75k', '1 lakh', '57,75'].map((rupees) => ({
      ...(line as NonNullable<typeof line>),
      rupees,
    })),
    charges: texts.charges.map((row) => ({ ...row, from: '1,5', nights: 'all', paid: '' })),
  }
  expect(Object.keys(typingErrors(wrong))).toEqual([
    'nights',
    'lines.0.rupees',
    'lines.1.rupees',
    'lines.2.rupees',
    'lines.3.rupees',
    'charges.0.from',
    'charges.0.nights',
    'charges.0.paid',
  ])
})

test('what is missing is named by its field', () => {
  const texts = toTexts({
    ...DRAFT,
    title: '',
    nights: null,
    itinerary: [{ title: '', activities: [] }],
    lines: [{ label: '', quantity: 1, unitPaise: null }],
    discount: { paise: 1, reason: '' },
  })
  expect(Object.keys(toQuotation(texts).errors ?? {}).sort()).toEqual(
    ['discountReason', 'itinerary.0.title', 'lines.0.label', 'lines.0.rupees', 'nights', 'title'].sort(),
  )
  const tooMuch = toTexts({ ...DRAFT, discount: { paise: 99_999_99, reason: 'x' } })
  expect(toQuotation(tooMuch).errors).toEqual({ discount: 'The discount is higher than the price.' })
})

test('each field of a charge has its own message', () => {
  const texts = toTexts(DRAFT)
  const wrong = (change: Record<string, string>) =>
    typingErrors({ ...texts, charges: texts.charges.map((row) => ({ ...row, ...change })) })
  expect(wrong({ currency: '' })).toEqual({ 'charges.0.currency': 'Three letters, such as USD.' })
  expect(wrong({ to: '5' })).toEqual({
    'charges.0.from': 'The second amount must be higher than the first.',
  })
  expect(wrong({ name: ' ' })).toEqual({ 'charges.0.name': 'Every charge needs a name.' })
  expect(wrong({ checked: 'soon' })).toHaveProperty(['charges.0.checked'])
  // Only the one who collects it knows the amount.
  expect(wrong({ currency: '', from: '', to: '', nights: '' })).toEqual({})
})

test('an empty charge is refused and not lost', () => {
  const { charges, ...texts } = toTexts(DRAFT)
  const empty = { id: 'new', ...EMPTY_CHARGE }
  expect(typingErrors({ ...texts, charges: [...charges, empty] })).toHaveProperty(['charges.1.name'])
})
