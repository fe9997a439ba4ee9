import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { chromiumOptions, headlessShellOptions } from './chromium.ts'
import type { HostileProxyOptions } from './hostile-proxy.ts'
import type { Phone, PhoneOptions } from './phone.ts'
import { type RealSite, startRealSite } from './real-site.ts'
import { testPhone } from './test-phone.ts'
import { controlled, type Tab } from './traveller.ts'

/** A Chromium page, for the traveller's steps. */
export interface PhoneTab extends Tab {
  page: Page
}

/** One real site per file, and a phone per test. */
export interface SiteSuite {
  site: RealSite
  readonly phone: Phone
  /** Opens a tab, by default on `/enquiries`, and waits until the app works without a network. */
  openTab(path?: string): Promise<PhoneTab>
}

export interface SiteSuiteOptions extends PhoneOptions, HostileProxyOptions {
  /** The server's environment. */
  env?: Record<string, string>
  /** Uses one phone for the whole file, for tests that leave nothing behind; another one after a test that failed. */
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
  let phone: () => Phone
  const suite = {
    get phone() {
      return phone()
    },
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
  // Its hook runs before the one that closes the site, which was registered earlier.
  phone = testPhone({
    shared,
    options: () => ({ skipsMedia: true, ...options, ...(browser && { browser }) }),
  })
  beforeEach(() => {
    suite.site.proxy.react({ kind: 'accept' })
    suite.site.proxy.reactToAll(undefined)
  })
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
