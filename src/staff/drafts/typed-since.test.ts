import { expect, it } from 'vitest'
import { typedSince } from './typed-since.ts'

const EMPTY = { day: '', name: '' }
const sent = { target: '50', holidays: ['2027-01-26'], holiday: EMPTY, amounts: { asha: '5', ravi: '7' } }
const saved = { ...sent, target: '50', amounts: {} }

it('shows what was saved where nothing was typed since', () => {
  expect(typedSince(structuredClone(sent), sent, saved)).toEqual(saved)
})

it('keeps what was typed while the request was under way, and only that', () => {
  const now = { ...sent, target: '90', holiday: { day: '', name: 'Independence Day' } }
  expect(typedSince(now, sent, saved)).toEqual({
    ...saved,
    target: '90',
    holiday: { day: '', name: 'Independence Day' },
  })
  const amounts = { asha: '5', ravi: '8', meera: '1' }
  expect(typedSince({ ...sent, amounts }, sent, saved).amounts).toEqual({ ravi: '8', meera: '1' })
})

it('takes a changed list as a whole', () => {
  const now = { ...sent, holidays: ['2027-01-26', '2027-08-15'] }
  expect(typedSince(now, sent, { ...saved, holidays: ['2027-01-26'] }).holidays).toEqual([
    '2027-01-26',
    '2027-08-15',
  ])
})
