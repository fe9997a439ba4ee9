import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median, spread } from './median.ts'
import { PHONE, slowTab } from './slow-phone.ts'
import { removeScripts } from './without-scripts.ts'

const PORT = 3386
const PATHS = ['/', '/bali', '/bali/blissful-bali-kuta-and-ubud-escape', '/packages', '/landingpage']
const RUNS = 7
/** A task blocks by what it takes beyond this, ms. */
const TASK_MS = 50
/** A page is at rest when no long task came for this long, ms. */
const CALM_MS = 1_500

/** Blocking time of each page on a slow phone beside the same page without its scripts. */
export async function benchBlocking(): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions({ measured: true }))
  try {
    const rows: Row[] = []
    for (const path of PATHS) {
      const sides: Record<'ours' | 'floor', number[]> = { ours: [], floor: [] }
      // In turns: a machine that slows down for a while slows both. The first round warms up.
      for (let run = 0; run <= RUNS; run++)
        for (const side of ['floor', 'ours'] as const) {
          const ms = await blockingTime(browser, server.url + path, side === 'ours')
          if (run > 0) sides[side].push(ms)
        }
      const [ours, floor] = [median(sides.ours), median(sides.floor)]
      rows.push({
        what: `${path} blocking time beside the page without scripts`,
        unit: 'ms',
        ours,
        floor,
        ratio: ours / floor,
        bound: 'ours − floor ≤ 60',
        spread: spread(sides.ours),
      })
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function blockingTime(browser: Browser, url: string, hasScripts: boolean): Promise<number> {
  const context = await browser.newContext(PHONE)
  if (!hasScripts) await removeScripts(context, url)
  const { page } = await slowTab(context, { network: false })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks, lastTask: 0 })
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
      Object.assign(window, { lastTask: performance.now() })
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url)
  if (hasScripts) await page.waitForFunction(() => window.isHydrated)
  await page.waitForFunction(
    (calm) => performance.now() - Math.max(3_000, (window as { lastTask?: number }).lastTask ?? 0) > calm,
    CALM_MS,
  )
  const tasks = await page.evaluate(() => (window as { tasks?: number[] }).tasks ?? [])
  await context.close()
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS), 0)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchBlocking())
