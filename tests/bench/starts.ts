import type { Page } from 'playwright'
import { newPhone, untilControlled } from '../support/phone.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median, spread } from './median.ts'
import { slowTab } from './slow-phone.ts'

const PORT = 3383
const VISITED = ['/', '/bali']
const NEVER_VISITED = '/kerala'
const RUNS = 5
const FLUSH_MS = 10_000

type Paints = { first: number; largest: number }

/** An installed app's start without a network beside the same page's first load over a slow one; a slow phone, in ms. */
export async function benchStarts(): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  try {
    const paths = [...VISITED, NEVER_VISITED]
    const measured = new Map(
      paths.map((path) => [path, { online: [] as Paints[], installed: [] as Paints[] }]),
    )
    for (let run = 0; run < RUNS; run++) {
      for (const path of paths) measured.get(path)?.online.push(await firstLoad(server.url + path))
      for (const [path, paints] of await startsOffline(server.url)) measured.get(path)?.installed.push(paints)
    }
    return [...measured].flatMap(([path, { online, installed }]) => {
      const bound = path === NEVER_VISITED ? '≤ 1.0 ×' : '≤ 0.5 ×'
      return (['first', 'largest'] as const).map((kind) => {
        const starts = installed.map((paints) => paints[kind])
        const [ours, floor] = [median(starts), median(online.map((paints) => paints[kind]))]
        const what = `${path} ${kind} paint, offline start beside first load`
        return { what, unit: 'ms', ours, floor, ratio: ours / floor, bound, spread: spread(starts) }
      })
    })
  } finally {
    await server.stop()
  }
}

async function firstLoad(url: string): Promise<Paints> {
  const phone = await newPhone({ measured: true })
  const { page } = await slowTab(phone.context)
  await page.goto(url)
  const paints = await paintsOf(page)
  await phone.dispose()
  return paints
}

async function startsOffline(base: string): Promise<[string, Paints][]> {
  const phone = await newPhone({ measured: true })
  const page = await phone.tab(base)
  await untilControlled(page)
  await page.waitForFunction(() => caches.match('/api/catalogue'))
  for (const path of VISITED) {
    await page.goto(base + path)
    await page.waitForFunction((path) => caches.match(path, { cacheName: 'kept-pages' }), path)
  }
  // What the browser has stored is on its disk only some seconds later.
  await page.waitForTimeout(FLUSH_MS)
  const starts: [string, Paints][] = []
  for (const path of [...VISITED, NEVER_VISITED]) {
    // A browser that was closed: the worker has to start, too.
    await phone.close()
    await phone.open()
    const { page: start } = await slowTab(phone.context, { network: false })
    await phone.context.setOffline(true)
    await start.goto(base + path)
    starts.push([path, await paintsOf(start)])
  }
  await phone.dispose()
  return starts
}

/** First and largest contentful paint, once the page's heading has been there for a while. */
async function paintsOf(page: Page): Promise<Paints> {
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(3_000)
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return { first: first?.startTime ?? Number.NaN, largest }
  })
}
