import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { hydrated } from '../support/hydrated.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median, spread } from './median.ts'
import { PHONE, slowTab } from './slow-phone.ts'

const PORT = 3387
const ROUNDS = 3
const PACKAGE = '/bali/blissful-bali-kuta-and-ubud-escape'

type Step = { name: string; act: (page: Page) => Promise<unknown> }
type Timed = { interactions?: number[]; routeMs?: Promise<number> }

/** What a traveller does on each page, in this order; each is one interaction. */
const STORIES: Record<string, Step[]> = {
  '/': [
    { name: 'carousel', act: (page) => tapNext(page, 'Explore Destinations') },
    { name: 'menu', act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap() },
  ],
  '/packages?budget=100000': [
    { name: 'search', act: (page) => page.getByRole('searchbox').first().press('k') },
    {
      name: 'filter chip',
      act: (page) => page.getByRole('list', { name: 'Filters set' }).getByRole('link').first().tap(),
    },
  ],
  [PACKAGE]: [
    {
      name: 'heart',
      act: (page) => page.locator('main').getByRole('button', { name: /save/i }).first().tap(),
    },
    { name: 'tab', act: (page) => page.getByRole('tab', { name: 'Exclusions' }).tap() },
    {
      name: 'popup',
      act: (page) =>
        page
          .getByRole('button', { name: /submit your query/i })
          .last()
          .tap(),
    },
  ],
  '/faqs': [{ name: 'accordion', act: (page) => page.locator('main summary, main h3 button').first().tap() }],
  '/bali': [
    {
      name: 'date picker',
      act: (page) => page.locator('main form').getByRole('button', { name: 'Choose from calendar' }).tap(),
    },
    {
      name: 'form submit',
      act: (page) => page.locator('main form').getByRole('button', { name: 'Submit enquiry' }).tap(),
    },
  ],
  '/video': [{ name: 'reel swipe', act: (page) => page.keyboard.press('j') }],
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
  const browser = await chromium.launch(chromiumOptions())
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
  for (const { name, act } of steps) {
    await page.evaluate(() => {
      ;(window as Timed).interactions?.splice(0)
    })
    await act(page)
    // Two frames after the paint, its entry is there; an interaction without one took less than 16 ms.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300))),
        ),
    )
    const durations = await page.evaluate(() => (window as Timed).interactions ?? [])
    add(name, Math.max(16, ...durations))
  }
  await context.close()
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
    const link = page.locator(selector).first()
    await link.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.evaluate(noteChange)
    // Not the locator's own tap and no polling: what they run in the page would be part of the time.
    await page.touchscreen.tap(x + width / 2, y + height / 2)
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

async function tapNext(page: Page, label: string): Promise<void> {
  const row = page.getByRole('group', { name: label, exact: true })
  await row.getByRole('button', { name: /^Next/ }).tap()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchInteractions())
