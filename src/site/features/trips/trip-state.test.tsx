import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Trip } from '../../../contract/quotation.ts'
import { TripState } from './trip-state.tsx'

const accepted = {
  version: 2,
  state: 'accepted',
  sentAt: '2026-11-20T06:00:00.000Z',
  quotation: { validUntil: '2026-12-05' },
  agent: 'Ravi',
  changes: [],
} as unknown as Trip
const textOf = (trip: Partial<Trip>, isStale = false) =>
  renderToStaticMarkup(
    <TripState trip={{ ...accepted, ...trip }} readAt="2026-11-23T06:00:00.000Z" isStale={isStale} />,
  ).replaceAll(/<[^>]+>/g, ' ')

test('an offer that the server calls open can be answered, whatever the clock of the device says; a kept copy expires', () => {
  const open = { state: 'open', quotation: { validUntil: '2026-11-20' } } as Partial<Trip>
  expect(textOf(open)).toMatch(/You can accept this offer.*Answer this offer/)
  expect(textOf(open, true)).toMatch(/This offer expired on 20 November 2026/)
  expect(textOf(open, true)).not.toContain('Answer this offer')
})

test('a confirmed booking says who confirmed it, and when', () => {
  const text = textOf({ confirmedAt: '2026-11-21T06:00:00.000Z' })
  expect(text).toMatch(/Ravi confirmed the booking on 21 Nov 2026/)
  expect(text).not.toMatch(/not booked|took our confirmation/)
})

test('a confirmation that was taken back says why, and that the trip is not booked', () => {
  const takenBack = { at: '2026-11-22T06:00:00.000Z', reason: 'The hotel is full.' }
  const text = textOf({ takenBack })
  expect(text).toMatch(/took our confirmation of this booking back on 22 Nov 2026.*The hotel is full\./)
  expect(text).toContain('The trip is not booked.')
  expect(text).not.toContain('confirmed the booking on')
})
