import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compose } from '../../src/outbox/entry.ts'
import { headlessShellOptions } from '../support/chromium.ts'
import { longEnquiry } from '../support/enquiries.ts'
import { type FaultyProxy, SOMEBODY_ELSES_PAGE, startFaultyProxy } from '../support/faulty-proxy.ts'
import { type Phone, until, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK, played } from '../support/soak.ts'
import { testPhone } from '../support/test-phone.ts'

// The built site behind a proxy that answers for it: the app on the device comes back by itself or by one button, and
// every enquiry on it arrives.

const [SERVER_PORT, PROXY_PORT] = [4215, 4216]
const CLIENT_DIR = join(import.meta.dirname, '../../dist/client')
const ORIGINALS = 'originals-of-damaged-files'
const NO_WORKER = 'delete Navigator.prototype.serviceWorker'

let browser: Browser
let server: TestServer
let proxy: FaultyProxy
let phone: Phone

beforeAll(async () => {
  server = await startServer({
    port: SERVER_PORT,
    env: { PUBLIC_URL: `http://localhost:${PROXY_PORT}` },
  })
  proxy = await startFaultyProxy(server.url, PROXY_PORT)
  browser = await chromium.launch(headlessShellOptions())
})
afterAll(async () => {
  await browser?.close()
  await proxy?.close()
  await server.stop()
})
beforeEach(() => {
  proxy.answer = () => 'pass'
})

/** The app has never been on it; or, if it is shared, each test leaves the app as it was built. */
function usePhone({ shared = false } = {}) {
  const options = () => ({ browser, skipsMedia: true })
  const current = testPhone({ shared, options })
  beforeEach(() => {
    phone = current()
  })
}

/** Requests of the worker and of scripts, not of `<script>` elements. */
const isFetch = (headers: Record<string, unknown>) => headers['sec-fetch-dest'] === 'empty'
const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js')

async function install(): Promise<Page> {
  const page = await phone.tab(proxy.url)
  await untilControlled(page)
  return page
}

/** Leaves an enquiry in the outbox as the form would, without sending it. */
async function queue(page: Page): Promise<string> {
  const enquiry = { ...longEnquiry(), id: randomUUID() }
  await page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox')
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('entries', { keyPath: 'id' })
          opening.result.createObjectStore('drafts', { keyPath: 'key' })
          opening.result.createObjectStore('meta')
        }
        opening.onsuccess = () => {
          const put = opening.result.transaction('entries', 'readwrite', { durability: 'strict' })
          put.objectStore('entries').put(entry)
          put.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          put.onerror = () => reject(put.error)
        }
      }),
    compose(enquiry, Date.now()),
  )
  return enquiry.id
}

/** Puts something else under the addresses of kept files, as a worker that checked nothing would have. */
const damage = (page: Page, matching: string, { type, body }: { type: string; body: string }) =>
  page.evaluate(
    async ([matching, type, body, ORIGINALS]) => {
      await caches.delete(ORIGINALS)
      const originals = await caches.open(ORIGINALS)
      let damaged = 0
      for (const name of (await caches.keys()).filter((name) => name.includes('precache'))) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const original = await cache.match(request)
          if (!original || !new RegExp(matching).test(new URL(request.url).pathname)) continue
          await originals.put(request, original)
          await cache.put(request, new Response(body, { headers: { 'content-type': type } }))
          damaged += 1
        }
      }
      return damaged
    },
    [matching, type, body, ORIGINALS] as const,
  )

/** Addresses of kept files that are not what the build has under them. */
async function damagedFiles(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const digests: [path: string, digest: string][] = []
    for (const name of (await caches.keys()).filter((name) => name.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer()
        const digest = await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0))
        digests.push([new URL(request.url).pathname, btoa(String.fromCharCode(...new Uint8Array(digest)))])
      }
    }
    return digests
  })
  expect(kept.length).toBeGreaterThan(100)
  const digestOf = async (path: string) =>
    createHash('sha256')
      .update(await readFile(join(CLIENT_DIR, path)))
      .digest('base64')
  const damaged = await Promise.all(
    kept.map(async ([path, digest]) => (digest === (await digestOf(path)) ? [] : [path])),
  )
  return damaged.flat()
}

/**
 * Puts what was damaged right, as far as the app has not done it: the next test begins with a whole app. Meanwhile the app may reload
 * its page, or remove all it has and fetch it again.
 */
async function putRight(page: Page): Promise<void> {
  const restore = async (ORIGINALS: string) => {
    const originals = await caches.open(ORIGINALS)
    for (const name of (await caches.keys()).filter((name) => name.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await originals.keys()) {
        const original = await originals.match(request)
        if (original) await cache.put(request, original)
      }
    }
  }
  const afterwards = async () => {
    await page.evaluate(restore, ORIGINALS)
    return damagedFiles(page)
  }
  await expect.poll(() => afterwards().catch(String), { interval: 500 }).toEqual([])
}

const opens = (page: Page) =>
  page
    .getByRole('link', { name: /My enquiries/ })
    .first()
    .waitFor({ state: 'attached' })

describe('an install that is answered with somebody else’s page', () => {
  usePhone()

  const parts = [
    ['for its scripts', isScript],
    ['for the shell', (path: string) => path === '/index.html'],
    ['for its fonts', (path: string) => path.endsWith('.woff2')],
  ] as const
  it.runIf(IS_SOAK).each(parts)('%s is refused, and the site goes on without', async (_, isAnswered) => {
    proxy.answer = (path, headers) => (isFetch(headers) && isAnswered(path) ? SOMEBODY_ELSES_PAGE : 'pass')
    const page = await phone.tab(proxy.url)
    await untilRefused(page)
    await page.goto(`${proxy.url}/kerala`)
    await opens(page)
  })

  it.runIf(IS_SOAK)(
    'that is honest about its type is refused for its content, and the next one succeeds',
    async () => {
      proxy.answer = (path, headers) =>
        isFetch(headers) && isScript(path)
          ? { type: 'text/javascript', body: 'console.log("other")' }
          : 'pass'
      const page = await phone.tab(proxy.url)
      await untilRefused(page)
      proxy.answer = () => 'pass'
      await page.reload()
      await untilControlled(page)
      expect(await damagedFiles(page)).toEqual([])
    },
  )

  it.runIf(IS_SOAK)('for its packs takes each file by itself', async () => {
    let packs = 0
    proxy.answer = (path, headers) => {
      if (!isFetch(headers) || !/^\/assets\/.*\.json$/.test(path)) return 'pass'
      packs += 1
      return SOMEBODY_ELSES_PAGE
    }
    const page = await install()
    expect(packs).toBeGreaterThan(1)
    expect(await damagedFiles(page)).toEqual([])
  })

  async function untilRefused(page: Page): Promise<void> {
    await until('the install has begun', () =>
      page.evaluate(async () => (await caches.keys()).some((name) => name.includes('precache'))),
    )
    await until('the install was refused', () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return ![registration?.installing, registration?.waiting, registration?.active].some(Boolean)
      }),
    )
  }
})

// The page reloads meanwhile.
function untilHeadingIs(page: Page, text: RegExp) {
  const heading = page.locator('h1').first()
  return expect.poll(() => heading.innerText().catch(() => ''), { timeout: 25_000 }).toMatch(text)
}

describe('an installed app whose files were damaged', () => {
  usePhone({ shared: true })

  const harms = [
    ['pages under all its scripts', '\\.js$', SOMEBODY_ELSES_PAGE],
    ['another page under its shell', '/index\\.html$', SOMEBODY_ELSES_PAGE],
    [
      'something unreadable under all its scripts',
      '\\.js$',
      { type: 'text/javascript', body: '<!doctype html>' },
    ],
  ] as const
  it.each(played(harms, 1))(
    '(%s) opens again by itself, and what was queued arrives',
    async (_, matching, content) => {
      const page = await install()
      const id = await queue(page)
      expect(await damage(page, matching, content)).toBeGreaterThan(0)
      await page.goto(`${proxy.url}/kerala`, { waitUntil: 'commit' })
      await untilHeadingIs(page, /Kerala/)
      await until('the enquiry is delivered', () => proxy.delivered.has(id))
      await putRight(page)
    },
  )

  it.runIf(IS_SOAK)(
    'is repaired by one button in Settings: the queue is sent first, and every file is the right one',
    async () => {
      const page = await install()
      const id = await queue(page)
      await page.goto(`${proxy.url}/settings`)
      await damage(page, '\\.(css|js)$', { type: 'text/javascript', body: '<!doctype html>' })
      const reloaded = page.waitForEvent('framenavigated')
      await page.getByRole('button', { name: 'Repair this app' }).click()
      await reloaded
      await page.getByRole('heading', { name: 'Settings' }).waitFor()
      expect(await damagedFiles(page)).toEqual([])
      await until('the enquiry is delivered', () => proxy.delivered.has(id))
    },
  )

  it.runIf(IS_SOAK)('is left as it is when a repair finds no network', async () => {
    const page = await install()
    await page.goto(`${proxy.url}/settings`)
    const id = await queue(page)
    await phone.context.setOffline(true)
    await page.getByRole('button', { name: 'Repair this app' }).click()
    await page.getByText('The repair needs a network.').waitFor()
    await page.goto(`${proxy.url}/kerala`)
    await opens(page)
    await phone.context.setOffline(false)
    await until('the enquiry is delivered', () => proxy.delivered.has(id))
  })
})

describe('a release that checked nothing, and kept somebody else’s page under all its scripts', () => {
  usePhone()

  // Caches every answer, as workers did two releases ago, and has no repair.
  const LEGACY_WORKER = (files: string[]) => `
    const NAME = 'workbox-precache-v2-' + self.registration.scope
    self.addEventListener('install', (event) => event.waitUntil((async () => {
      const cache = await caches.open(NAME)
      for (const path of ${JSON.stringify(files)}) await cache.put(path, await fetch(path, { cache: 'reload' }))
    })()))
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
    self.addEventListener('fetch', (event) => event.respondWith((async () => {
      const { pathname } = new URL(event.request.url)
      const kept = await caches.match(event.request.mode === 'navigate' ? '/index.html' : pathname, { cacheName: NAME })
      return kept ?? fetch(event.request)
    })()))`

  it.runIf(IS_SOAK)(
    'is replaced by the next release while its page is open, and what was queued arrives',
    async () => {
      const shell = await (await fetch(`${server.url}/index.html`)).text()
      const scripts = [...shell.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path as string)
      expect(scripts.length).toBeGreaterThan(0)
      proxy.answer = (path, headers) => {
        if (path === '/sw.js')
          return { type: 'text/javascript', body: LEGACY_WORKER(['/index.html', ...scripts]) }
        return isFetch(headers) && isScript(path) ? SOMEBODY_ELSES_PAGE : 'pass'
      }
      const page = await install()
      const id = await queue(page)
      // The next release is out. No script of the page runs any more: the browser alone finds it.
      proxy.answer = () => 'pass'
      await page.goto(`${proxy.url}/kerala`, { waitUntil: 'commit' })
      await untilHeadingIs(page, /Kerala/)
      await until('the enquiry is delivered', () => proxy.delivered.has(id))
      await untilControlled(page)
      expect(await damagedFiles(page)).toEqual([])
    },
  )
})

describe('a full disk', () => {
  usePhone()

  it.runIf(IS_SOAK)('refuses the install, the site goes on without, and the next one succeeds', async () => {
    const page = await phone.tab('about:blank')
    const devtools = await phone.context.newCDPSession(page)
    const setQuota = (quotaSize?: number) =>
      devtools.send('Storage.overrideQuotaForOrigin', {
        origin: proxy.url,
        ...(quotaSize !== undefined && { quotaSize }),
      })
    await setQuota(300_000)
    await page.goto(`${proxy.url}/kerala`)
    await until('the install was refused', () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const began = (await caches.keys()).some((name) => name.includes('precache'))
        return began && !registration?.installing && !registration?.active
      }),
    )
    await opens(page)
    await page.goto(`${proxy.url}/faqs`)
    await opens(page)

    await setQuota()
    await page.reload()
    await untilControlled(page)
    expect(await damagedFiles(page)).toEqual([])
  })
})

describe('a script that cannot be loaded, with no worker', () => {
  usePhone()
  beforeEach(() => phone.context.addInitScript(NO_WORKER))

  const follow = (page: Page) => page.getByRole('link', { name: 'Find packages' }).first().click()
  const isOpen = async (page: Page) => {
    await page.waitForURL('**/packages')
    await page.locator('main h1').filter({ hasNotText: 'could not' }).waitFor()
  }

  it.runIf(IS_SOAK)('is tried again by itself, once', async () => {
    const page = await phone.tab(proxy.url)
    await opens(page)
    await page.waitForFunction(() => 'appStarted' in window)
    let cut = 0
    proxy.answer = (path) => {
      if (!isScript(path) || cut > 2) return 'pass'
      cut += 1
      return 'cut'
    }
    await follow(page)
    await isOpen(page)
  })

  it.runIf(IS_SOAK)(
    'shows the error screen without reloading for ever, and “Try again” opens the page once it can',
    async () => {
      const manifest = JSON.parse(await readFile(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'))
      const route = Object.keys(manifest).find((source) => source.includes('/_site/packages.tsx'))
      const script = `/${manifest[route ?? '']?.file}`
      expect(isScript(script)).toBe(true)
      // From the start, because the page's script may be preloaded.
      proxy.answer = (path) => (path === script ? 'cut' : 'pass')
      const page = await phone.tab(proxy.url)
      await page.waitForFunction(() => 'appStarted' in window)
      await page.waitForLoadState('networkidle')
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      await follow(page)
      // Reloaded, repaired and removed: after the third attempt it gives up.
      await until('the third attempt has been made', () => loads >= 3)
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      expect(loads).toBe(3)
      proxy.answer = () => 'pass'
      await page.getByRole('button', { name: 'Try again' }).click()
      await isOpen(page)
    },
  )
})
