import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { hydrated } from '../support/hydrated.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median, spread } from './median.ts'
import { PHONE, slowTab } from './slow-phone.ts'

const PORT = 3387
const ROUNDS = 3
const PACKAGE = '/bali/blissful-bali-kuta-and-ubud-escape'

/** Taps `at`; or presses `key`, there or anywhere. */
type Step = { name: string; at?: (page: Page) => Locator; key?: string }
type Timed = { interactions?: number[]; routeMs?: Promise<number> }

/** What a traveller does on each page, in this order; each is one interaction. */
const STORIES: Record<string, Step[]> = {
  '/': [
    {
      name: 'carousel',
      at: (page) =>
        page
          .getByRole('group', { name: 'Explore Destinations', exact: true })
          .getByRole('button', { name: /^Next/ }),
    },
    { name: 'menu', at: (page) => page.getByRole('button', { name: 'Menu', exact: true }) },
  ],
  '/packages?budget=100000': [
    { name: 'search', at: (page) => page.getByRole('searchbox'), key: 'k' },
    {
      name: 'filter chip',
      at: (page) => page.getByRole('list', { name: 'Filters set' }).getByRole('link'),
    },
  ],
  [PACKAGE]: [
    { name: 'heart', at: (page) => page.locator('main').getByRole('button', { name: /save/i }) },
    { name: 'tab', at: (page) => page.getByRole('tab', { name: 'Exclusions' }) },
    { name: 'popup', at: (page) => page.getByRole('button', { name: /submit your query/i }).last() },
  ],
  '/faqs': [{ name: 'accordion', at: (page) => page.locator('main summary, main h3 button') }],
  '/bali': [
    {
      name: 'date picker',
      at: (page) => page.locator('main form').getByRole('button', { name: 'Choose from calendar' }),
    },
    {
      name: 'form submit',
      at: (page) => page.locator('main form').getByRole('button', { name: 'Submit enquiry' }),
    },
  ],
  '/video': [{ name: 'reel swipe', key: 'j' }],
}

/** Links followed one after the other inside the app. */
const ROUTES: [name: string, selector: string][] = [
  ['list of packages', 'header a[href="/packages"]'],
  ['package', 'main article a[href^="/"]'],
  ['home', 'header a[href="/"]'],
]

/** From the event to the next paint, for ten things that travellers do; and from a tap on a link to the new page. Slow phone. */
export async function benchInteractions(): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions({ measured: true }))
  const measured = new Map<string, number[]>()
  const add = (name: string, ms: number) => measured.set(name, [...(measured.get(name) ?? []), ms])
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [path, steps] of Object.entries(STORIES)) await tell(browser, server.url + path, steps, add)
      await changeRoutes(browser, `${server.url}/bali`, add)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const row = (what: string, ours: number, bound: string, values: readonly number[]): Row => ({
    what,
    unit: 'ms',
    ours,
    floor: Number.NaN,
    ratio: Number.NaN,
    bound,
    spread: spread(values),
  })
  const isRoute = (name: string) => name.startsWith('route')
  const all = [...measured].filter(([name]) => !isRoute(name)).flatMap(([, values]) => values)
  const p95 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN
  return [
    row('ten interactions, event to paint, p95', p95, '≤ 200', all),
    ...[...measured].map(([name, values]) =>
      row(
        isRoute(name) ? name : `interaction: ${name}`,
        median(values),
        isRoute(name) ? '≤ 150' : '',
        values,
      ),
    ),
  ]
}

async function tell(browser: Browser, url: string, steps: Step[], add: (name: string, ms: number) => void) {
  const context = await browser.newContext(PHONE)
  const { page } = await slowTab(context)
  await page.addInitScript(() => {
    const interactions: number[] = []
    Object.assign(window, { interactions })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) interactions.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(url)
  await hydrated(page)
  for (const { name, at, key } of steps) {
    const point = at ? await inView(at(page).first()) : { x: 0, y: 0 }
    if (at && key) await at(page).first().focus()
    // What the scrolling set going is over before a traveller's finger is there.
    await page.evaluate(twoFramesAnd300Ms)
    await page.evaluate(() => {
      ;(window as Timed).interactions?.splice(0)
    })
    // Not the locator's own tap: what it runs in the page would be part of the time.
    await (key ? page.keyboard.press(key) : page.touchscreen.tap(point.x, point.y))
    // Two frames after the paint, its entry is there; an interaction without one took less than 16 ms.
    await page.evaluate(twoFramesAnd300Ms)
    const durations = await page.evaluate(() => (window as Timed).interactions ?? [])
    add(name, Math.max(16, ...durations))
  }
  await context.close()
}

/** Runs in the page. */
const twoFramesAnd300Ms = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300))))

/** Scrolls it into view and returns its middle, CSS pixels. */
async function inView(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function changeRoutes(browser: Browser, url: string, add: (name: string, ms: number) => void) {
  const context = await browser.newContext(PHONE)
  const { page } = await slowTab(context, { network: false })
  await page.goto(url)
  await hydrated(page)
  // A traveller scrolls before the first tap on a link: then the next pages are preloaded (when-preload-allowed.ts).
  await page.mouse.wheel(0, 200)
  await page.mouse.wheel(0, -200)
  for (const [name, selector] of ROUTES) {
    await page.waitForLoadState('networkidle')
    const point = await inView(page.locator(selector).first())
    await page.evaluate(twoFramesAnd300Ms)
    await page.evaluate(noteChange)
    // Not the locator's own tap and no polling: what they run in the page would be part of the time.
    await page.touchscreen.tap(point.x, point.y)
    add(`route change: ${name}`, await page.evaluate(() => (window as Timed).routeMs ?? Number.NaN))
  }
  await context.close()
}

/** Runs in the page: notes the time from the next click to the paint of another heading, ms. */
function noteChange(): void {
  const painted = 'next-heading'
  ;(window as Timed).routeMs = new Promise((resolve) => {
    const heading = document.querySelector('h1')
    let tappedAt = 0
    addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true })
    new PerformanceObserver((list, observer) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { identifier?: string })[]) {
        if (entry.identifier !== painted) continue
        observer.disconnect()
        resolve(entry.startTime - tappedAt)
      }
    }).observe({ type: 'element' })
    const observer = new MutationObserver(() => {
      const now = document.querySelector('main h1')
      if (!now || now === heading) return
      observer.disconnect()
      now.setAttribute('elementtiming', painted)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchInteractions())
