import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubPageEvents } from '../../tests/support/page-events.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('navigator', { connection: { downlink: 1 } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollY', 0)
  // Also as the document, so that its scrolling is heard.
  vi.stubGlobal('document', stubPageEvents())
})
afterEach(() => vi.unstubAllGlobals())

async function allowed({ before = () => {}, after = () => {} }): Promise<boolean> {
  const { noteFirstUse, whenPreloadAllowed } = await import('./when-preload-allowed.ts')
  const run = vi.fn()
  noteFirstUse()
  before()
  whenPreloadAllowed(run)
  after()
  return run.mock.calls.length === 1
}
const scroll = () => void dispatchEvent(new Event('scroll'))

it('on a slow connection preloading waits for the first use, which may come before idle time', async () => {
  expect(await allowed({})).toBe(false)
  vi.resetModules()
  expect(await allowed({ after: scroll })).toBe(true)
  vi.resetModules()
  expect(await allowed({ before: scroll })).toBe(true)
})

it('a page that was scrolled before the app started is in use', async () => {
  vi.stubGlobal('scrollY', 300)
  expect(await allowed({})).toBe(true)
})

it('a carousel that scrolls by itself is no use of the page', async () => {
  const carousel = () => {
    vi.stubGlobal('document', {})
    scroll()
  }
  expect(await allowed({ before: carousel, after: carousel })).toBe(false)
})

it('with Save-Data nothing is preloaded', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(await allowed({ before: scroll, after: scroll })).toBe(false)
})
