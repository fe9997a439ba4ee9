import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LEAD_STREAM_BEAT_MS } from '../../contract/lead.ts'
import { followLeadStream, type StreamStatus } from './lead-stream.ts'

// Behaves like the browser's EventSource: a response other than 200 is an error that closes it.
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  readonly url: string
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  closed = false
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }
  close() {
    this.closed = true
  }
  send(type: string, data = '0', lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data, lastEventId }))
  }
}

const newest = () => FakeEventSource.opened.at(-1) as FakeEventSource
let statuses: StreamStatus[]
let signedIn: () => Promise<boolean>
let signedOut: number
let cursor: string
let page: EventTarget & { hidden: boolean }
let close: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:01:00Z') })
  FakeEventSource.opened = []
  statuses = []
  signedIn = async () => true
  signedOut = 0
  cursor = '7'
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  close = followLeadStream({
    cursor: () => cursor,
    onEvent: (_, event) => {
      cursor = event.lastEventId
    },
    onStatus: (status) => statuses.push(status),
    userId: 'asha',
    isSignedIn: () => signedIn(),
    onSignedOut: () => signedOut++,
  })
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('opens again after an answer that ended the stream, from the last event it saw', async () => {
  newest().send('changed', '{}', '12')
  newest().onerror?.()
  expect(statuses).toEqual([{ live: true }, { live: false }])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(newest().url).toBe('/api/leads/stream?after=12&staff-id=asha')
  newest().send('beat')
  expect(statuses.at(-1)).toEqual({ live: true })
})

it('keeps trying through a long outage, each wait at most 40 seconds, and says since when', async () => {
  const since = Date.now()
  const outage = () => newest().onerror?.()
  outage()
  for (let attempt = 0; attempt < 12; attempt++) {
    const before = FakeEventSource.opened.length
    await vi.advanceTimersByTimeAsync(40_000)
    expect(FakeEventSource.opened.length).toBeGreaterThan(before)
    outage()
  }
  expect(statuses.at(-1)).toEqual({ live: false, since })
})

it('opens at once when the network returns, and when the page becomes visible', async () => {
  newest().onerror?.()
  window.dispatchEvent(new Event('online'))
  expect(FakeEventSource.opened).toHaveLength(2)
  newest().onerror?.()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(FakeEventSource.opened).toHaveLength(2)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(FakeEventSource.opened).toHaveLength(3)
})

it('leaves a live stream alone when the page becomes visible', () => {
  newest().send('beat')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(FakeEventSource.opened).toHaveLength(1)
})

it('is not live before the first event: a proxy may pass the head of the answer and hold its body', async () => {
  const since = Date.now()
  newest().onopen?.()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(statuses).toEqual([{ live: false, since }])
  newest().send('beat')
  expect(statuses.at(-1)).toEqual({ live: true })
})

it('is not live, and is opened again, once no beat came for longer than its interval', async () => {
  for (let beat = 0; beat < 4; beat++) {
    newest().send('beat')
    await vi.advanceTimersByTimeAsync(LEAD_STREAM_BEAT_MS)
  }
  expect(statuses.at(-1)).toEqual({ live: true })
  expect(FakeEventSource.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(FakeEventSource.opened[0]?.closed).toBe(true)
  expect(statuses.at(-1)).toMatchObject({ live: false })
  expect(FakeEventSource.opened).toHaveLength(2)
})

it.each([
  ['frozen, by the clock', 600_000, 0],
  ['frozen, while the clock was turned back', -600_000, 60_000],
])('is not live when a page comes back that was %s', (_, clockMs, monotonicMs) => {
  newest().send('beat')
  // No timer has run meanwhile.
  vi.setSystemTime(Date.now() + clockMs)
  const passed = performance.now() + monotonicMs
  vi.spyOn(performance, 'now').mockReturnValue(passed)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(statuses.at(-1)).toEqual({ live: false })
  expect(FakeEventSource.opened[0]?.closed).toBe(true)
  expect(FakeEventSource.opened).toHaveLength(2)
})

it('is not live soon after a visible page slept, and at once when the device has no network', async () => {
  newest().send('beat')
  vi.setSystemTime(Date.now() + 600_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(statuses.at(-1)).toEqual({ live: false })
  await vi.advanceTimersByTimeAsync(2_000)
  newest().send('beat')
  window.dispatchEvent(new Event('offline'))
  expect(statuses.at(-1)).toEqual({ live: false })
})

it('stops when the session has ended, and not when the server cannot say', async () => {
  signedIn = () => Promise.reject(new Error('unreachable'))
  newest().onerror?.()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(signedOut).toBe(0)
  signedIn = async () => false
  newest().onerror?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signedOut).toBe(1)
  expect(FakeEventSource.opened).toHaveLength(2)
})
