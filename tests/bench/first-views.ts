import { type Browser, type BrowserContext, chromium } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { PHONE, slowTab } from './slow-phone.ts'
import { warmUp } from './warm-up.ts'

const PORT = 3384
/** Long enough for everything that starts by itself, short of the popup's 10 s. */
const SETTLE_MS = 5_000

type Budget = { kB: number; requests: number; goal?: string; savesData?: boolean }

/** Most kB on the wire and most requests of a first view; the goals are where they should come to. */
const BUDGETS: [path: string, budget: Budget][] = [
  ['/', { kB: 246, requests: 25, goal: '250 kB, 25 requests' }],
  ['/', { kB: 78, requests: 8, savesData: true, goal: 'half' }],
  ['/bali', { kB: 196, requests: 18 }],
  ['/bali/blissful-bali-kuta-and-ubud-escape', { kB: 195, requests: 19, goal: '150 kB' }],
  ['/packages', { kB: 216, requests: 28 }],
  ['/video', { kB: 512, requests: 24, goal: '600 kB' }],
  ['/landingpage', { kB: 210, requests: 22 }],
]

/** Bytes and requests of the first view of a page on a phone, before anything is touched, each with its budget. */
export async function benchFirstViews(): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions({ measured: true }))
  try {
    await warmUp(BUDGETS.map(([path]) => server.url + path))
    const rows: Row[] = []
    for (const [path, { savesData = false, ...budget }] of BUDGETS) {
      const { bytes, requests } = await firstView(browser, server.url + path, savesData)
      const row = (what: string, unit: string, ours: number, floor: number): Row => ({
        what: `${path}${savesData ? ' with Save-Data' : ''} ${what}`,
        unit,
        ours,
        floor,
        ratio: ours / floor,
        bound: '≤ 1',
      })
      const goal = budget.goal ? ` (goal ${budget.goal})` : ''
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

async function firstView(browser: Browser, url: string, savesData: boolean) {
  const context = await browser.newContext({
    ...PHONE,
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  })
  if (savesData)
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
  const result = await load(context, url)
  await context.close()
  return result
}

async function load(context: BrowserContext, url: string): Promise<{ bytes: number; requests: number }> {
  const { page, devTools } = await slowTab(context, { cpu: false })
  const result = { bytes: 0, requests: 0 }
  devTools.on('Network.requestWillBeSent', () => {
    result.requests += 1
  })
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    result.bytes += encodedDataLength
  })
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  return result
}
