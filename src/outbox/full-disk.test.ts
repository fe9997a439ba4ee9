import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonAnswer, longBody, longEnquiry, receipt, tripAnswer } from '../../tests/support/enquiries.ts'
import { settle } from '../../tests/support/fake-clock.ts'
import { type FakeDevice, fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, hang, type Reply, unreachable } from '../../tests/support/fake-fetch.ts'
import { SHORTENED_BACKOFF_MS } from './backoff.ts'
import { openDatabase, StorageUnavailable } from './database.ts'
import { requeue } from './entry.ts'
import { type OutboxStore, openStore } from './store.ts'
import type { NewMessage, Outbox, QueuedEntry, SubmitOptions } from './types.ts'

const accept: Reply = ({ id }) => jsonAnswer(200, receipt(id))
const put = IDBObjectStore.prototype.put
const remove = IDBObjectStore.prototype.delete

let writes = 0
let isFull = false
let server: ReturnType<typeof fakeFetch>
let device: FakeDevice

beforeEach(() => {
  writes = 0
  isFull = false
  server = fakeFetch(accept)
  device = fakeDevice(server.fetch)
  const counted = <A extends unknown[], R>(method: (...args: A) => R) =>
    function (this: IDBObjectStore, ...args: A): R {
      if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
      writes += 1
      return method.apply(this, args)
    }
  IDBObjectStore.prototype.put = counted(put)
  IDBObjectStore.prototype.delete = counted(remove)
})
afterEach(() => {
  IDBObjectStore.prototype.put = put
  IDBObjectStore.prototype.delete = remove
})

async function queued() {
  server.answer(unreachable)
  const outbox = device.tab()
  return { outbox, id: await submit(outbox) }
}

async function submit(outbox: Outbox) {
  return (await resultOf(outbox)).id
}

async function resultOf(outbox: Outbox, enquiry: NewMessage = longEnquiry(), options: SubmitOptions = {}) {
  const result = outbox.submit(enquiry, options)
  await settle()
  await device.clock.pass(6_000)
  return result
}

describe('bookkeeping', () => {
  it('writes once for each attempt', async () => {
    const { outbox } = await queued()
    for (let i = 0; i < 5; i++) {
      writes = 0
      await outbox.drain({ shortenBackoff: true })
      await device.clock.pass(SHORTENED_BACKOFF_MS)
      expect(writes).toBe(1)
    }
    expect(server.posts).toHaveLength(6)
  })

  it('writes nothing when nothing is due', async () => {
    const { outbox } = await queued()
    server.answer(() => jsonAnswer(429, { message: 'Slow.' }, { 'retry-after': '600' }))
    await outbox.drain({ shortenBackoff: true })
    writes = 0
    await outbox.drain({ shortenBackoff: true })
    expect(writes).toBe(0)
  })
})

describe('a disk that fills up after an enquiry was saved', () => {
  it('does not keep it from being sent', async () => {
    const { outbox, id } = await queued()
    isFull = true
    server.posts.length = 0
    server.answer(accept)
    await outbox.drain({ shortenBackoff: true }).catch(() => {})
    expect(server.posts.map((post) => post.id)).toEqual([id])
    isFull = false
    await outbox.drain({ shortenBackoff: true })
    expect((await outbox.get(id))?.state).toBe('sent')
  })

  const refuse: Reply = () => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } })
  it.each([
    ['receipt', accept],
    ['refusal', refuse],
  ])('does not keep the others from being sent, and asks once for each %s', async (_, reply) => {
    const { outbox, id } = await queued()
    const ids = [id, await submit(outbox), await submit(outbox)]
    isFull = true
    server.posts.length = 0
    server.answer(reply)
    for (let i = 0; i < 5; i++) {
      await outbox.drain().catch(() => {})
      await device.clock.pass(10_000)
    }
    expect(server.posts.map((post) => post.id).toSorted()).toEqual(ids.toSorted())
  })

  it('does not turn Retry-After into a flood', async () => {
    const { outbox } = await queued()
    isFull = true
    server.posts.length = 0
    server.answer(() => jsonAnswer(429, { message: 'Slow.' }, { 'retry-after': '600' }))
    for (let i = 0; i < 10; i++) {
      await outbox.drain().catch(() => {})
      await device.clock.pass(10_000)
    }
    expect(server.posts).toHaveLength(1)
  })
})

describe('what waits already under another id, and cannot be written because the disk is full', () => {
  const changed = longEnquiry({ body: longBody({ pax: 5 }) })
  const accepted = tripAnswer()
  it.each([
    ['the enquiry of another tab', longEnquiry(), longEnquiry()],
    ['a later version of it', longEnquiry(), changed],
    ['an answer that this one replaces', accepted, tripAnswer({ answer: 'change', text: 'Later, please' })],
  ])('is sent once: %s', async (_, first, second) => {
    const outbox = device.tab()
    server.answer(unreachable)
    await resultOf(outbox, first)
    isFull = true
    server.posts.length = 0
    server.answer(accept)
    const options = { formerIds: [first.id], mayReplace: () => true }
    expect(await resultOf(outbox, second, options)).toMatchObject({ outcome: 'delivered' })
    isFull = false
    server.answer(({ id }) => jsonAnswer(422, { message: `Another one has ${id}.` }))
    await outbox.drain({ shortenBackoff: true })
    expect(new Set(server.posts.map(({ id }) => id))).toEqual(new Set([first.id]))
  })
})

function withoutWriting(store: OutboxStore): OutboxStore['keep'] {
  return async (message, { now }) => {
    const entry = (await store.get(message.id)) as QueuedEntry
    return { saved: true, entry: requeue(entry, now, message.body) }
  }
}

describe('“saved”', () => {
  it('is said only of what a newly opened database reads', async () => {
    server.answer(unreachable)
    const store = openStore(openDatabase())
    // The write is reported as done, and the database is closed and empty when it is opened again.
    const outbox = device.tab({ store: { ...store, verify: async () => false } })
    expect(await resultOf(outbox)).toMatchObject({ outcome: 'failed', saved: false })
  })

  // The write is reported as done, and what it replaced is there when the database is opened again.
  it('is not said of a form whose change is lost and whose earlier version is still there', async () => {
    const { id } = await queued()
    const store = openStore(openDatabase())
    const outbox = device.tab({ store: { ...store, keep: withoutWriting(store) } })
    const message = longEnquiry({ id, body: longBody({ pax: 5 }) })
    const result = await resultOf(outbox, message, { mayReplace: () => true })
    expect(result).toMatchObject({ outcome: 'failed', saved: false })
  })

  it('is not said of a change in the list that is lost', async () => {
    const { id } = await queued()
    const store = openStore(openDatabase())
    const update: OutboxStore['update'] = async (_id, change) => {
      const entry = await store.get(id)
      return entry && entry.state !== 'sent' ? change(entry) : undefined
    }
    const outbox = device.tab({ store: { ...store, update } })
    await expect(outbox.edit(id, longBody({ pax: 5 }))).rejects.toThrow(StorageUnavailable)
  })

  it('comes after what can be fetched again has made room', async () => {
    const order: string[] = []
    const outbox = device.tab({
      beforeKeep: async () => void order.push('make room'),
      changed: () => order.push('kept'),
    })
    void outbox.submit(longEnquiry())
    await settle()
    expect(order.slice(0, 2)).toEqual(['make room', 'kept'])
  })
})

// Browsers do not agree: WebKit and Firefox have no own error for a disk that other programs have filled.
describe.each(['QuotaExceededError', 'UnknownError', 'AbortError', 'NS_ERROR_FILE_NO_DEVICE_SPACE'])(
  'a full disk that is reported as %s',
  (name) => {
    const full = () => new DOMException('No space.', name)
    const refusals: [string, () => void][] = [
      [
        'put',
        () => {
          IDBObjectStore.prototype.put = () => {
            throw full()
          }
        },
      ],
      [
        'commit',
        () => {
          IDBObjectStore.prototype.put = function (...args) {
            const request = put.apply(this, args)
            Object.defineProperty(this.transaction, 'error', { get: full })
            request.addEventListener('success', () => this.transaction.abort())
            return request
          }
        },
      ],
    ]

    it.each(refusals)('is not called saved at the %s: the enquiry is sent, or failed', async (_, fill) => {
      fill()
      const outbox = device.tab()
      expect(await resultOf(outbox)).toMatchObject({ outcome: 'delivered', saved: false })
      server.answer(unreachable)
      expect(await resultOf(outbox)).toMatchObject({ outcome: 'failed', saved: false })
    })

    it.each(refusals)(
      'at the %s, keeps the enquiry in the place of what can be fetched again',
      async (_, fill) => {
        fill()
        server.answer(unreachable)
        const makeRoom = vi.fn(async () => {
          IDBObjectStore.prototype.put = put
        })
        const outbox = device.tab({ store: openStore(openDatabase({ makeRoom })) })
        expect(await resultOf(outbox)).toMatchObject({ outcome: 'waiting', saved: true })
        expect(makeRoom).toHaveBeenCalledTimes(1)
      },
    )
  },
)

it('deletes no pictures because a record cannot be read', async () => {
  const makeRoom = vi.fn(async () => {})
  const outbox = device.tab({ store: openStore(openDatabase({ makeRoom })) })
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Failed to read large IndexedDB value', 'UnknownError')
  })
  await outbox.list()
  await outbox.drain()
  getAll.mockRestore()
  expect(makeRoom).not.toHaveBeenCalled()
})

describe('storage that fails while the form waits', () => {
  it('leaves the sending to the form, under the same id', async () => {
    server.answer(hang)
    const outbox = device.tab()
    const enquiry = longEnquiry()
    const result = outbox.submit(enquiry)
    await settle()
    server.answer(accept)
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Closed.', 'InvalidStateError')
    })
    await device.clock.pass(6_000)
    expect(await result).toMatchObject({ id: enquiry.id, outcome: 'delivered', saved: false })
    expect(server.posts.map((post) => post.id)).toEqual([enquiry.id, enquiry.id])
    transaction.mockRestore()
  })
})
