import { expect, test } from 'vitest'
import type { QuotationDraft } from '../../../contract/quotation-desk.ts'
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
    lines: [{ ...(line as NonNullable<typeof line>), rupees: '57.750,50' }],
    charges: 'levy | something',
  }
  expect(Object.keys(typingErrors(wrong))).toEqual(['nights', 'lines.0.rupees', 'charges'])
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
