import { expect, it } from 'vitest'
import { followUpChoices, fromIndianFieldTime, toIndianFieldTime } from './indian-field-time.ts'

it('reads and shows times of India, whatever zone the device is in', () => {
  expect(fromIndianFieldTime('2026-11-21T16:30')).toBe('2026-11-21T11:00:00.000Z')
  expect(toIndianFieldTime('2026-11-21T11:00:00.000Z')).toBe('2026-11-21T16:30')
  // Midnight in India is the day before by UTC.
  expect(toIndianFieldTime(fromIndianFieldTime('2026-12-01T00:00') ?? '')).toBe('2026-12-01T00:00')
})

it.each(['', '20271-01-15T10:30', '0027-01-15T10:30', '9999-12-31T23:59', '2027-02-31T10:30', '2027-01-15'])(
  'takes %s for no time',
  (typed) => expect(fromIndianFieldTime(typed)).toBe(undefined),
)

it.each([
  [
    'a morning',
    '2026-11-20T04:00:00Z',
    ['2026-11-20T11:30', '2026-11-21T10:00', '2026-11-23T10:00', '2026-11-27T10:00'],
  ],
  [
    'after midnight in India, still the day before by UTC',
    '2026-11-20T19:00:00Z',
    ['2026-11-21T02:30', '2026-11-22T10:00', '2026-11-24T10:00', '2026-11-28T10:00'],
  ],
])('offers follow-ups by the days of India: %s', (_, now, times) => {
  expect(followUpChoices(Date.parse(now)).map(({ instant }) => toIndianFieldTime(instant))).toEqual(times)
})
