import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumOptions, findChromium } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import { median } from './median.ts'
import { type FloorPicture, startPageFloor } from './page-floor.ts'
import { slowTab } from './slow-phone.ts'
import { warmUp } from './warm-up.ts'

const PORT = 3380
const CLIENT_DIR = join(import.meta.dirname, '../../dist/client')
const PATHS = ['/', '/bali', '/bali/blissful-bali-kuta-and-ubud-escape', '/enquiries']
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
/**
 * Fetched when it is first needed, and kept in npm's own cache: as a dependency it would be a third of all files that every
 * installation writes.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Long enough for everything that starts by itself, short of the popup's 10 s. */
const SETTLE_MS = 7_000

export type PageRow = {
  path: string
  /** Bytes on the wire of the first load, without the worker's own. */
  scriptBytes: number
  documentBytes: number
  imageBytes: number
  /** Largest contentful paint in Lighthouse's simulated phone, ms; the median of the runs. */
  lcpMs: number
  floorLcpMs: number
  lcpRatio: number
  /** Bytes of script that had arrived when the largest paint happened. */
  scriptBeforeLcpBytes: number
  /** From navigation to a menu opened by a tap made as soon as something is painted; slow phone, slow network, ms. */
  firstTapMs: number
}

/** Measures each page beside a static page with the same picture, in one run. */
export async function benchPages(runs = 3): Promise<PageRow[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions({ measured: true }))
  try {
    await warmUp(PATHS.map((path) => server.url + path))
    const rows: PageRow[] = []
    for (const path of PATHS) rows.push(await measure(browser, server.url, path, runs))
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(browser: Browser, base: string, path: string, runs: number): Promise<PageRow> {
  const bytes = await firstLoad(browser, base + path)
  const floor = await startPageFloor(CLIENT_DIR, PORT + 1, bytes.floor)
  const ours: number[] = []
  const theirs: number[] = []
  for (let run = 0; run < runs; run++) {
    ours.push(await lcpOf(base + path))
    theirs.push(await lcpOf(floor.url))
  }
  floor.stop()
  const [lcpMs, floorLcpMs] = [median(ours), median(theirs)]
  return {
    path,
    ...bytes.sizes,
    lcpMs,
    floorLcpMs,
    lcpRatio: lcpMs / floorLcpMs,
    firstTapMs: await firstTap(browser, base + path),
  }
}

async function firstLoad(browser: Browser, url: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const sizes = { scriptBytes: 0, documentBytes: 0, imageBytes: 0, scriptBeforeLcpBytes: 0 }
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    if (request.resourceType() === 'script') sizes.scriptBytes += responseBodySize
    if (request.resourceType() === 'document') sizes.documentBytes += responseBodySize
    if (request.resourceType() === 'image') sizes.imageBytes += responseBodySize
  })
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  sizes.scriptBeforeLcpBytes = await scriptBeforeLcp(page)
  const floor = await floorOf(page)
  await context.close()
  return { sizes, floor }
}

function scriptBeforeLcp(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js') && entry.startTime < lcp,
      )
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0)
  })
}

// The first picture and words of the page, for the floor to show the same.
function floorOf(page: Page): Promise<{ title: string; text: string; picture: FloorPicture }> {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img')
    const source = [...(image?.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => !media || matchMedia(media).matches,
    )
    return {
      title: document.querySelector('h1')?.textContent ?? '',
      text: document.querySelector('main p')?.textContent ?? '',
      picture: {
        srcset: source?.srcset ?? '',
        sizes: source?.sizes ?? '100vw',
        fallback: image?.getAttribute('src') ?? '',
      },
    }
  })
}

async function lcpOf(url: string): Promise<number> {
  const chromePath = findChromium()
  const flags = [
    '--only-audits=largest-contentful-paint',
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    `--chrome-flags=${[...CHROMIUM_ARGS, '--headless=new'].join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', '--', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout).audits['largest-contentful-paint'].numericValue ?? Number.NaN
}

// A fourth of the machine's speed and a slow 4G link; the tap comes as early as a thumb can.
async function firstTap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', hasTouch: true })
  const { page } = await slowTab(context)
  const started = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: /menu/i }).first()
  await menu.waitFor({ state: 'visible' })
  await menu.tap()
  await page.getByRole('link', { name: 'Trip Planner' }).first().waitFor({ state: 'visible' })
  const ms = performance.now() - started
  await context.close()
  return ms
}
