import { expect, it } from 'vitest'
import { formatNearTime, quarantineText, timeAgo } from './lead-text.ts'

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
