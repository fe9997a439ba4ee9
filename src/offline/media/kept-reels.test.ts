import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broadcast } from '../app/device-channel.ts'
import { keptMedia, watchKeptMedia } from './kept-reels.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) })
  // Messages then stay in this page.
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** What is said to be fetched, once it was read anew; and how to stop watching. */
const watched = () =>
  new Promise<{ fetching: string | undefined; stop: () => void }>((resolve) => {
    const stop = watchKeptMedia(() => resolve({ fetching: keptMedia().fetching, stop }))
  })

test('a download that ends while nothing shows it is not said to go on', async () => {
  const first = await watched()
  broadcast({ type: 'pictures-kept', kept: 10, of: 500 })
  await vi.waitFor(() => expect(keptMedia().fetching).toBe('pictures'))
  first.stop()
  broadcast({ type: 'pictures-kept', kept: 500, of: 500 })
  const again = await watched()
  expect(again.fetching).toBeUndefined()
  again.stop()
})
