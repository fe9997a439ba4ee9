import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/outbox/database.ts'
import { openDrafts } from '../../src/outbox/drafts.ts'
import { openOutbox } from '../../src/outbox/outbox.ts'
import { openStore } from '../../src/outbox/store.ts'
import { jsonAnswer, longEnquiry, receipt } from '../support/enquiries.ts'
import { fakeFetch, unreachable } from '../support/fake-fetch.ts'
import { repeated } from '../support/trials.ts'

// Row 12: IndexedDB closed under us, blocked, over quota, denied, damaged.
// Reopen; else send directly; else say so – and never call saved what is not.

const put = IDBObjectStore.prototype.put

const AGAIN = repeated()

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  IDBObjectStore.prototype.put = put
  vi.restoreAllMocks()
})

function phone(makeRoom = async () => {}) {
  const server = fakeFetch(({ id }) => jsonAnswer(200, receipt(id)))
  const database = openDatabase({ makeRoom, openLimitMs: 300, workLimitMs: 300 })
  const announced: unknown[] = []
  const outbox = openOutbox({
    store: openStore(database),
    drafts: openDrafts(database),
    fetch: server.fetch,
    locks: undefined,
    deliveredUnkept: (body) => announced.push(body),
  })
  const submit = () => outbox.submit(longEnquiry(), { waitMs: 1_000 })
  return { server, outbox, submit, announced, database }
}

const faults: [string, string, () => void][] = [
  [
    'denied',
    'denied',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('No.', 'SecurityError')
      }),
  ],
  ['absent', 'denied', () => vi.stubGlobal('indexedDB', undefined)],
  ['over quota', 'full', () => refusePuts(() => true)],
  ['never answering', 'blocked', () => vi.spyOn(indexedDB, 'open').mockImplementation(neverAnswering)],
]

it.each(faults)(
  'sends directly when storage is %s, and announces it once',
  AGAIN,
  async (_name, _fault, harm) => {
    harm()
    const { submit, server, announced } = phone()
    expect(await submit()).toMatchObject({ outcome: 'delivered', saved: false })
    expect(server.posts).toHaveLength(1)
    expect(announced).toHaveLength(1)
  },
)

it.each(faults)('says so when storage is %s and there is no network', AGAIN, async (_name, fault, harm) => {
  harm()
  const { submit, server } = phone()
  server.answer(unreachable)
  expect(await submit()).toMatchObject({ outcome: 'failed', saved: false, fault })
})

it.each(faults)(
  'has no drafts when storage is %s, and does not say it had',
  AGAIN,
  async (_name, _fault, harm) => {
    harm()
    const { outbox } = phone()
    expect(await outbox.drafts.save({ key: 'home', id: 'x', values: {}, updatedAt: 1 })).toBeUndefined()
    expect(await outbox.drafts.load('home')).toBeUndefined()
  },
)

it('passes on a refusal when nothing could be kept', AGAIN, async () => {
  refusePuts(() => true)
  const { submit, server } = phone()
  server.answer(() => jsonAnswer(400, { message: 'Mend this.' }))
  expect(await submit()).toMatchObject({
    outcome: 'refused',
    saved: false,
    refusal: { message: 'Mend this.' },
  })
})

it('makes room on a full disk and then keeps the enquiry', AGAIN, async () => {
  let full = true
  refusePuts(() => full)
  const makeRoom = vi.fn(async () => {
    full = false
  })
  const { submit, outbox, server } = phone(makeRoom)
  server.answer(unreachable)
  expect(await submit()).toMatchObject({ outcome: 'waiting', saved: true })
  expect(makeRoom).toHaveBeenCalledOnce()
  expect(await outbox.list()).toHaveLength(1)
})

it('reopens a database that was closed under it', AGAIN, async () => {
  const { submit, outbox, server } = phone()
  server.answer(unreachable)
  await submit()
  for (const connection of openConnections) connection.close()
  expect(await submit()).toMatchObject({ saved: true })
  expect(await outbox.list()).toHaveLength(2)
})

it('makes way for a newer release’s upgrade, and reads on in the newer database', AGAIN, async () => {
  const { submit, outbox, server } = phone()
  server.answer(unreachable)
  await submit()
  const newer = indexedDB.open('outbox', 7)
  await new Promise<void>((resolve, reject) => {
    newer.onupgradeneeded = () => newer.result.createObjectStore('future')
    newer.onsuccess = () => resolve()
    newer.onblocked = () => reject(new Error('blocked'))
  })
  expect(await submit()).toMatchObject({ saved: true })
  expect(await outbox.list()).toHaveLength(2)
  newer.result.close()
})

it('adds what is missing in a half-made database', AGAIN, async () => {
  const halfMade = indexedDB.open('outbox', 3)
  await new Promise<void>((resolve) => {
    halfMade.onupgradeneeded = () => halfMade.result.createObjectStore('drafts', { keyPath: 'key' })
    halfMade.onsuccess = () => resolve()
  })
  halfMade.result.close()
  const { submit } = phone()
  expect(await submit()).toMatchObject({ outcome: 'delivered', saved: true })
})

it('does not let one unreadable record hide the others', AGAIN, async () => {
  const { submit, outbox, server } = phone()
  server.answer(unreachable)
  await submit()
  await submit()
  const [, older] = await outbox.list()
  const { get } = IDBObjectStore.prototype
  const unreadable = () => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(unreadable)
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    return key === older?.id ? unreadable() : get.call(this, key)
  })
  expect(await outbox.list()).toHaveLength(1)
  expect((await outbox.listAll()).damaged).toEqual([{ id: older?.id, details: [] }])
  expect(await outbox.drain({ shortenBackoff: true })).toMatchObject({ waiting: 1 })
})

it('takes back a write that did not finish in time, rather than leave its outcome open', AGAIN, async () => {
  const { submit, outbox, server } = phone()
  server.answer(unreachable)
  await outbox.list()
  // Another tab's long transaction stands in front of ours.
  const db = openConnections[0] as IDBDatabase
  const blocker = db.transaction('entries', 'readwrite')
  let blocking = true
  const hold = () => {
    if (blocking) blocker.objectStore('entries').count().onsuccess = hold
  }
  hold()
  const result = await submit()
  expect(result).toMatchObject({ outcome: 'failed', saved: false, fault: 'blocked' })
  blocking = false
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await outbox.list()).toEqual([])
})

// Every connection the code under test opens.
let openConnections: IDBDatabase[] = []
beforeEach(() => {
  openConnections = []
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args)
    request.addEventListener('success', () => openConnections.push(request.result))
    return request
  })
})
afterEach(() => vi.unstubAllGlobals())

function neverAnswering(): IDBOpenDBRequest {
  const request = new IDBFactory().open('elsewhere')
  return Object.assign(request, { addEventListener: () => {} })
}

function refusePuts(isFull: () => boolean): void {
  IDBObjectStore.prototype.put = function (...args) {
    if (isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError')
    return put.apply(this, args)
  }
}
