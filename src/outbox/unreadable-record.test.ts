import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jsonAnswer, longEnquiry, receipt, tripAnswer } from '../../tests/support/enquiries.ts'
import { settle } from '../../tests/support/fake-clock.ts'
import { type FakeDevice, fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, unreachable } from '../../tests/support/fake-fetch.ts'
import { SENT_KEPT_MS } from './retention.ts'
import type { NewMessage, Outbox } from './types.ts'

const { get, getAll } = IDBObjectStore.prototype

let server: ReturnType<typeof fakeFetch>
let device: FakeDevice
let outbox: Outbox

beforeEach(async () => {
  server = fakeFetch(unreachable)
  device = fakeDevice(server.fetch)
  outbox = device.tab()
  const { id: unreadable } = await submit(longEnquiry())
  const fail = () => {
    throw new DOMException('Failed to read large IndexedDB value', 'UnknownError')
  }
  IDBObjectStore.prototype.get = function (key) {
    return key === unreadable ? fail() : get.call(this, key)
  }
  IDBObjectStore.prototype.getAll = function () {
    return this.name === 'entries' ? fail() : getAll.call(this)
  }
})
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { get, getAll })
})

async function submit(message: NewMessage) {
  const result = outbox.submit(message)
  await settle()
  await device.clock.pass(6_000)
  return result
}

it('does not keep an answer from being saved, nor from taking the place of another to its version', async () => {
  const first = tripAnswer()
  expect(await submit(first)).toEqual({ id: first.id, outcome: 'waiting', saved: true })
  expect(await submit(tripAnswer({ answer: 'decline' }))).toMatchObject({ id: first.id, outcome: 'conflict' })
})

it('does not keep an enquiry from being deleted where it is a draft', async () => {
  const { id } = await submit(longEnquiry())
  IDBObjectStore.prototype.getAll = function (...query) {
    if (this.name === 'drafts') throw new DOMException('Failed to read large IndexedDB value', 'UnknownError')
    return getAll.apply(this, query)
  }
  await outbox.remove(id)
  IDBObjectStore.prototype.getAll = getAll
  expect((await outbox.list()).map((entry) => entry.id)).not.toContain(id)
})

it('does not keep sent enquiries from being cleared or becoming too old', async () => {
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  await submit(longEnquiry())
  await outbox.clearSent()
  expect(await outbox.list()).toEqual([])
  await submit(longEnquiry())
  for (let passed = 0; passed <= SENT_KEPT_MS; passed += SENT_KEPT_MS / 6) {
    device.clock.jump(SENT_KEPT_MS / 6)
    await outbox.drain()
  }
  expect(await outbox.list()).toEqual([])
})
