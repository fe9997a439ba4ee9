import { type Browser, type BrowserContext, chromium } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'

const PORT = 3384
/** A phone with a dense screen, as pictures are chosen by. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const
/** 1.6 Mbit/s with 150 ms: how far ahead a browser loads pictures depends on the connection. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
/** Long enough for everything that starts by itself, short of the popup's 10 s. */
const SETTLE_MS = 5_000

/** Most kB on the wire and most requests of a first view; the goals are where they should come to. */
const BUDGETS: Record<string, { kB: number; requests: number; goal: string }> = {
  '/': { kB: 395, requests: 53, goal: '250 kB, 25 requests' },
  '/bali': { kB: 280, requests: 37, goal: '' },
  '/bali/blissful-bali-kuta-and-ubud-escape': { kB: 225, requests: 26, goal: '150 kB' },
  '/video': { kB: 960, requests: 40, goal: '600 kB' },
  '/landingpage': { kB: 340, requests: 43, goal: '' },
}

/** Bytes and requests of the first view of a page on a phone, before anything is touched, each with its budget. */
export async function benchFirstViews(): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions())
  try {
    const rows: Row[] = []
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const { bytes, requests } = await firstView(browser, server.url + path)
      const row = (what: string, unit: string, ours: number, floor: number): Row => ({
        what: `${path} ${what}`,
        unit,
        ours,
        floor,
        ratio: ours / floor,
        bound: '≤ 1',
      })
      const goal = budget.goal && ` (goal ${budget.goal})`
      rows.push(
        row(`first view beside its budget${goal}`, 'kB', bytes / 1000, budget.kB),
        row('requests beside their budget', '', requests, budget.requests),
      )
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function firstView(browser: Browser, url: string): Promise<{ bytes: number; requests: number }> {
  const context = await browser.newContext(PHONE)
  const result = await load(context, url)
  await context.close()
  return result
}

async function load(context: BrowserContext, url: string): Promise<{ bytes: number; requests: number }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const result = { bytes: 0, requests: 0 }
  devtools.on('Network.requestWillBeSent', () => {
    result.requests += 1
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    result.bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  return result
}
