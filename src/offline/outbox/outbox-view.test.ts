import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { jsonAnswer, longEnquiry, receipt } from '../../../tests/support/enquiries.ts'
import { fakeFetch, unreachable } from '../../../tests/support/fake-fetch.ts'
import { returnPage, stubPageEvents } from '../../../tests/support/page-events.ts'
import { openOutbox } from '../../outbox/outbox.ts'

afterEach(() => vi.unstubAllGlobals())

// Safari keeps no messages for a page in its back/forward cache.
test('a page that comes back from the back/forward cache shows what was sent since', async () => {
  globalThis.indexedDB = new IDBFactory()
  vi.resetModules()
  const { outboxView, watchOutbox } = await import('./outbox-view.ts')
  stubPageEvents()
  vi.stubGlobal('BroadcastChannel', undefined)
  const server = fakeFetch(unreachable)
  const other = openOutbox({ fetch: server.fetch, locks: undefined })
  await other.submit(longEnquiry())
  const stop = watchOutbox(() => {})
  const states = () => outboxView().entries.map(({ state }) => state)
  await vi.waitFor(() => expect(states()).toEqual(['waiting']))
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  await other.retry(outboxView().entries[0]?.id ?? '')
  await vi.waitFor(async () => expect((await other.list())[0]?.state).toBe('sent'))
  returnPage()
  await vi.waitFor(() => expect(states()).toEqual(['sent']))
  stop()
})

// It would be announced as not confirmed.
test('what was just sent, or refused, is not shown as waiting before', async () => {
  globalThis.indexedDB = new IDBFactory()
  vi.resetModules()
  const { outboxView, watchOutbox } = await import('./outbox-view.ts')
  const { deviceOutbox } = await import('./device-outbox.ts')
  stubPageEvents()
  vi.stubGlobal('BroadcastChannel', undefined)
  const server = fakeFetch(unreachable)
  vi.stubGlobal('fetch', server.fetch)
  const outbox = deviceOutbox()
  const states: string[] = []
  const stop = watchOutbox(() => {
    const shown = outboxView()
      .entries.map(({ state }) => state)
      .join()
    if (shown !== states.at(-1)) states.push(shown)
  })
  const { id } = await outbox.submit(longEnquiry())
  await vi.waitFor(() => expect(states.at(-1)).toBe('waiting'))
  for (const [answer, outcome] of [
    [() => jsonAnswer(422, { message: 'No.' }), 'attention'],
    [({ id }: { id: string }) => jsonAnswer(200, receipt(id)), 'sent'],
  ] as const) {
    states.length = 0
    server.answer(answer)
    await outbox.retry(id)
    await vi.waitFor(() => expect(states.at(-1)).toBe(outcome))
    const since = states.slice(states.indexOf('sending'))
    expect(since).toEqual(['sending', outcome])
  }
  stop()
})
