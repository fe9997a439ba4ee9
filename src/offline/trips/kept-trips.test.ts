import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnPage, stubPageEvents } from '../../../tests/support/page-events.ts'
import type { Trip } from '../../contract/quotation.ts'
import { SERVER_MARK } from '../../contract/server-mark.ts'

const TOKEN = 'abcdefghijklmnopqrstuv'
const NOW = '2026-11-23T09:00:00.000Z'
const LATER = '2026-11-24T09:00:00.000Z'
const trip = (changes: Partial<Trip> = {}) =>
  ({
    reference: 'MM-TEST-Q1',
    enquiryReference: 'MM-TEST',
    version: 1,
    quotation: { startsOn: '2027-03-05', lines: [] },
    ...changes,
  }) as unknown as Trip
const put = IDBObjectStore.prototype.put

let kept: typeof import('./kept-trips.ts')
let reading: typeof import('./read-trip.ts')

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  vi.resetModules()
  stubPageEvents()
  kept = await import('./kept-trips.ts')
  reading = await import('./read-trip.ts')
})
afterEach(() => {
  IDBObjectStore.prototype.put = put
  vi.unstubAllGlobals()
})

const answerWith = (status: number, body: unknown, headers: Record<string, string> = SERVER_MARK) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )

test('keeps a trip until it is removed, and renews only what is kept', async () => {
  await kept.renewKeptTrip(TOKEN, trip(), NOW)
  expect(await kept.findKeptTrip(TOKEN)).toBeUndefined()
  expect(await kept.keepTrip(TOKEN, trip(), NOW)).toBeUndefined()
  await kept.renewKeptTrip(TOKEN, trip({ version: 2 }), LATER)
  expect(await kept.findKeptTrip(TOKEN)).toMatchObject({ readAt: LATER, trip: { version: 2 } })
  await kept.removeKeptTrip(TOKEN)
  expect(await kept.findKeptTrip(TOKEN)).toBeUndefined()
})

test('a trip that the browser has deleted is no longer listed as kept', async () => {
  const opened = vi.spyOn(IDBFactory.prototype, 'open')
  await kept.keepTrip(TOKEN, trip(), NOW)
  const stop = kept.watchKeptTrips(() => {})
  await expect.poll(() => kept.keptTrips().trips).toHaveLength(1)
  const connections = opened.mock.results.map(({ value }) => value.result)
  globalThis.indexedDB = new IDBFactory()
  for (const connection of connections) forceCloseDatabase(connection)
  await expect.poll(() => kept.keptTrips().trips).toEqual([])
  stop()
})

test('opens the kept copy without a network, and says when it was read', async () => {
  await kept.keepTrip(TOKEN, trip(), NOW)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await reading.openTrip(TOKEN)).toMatchObject({ kind: 'trip', isKept: true, readAt: NOW })
  expect(await reading.readTrip(TOKEN)).toEqual({ kind: 'unreachable' })
  expect(await reading.openTrip('another-token-without-copy')).toEqual({ kind: 'unreachable' })
})

test.each([
  [410, true],
  [404, false],
])('a trip that is gone (%i) says so; its copy is removed: %s', async (status, isRemoved) => {
  await kept.keepTrip(TOKEN, trip(), NOW)
  answerWith(status, { message: 'It is gone.' })
  expect(await reading.readTrip(TOKEN)).toEqual({ kind: 'gone', message: 'It is gone.' })
  expect((await kept.findKeptTrip(TOKEN)) === undefined).toBe(isRemoved)
})

test.each([
  ['the page of a captive portal', 200, '<html>Sign in</html>'],
  ['another JSON', 200, { ok: true }],
  ['an error of a proxy', 410, '<html>Gone</html>'],
  ['an error of a gateway', 410, { message: 'Gone' }],
  ['a server in trouble', 503, { message: 'Later.' }],
])('%s neither replaces nor removes the copy', async (_name, status, body) => {
  await kept.keepTrip(TOKEN, trip(), NOW)
  answerWith(status, body, {})
  expect(await reading.readTrip(TOKEN)).toEqual({ kind: 'unreachable' })
  expect(await kept.findKeptTrip(TOKEN)).toMatchObject({ readAt: NOW })
})

test('says that nothing is kept when the disk is full or storage is denied', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  expect(await kept.keepTrip(TOKEN, trip(), NOW)).toBe('full')
  IDBObjectStore.prototype.put = put
  vi.resetModules()
  const denied = await import('./kept-trips.ts')
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Denied.', 'SecurityError')
    },
  })
  expect(await denied.keepTrip(TOKEN, trip(), NOW)).toBe('denied')
})

test('does not keep by itself what was removed by hand, also after a new visit and with another link', async () => {
  expect(await kept.keepOwnTrip(TOKEN, trip(), NOW)).toBeUndefined()
  expect(await kept.findKeptTrip(TOKEN)).toBeDefined()
  await kept.removeKeptTrip(TOKEN)
  vi.resetModules()
  const later = await import('./kept-trips.ts')
  await later.keepOwnTrip(TOKEN, trip(), LATER)
  await later.keepOwnTrip('another-token-of-the-same-trip', trip(), LATER)
  const stop = later.watchKeptTrips(() => {})
  await vi.waitFor(() => expect(later.keptTrips()).toEqual({ trips: [], storage: 'available' }))
  stop()
  // By hand it is kept again, and then also by itself.
  await later.keepTrip(TOKEN, trip(), LATER)
  await later.dropGoneTrip(TOKEN)
  await later.keepOwnTrip(TOKEN, trip(), LATER)
  expect(await later.findKeptTrip(TOKEN)).toBeDefined()
})

test('the record of a removal has no token', async () => {
  await kept.keepTrip(TOKEN, trip(), NOW)
  await kept.removeKeptTrip(TOKEN)
  const stored = await new Promise((resolve) => {
    indexedDB.open('trips').onsuccess = ({ target }) => {
      const all = (target as IDBOpenDBRequest).result.transaction('entries').objectStore('entries').getAll()
      all.onsuccess = () => resolve(all.result)
    }
  })
  expect(stored).toEqual([{ v: 'removed', id: 'MM-TEST-Q1' }])
  await kept.removeKeptTrips()
  expect(await kept.keepOwnTrip(TOKEN, trip(), NOW)).toBeUndefined()
  expect(await kept.findKeptTrip(TOKEN)).toBeDefined()
})

test('removes all at once, and lists the next departure first', async () => {
  const starts = { first: '2027-01-01', second: '2027-02-01' }
  for (const [token, startsOn] of Object.entries(starts).toReversed())
    await kept.keepTrip(token, trip({ quotation: { startsOn, lines: [] } as never }), NOW)
  const stop = kept.watchKeptTrips(() => {})
  await vi.waitFor(() => expect(kept.keptTrips().trips.map(({ id }) => id)).toEqual(['first', 'second']))
  await kept.removeKeptTrips()
  await vi.waitFor(() => expect(kept.keptTrips().trips).toEqual([]))
  stop()
})

// Safari keeps no messages for a page in its back/forward cache.
test('a page that comes back from the back/forward cache shows no trip that was removed since', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await kept.keepTrip(TOKEN, trip(), NOW)
  const stop = kept.watchKeptTrips(() => {})
  await vi.waitFor(() => expect(kept.keptTrips().trips).toHaveLength(1))
  vi.resetModules()
  const other = await import('./kept-trips.ts')
  await other.removeKeptTrips()
  returnPage()
  await vi.waitFor(() => expect(kept.keptTrips().trips).toEqual([]))
  stop()
})
