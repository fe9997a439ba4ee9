import { type RealSite, startRealSite } from '../support/real-site.ts'
import { controlled, enquire } from '../support/traveller.ts'
import { type Engine, until } from './engine.ts'

/** What every page keeps in its head, also after the app has rendered it: without these it is no installable app. */
const HEAD = [
  'meta[charset]',
  'meta[name="viewport"]',
  'link[rel="manifest"]',
  'link[rel="icon"]',
  'link[rel="apple-touch-icon"]',
  'meta[name="apple-mobile-web-app-title"]',
]
const PATHS = ['/', '/bali', '/bali/blissful-bali-kuta-and-ubud-escape', '/packages', '/saved', '/settings']
const MORE_PATHS = [
  '/enquiries',
  '/thankyou',
  '/contact',
  '/faqs',
  '/themes',
  '/family',
  '/video',
  '/trip-planner',
]

type Row = { row: string; denied: boolean; run: (site: RealSite, engine: Engine) => Promise<void> }

const ROWS: Row[] = [
  {
    row: 'the head of a page that the worker answered is complete',
    denied: false,
    run: async (site, engine) => {
      await engine.open(`${site.url}/bali`)
      await controlled(engine)
      for (const path of PATHS) {
        await engine.open(site.url + path)
        await opened(engine, path)
        const missing = await engine.evaluate<string[]>(
          `${JSON.stringify(HEAD)}.filter((selector) => !document.head.querySelector(selector))`,
        )
        if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`)
      }
    },
  },
  {
    row: 'other pages under all kept scripts: the app opens again by itself',
    denied: false,
    run: async (site, engine) => {
      await engine.open(`${site.url}/bali`)
      await controlled(engine)
      const damaged = await engine.evaluate<number>(`(async () => {
        let damaged = 0
        for (const name of (await caches.keys()).filter((name) => name.includes('precache'))) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            if (!new URL(request.url).pathname.endsWith('.js')) continue
            await cache.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
            damaged += 1
          }
        }
        return damaged
      })()`)
      if (damaged === 0) throw new Error('nothing was damaged')
      await engine.open(`${site.url}/kerala`)
      await opened(engine, '/kerala')
    },
  },
  {
    row: 'a picture that the app opens a page with is fetched once',
    denied: false,
    run: async (site, engine) => {
      await engine.open(`${site.url}/robots.txt`)
      await engine.open(`${site.url}/family`)
      await opened(engine, '/family')
      for (const path of ['/bali', '/kerala']) {
        await engine.evaluate(`performance.clearResourceTimings()`)
        await until(`a link to ${path}`, () =>
          engine.evaluate<boolean>(`Boolean(document.querySelector('a[href="${path}"]'))`),
        )
        await engine.evaluate(`document.querySelector('a[href="${path}"]').click()`)
        const hero = await until(`the first picture of ${path}`, () =>
          engine.evaluate<string>(`(() => {
            const image = location.pathname === '${path}' && document.querySelector('main img[fetchpriority="high"]')
            return image && image.complete && image.naturalWidth > 0 ? image.currentSrc : ''
          })()`),
        )
        const scene = /[^/]+(?=-\d+\.\w+$)/.exec(hero)?.[0] ?? hero
        const fetched = await engine.evaluate<string[]>(
          `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('${scene}-'))`,
        )
        if (fetched.length > 1) throw new Error(`${path} fetched ${fetched.join(' and ')}`)
      }
    },
  },
  {
    row: 'every page of the sitemap opens without an error on the console',
    denied: false,
    run: async (site, engine) => {
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
      const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
      // In English: the other languages render the same pages.
      const paths = all.filter((path) => !/^\/(hi|gu)\//.test(path))
      if (paths.length < 100) throw new Error(`the sitemap has ${paths.length} pages only`)
      const before = engine.errors().length
      for (const path of paths) {
        await engine.open(site.url + path).catch((error: Error) => {
          throw new Error(`${path}: ${error.message}`)
        })
        await opened(engine, path)
        await atRest(engine)
      }
      const errors = engine.errors().slice(before)
      if (errors.length > 0)
        throw new Error(`${errors.length}: ${[...new Set(errors)].slice(0, 5).join(' | ')}`)
    },
  },
  {
    row: 'all storage denied: every page opens, and an enquiry is sent at once',
    denied: true,
    run: async (site, engine) => {
      for (const path of [...PATHS, ...MORE_PATHS]) {
        await engine.open(site.url + path)
        await opened(engine, path)
      }
      const contact = site.newContact()
      const { text } = await enquire(engine, site.url, contact)
      if (!/successfully sent/i.test(text)) throw new Error(`not called sent: ${text}`)
      if (site.leads().filter((lead) => lead.contact === contact).length !== 1)
        throw new Error('not one lead')
    },
  },
]

/** A page that finished loading nothing for this long is at rest, ms. */
const AT_REST_MS = 1_000

/** Waits until the app has started on a page, and fails where that shows the error screen. */
async function opened(engine: Engine, path: string): Promise<void> {
  const heading = () =>
    engine.evaluate<string>(`window.appStarted ? (document.querySelector('h1')?.textContent ?? '') : ''`)
  await until(`${path} is open`, heading)
  if (/could not be opened/.test(await heading())) throw new Error(`${path} shows the error screen`)
}

/** Waits until the page loads nothing more: Firefox calls it an error when what the worker answers is cut off by leaving the page. */
async function atRest(engine: Engine): Promise<void> {
  const loaded = () => engine.evaluate<number>(`performance.getEntriesByType('resource').length`)
  for (let before = -1, now = await loaded(); now !== before; now = await loaded()) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS))
  }
}

/** Runs the rows about the installed app, those with all storage denied or the others; answers how many failed. */
export async function tryApp(
  engine: Engine,
  isDenied: boolean,
  say: (line: string) => void,
  isWanted: (row: string) => boolean = () => true,
): Promise<number> {
  const site = await startRealSite()
  let failed = 0
  try {
    for (const { row, run } of ROWS.filter(({ row, denied }) => denied === isDenied && isWanted(row))) {
      try {
        await run(site, engine)
        say(`✓ ${row}`)
      } catch (error) {
        failed += 1
        say(`✗ ${row}: ${(error as Error).message}`)
      }
    }
  } finally {
    await site.close()
  }
  return failed
}
