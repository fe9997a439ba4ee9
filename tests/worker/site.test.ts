import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'
import { expectOfflineReel, FIRST_REEL } from '../support/reels.ts'
import { scrollThrough } from '../support/scroll-through.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK, played } from '../support/soak.ts'
import { dice, trials } from '../support/trials.ts'

// The built site with its real server: what the worker keeps, answers and leaves alone.

const FIXED_PAGES = [
  '/',
  '/family',
  '/faqs',
  '/enquiries',
  '/themes',
  '/contact',
  '/aboutus',
  '/payments',
  '/privacy-policy',
]

let server: TestServer
let phone: Phone
/** What the first visit left on the device. */
let installedBytes = 0
/** And after a second one. */
let revisitedBytes = 0
/** Scripts, styles and packs of them that the worker had sent. */
let fetched: string[] = []
/** Those that the first page had loaded. */
let sentTwice: string[] = []

beforeAll(async () => {
  server = await startServer({})
  // As sharp as phones are: what they would load is not what is kept for them.
  phone = await newPhone({ deviceScaleFactor: IS_SOAK ? 3 : 2, shell: true })
  await install()
}, 120_000)
afterAll(async () => {
  await phone.dispose()
  await server.stop()
})
afterEach(async () => {
  await phone.context.setOffline(false)
  await phone.closeTabs()
})

async function openHome(): Promise<Page> {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  return page
}

/** The first visit, until everything is on the device. */
async function install(): Promise<void> {
  const first = await openHome()
  const loaded = await first.evaluate(sentOf, 'assets')
  fetched = (await phone.context.serviceWorkers()[0]?.evaluate(sentOf, 'assets')) ?? []
  expect(loaded.length).toBeGreaterThan(5)
  expect(fetched.length).toBeGreaterThan(5)
  sentTwice = fetched.filter((name) => loaded.includes(name))
  await first.waitForFunction(() => caches.match('/api/catalogue'))
  await mediaAreKept(first)
  installedBytes = await keptBytes(first)
  // A second visit keeps what it shows, as sharp as this phone shows it.
  await first.goto(server.url)
  await scrollThrough(first)
  await first.waitForLoadState('networkidle')
  revisitedBytes = await keptBytes(first)
}

/** Runs in a page or a worker: the files of a folder that the network has sent it. */
function sentOf(folder: string): string[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return all
    .filter(({ name, transferSize }) => name.includes(`/${folder}/`) && transferSize > 0)
    .map(({ name }) => name)
}

function keptBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0
      }
    }
    return sum
  })
}

// Asks again while some are missing: after a failed request the worker goes on only at the next start.
async function mediaAreKept(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isWhole = false
        const order = () =>
          navigator.serviceWorker.controller?.postMessage({ type: 'keep-media', videos: 'now' })
        new BroadcastChannel('marigold-miles').addEventListener('message', ({ data }) => {
          if (data.type === 'pictures-kept') isWhole = data.kept === data.of
          if (data.type !== 'videos-kept' || data.fetching) return
          if (isWhole && data.kept === data.of) resolve()
          else order()
        })
        order()
      }),
  )
}

const slug = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-')

it('fetches no large script or style that the first page has just loaded', () => {
  expect(sentTwice).toEqual([])
})

it('fetches the small ones in packs: one by one they were two hundred', async () => {
  expect(fetched.some((name) => name.endsWith('.json'))).toBe(true)
  expect(fetched.length).toBeLessThan(40)
  const page = await openHome()
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'))
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().filter(({ url }) => url.includes('/assets/')).length
  })
  expect(kept).toBeGreaterThan(150)
})

it('fits its budget: everything kept for use without a network is at most 6 MB', () => {
  console.log(
    `kept: ${(installedBytes / 1e6).toFixed(2)} MB, ${(revisitedBytes / 1e6).toFixed(2)} MB after a second visit`,
  )
  expect(installedBytes).toBeGreaterThan(100_000)
  expect(installedBytes).toBeLessThan(6_000_000)
  expect(revisitedBytes).toBeLessThan(6_000_000)
})

describe('without a network', () => {
  it('opens every page, also those never visited, with its heading and its pictures', {
    timeout: 240_000,
  }, async () => {
    const page = await openHome()
    const catalogue = (await page.evaluate(async () => (await fetch('/api/catalogue')).json())) as Catalogue
    const all = [
      ...catalogue.destinations.map((d) => `/${d.slug}`),
      ...catalogue.packages.map((p) => `/${p.destination}/${slug(p.packageName)}`),
    ]
    const random = dice()
    const chosen = Array.from({ length: trials(2) }, () => all[random(all.length)] as string)
    await phone.context.setOffline(true)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    for (const path of [...played(FIXED_PAGES, 4), ...chosen]) {
      await page.goto(server.url + path)
      await page.locator('h1').first().waitFor()
      expect(await page.locator('h1').first().innerText(), path).not.toMatch(/not found|wrong|offline/i)
      await until(`the pictures of ${path}`, async () => (await missingPictures(page)).length === 0, 10_000)
    }
    expect(errors).toEqual([])
  })

  it.runIf(IS_SOAK)('shows the home page without a broken picture, a broken clip or an error', async () => {
    const page = await phone.tab()
    await phone.context.setOffline(true)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    await page.goto(`${server.url}/`)
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => 'appStarted' in window)
    await scrollThrough(page)
    // The clips play, where they can, when they are in view.
    await page
      .getByRole('region', { name: /Diaries/ })
      .first()
      .scrollIntoViewIfNeeded()
    const broken = () =>
      page.evaluate(() => [
        ...[...document.images]
          .filter(
            ({ complete, naturalWidth, loading }) => (complete || loading === 'eager') && naturalWidth === 0,
          )
          .map(({ currentSrc }) => currentSrc),
        ...[...document.querySelectorAll('video')]
          .filter((video) => video.error && video.checkVisibility())
          .map(({ src }) => src),
      ])
    await expect.poll(broken).toEqual([])
    expect(errors).toEqual([])
  })

  it.runIf(IS_SOAK)('shows a scene in blossom as it is without', async () => {
    const page = await openHome()
    await phone.context.setOffline(true)
    const width = await page.evaluate(async () => {
      const image = new Image()
      image.src = '/art/bhutan-blossom-square-480.avif'
      await image.decode()
      return image.naturalWidth
    })
    expect(width).toBeGreaterThan(0)
  })

  it('plays a reel, after a start of the browser', async () => {
    await phone.close()
    await phone.open()
    await phone.context.setOffline(true)
    const feed = await phone.tab(`${server.url}/video`)
    await expectOfflineReel(feed, FIRST_REEL.slug)
  })

  it('never answers the staff area, the API or a post with anything that is kept', async () => {
    const page = await phone.tab(`${server.url}/admin/leads`)
    await page.goto(server.url)
    await phone.context.setOffline(true)
    const staff = await phone.tab()
    await staff.goto(`${server.url}/admin/leads`)
    expect(await staff.locator('h1').innerText()).toBe('The desk cannot be opened now')
    await staff.getByRole('link', { name: 'Try again' }).click()
    expect(await staff.locator('h1').innerText()).toBe('The desk cannot be opened now')
    const asked = await page.evaluate(async () => {
      const paths = ['/api/packages', '/api/leads', '/api/auth/get-session', '/healthz']
      const answers = paths.map((path) =>
        fetch(path).then(
          (r) => r.status,
          () => 'failed',
        ),
      )
      const post = fetch('/submit-form', { method: 'POST', body: '{}' }).then(
        (r) => r.status,
        () => 'failed',
      )
      return Promise.all([...answers, post])
    })
    expect(new Set(asked)).toEqual(new Set(['failed']))
  })
})

it('keeps nothing of the staff area or the API but the catalogue', async () => {
  const page = await phone.tab(`${server.url}/admin`)
  await page.goto(`${server.url}/admin/leads`)
  await page.evaluate(() => Promise.all(['/api/packages', '/api/leads'].map((path) => fetch(path))))
  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname)
    }
    return urls
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual(['/api/catalogue'])
  expect(kept.filter((path) => /admin|staff|submit/.test(path))).toEqual([])
})

// Pictures in view that are not drawn though the server has them.
async function missingPictures(page: Page): Promise<string[]> {
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility()
      })
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  )
  const isThere = await Promise.all(missing.map(async (url) => url && (await fetch(url)).ok))
  return missing.filter((_, i) => isThere[i])
}
