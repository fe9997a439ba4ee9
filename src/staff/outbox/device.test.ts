import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubPageEvents } from '../../../tests/support/page-events.ts'
import type { StoredAction } from '../../contract/desk-action.ts'
import { DESK_OUTBOX_DATABASE } from '../../contract/storage-names.ts'
import { deviceClock } from '../../outbox/clock.ts'
import { openDatabase } from '../../outbox/database.ts'
import { createDeskOutbox } from './desk-outbox.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function turns(each = () => {}) {
  for (let turn = 0; turn < 50; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    each()
  }
}

it('shows nothing of the user before to the one who signs in on the same page', async () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
  const { countUnsent, perform, startDeskOutbox } = await import('./device.ts')
  const start = (userId: string) =>
    startDeskOutbox({
      userId,
      send: async () => ({ type: 'retry', error: new Error('offline') }),
      onDelivered: () => {},
    })
  start('asha')
  const act = { type: 'note', text: 'Wants a sea view' } as const
  await perform({ userId: 'asha', leadId: 'lead-1', reference: 'MM-1', act })
  await vi.waitFor(() => expect(countUnsent()).toBe(1))
  // A list that is being read as the other user signs in must not be shown either.
  void perform({ userId: 'asha', leadId: 'lead-2', reference: 'MM-2', act })
  start('ravi')
  expect(countUnsent()).toBe(0)
  await turns(() => expect(countUnsent()).toBe(0))
})

it('sends what another window has kept, also where that one is closed before it could send it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  stubPageEvents()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const { countUnsent, startDeskOutbox } = await import('./device.ts')
  const send = vi.fn(async () => ({ type: 'done' as const, version: 2 }))
  startDeskOutbox({ userId: 'asha', send, onDelivered: () => {} })
  // It has found nothing to send.
  await turns()
  const channel = new BroadcastChannel(DESK_OUTBOX_DATABASE)
  const closed = createDeskOutbox({
    database: openDatabase<StoredAction>({ name: DESK_OUTBOX_DATABASE }),
    send: async () => ({ type: 'retry', error: new Error('No network.') }),
    exclusively: (work) => work(),
    clock: deviceClock,
    random: () => 0,
    newId: () => 'note-1',
    changed: () => channel.postMessage('changed'),
    delivered: () => {},
  })
  const act = { type: 'note', text: 'Wants a sea view' } as const
  const note = { userId: 'asha', leadId: 'lead-1', reference: 'MM-1', act }
  expect(await closed.perform(note)).toMatchObject({ type: 'waiting' })
  // By real time: that of the timers ends the wait for the database, too.
  while (countUnsent() === 0) await turns()
  vi.advanceTimersByTime(15_000)
  while (send.mock.calls.length === 0) await turns()
  channel.close()
})
