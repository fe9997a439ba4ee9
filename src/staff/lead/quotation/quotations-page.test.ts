import { expect, it } from 'vitest'
import { age } from './quotations-page.tsx'

it('counts how old a quotation is by days in India', () => {
  // 9:00 in India.
  const now = Date.parse('2026-11-26T03:30:00.000Z')
  expect(age('2026-11-25T18:30:00.000Z', now)).toBe('today')
  expect(age('2026-11-25T18:29:59.999Z', now)).toBe('yesterday')
  expect(age('2026-11-24T18:29:59.999Z', now)).toBe('2 days ago')
})
