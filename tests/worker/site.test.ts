import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { seed, trials } from '../support/trials.ts'

// The built site with its real server: what the worker keeps, answers and leaves alone.

const PORT = 4207
const FIXED_PAGES = [
  '/',
  '/family',
  '/themes',
  '/contact',
  '/aboutus',
  '/faqs',
  '/payments',
  '/enquiries',
  '/privacy-policy',
]

let server: TestServer
let phone: Phone

beforeAll(async () => {
  server = await startServer({ port: PORT })
})
afterAll(() => server.stop())
beforeEach(async () => {
  // As sharp as phones are: what they would load is not what is kept for them.
  phone = await newPhone({ deviceScaleFactor: 3 })
})
afterEach(() => phone.dispose())

/** The first visit, until everything is on the device. */
async function install(): Promise<Page> {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  await page.waitForFunction(() => caches.match('/api/catalogue'))
  await until('the pictures are kept', () => picturesAreKept(page), 60_000)
  return page
}

async function picturesAreKept(page: Page): Promise<boolean> {
  const count = () => page.evaluate(async () => (await (await caches.open('kept-media')).keys()).length)
  const before = await count()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  return before > 20 && (await count()) === before
}

const slug = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-')

describe('without a network', () => {
  it('opens every page, also those never visited, with its heading and its pictures', {
    timeout: 240_000,
  }, async () => {
    const page = await install()
    const catalogue = (await page.evaluate(async () => (await fetch('/api/catalogue')).json())) as Catalogue
    const all = [
      ...catalogue.destinations.map((d) => `/${d.slug}`),
      ...catalogue.packages.map((p) => `/${p.destination}/${slug(p.packageName)}`),
    ]
    const random = dice(seed())
    const chosen = Array.from({ length: trials(10) }, () => all[Math.floor(random() * all.length)] as string)
    await phone.context.setOffline(true)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    for (const path of [...FIXED_PAGES, ...chosen]) {
      await page.goto(server.url + path)
      await page.locator('h1').first().waitFor()
      expect(await page.locator('h1').first().innerText(), path).not.toMatch(/not found|wrong|offline/i)
      await until(`the pictures of ${path}`, async () => (await missingPictures(page)).length === 0, 10_000)
    }
    expect(errors).toEqual([])
  })

  it('never answers the staff area, the API or a post', async () => {
    const page = await install()
    await page.goto(`${server.url}/admin/leads`)
    await page.goto(server.url)
    await phone.context.setOffline(true)
    const staff = await phone.tab()
    await expect(staff.goto(`${server.url}/admin/leads`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
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
  const page = await install()
  await page.goto(`${server.url}/admin`)
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

it('fits its budget: everything kept for use without a network is at most 6 MB', {
  timeout: 120_000,
}, async () => {
  const page = await install()
  const bytes = await page.evaluate(async () => {
    let sum = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0
      }
    }
    return sum
  })
  console.log(`kept: ${(bytes / 1e6).toFixed(2)} MB`)
  expect(bytes).toBeLessThan(6_000_000)
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

function dice(start: number): () => number {
  let value = start % 2_147_483_647 || 1
  return () => {
    value = (value * 48_271) % 2_147_483_647
    return value / 2_147_483_647
  }
}
