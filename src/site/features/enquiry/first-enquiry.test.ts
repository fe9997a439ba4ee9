import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { jsonAnswer, longEnquiry, receipt, tripAnswer } from '../../../../tests/support/enquiries.ts'
import { fakeFetch, unreachable } from '../../../../tests/support/fake-fetch.ts'
import { stubPageEvents } from '../../../../tests/support/page-events.ts'

afterEach(() => vi.unstubAllGlobals())

// Firefox never loads a script that it could not load once.
test.each([
  ['enquiry', () => import('./use-draft.ts'), longEnquiry()],
  ['answer', () => import('../trips/use-send-answer.ts'), tripAnswer()],
])(
  'the first %s of a device, kept without a network, needs no other script than its form’s to be sent',
  async (_, load, message) => {
    globalThis.indexedDB = new IDBFactory()
    vi.resetModules()
    stubPageEvents()
    vi.stubGlobal('document', { addEventListener() {}, visibilityState: 'visible' })
    vi.stubGlobal('window', {})
    const server = fakeFetch(unreachable)
    vi.stubGlobal('fetch', server.fetch)
    await load()
    const { deviceOutbox } = await import('../../../offline/outbox/device-outbox.ts')
    await deviceOutbox().submit(message)
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    const isSent = async () => expect((await deviceOutbox().get(message.id))?.state).toBe('sent')
    await vi.waitFor(isSent, { timeout: 10_000 })
  },
)
