import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { longEnquiry } from '../../../tests/support/enquiries.ts'
import { fakeFetch, unreachable } from '../../../tests/support/fake-fetch.ts'
import { returnPage, stubPageEvents } from '../../../tests/support/page-events.ts'
import { openOutbox } from '../../outbox/outbox.ts'
import { outboxExists, whenOutboxExists } from './outbox-exists.ts'

afterEach(() => vi.unstubAllGlobals())

// Safari keeps no messages for a page in its back/forward cache, and only a page sends there.
test('a page that comes back from the back/forward cache finds what was first stored since, once', async () => {
  globalThis.indexedDB = new IDBFactory()
  stubPageEvents()
  vi.stubGlobal('BroadcastChannel', undefined)
  const run = vi.fn()
  const stop = whenOutboxExists(run)
  expect(await outboxExists()).toBe(false)
  const other = openOutbox({ fetch: fakeFetch(unreachable).fetch, locks: undefined })
  await other.submit(longEnquiry())
  returnPage()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  returnPage()
  expect(await outboxExists()).toBe(true)
  expect(run).toHaveBeenCalledOnce()
  stop()
})
