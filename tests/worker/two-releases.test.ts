import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FaultyProxy, SOMEBODY_ELSES_PAGE, startFaultyProxy } from '../support/faulty-proxy.ts'
import { laterRelease, type ReleaseFile } from '../support/later-release.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { tabOf } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cardWhen, enquire } from '../support/traveller.ts'

// A page that stays open while two releases replace its own: its scripts are neither on the device nor on the server.

const [SERVER_PORT, PROXY_PORT] = [4225, 4226]
/** An install fetches and checks two hundred files: half a minute on a busy machine. */
const INSTALL_LIMIT_MS = 120_000
const CONTACT = '+91 00000 70001'

let server: TestServer
let proxy: FaultyProxy
let phone: Phone
let areEnquiriesAnswered = false

beforeEach(async () => {
  areEnquiriesAnswered = false
  server = await startServer({ port: SERVER_PORT, env: { PUBLIC_URL: `http://localhost:${PROXY_PORT}` } })
  proxy = await startFaultyProxy(server.url, PROXY_PORT)
  serveRelease(new Map())
  phone = await newPhone({ skipsMedia: true, shell: true })
})
afterEach(async () => {
  await phone?.dispose()
  await proxy?.close()
  await server?.stop()
})

/** From now on the site has these files; no files: the release that was built. */
function serveRelease(files: Map<string, ReleaseFile>): void {
  proxy.answer = (path) => {
    if (path === '/submit-form' && !areEnquiriesAnswered) return 'cut'
    // Fetched one after the other for use without a network, for minutes: an update does not wait for that.
    if (path.startsWith('/art/')) return 'slow'
    const isOther = files.size > 0 && path.startsWith('/assets/') && path.endsWith('.js')
    return files.get(path) ?? (isOther ? SOMEBODY_ELSES_PAGE : 'pass')
  }
}

async function moveTo(page: Page, release: string): Promise<void> {
  serveRelease(laterRelease(release))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await until(
    `release ${release} waits`,
    () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    INSTALL_LIMIT_MS,
  )
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
  )
  // Asked of the registration: a request to the worker would keep the former one busy.
  await until(`release ${release} is in charge`, () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.waiting === null && registration.active?.state === 'activated'
    }),
  )
  const shell = await page.evaluate(async () => (await fetch('/index.html')).text())
  expect(shell).toContain(`/assets/${release}-`)
}

/** The scripts that the page has run. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )

it.runIf(IS_SOAK)(
  'opens its next page in the newest release, by itself, and what it had queued arrives',
  {
    timeout: 3 * INSTALL_LIMIT_MS,
  },
  async () => {
    const old = await phone.tab(`${proxy.url}/terms-conditions`)
    await untilControlled(old)
    // Parts that are near the screen load their scripts now: behind another tab they would wait for the return to this one,
    // find their release gone, and take the page on to the newest release in the moment in which the link is clicked.
    await old.waitForFunction(() =>
      [...document.querySelectorAll('[data-pending]')].every(
        ({ firstElementChild: part }) =>
          !part?.checkVisibility() || part.getBoundingClientRect().top > innerHeight + 400,
      ),
    )
    const other = await phone.tab(`${proxy.url}/enquiries`)
    await until('the start page is kept', () =>
      other.evaluate(async () => Boolean(await caches.match('/', { cacheName: 'kept-pages' }))),
    )
    await moveTo(other, 'second')
    // Not the start page that was kept, which starts the release it is of.
    await other.goto(proxy.url)
    await other.waitForFunction(() => 'appStarted' in window)
    expect((await scriptsOf(other)).filter((name) => !name.includes('/assets/second-'))).toEqual([])
    await moveTo(other, 'third')
    await phone.context.setOffline(true)
    const saved = await enquire(tabOf(other), proxy.url, CONTACT)
    expect(saved.text).toMatch(/saved/i)
    await phone.context.setOffline(false)

    const devTools = await phone.context.newCDPSession(old)
    await devTools.send('Network.clearBrowserCache')
    await old.bringToFront()
    await old.evaluate(() => {
      Object.assign(window, { isSameDocument: true })
      document.querySelector<HTMLElement>('a[href="/faqs"]')?.click()
    })
    await old.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
    expect(await old.evaluate(() => 'isSameDocument' in window)).toBe(false)
    const scripts = await scriptsOf(old)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((name) => !name.includes('/assets/third-'))).toEqual([])

    areEnquiriesAnswered = true
    await old.goto(`${proxy.url}/enquiries`)
    // A sent enquiry no longer shows the number.
    await cardWhen(tabOf(old), 'A trip to Bali', ({ state }) => state === 'sent')
    expect(proxy.delivered.size).toBe(1)
  },
)
