import { describe, expect, it } from 'vitest'
import { addWorkingMinutes, isWorkingTime, workingMinutes } from './hours.ts'

const day = { from: '10:00', to: '19:00' }
const HOURS = [day, day, day, day, day, day, null]
const at = (text: string) => Date.parse(`${text}:00+05:30`)
const OFFICE = { hours: HOURS, holidays: [{ day: '2026-11-09', name: 'Diwali' }] }

describe('holidays', () => {
  it('are no working time, in the day of India', () => {
    expect(isWorkingTime(OFFICE, at('2026-11-09T11:00'))).toBe(false)
    expect(isWorkingTime({ ...OFFICE, holidays: [] }, at('2026-11-09T11:00'))).toBe(true)
    expect(isWorkingTime(OFFICE, at('2026-11-10T10:00'))).toBe(true)
  })

  it('are skipped by the response target: Saturday evening to Tuesday', () => {
    const due = addWorkingMinutes(OFFICE, at('2026-11-07T18:50'), 30)
    expect(due).toBe(at('2026-11-10T10:20'))
    expect(addWorkingMinutes({ ...OFFICE, holidays: [] }, at('2026-11-07T18:50'), 30)).toBe(
      at('2026-11-09T10:20'),
    )
  })

  it('do not count as time to an answer', () => {
    expect(workingMinutes(OFFICE, at('2026-11-09T11:00'), at('2026-11-10T10:05'))).toBe(5)
  })
})
