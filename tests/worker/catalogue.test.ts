import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import { DEVICE_CHANNEL, type DeviceMessage } from '../../src/contract/worker-messages.ts'
import {
  type CatalogueAnswer,
  type CatalogueServer,
  startCatalogueServer,
} from '../support/catalogue-server.ts'
import { deviceSuite } from '../support/device-suite.ts'
import { until, untilControlled } from '../support/phone.ts'
import { IS_SOAK, played } from '../support/soak.ts'

// The worker keeps the last whole catalogue, whatever the server or the line makes of the next one.

const suite = deviceSuite({ shell: true })
let server: CatalogueServer

const documentOf = (version: string, content: object = { destinations, packages }): CatalogueAnswer => ({
  kind: 'document',
  body: JSON.stringify({ version, ...content }),
  etag: `"${version}"`,
})
const first = documentOf('first')

beforeEach(async () => {
  server = await startCatalogueServer(suite.server.url, first)
})
afterEach(() => server.close())

async function install(): Promise<Page> {
  const page = await suite.phone.tab(server.url)
  await untilControlled(page)
  await until('the catalogue is kept', () =>
    page.evaluate(async () => Boolean(await caches.match('/api/catalogue'))),
  )
  return page
}

/** What a page gets: the version and how much of the catalogue is there. */
const read = (page: Page, cache: RequestCache = 'default') =>
  page.evaluate(async (cache) => {
    const { version, destinations, packages } = await (await fetch('/api/catalogue', { cache })).json()
    return [version, destinations.length, packages.length]
  }, cache)

const whole = (version: string) => [version, destinations.length, packages.length]
const [one = undefined, ...others] = packages

/** `npm test` plays the first three. */
const BROKEN: [string, CatalogueAnswer][] = [
  ['cut in the middle', { kind: 'cut', body: first.body.replace('first', 'second'), etag: '"second"' }],
  [
    'a page of the hotel’s network',
    {
      ...documentOf('second'),
      body: '<!doctype html><h1>Sign in</h1>',
      type: 'text/html',
    } as CatalogueAnswer,
  ],
  [
    'with a package that breaks a rule',
    documentOf('second', { destinations, packages: [{ ...one, days: 99 }, ...others] }),
  ],
  ['half a document that says it is whole', { ...documentOf('second'), body: first.body.slice(0, 50_000) }],
  ['without packages', documentOf('second', { destinations })],
  ['without places', documentOf('second', { destinations: [], packages })],
  [
    'with a price that is text',
    documentOf('second', { destinations, packages: [{ ...one, totalPackagePrice: '1' }] }),
  ],
  ['an error', { ...documentOf('second'), status: 500 } as CatalogueAnswer],
]

it.each(played(BROKEN, 1))(
  'a next catalogue that is %s is never used; the one after it is',
  async (_, broken) => {
    const page = await install()
    expect(await read(page)).toEqual(whole('first'))
    server.answer = broken
    const before = server.sent
    expect(await read(page, 'no-cache')).toEqual(whole('first'))
    expect(await read(page)).toEqual(whole('first'))
    await until('the broken one was asked for', () => server.sent > before)
    await suite.phone.context.setOffline(true)
    await page.reload()
    expect(await read(page)).toEqual(whole('first'))
    expect(await read(page, 'no-cache')).toEqual(whole('first'))

    server.answer = documentOf('third')
    await suite.phone.context.setOffline(false)
    expect(await read(page, 'no-cache')).toEqual(whole('third'))
    expect(await read(page)).toEqual(whole('third'))
  },
)

it('a first catalogue that is broken is not kept, and the whole one that follows is', async () => {
  server.answer = { kind: 'cut', body: first.body, etag: '"first"' }
  const page = await suite.phone.tab(server.url)
  await untilControlled(page)
  expect(await page.evaluate(async () => (await fetch('/api/catalogue')).status)).toBe(504)
  server.answer = first
  expect(await read(page)).toEqual(whole('first'))
})

it('an older catalogue that arrives after a newer one does not take its place', async () => {
  const page = await install()
  const announced = await page.evaluateHandle((name) => {
    const versions: string[] = []
    new BroadcastChannel(name).onmessage = ({ data }: MessageEvent<DeviceMessage>) => {
      if (data.type === 'catalogue-changed') versions.push(data.version)
    }
    return versions
  }, DEVICE_CHANNEL)
  server.answer = { ...documentOf('second'), delayMs: 1000 } as CatalogueAnswer
  const before = server.sent
  expect(await read(page)).toEqual(whole('first'))
  await until('the worker asks behind the answer', () => server.sent > before)
  server.answer = documentOf('third')
  expect(await read(page, 'no-cache')).toEqual(whole('third'))
  await until('both have arrived', async () => {
    const versions = await announced.jsonValue()
    return versions.includes('second') && versions.includes('third')
  })
  await suite.phone.context.setOffline(true)
  expect(await read(page)).toEqual(whole('third'))
})

it.runIf(IS_SOAK)('a catalogue that was sent with the version of the next one does not stay', async () => {
  const page = await install()
  server.answer = { ...documentOf('second'), etag: '"third"' }
  expect(await read(page, 'no-cache')).toEqual(whole('second'))
  server.answer = documentOf('third')
  expect(await read(page, 'no-cache')).toEqual(whole('third'))
})

/** From now on the worker's caches take nothing more, for this reason. */
const stopCaches = (reason: string) =>
  suite.phone.context.serviceWorkers()[0]?.evaluate((name) => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Not stored.', name))
  }, reason)

it('a full disk shows no old prices, and does not keep pages from opening', async () => {
  server.answer = { kind: 'cut', body: first.body, etag: '"first"' }
  const page = await suite.phone.tab(server.url)
  await untilControlled(page)
  const hasMedia = () => page.evaluate(() => caches.has('kept-media'))
  await page.evaluate(() => caches.open('kept-media'))
  await stopCaches('UnknownError')
  server.answer = documentOf('zeroth')
  expect(await read(page)).toEqual(whole('zeroth'))
  // Without them there would not be more room.
  expect(await hasMedia()).toBe(true)
  await stopCaches('QuotaExceededError')
  server.answer = first
  expect(await read(page, 'no-cache')).toEqual(whole('first'))
  expect(await hasMedia()).toBe(false)
  server.answer = documentOf('second')
  expect(await read(page, 'no-cache')).toEqual(whole('second'))
  expect(await read(page)).toEqual(whole('second'))
})
