import { afterEach, expect, it, vi } from 'vitest'

const FAR_AHEAD = 'Tue, 01 Jan 2036 00:00:00 GMT'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function ask(status: number, type: string) {
  const answer = new Response(null, { status, headers: { date: FAR_AHEAD, 'content-type': type } })
  vi.stubGlobal('fetch', async () => answer)
  const time = await import('./server-time.ts')
  await time.askServerTime()
  return time
}

it('takes the time from the server’s answer', async () => {
  const { isServerTimeKnown, likelyNow } = await ask(200, 'text/plain; charset=UTF-8')
  expect(isServerTimeKnown()).toBe(true)
  expect(likelyNow().getFullYear()).toBe(2036)
})

it.each([
  [200, 'text/html'],
  [511, 'text/html'],
  [503, 'text/plain'],
])('does not take it from a captive portal or a proxy: %i with %s', async (status, type) => {
  const { isServerTimeKnown, likelyNow } = await ask(status, type)
  expect(isServerTimeKnown()).toBe(false)
  expect(likelyNow().getFullYear()).not.toBe(2036)
})

it('asks again after the device has slept, during which the page’s own clock stands still', async () => {
  const time = await ask(200, 'text/plain')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 9 * 3_600_000)
  expect(time.isServerTimeKnown()).toBe(false)
  await time.askServerTime()
  expect(time.isServerTimeKnown()).toBe(true)
  vi.restoreAllMocks()
})
