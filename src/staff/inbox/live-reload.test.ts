import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLiveReload } from './live-reload.ts'

let shown: string
/** What the server has; `undefined` while it cannot be reached. */
let onServer: string | undefined
let reloads: number
let behind: (number | undefined)[]
let answer: () => Promise<void>
const start = () =>
  createLiveReload({
    reload: () => {
      reloads++
      return answer()
    },
    onBehind: (since) => behind.push(since),
  })
let live: ReturnType<typeof start>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:01:00Z') })
  shown = '7'
  onServer = '7'
  reloads = 0
  behind = []
  answer = async () => {
    if (onServer === undefined) return
    shown = onServer
    live.showed(shown)
  }
  live = start()
  live.showed(shown)
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

it('reloads once for events in quick succession, and says nothing when that was in time', async () => {
  onServer = '9'
  live.changed('8')
  live.changed('9')
  await vi.advanceTimersByTimeAsync(60_000)
  expect({ reloads, shown, behind }).toEqual({ reloads: 1, shown: '9', behind: [] })
})

it('reloads again until the page shows the last event, and says since when it does not', async () => {
  const since = Date.now()
  onServer = undefined
  live.changed('8')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(behind).toEqual([since])
  expect(reloads).toBeGreaterThan(2)
  onServer = '8'
  await vi.advanceTimersByTimeAsync(35_000)
  expect({ shown, behind }).toEqual({ shown: '8', behind: [since, undefined] })
  const before = reloads
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reloads).toBe(before)
})

it('reloads at once when the connection is back', async () => {
  onServer = undefined
  live.changed('8')
  await vi.advanceTimersByTimeAsync(60_000)
  onServer = '8'
  live.retryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toBe('8')
  live.retryNow()
  expect(behind.at(-1)).toBeUndefined()
})

it('does not wait for ever for an answer, and says meanwhile that it waits', async () => {
  const since = Date.now()
  answer = () => new Promise(() => {})
  live.changed('8')
  await vi.advanceTimersByTimeAsync(4_000)
  expect({ reloads, behind }).toEqual({ reloads: 1, behind: [since] })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reloads).toBe(2)
})

it('reloads again when the answer was read before the last event', async () => {
  onServer = '8'
  live.changed('8')
  answer = async () => {
    live.changed('9')
    live.showed('8')
    answer = async () => live.showed('9')
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect({ reloads, behind }).toEqual({ reloads: 2, behind: [] })
})
