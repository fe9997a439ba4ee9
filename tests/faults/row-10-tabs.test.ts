import { describe, expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'
import { trials } from '../support/trials.ts'

// Row 10: five tabs and the worker drain at once, with and without Web Locks. Once.

const COUNT = trials(4)
const TABS = 5
const NO_LOCKS = `Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', { value: undefined });`

describe.each([
  ['with Web Locks', {}],
  ['without Web Locks', { initScript: NO_LOCKS, workerPrelude: NO_LOCKS }],
])('%s', (_name, options) => {
  const suite = deviceSuite(options)

  it(`sends each of ${COUNT} enquiries once`, { timeout: 90_000 + COUNT * 2_000 }, async () => {
    const { server, phone } = suite
    const first = await suite.openTab()
    const pages = [first]
    while (pages.length < TABS) pages.push(await suite.openTab())
    await phone.context.setOffline(true)
    const ids: string[] = []
    for (let i = 0; i < COUNT; i++) ids.push((await submitIn(first)).id)
    server.react({ kind: 'slow', ms: 150 })
    // The network's return wakes all tabs (online) and the worker (sync); a drain of each comes on top.
    await phone.context.setOffline(false)
    await Promise.all(pages.map((page) => page.evaluate(() => window.device.outbox.drain({ hurry: true }))))
    for (const id of ids)
      await until('sent', async () => (await entryIn(first, id))?.state === 'sent', 60_000)
    expect(new Set(server.leads.keys())).toEqual(new Set(ids))
    expect(server.posts.length).toBe(ids.length)
    await until('announced', async () => {
      const events = await Promise.all(
        pages.map((page) => page.evaluate(() => window.dataLayer?.length ?? 0)),
      )
      return events.reduce((sum, n) => sum + n, 0) === ids.length
    })
  })
})
