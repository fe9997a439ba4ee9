import { expect, test } from 'vitest'
import { formatDay, formatExactTime, formatTime } from './indian-time.ts'

test('times and days are those of India', () => {
  const lateInLondon = '2026-11-21T20:35:09.000Z'
  expect(formatTime(lateInLondon)).toBe('22 Nov 2026, 2:05 am')
  expect(formatExactTime(lateInLondon)).toBe('22 Nov 2026, 2:05:09 am')
  expect(formatDay(lateInLondon)).toBe('22 Nov 2026')
})
