import { expect, it } from 'vitest'
import { type Clock, checkTyped } from './check-typed.ts'

const REAL = new Date('2026-11-21T06:00:00Z')
const BEHIND = new Date('2024-11-21T06:00:00Z')
const AHEAD = new Date('2028-11-21T06:00:00Z')
const PAST = 'The travel date cannot be earlier than today.'

/** A device's clock, and a server that answers, or does not. */
function clockOf(device: Date, { answers }: { answers: boolean }): Clock {
  let isKnown = false
  return {
    now: () => (isKnown ? REAL : device),
    isServers: () => isKnown,
    ask: async () => {
      isKnown = answers
    },
  }
}

const typed = (travel_date: string) => ({
  name: 'Asha Rao',
  contact: '9876543210',
  destination: 'Bali',
  travel_date,
  bookingTime: 'this-month',
})

const check = (device: Date, date: string, options: { answers: boolean; warnedOf?: string }) =>
  checkTyped('short', typed(date), {
    clock: clockOf(device, options),
    warnedOf: options.warnedOf,
    pastOnDevice: 'past here',
  })

it.each([
  ['behind', BEHIND],
  ['ahead', AHEAD],
  ['right', REAL],
])('a clock that is %s changes nothing once the server has told the time', async (_, device) => {
  expect((await check(device, '20-11-2026', { answers: true })).errors).toEqual({ travel_date: PAST })
  expect((await check(device, '21-11-2026', { answers: true })).errors).toEqual({})
})

it('without the server, a date that is past on the device is refused once, with what can be done', async () => {
  const { errors, warnedOf } = await check(AHEAD, '05-12-2026', { answers: false })
  expect(errors).toEqual({ travel_date: 'past here' })
  expect(warnedOf).toBe('05-12-2026')
  expect((await check(AHEAD, '05-12-2026', { answers: false, warnedOf: '05-12-2026' })).errors).toEqual({})
  expect((await check(AHEAD, '06-12-2026', { answers: false, warnedOf: '05-12-2026' })).errors).toEqual({
    travel_date: 'past here',
  })
})

it('without the server, a device whose clock is behind accepts what it takes for a future date', async () => {
  expect((await check(BEHIND, '05-12-2025', { answers: false })).errors).toEqual({})
})
