import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumOptions } from './chromium.ts'

/** A Chromium with a profile that outlives it: can be closed, killed and opened again. */
export interface Phone {
  context: BrowserContext
  /** Opens a tab there; without an address, a blank one. */
  tab(url?: string): Promise<Page>
  closeTabs(): Promise<void>
  /** Ends the browser as a dead battery does (SIGKILL), nothing flushed. */
  kill(): Promise<void>
  /** Closes the browser in peace. */
  close(): Promise<void>
  /** Opens it again on the same profile. */
  open(): Promise<void>
  /** Closes it for good and removes the profile. */
  dispose(): Promise<void>
}

export interface PhoneOptions {
  /** Run in every page before its own scripts, e.g. to take an API away. */
  initScript?: string
  args?: string[]
  /** Device pixels per CSS pixel. */
  deviceScaleFactor?: number
}

/** Takes a new phone out of its box. */
export async function newPhone({
  initScript,
  args = [],
  deviceScaleFactor = 1,
}: PhoneOptions = {}): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'))
  const options = chromiumOptions()
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      args: [...options.args, ...args],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
    })
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
      // The last one stays, blank: without any, the browser ends.
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

// The one process started with this very profile that is not a helper of another.
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

/** Waits until `probe` is true, asking every 50 ms; throws with `what` after `limitMs`. */
export async function until(
  what: string,
  probe: () => boolean | Promise<boolean>,
  limitMs = 15_000,
): Promise<number> {
  const started = Date.now()
  while (!(await probe())) {
    if (Date.now() - started > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Date.now() - started
}

/** Waits until the page's worker is in charge of it. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
