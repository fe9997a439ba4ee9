import { describe, expect, test } from 'vitest'
import { indianDay } from '../../../contract/travel-date.ts'
import { calendarToday, fromCalendarDay, maskDate, toCalendarDay } from './date-mask.ts'

/** Types a text key by key, as a phone's number pad would. */
const type = (keys: string) => [...keys].reduce((shown, key) => maskDate(shown + key, shown), '')

describe('maskDate', () => {
  test('puts the dashes a number pad lacks', () => {
    expect(type('05122026')).toBe('05-12-2026')
  })
  test('writes the digits of other scripts as 0 to 9', () => {
    expect(type('૦૫૧૨૨૦૨૬')).toBe('05-12-2026')
  })
  test('takes dashes, slashes and dots that are typed anyway', () => {
    expect(type('05-12-2026')).toBe('05-12-2026')
    expect(type('05/12/2026')).toBe('05-12-2026')
    expect(type('5/12/2026')).toBe('5/12/2026')
  })
  test('leaves deleting and pasting alone', () => {
    expect(maskDate('05', '05-')).toBe('05')
    expect(maskDate('2026-12-05', '')).toBe('2026-12-05')
  })
})

describe('calendar days', () => {
  test('go there and back', () => {
    for (const iso of ['2026-01-01', '2028-02-29', '2026-12-31']) {
      expect(fromCalendarDay(toCalendarDay(iso))).toBe(iso)
    }
  })
  test("today is India's, wherever the phone is", () => {
    expect(fromCalendarDay(calendarToday(new Date('2026-11-21T19:00:00Z')))).toBe('2026-11-22')
    expect(fromCalendarDay(calendarToday(new Date('2026-11-21T18:00:00Z')))).toBe('2026-11-21')
  })
})

test('the day in India is the one its clocks show', () => {
  const clocks = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
  for (const instant of [
    '2026-11-21T18:29:59.999Z',
    '2026-11-21T18:30:00Z',
    '2028-02-28T20:00:00Z',
    '2026-06-30T00:00:00Z',
  ])
    expect(indianDay(new Date(instant))).toBe(clocks.format(new Date(instant)))
})
