import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { ANY_CERTIFICATE, chromiumOptions, headlessShellOptions } from './chromium.ts'
import { pollPause } from './poll-pause.ts'

/** A Chromium with a persistent profile: it can be closed, killed and opened again. */
export interface Phone {
  context: BrowserContext
  /** Opens a tab with this URL; without one, a blank tab. */
  tab(url?: string): Promise<Page>
  closeTabs(): Promise<void>
  /** Kills the browser as an empty battery would (SIGKILL), without flushing. */
  kill(): Promise<void>
  /** Closes the browser normally. */
  close(): Promise<void>
  /** Opens the browser again with the same profile. */
  open(): Promise<void>
  /** Closes the browser and removes the profile. */
  dispose(): Promise<void>
}

export interface PhoneOptions {
  /** Runs in every page before its own scripts, for example to remove an API. */
  initScript?: string
  args?: string[]
  /** Device pixels per CSS pixel. */
  deviceScaleFactor?: number
  /** Pages do not ask the worker for the hundreds of pictures it fetches for use without a network: half of its work. */
  skipsMedia?: boolean
  /** For tests without Background Sync, push and installation: the headless shell, which takes less than half the time. */
  shell?: boolean
  /** For benchmarks: the browser as travellers have it. */
  measured?: boolean
  /** Takes a context of this browser, which costs less than a browser; it has no profile, so it cannot be opened again. */
  browser?: Browser
}

/** Init script: the page does not ask the worker for the pictures that are kept for use without a network. */
export const SKIP_MEDIA = `if (window.ServiceWorker) {
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function (message, ...rest) {
    if (message?.type !== 'keep-media') postMessage.call(this, message, ...rest)
  }
}`

/** Opens a browser on a phone with the profile in this folder, as one that was closed before. */
export async function openProfile(profile: string, baseURL: string): Promise<BrowserContext> {
  const options = chromiumOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // Workers are refused with the certificate of a test's own authority.
    args: [...options.args, ...(baseURL.startsWith('https:') ? [ANY_CERTIFICATE] : [])],
    ignoreHTTPSErrors: true,
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  await context.addInitScript(SKIP_MEDIA)
  return context
}

/** Starts a browser with a new profile. */
export async function newPhone({
  initScript,
  args = [],
  deviceScaleFactor = 1,
  skipsMedia = false,
  shell = false,
  measured = false,
  browser,
}: PhoneOptions = {}): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'))
  const options = shell ? headlessShellOptions() : chromiumOptions({ measured })
  const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor }
  const launch = async () => {
    const context = browser
      ? await browser.newContext(screen)
      : await chromium.launchPersistentContext(profile, {
          ...options,
          args: [...options.args, ...args],
          ...screen,
        })
    if (skipsMedia) await context.addInitScript(SKIP_MEDIA)
    if (initScript) await context.addInitScript(initScript)
    return context
  }
  const phone: Phone = {
    context: await launch(),
    async tab(url) {
      const page = await phone.context.newPage()
      if (url) await page.goto(url)
      return page
    },
    async closeTabs() {
      // The last tab stays open, blank: without any tab the browser exits.
      const blank = await phone.context.newPage()
      for (const page of phone.context.pages()) if (page !== blank) await page.close()
    },
    async kill() {
      const closed = new Promise((resolve) => phone.context.once('close', resolve))
      process.kill(await browserPid(profile), 'SIGKILL')
      await closed
    },
    close: () => phone.context.close(),
    async open() {
      phone.context = await launch()
    },
    async dispose() {
      await phone.context.close().catch(() => {})
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return phone
}

// The main process of the browser with this profile, not one of its child processes.
async function browserPid(profile: string): Promise<number> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const isBrowser = command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=')
    const isShell = (await readlink(`/proc/${pid}/exe`).catch(() => '')).endsWith('sh')
    if (isBrowser && !isShell) return Number(pid)
  }
  throw new Error(`No browser runs on ${profile}`)
}

/** Polls `probe` until it is true, ever less often; throws with `what` after `limitMs`. */
export async function until(
  what: string,
  probe: () => boolean | Promise<boolean>,
  limitMs = 45_000,
): Promise<number> {
  const started = Date.now()
  while (!(await probe())) {
    if (Date.now() - started > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}`)
    await pollPause(started)
  }
  return Date.now() - started
}

/** Waits until the service worker controls the page. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
