import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCK_NAME } from '../../outbox/lock-name.ts'

const listeners = new Map<string, () => void>()
const messageSkipWaiting = vi.fn()
const reload = vi.fn()
let takeOver = () => {}
let held: { name: string }[] = []

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, run: () => void) => listeners.set(type, run)
    register = async () => ({})
    messageSkipWaiting = messageSkipWaiting
  },
}))

let updates: typeof import('./updates.ts')

beforeEach(async () => {
  vi.clearAllMocks()
  vi.resetModules()
  held = []
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: {}, addEventListener: (_: string, run: () => void) => (takeOver = run) },
    locks: { query: async () => ({ held }), request: async () => {} },
  })
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('location', { reload })
  updates = await import('./updates.ts')
  await updates.registerWorker()
  listeners.get('waiting')?.()
})
afterEach(() => vi.unstubAllGlobals())

test('an update that another tab has carried out is taken by loading the page anew', async () => {
  listeners.get('controlling')?.()
  expect(await updates.applyUpdate()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(messageSkipWaiting).not.toHaveBeenCalled()
})

test('an update is carried out once the new worker is in charge', async () => {
  const applied = updates.applyUpdate()
  await vi.waitFor(() => expect(messageSkipWaiting).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(await applied).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('an update that has to wait because the new worker sends is not called carried out', async () => {
  const applied = updates.applyUpdate()
  await vi.waitFor(() => expect(messageSkipWaiting).toHaveBeenCalledOnce())
  held = [{ name: LOCK_NAME }]
  takeOver()
  expect(await applied).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('while something is being written, no update is carried out, wherever it was asked for', async () => {
  updates.holdUpdate()
  expect(await updates.applyUpdate()).toBe(false)
  listeners.get('controlling')?.()
  expect(await updates.applyUpdate()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(messageSkipWaiting).not.toHaveBeenCalled()
})

test('an update whose worker does not take charge, because the former one still sends, may be asked for again', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  void updates.applyUpdate().then(outcome)
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false)
  expect(reload).not.toHaveBeenCalled()
})
