import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners = new Map<string, () => void>()
const messageSkipWaiting = vi.fn()
const reload = vi.fn()

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
  vi.stubGlobal('navigator', { serviceWorker: { ready: {}, addEventListener: () => {} } })
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

test('while something is being written, no update is carried out, wherever it was asked for', async () => {
  updates.holdUpdate()
  expect(await updates.applyUpdate()).toBe(false)
  listeners.get('controlling')?.()
  expect(await updates.applyUpdate()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(messageSkipWaiting).not.toHaveBeenCalled()
})
