import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadLater } from './load-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks for a part again until it is there, and uses it once', async () => {
  let isReachable = false
  const load = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'part' }
  })
  const use = vi.fn()
  loadLater(load, use)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(use).not.toHaveBeenCalled()
  isReachable = true
  await vi.advanceTimersByTimeAsync(300_000)
  expect(use.mock.calls).toEqual([[{ name: 'part' }]])
})
