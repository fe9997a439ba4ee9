import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { chromiumOptions, headlessShellOptions } from './chromium.ts'
import type { HostileProxyOptions } from './hostile-proxy.ts'
import { newPhone, type Phone, type PhoneOptions } from './phone.ts'
import { type RealSite, startRealSite } from './real-site.ts'
import { controlled, type Tab } from './traveller.ts'

/** A Chromium page, for the traveller's steps. */
export interface PhoneTab extends Tab {
  page: Page
}

/** One real site per file, and a phone per test. */
export interface SiteSuite {
  site: RealSite
  phone: Phone
  /** Opens a tab, by default on `/enquiries`, and waits until the app works without a network. */
  openTab(path?: string): Promise<PhoneTab>
}

export interface SiteSuiteOptions extends PhoneOptions, HostileProxyOptions {
  /** The server's environment. */
  env?: Record<string, string>
  /** Uses one phone for the whole file, for tests that leave nothing behind. */
  shared?: boolean
  /** Phones are contexts of one browser: for tests that neither kill a phone nor open it again. */
  sharesBrowser?: boolean
  /** Scripts that run before the page's and the worker's own. */
  prelude?: { page?: string; worker?: string }
}

/** Registers the hooks; use what it returns inside tests only. Phones skip the media unless `skipsMedia` is false. */
export function siteSuite({
  shared = false,
  sharesBrowser = false,
  prelude,
  addressOf,
  env,
  ...options
}: SiteSuiteOptions = {}): SiteSuite {
  const suite = {
    async openTab(path = '/enquiries') {
      const tab = tabOf(await suite.phone.tab(suite.site.url + path))
      await controlled(tab)
      // Without a catalogue the app shows no page once the network is gone.
      await tab.page.waitForFunction(() => caches.match('/api/catalogue'), undefined, { timeout: 60_000 })
      return tab
    },
  } as SiteSuite

  let browser: Browser | undefined
  beforeAll(async () => {
    suite.site = await startRealSite({ ...(addressOf && { addressOf }), ...(env && { env }) })
    if (prelude) suite.site.proxy.prelude(prelude)
    if (sharesBrowser)
      browser = await chromium.launch(options.shell ? headlessShellOptions() : chromiumOptions())
  })
  afterAll(async () => {
    await browser?.close()
    await suite.site?.close()
  })
  const [before, after] = shared ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(async () => {
    suite.phone = await newPhone({ skipsMedia: true, ...options, ...(browser && { browser }) })
    suite.site.proxy.react({ kind: 'accept' })
  })
  after(() => suite.phone?.dispose())
  return suite
}

/** A Chromium page, for the traveller's steps. */
export function tabOf(page: Page): PhoneTab {
  return {
    page,
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    evaluate: (expression) => page.evaluate(expression),
  }
}
