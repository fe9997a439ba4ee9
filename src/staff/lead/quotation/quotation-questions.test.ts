import { expect, it } from 'vitest'
import type { Quotation } from '../../../contract/quotation.ts'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { questionOf, sendingQuestion } from './quotation-questions.ts'

const OFFER = {
  title: 'Bali',
  destination: 'bali',
  route: '',
  itinerary: [],
  hotels: [],
  inclusions: [],
  exclusions: [],
  lines: [],
  charges: [],
  validUntil: '2026-12-01',
} as unknown as Quotation
const of = (state: DeskQuotation['state']) =>
  ({
    state,
    version: 2,
    versions: [{ version: 2, quotation: OFFER, taxDay: '2026-11-20' }],
  }) as unknown as DeskQuotation

it('says what becomes of an acceptance before the offer is withdrawn or replaced', () => {
  expect(questionOf('withdraw', of('opened')).question).not.toContain('accepted')
  expect(questionOf('withdraw', of('accepted')).question).toMatch(/^The traveller has accepted version 2\./)
  expect(sendingQuestion(of('opened'), OFFER, 100)).not.toContain('accepted')
  expect(sendingQuestion(of('accepted'), OFFER, 100)).toContain(
    'The traveller has accepted version 2 and has to accept the new one again.',
  )
})
