import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

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
  for (let turn = 0; turn < 50; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(countUnsent()).toBe(0)
  }
})
