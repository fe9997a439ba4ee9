import { expect, it } from 'vitest'
import { erasureQuestion, formatNearTime, quarantineText, timeAgo } from './lead-text.ts'

// The evening of 31 December UTC is the new year in India.
const NOW = Date.parse('2026-12-31T19:00:00.000Z')

it('says the year of a time in another year', () => {
  expect(timeAgo('2026-12-25T05:00:00.000Z', NOW)).toBe('on 25 Dec 2026')
  expect(timeAgo('2026-12-25T05:00:00.000Z', NOW - 86_400_000)).toBe('on 25 Dec')
  expect(formatNearTime('2027-12-25T05:00:00.000Z', NOW)).toBe('25 Dec, 10:30 am')
  expect(formatNearTime('2026-12-25T05:00:00.000Z', NOW)).toBe('25 Dec 2026, 10:30 am')
})

it('says of suspected spam that nobody was notified, not of what a colleague moved there', () => {
  expect(quarantineText('speed,cross-site')).toBe(
    'it was filled in faster than anybody types, and another site sent it. No notification was sent.',
  )
  expect(quarantineText('staff')).toBe('a colleague moved it here.')
})

it('names what an erasure takes besides the lead itself', () => {
  const lead = { name: 'Asha', reference: 'MM-1', merged: [] }
  expect(erasureQuestion(lead)).toBe(
    'Everything Asha wrote in MM-1, and everything your team noted about it, will be erased permanently. This cannot be undone.',
  )
  const merged = [{ reference: 'MM-3' }, { reference: 'MM-2' }]
  expect(erasureQuestion({ ...lead, merged, bookedAmount: 9 })).toBe(
    'Everything Asha wrote in MM-1 and in MM-3, MM-2, merged into it, and everything your team noted about them, will be erased permanently. Only the booked amount and its owner stay, for the reports. This cannot be undone.',
  )
})
