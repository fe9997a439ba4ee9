import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { broadcast } from '../offline/app/device-channel.ts'
import { followCatalogue } from './follow-catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'

// The page as far as following the catalogue needs it: its visibility, its network and the server's answers.
const OPEN = { hidden: false, saveData: false, isOffline: false, isLost: false, newest: 'v1', asked: 0 }
const page = { ...OPEN }
let events: EventTarget
let onChange: () => void

beforeEach(() => {
  Object.assign(page, OPEN)
  vi.useFakeTimers()
  events = new EventTarget()
  onChange = vi.fn()
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    querySelector: () => ({ content: 'v1' }),
    addEventListener: events.addEventListener.bind(events),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('navigator', {
    get onLine() {
      return !page.isOffline
    },
    get connection() {
      return { saveData: page.saveData }
    },
  })
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (page.isLost && init?.method !== 'HEAD') throw new TypeError('Failed to fetch')
    if (init?.method !== 'HEAD')
      return Response.json({ version: page.newest, destinations: [], packages: [] })
    page.asked += 1
    return new Response(null, { headers: { ETag: `"${page.newest}"` } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks the server once a minute at most, however often the page becomes visible', async () => {
  followCatalogue(onChange)
  for (let i = 0; i < 20; i++) {
    events.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(page.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.asked).toBe(2)
  expect(onChange).not.toHaveBeenCalled()
})

it('shows a version that is newer than the page', async () => {
  followCatalogue(onChange)
  page.newest = 'v2'
  await vi.advanceTimersByTimeAsync(61_000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('has a page that is open on the next day in India loaded once more, because promotions end by day', async () => {
  vi.setSystemTime('2027-03-31T18:28:30Z')
  followCatalogue(onChange)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(onChange).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

it.each([
  ['with Save-Data', { saveData: true }],
  ['without a network', { isOffline: true }],
])('does so %s too, which needs no request', async (_, state) => {
  await loadCatalogue()
  Object.assign(page, state, { isLost: true })
  vi.setSystemTime('2027-03-31T18:28:30Z')
  followCatalogue(onChange)
  await vi.advanceTimersByTimeAsync(122_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(page.asked).toBe(0)
})

it.each([
  ['while the page is hidden', { hidden: true }],
  ['with Save-Data', { saveData: true }],
])('never asks %s', async (_, state) => {
  Object.assign(page, state)
  followCatalogue(onChange)
  await vi.advanceTimersByTimeAsync(600_000)
  events.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.asked).toBe(0)
})

it('shows a version that the worker announces, also with Save-Data', async () => {
  page.saveData = true
  page.newest = 'v3'
  followCatalogue(onChange)
  broadcast({ type: 'catalogue-changed', version: 'v3' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(page.asked).toBe(0)
})

it('keeps the catalogue it has while a newer one cannot be loaded', async () => {
  const { version } = await loadCatalogue()
  followCatalogue(onChange)
  Object.assign(page, { newest: 'v4', isLost: true })
  broadcast({ type: 'catalogue-changed', version: 'v4' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await loadCatalogue()).toMatchObject({ version })
  page.isLost = false
  broadcast({ type: 'catalogue-changed', version: 'v4' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await loadCatalogue()).toMatchObject({ version: 'v4' })
})
