import { expect, test } from 'vitest'
import type { Trip } from '../../../contract/quotation.ts'
import { datesText, dayDate, hasExpired, lengthText, partyText, shownDay, stateText } from './trip-text.ts'

const trip = (state: Trip['state']) => ({ state, quotation: { validUntil: '2026-12-05' } }) as Trip

test('names the party, the dates and the length', () => {
  expect(partyText({ adults: 2, children: 1, rooms: 1 })).toBe('2 adults, 1 child, 1 room')
  expect(partyText({ adults: 1, children: 0, rooms: 2 })).toBe('1 adult, 2 rooms')
  expect(datesText({ startsOn: '2027-02-27', nights: 3 })).toBe('27 February 2027 to 2 March 2027')
  expect(datesText({ startsOn: null, nights: 3 })).toBe('Dates not fixed yet')
  expect(lengthText({ nights: 1 })).toBe('1 night, 2 days')
  expect(dayDate({ startsOn: '2027-02-27' }, 2)).toMatch(/Mon.*1 Mar/)
  expect(dayDate({ startsOn: null }, 2)).toBeUndefined()
})

test('a kept copy expires by the day, whatever the server said when it was read', () => {
  expect(hasExpired(trip('open'), '2026-12-05')).toBe(false)
  expect(hasExpired(trip('open'), '2026-12-06')).toBe(true)
  expect(hasExpired(trip('accepted'), '2026-12-06')).toBe(false)
  expect(stateText(trip('open'), '2026-12-06')).toMatch(/^This offer expired on 5 December 2026/)
  expect(stateText(trip('open'), '2026-12-05')).toMatch(/^You can accept this offer until 5 December 2026/)
})

test('of a trip that the server has just given, its word counts and not the clock of the device', () => {
  expect(shownDay(false, new Date('2036-12-06T06:00:00Z'))).toBeUndefined()
  expect(shownDay(true, new Date('2026-12-05T20:00:00Z'))).toBe('2026-12-06')
  expect(hasExpired(trip('open'), undefined)).toBe(false)
  expect(hasExpired(trip('expired'), undefined)).toBe(true)
  expect(stateText(trip('open'), undefined)).toMatch(/^You can accept this offer until 5 December 2026/)
})

test('an accepted offer is not called booked', () => {
  expect(stateText(trip('accepted'), '2026-12-01')).toMatch(/booked only when we confirm it/)
})
