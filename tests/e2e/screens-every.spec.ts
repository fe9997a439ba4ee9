import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { scrollThrough } from '../support/scroll-through.ts'
import { IS_SOAK } from '../support/soak.ts'
import { examinedWidths } from '../support/widths.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

/**
 * Every screen of the site but the reels, with its heading. `hidden`: kept from search engines. `isAlike`: made of the parts of other
 * screens here, so that it is examined in `npm run soak` only.
 */
const SCREENS: { path: string; heading: string; hidden?: true; isAlike?: true }[] = [
  { path: '/', heading: 'Holidays in India and abroad' },
  { path: '/bali', heading: 'Escape to Bali' },
  { path: '/japan', heading: 'Escape to Japan', isAlike: true },
  { path: '/bali/blissful-bali-kuta-and-ubud-escape', heading: 'Blissful Bali Kuta and Ubud Escape' },
  { path: '/packages', heading: 'Find your holiday', isAlike: true },
  { path: '/packages?q=beach&month=12', heading: 'Find your holiday', isAlike: true },
  { path: '/packages?q=zzzz', heading: 'Find your holiday', isAlike: true },
  { path: '/destinations', heading: 'All destinations', isAlike: true },
  { path: '/destinations?region=domestic&month=12', heading: 'All destinations', isAlike: true },
  { path: '/compare', heading: 'Compare trips', hidden: true, isAlike: true },
  { path: '/compare?p=bali1&p=goa1', heading: 'Compare trips', hidden: true, isAlike: true },
  { path: '/saved', heading: 'Saved for later', hidden: true, isAlike: true },
  { path: '/saved?p=bali1,goa1', heading: 'Saved for later', hidden: true, isAlike: true },
  { path: '/settings', heading: 'Settings', hidden: true, isAlike: true },
  { path: '/enquiries', heading: 'Your enquiries', hidden: true },
  { path: '/thankyou', heading: 'Your enquiry', hidden: true },
  { path: '/aboutus', heading: 'About us', isAlike: true },
  { path: '/contact', heading: 'Contact us', isAlike: true },
  { path: '/faqs', heading: 'Frequently asked questions', isAlike: true },
  { path: '/payments', heading: 'Payments', isAlike: true },
  { path: '/terms-conditions', heading: 'Terms & Conditions', isAlike: true },
  { path: '/privacy-policy', heading: 'Privacy Policy', isAlike: true },
  { path: '/cancellation-policy', heading: 'Cancellation Policy', isAlike: true },
  { path: '/blogs', heading: 'Travel blog', isAlike: true },
  {
    path: '/blogs/first-two-days-in-leh',
    heading: 'Your first two days in Leh: how to get used to the height',
    isAlike: true,
  },
  { path: '/themes', heading: 'Themes', isAlike: true },
  { path: '/themes/adventure', heading: 'Adventure trips', isAlike: true },
  { path: '/themes/nature', heading: 'Nature trips', isAlike: true },
  { path: '/honeymoon', heading: 'Romantic Escapes Await', isAlike: true },
  { path: '/family', heading: 'Family holidays', isAlike: true },
  { path: '/family/bali', heading: 'Bali with the family', isAlike: true },
  { path: '/landingpage', heading: 'Australia tour packages', isAlike: true },
  { path: '/FlightForm', heading: 'Book a flight', isAlike: true },
  { path: '/trip-planner', heading: 'Trip planner', isAlike: true },
  { path: '/test', heading: 'Available packages', hidden: true, isAlike: true },
]

/** What Playwright itself writes where it lets no worker in. */
const BLOCKED_WORKER = /^Service Worker registration blocked/

/** What pages are about, beside where they stand. */
const WANTED: Record<string, string[]> = {
  '/': ['TravelAgency'],
  '/bali': ['TouristDestination', 'ItemList'],
  '/bali/blissful-bali-kuta-and-ubud-escape': ['TouristTrip', 'TravelAgency'],
  '/faqs': ['FAQPage'],
  '/landingpage': ['FAQPage'],
  '/aboutus': ['TravelAgency'],
  '/contact': ['TravelAgency'],
  '/blogs/first-two-days-in-leh': ['BlogPosting'],
}

test('a package is a TouristTrip with a part for each day and an offer in rupees', async ({
  page,
  request,
}) => {
  const { packages } = await (await request.get('/api/catalogue')).json()
  const pkg = packages.find(({ key }: { key: string }) => key === 'bali1')
  await page.goto('/bali/blissful-bali-kuta-and-ubud-escape')
  const trip = (await jsonLd(page)).find((thing) => thing['@type'] === 'TouristTrip')
  expect(trip).toMatchObject({
    name: pkg.packageName,
    itinerary: { '@type': 'ItemList', numberOfItems: pkg.days },
    offers: { '@type': 'Offer', price: pkg.totalPackagePrice, priceCurrency: 'INR' },
  })
  expect(trip?.itinerary?.itemListElement.map(({ item }) => item.name)).toEqual(
    pkg.itinerary.map(({ title }: { title: string }, index: number) => `Day ${index + 1}: ${title}`),
  )
})

/** Screens that share a page, so that its code is fetched and compiled once for all of them. */
const TOGETHER = 8

const EXAMINED = SCREENS.filter(({ isAlike }) => IS_SOAK || !isAlike)

for (let from = 0; from < EXAMINED.length; from += TOGETHER) {
  const screens = EXAMINED.slice(from, from + TOGETHER)
  test(`one heading, nothing shifts or sticks out, axe finds nothing, also in the reader's own colours: ${screens.map(({ path }) => path).join(' ')}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await noteShifts(page)
    for (const { path, heading } of screens) await test.step(path, () => examine(page, path, heading))
  })
}

async function examine(page: Page, path: string, heading: string): Promise<void> {
  await page.emulateMedia({ forcedColors: null })
  for (const width of examinedWidths()) {
    const where = `${path} at ${width} px`
    await openQuietly(page, path, width)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const shifted = await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0))
    expect(shifted, where).toBeLessThan(0.02)
    expect(await overflow(page), where).toBeLessThanOrEqual(0)
    await expectNoViolations(page, { where })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await overflow(page), path).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await bareButtons(page), path).toEqual([])
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    expect(await focusIsSeen(page), `step ${step} of ${path}`).toBe(true)
  }
}

test('every link of every screen leads to a page that is there', { tag: '@soak' }, async ({ baseURL }) => {
  const links = new Set<string>()
  // Compressing hundreds of pages would take longer than rendering them.
  const headers = { 'accept-encoding': 'identity' }
  const open = (path: string) => fetch(new URL(path, baseURL), { headers })
  for (const { path } of SCREENS) {
    const html = await (await open(path)).text()
    // Those in other languages are the same addresses with a prefix (languages.spec.ts).
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/(?!(?:hi|gu)[/"])[^"#]*)/g))
      links.add(href.replaceAll('&amp;', '&'))
  }
  const broken: string[] = []
  for (const href of links) {
    const response = await open(href)
    await response.body?.cancel()
    if (response.status >= 400) broken.push(href)
  }
  expect(broken).toEqual([])
  expect(links.size).toBeGreaterThan(150)
})

test('addresses are found in any case', async ({ request }) => {
  for (const [path, heading] of [
    ['/flightform', 'Book a flight'],
    ['/AboutUs', 'About us'],
    ['/southAfrica', 'Escape to South Africa'],
    ['/BALI', 'Escape to Bali'],
    ['/family/southAfrica', 'South Africa with the family'],
    ['/themes/Beach', 'Beach trips'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const [, written] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? []
    expect(written?.replace(/<[^>]*>/g, ''), path).toBe(heading)
  }
})

test.describe('what does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] })
  test('says so', async ({ page }) => {
    for (const [path, message] of [
      ['/family/atlantis', 'No data available for this location.'],
      // The server has rendered the page for another address.
      ['/family/lemuria', 'No data available for this location.'],
      ['/themes/knitting', '404 - Page Not Found'],
      ['/blogs/no-such-article', '404 - Page Not Found'],
      ['/bali/%', '404 - Page Not Found'],
      ['/hi/compare/none', 'जगह सही नहीं है'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(message)
    }
  })
})

/** Screens whose content is only on the device: the server can say no more than what they are for. */
const OF_THE_DEVICE = [
  '/compare',
  '/saved',
  '/saved?p=bali1,goa1',
  '/settings',
  '/enquiries',
  '/thankyou',
  '/packages?q=zzzz',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/ERR_BLOCKED_BY_CLIENT/] })
  test('every screen reads, links, and is described to search engines and shared links', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    // Nothing here is about how it looks. A route would ask the test about every request.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setBlockedURLs', {
      urls: ['avif', 'jpg', 'png', 'svg', 'woff2', 'mp4', 'webm'].map((type) => `*.${type}`),
    })
    for (const { path, heading, hidden } of EXAMINED)
      await test.step(path, () => readPlain(path, heading, hidden))

    async function readPlain(path: string, heading: string, hidden?: true): Promise<void> {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect(words, path).toBeGreaterThan(OF_THE_DEVICE.includes(path) ? 8 : 60)
      const anchors = await page
        .locator('main a[href^="#"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      for (const href of anchors)
        await expect(page.locator(String(href)), `${href} of ${path}`).toHaveCount(1)
      // A button that is shown works: it sends a form, or opens what the browser opens by itself.
      const dead = await page
        .locator('button[type="button"]:not([popovertarget])')
        .evaluateAll((all) =>
          all
            .filter(
              (button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]'),
            )
            .map((button) => button.ariaLabel ?? button.textContent),
        )
      expect(dead, path).toEqual([])
      expect(await classesWithoutStyles(page), path).toEqual([])
      await isDescribed(page, request, path, hidden)
    }
  })
})

// Classes of CSS modules whose styles the page does not bring along: it would look otherwise until a script has loaded them.
function classesWithoutStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
    return [...new Set(used)].filter((name) => name.includes('_') && !css.includes(`.${name}`))
  })
}

async function isDescribed(
  page: Page,
  request: APIRequestContext,
  path: string,
  hidden?: true,
): Promise<void> {
  await expect(page).toHaveTitle(/ \| Marigold Miles$/)
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  expect((await meta('description').getAttribute('content'))?.length).toBeGreaterThan(30)
  const title = await page.title()
  await expect(meta('og:title')).toHaveAttribute('content', title)
  const share = new URL(String(await meta('og:image').getAttribute('content')))
  expect((await request.get(share.pathname)).status(), share.pathname).toBe(200)
  if (hidden) return expect(await meta('robots').getAttribute('content')).toBe('noindex')
  await expect(meta('robots')).toHaveCount(0)
  const canonical = String(await page.locator('link[rel=canonical]').getAttribute('href'))
  const [pathname = ''] = path.split('?')
  expect(new URL(canonical).pathname).toBe(pathname)
  const graph = await jsonLd(page)
  const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
  if (path !== '/') {
    expect(trail?.[0]?.name).toBe('Home')
    expect(trail?.length).toBe(pathname.split('/').length)
  }
  for (const thing of WANTED[path] ?? []) expect(graph.map((each) => each['@type'])).toContain(thing)
}

type Described = {
  '@type': string
  itemListElement?: { name: string }[]
  itinerary?: { itemListElement: { item: { name: string } }[] }
}

// What the page tells search engines: valid JSON, in schema.org's words.
async function jsonLd(page: Page): Promise<Described[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => {
    const data = JSON.parse(text)
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph'] as Described[]
  })
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The popup that comes by itself has its own tests.
    sessionStorage.setItem('enquiry-popup-seen', '1')
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(entry as unknown as LayoutShift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

// Opens a screen and scrolls all through it; whatever it writes to the console fails the test.
async function openQuietly(page: Page, path: string, width: number): Promise<void> {
  const said: string[] = []
  const listen = (message: ConsoleMessage) => {
    if (!BLOCKED_WORKER.test(message.text())) said.push(message.text())
  }
  page.on('console', listen)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await hydrated(page)
  await scrollThrough(page)
  page.off('console', listen)
  expect(said, path).toEqual([])
}

// Buttons with words but no border, line or picture: without painted grounds nothing shows that they can be pressed.
async function bareButtons(page: Page): Promise<string[]> {
  return page.locator('main button, main summary').evaluateAll((buttons) => {
    const edged = (element: Element | null, pseudo?: string) => {
      if (!element) return false
      const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } = getComputedStyle(
        element,
        pseudo,
      )
      const bordered = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
      return bordered || outlineStyle !== 'none' || textDecorationLine.includes('underline')
    }
    return buttons
      .filter((button) => button.checkVisibility() && button.ariaSelected === null)
      .filter((button) => !button.querySelector('picture, img, svg'))
      .filter((button) => !edged(button) && !edged(button, '::before') && !edged(button.parentElement))
      .map((button) => button.outerHTML.slice(0, 120))
  })
}

// The focused element, what it is drawn by, or what it stands in has a visible ring.
async function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const rings = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const drawn = [undefined, '::after', '::before'].map((pseudo) => getComputedStyle(element, pseudo))
      const ringed = drawn.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
      return ringed || rings(element.parentElement)
    }
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    return rings(focused) || [...(focused.closest('label')?.children ?? [])].some(rings)
  })
}

type LayoutShift = { value: number }
declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}
