import { expect, it } from 'vitest'
import { holidaysToSave, NO_HOLIDAY } from './typed-holiday.ts'

const REPUBLIC_DAY = { day: '2027-01-26', name: 'Republic Day' }
const DIWALI = { day: '2027-10-29', name: 'Diwali' }

it('saves a holiday that is typed and was not added', () => {
  expect(holidaysToSave([DIWALI], { day: REPUBLIC_DAY.day, name: ' Republic Day ' })).toEqual({
    holidays: [REPUBLIC_DAY, DIWALI],
  })
  expect(holidaysToSave([DIWALI], NO_HOLIDAY)).toEqual({ holidays: [DIWALI] })
})

it('says what one that is half typed lacks, or that it is listed', () => {
  expect(holidaysToSave([], { day: '', name: 'Diwali' })).toEqual({
    error: 'Please choose a day, with a year of four digits.',
  })
  expect(holidaysToSave([DIWALI], { ...DIWALI, name: '' })).toEqual({ error: 'This day is listed already.' })
})
