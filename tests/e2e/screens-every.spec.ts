import { AxeBuilder } from '@axe-core/playwright'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

const SCREENS = [
  { path: '/aboutus', heading: 'About us' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/faqs', heading: 'Questions about Meghalaya' },
  { path: '/payments', heading: 'Payments' },
  { path: '/terms-conditions', heading: 'Terms & Conditions' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/cancellation-policy', heading: 'Cancellation Policy' },
  { path: '/blogs', heading: 'The journal' },
  { path: '/blogs/first-two-days-in-leh', heading: 'Your first two days in Leh decide the other six' },
  { path: '/themes', heading: 'Themes' },
  { path: '/themes/adventure', heading: 'Adventure trips' },
  { path: '/honeymoon', heading: 'Romantic Escapes Await' },
  { path: '/family', heading: 'Holidays the whole family remembers' },
  { path: '/family/bali', heading: 'Bali with the family' },
  { path: '/landingpage', heading: 'Australia, from harbour to reef' },
  { path: '/FlightForm', heading: 'Book a flight' },
  { path: '/trip-planner', heading: 'Trip planner' },
  { path: '/test', heading: 'Available packages', hidden: true },
]

for (const { path, heading, hidden } of SCREENS) {
  test(`${path} is described to search engines and shared links`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/ \| Marigold Miles$/)
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    expect((await meta('description').getAttribute('content'))?.length).toBeGreaterThan(30)
    const share = new URL(String(await meta('og:image').getAttribute('content')))
    expect((await request.get(share.pathname)).status(), share.pathname).toBe(200)
    if (hidden) return expect(await meta('robots').getAttribute('content')).toBe('noindex')
    const canonical = String(await page.locator('link[rel=canonical]').getAttribute('href'))
    expect(new URL(canonical).pathname).toBe(path)
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents()
    const graph = JSON.parse(String(data))['@graph'] as {
      '@type': string
      itemListElement?: { name: string }[]
    }[]
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
    expect(trail?.[0]?.name).toBe('Home')
    expect(trail?.length).toBe(path.split('/').length)
  })

  for (const width of [390, 1440]) {
    test(`${path} at ${width} px: one heading, nothing shifts or sticks out, axe finds nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        window.shifts = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shifts.push(entry as unknown as LayoutShift)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await hydrated(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 800) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        await page.waitForTimeout(60)
      }
      expect(
        await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0)),
      ).toBeLessThan(0.02)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}

test('every link on these screens leads to a page that is there', async ({ request }) => {
  test.setTimeout(120_000)
  const links = new Set<string>()
  for (const { path } of SCREENS) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await (await request.get(path)).text()) ?? []
    for (const [, href = ''] of main.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      links.add(href.replaceAll('&amp;', '&'))
  }
  const broken: string[] = []
  for (const href of links) if ((await request.get(href)).status() !== 200) broken.push(href)
  expect(broken).toEqual([])
  expect(links.size).toBeGreaterThan(80)
})

for (const [path, heading] of [
  ['/flightform', 'Book a flight'],
  ['/AboutUs', 'About us'],
  ['/southAfrica', 'Escape to South Africa'],
  ['/BALI', 'Escape to Bali'],
  ['/family/southAfrica', 'South Africa with the family'],
  ['/themes/Beach', 'Beach trips'],
] as const) {
  test(`${path} is found in any case`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

for (const [path, message] of [
  ['/family/atlantis', 'No data available for this location.'],
  ['/themes/knitting', '404 - Page Not Found'],
  ['/blogs/no-such-article', '404 - Page Not Found'],
] as const) {
  test.describe(`${path} is not there`, () => {
    test.use({ allowedErrors: [/status of 404/] })
    test('and says so', async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { path, heading } of SCREENS) {
    test(`${path} reads and links`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect(words).toBeGreaterThan(60)
      for (const href of await page
        .locator('main a[href^="#"]')
        .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href'))))
        await expect(page.locator(String(href)), `${href} of ${path}`).toHaveCount(1)
    })
  }
})

type LayoutShift = { value: number }
declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}
