import { expect, test } from 'vitest'
import type { Trip } from '../../../contract/quotation.ts'
import type { TripReading } from '../../../offline/trips/read-trip.ts'
import { afterReload } from './use-trip.ts'

const reading = (isKept: boolean): TripReading => ({
  kind: 'trip',
  trip: { version: isKept ? 1 : 2 } as Trip,
  readAt: '2026-11-21T09:00:00.000Z',
  isKept,
})
const [kept, fresh] = [reading(true), reading(false)]
const gone: TripReading = { kind: 'gone', message: 'Gone.' }
const unreachable: TripReading = { kind: 'unreachable' }

test.each([
  ['a copy of this device does not replace what the server has said', fresh, kept, fresh],
  ['nor that the trip is gone', gone, kept, gone],
  ['what the server says replaces the copy', kept, fresh, fresh],
  ['a trip stays where neither the server nor this device has it now', fresh, unreachable, fresh],
  ['a copy is better than nothing', unreachable, kept, kept],
  ['a trip that is gone is shown no longer', fresh, gone, gone],
])('%s', (_, present, loaded, shown) => {
  expect(afterReload(present, loaded)).toBe(shown)
})
