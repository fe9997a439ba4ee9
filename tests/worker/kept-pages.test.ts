import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readClientManifest, SITE_ENTRY } from '../../src/build/client-manifest.ts'
import { australiaPromotion } from '../../src/content/copy/promotions.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'

// Pages that the worker kept as the server rendered them: there before any script, and never an outdated one.

const TODAY = indianDay(new Date())

let server: TestServer
let phone: Phone
let page: Page
const errors: string[] = []

// The app is installed once, and each test begins with the start page as the only kept page.
beforeAll(async () => {
  server = await startServer({})
  phone = await newPhone({ skipsMedia: true, shell: true })
  const first = await phone.tab(server.url)
  await untilControlled(first)
  await first.waitForFunction(() => caches.match('/api/catalogue'))
})
afterAll(async () => {
  await phone?.dispose()
  await server?.stop()
})
beforeEach(async () => {
  await phone.context.setOffline(false)
  await phone.context.clearCookies()
  await phone.closeTabs()
  page = await phone.tab(server.url)
  errors.length = 0
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await untilControlled(page)
  await page.evaluate(() => caches.delete('kept-pages'))
  await askToKeep('/')
  await untilKept('/')
})

const keptPaths = () =>
  page.evaluate(async () =>
    (await (await caches.open('kept-pages')).keys()).map(({ url }) => new URL(url).pathname),
  )
const untilKept = (path: string) => until(`${path} is kept`, async () => (await keptPaths()).includes(path))
const askToKeep = (path: string) =>
  page.evaluate((path) => navigator.serviceWorker.controller?.postMessage({ type: 'keep-page', path }), path)
/** Opens a page from the worker; returns whether it came as the server had rendered it. */
async function opensWhole(path: string): Promise<boolean> {
  const response = await page.goto(server.url + path)
  expect(response?.fromServiceWorker()).toBe(true)
  // The shell has no such element, and the app does not add it.
  const isWhole = (await page.locator('meta[name="catalogue-version"]').count()) === 1
  await page.locator('h1').first().waitFor()
  return isWhole
}

it('the start page and a page that was visited start without a network as finished HTML', async () => {
  // The first time from the shell.
  expect(await opensWhole('/bali')).toBe(false)
  await untilKept('/bali')
  await phone.context.setOffline(true)
  for (const path of ['/', '/bali']) {
    expect(await opensWhole(path), path).toBe(true)
    await page.waitForFunction(() => 'appStarted' in window)
  }
  // Never visited: its name and picture are in the shell, before any script.
  const shell = await (await page.goto(`${server.url}/kerala`))?.text()
  expect(shell).toContain('>Kerala</p>')
  expect(shell).toContain('/art/kerala-hero-480.avif')
  // Nothing has to arrive before it is painted, and nothing runs before.
  expect(shell).not.toMatch(/rel="stylesheet" (?!disabled)|<script (?:type|src)/)
  await page.locator('h1').first().waitFor()
  // The app does not wait for the styles that the shell has.
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const styles = readClientManifest('dist/client').staticClosure([SITE_ENTRY])
  for (const file of styles.flatMap(({ css = [] }) => css))
    expect(fetched).not.toContain(`${server.url}/${file}`)
  // Pictures are fetched later; the page itself, and the app that takes it over, have no errors.
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([])
})

it('a page that comes from the shell has the state of the history that a kept page gave it', async () => {
  expect(await opensWhole('/')).toBe(true)
  await page.waitForFunction(() => 'appStarted' in window)
  // As after an enquiry: the state says which one /thankyou is about. The router replaces states that it did not make.
  const state = { enquiryId: 'one', __TSR_index: 1, key: 'k', __TSR_key: 'k' }
  await page.evaluate((state) => history.pushState(state, '', '/thankyou'), state)
  await page.evaluate(() => caches.delete('kept-pages'))
  await page.reload()
  await page.locator('h1').first().waitFor()
  expect(await page.evaluate(() => history.state.enquiryId)).toBe('one')
})

it.runIf(IS_SOAK)('a page of another catalogue, release, promotion or rate of tax is not shown', async () => {
  const change = (header: string, value: string) =>
    page.evaluate(
      async ([header, value]) => {
        const cache = await caches.open('kept-pages')
        const kept = await cache.match('/')
        // The page that is open is just being kept again.
        if (!kept) return false
        const headers = new Headers(kept.headers)
        headers.set(header, value)
        await cache.put('/', new Response(kept.body, { headers }))
        return true
      },
      [header, value] as const,
    )
  const restore = async () => {
    await page.evaluate(() => caches.delete('kept-pages'))
    await askToKeep('/')
    await untilKept('/')
  }
  // Once more where the page that is open has kept itself again in between.
  const isNotShown = async (header: string, value: string) => {
    return (await change(header, value)) && !(await opensWhole('/'))
  }
  await until('not shown', () => isNotShown('x-catalogue-version', 'earlier'))
  await restore()
  await until('not shown', () => isNotShown('x-rendered-on', '2026-03-31'))
  await restore()
  const { from, until: last } = australiaPromotion
  const isRunning = from <= TODAY && TODAY <= last
  const day = isRunning ? indianDay(new Date(Date.parse(last) + 86_400_000)) : last
  await until('not shown', () => isNotShown('x-rendered-on', day))
  await restore()
  expect(await opensWhole('/')).toBe(true)
})

it('keeps no page that is missing, personal or of the staff area, and fetches none twice', async () => {
  await phone.context.addCookies([{ name: 'receipt', value: 'MM-12345', url: server.url }])
  const fetched: string[] = []
  phone.context.on('request', (request) => request.serviceWorker() && fetched.push(request.url()))
  for (const path of ['/no-such-place', '/admin/leads', '/api/catalogue', '/thankyou', '/faqs', '/faqs'])
    await askToKeep(path)
  await untilKept('/faqs')
  expect((await keptPaths()).sort()).toEqual(['/', '/faqs', '/thankyou'])
  const thankYou = await page.evaluate(async () => {
    const kept = (await caches.match('/thankyou')) as Response
    return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  })
  expect(thankYou).toContain('<h1')
  expect(thankYou).not.toContain('MM-12345')
  // Asked for twice.
  expect(fetched.filter((url) => url === `${server.url}/faqs`)).toHaveLength(1)
})

it.runIf(IS_SOAK)('keeps twenty pages at most: the start page and those asked for last', async () => {
  await askToKeep('/faqs')
  await untilKept('/faqs')
  const destinations = await page.evaluate(async () => {
    const { destinations } = await (await fetch('/api/catalogue')).json()
    return (destinations as { slug: string }[]).map(({ slug }) => `/${slug}`)
  })
  const chosen = destinations.slice(0, 19)
  expect(chosen).toHaveLength(19)
  for (const path of chosen) {
    await askToKeep(path)
    await untilKept(path)
  }
  const kept = await keptPaths()
  expect(kept).toHaveLength(20)
  expect(kept).toContain('/')
  expect(kept).not.toContain('/faqs')
})

it.runIf(IS_SOAK)(
  'a kept page whose script is damaged gives way to the shell, which repairs the app',
  async () => {
    const entry = await page.evaluate(() => {
      const script = [...document.scripts]
        .map(({ text }) => /"entry":"([^"]+)"/.exec(text)?.[1])
        .find(Boolean)
      return script as string
    })
    await page.evaluate(async (entry) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        if (await cache.match(entry))
          await cache.put(entry, new Response('{', { headers: { 'content-type': 'text/javascript' } }))
      }
    }, entry)
    await page.goto(server.url)
    await page.waitForFunction(() => 'appStarted' in window, undefined, { timeout: 60_000 })
  },
)

it.runIf(IS_SOAK)('"Clear this device" deletes the pages and pictures that were seen', async () => {
  await page.goto(`${server.url}/settings`)
  // The page itself is kept when it is idle, which may be after it was cleared.
  await untilKept('/settings')
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /clear/i }).click()
  await page.getByText('This device is cleared.').waitFor()
  expect(await page.evaluate(() => caches.keys())).not.toContain('kept-pages')
})
