import { formOf } from '../support/enquiry-forms.ts'
import { hydrated } from '../support/hydrated.ts'
import { played } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

test.describe('a part of a page whose script could not be loaded', () => {
  test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('works once the network is back', async ({ page }) => {
    await page.goto('/bali')
    await hydrated(page)
    const script = '**/assets/*.js'
    await page.route(script, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    const form = page.locator('main form[method="post"]')
    await form.scrollIntoViewIfNeeded()
    await failed
    await page.unroute(script)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await hydrated(page, 'main form[method="post"]')
    await form.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(form.getByText('Please enter your name.')).toBeVisible()
    await expect(page).toHaveURL('/bali')
  })
})

declare global {
  interface Window {
    /** How far the first step's elements have moved since, px. */
    movedBy?: () => number
  }
}

// What only the second step shows, on each page that is shown in two.
const LATER = {
  '/packages': '#trips article >> nth=9',
  '/bali/blissful-bali-kuta-and-ubud-escape': '#per-adult',
  '/': '#enquiry',
}

for (const width of played([390, 1280], 1))
  test(`at ${width} px nothing moves when the rest of a page follows its first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/bali')
    await hydrated(page)
    for (const [path, later] of Object.entries(LATER)) {
      await page.evaluate(placesOfFirstStep, path)
      await expect(page.locator(later)).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.movedBy?.()), path).toBeLessThan(2)
    }
  })

test('a footer that is hydrated on another page than it was rendered for names that page as the current one', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/aboutus')
  await hydrated(page)
  const about = page.locator('footer').getByRole('link', { name: 'About us', includeHidden: true })
  await expect(about).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[data-pending] footer')).toHaveCount(1)
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click())
  await expect(page).toHaveURL('/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await hydrated(page, 'footer')
  await expect(about).not.toHaveAttribute('aria-current')
  // Once it is hydrated, a change of page moves the mark.
  await about.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/aboutus')
  await expect(about).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(about).not.toHaveAttribute('aria-current')
})

/** Runs in the page: follows a link, and notes where the first step shows everything. */
async function placesOfFirstStep(path: string): Promise<void> {
  const before = document.querySelector('main h1')
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((a) => a.pathname === path)
  link?.click()
  const isNew = () => document.querySelector('main h1') !== before
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isNew()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY
  const first = [...document.querySelectorAll('main :is(h1, h2, h3, p, article, img, form)')].map(
    (element) => ({ element, top: topOf(element) }),
  )
  // Also what comes onto the screen or leaves it.
  window.movedBy = () =>
    Math.max(
      ...first
        .map(({ element, top }) => [top, topOf(element)] as const)
        .filter((tops) => Math.min(...tops) < innerHeight)
        .map(([then, now]) => Math.abs(now - then)),
    )
}

test('a form whose script was loaded on an earlier page is sent from the next page, too', async ({
  page,
}) => {
  await page.goto('/bali')
  await formOf(page)
  await page.getByRole('link', { name: 'Marigold Miles' }).first().click()
  await expect(page.locator('main select[name=destination]')).toBeVisible()
  const form = await formOf(page)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(form.getByText('Please enter your name.')).toBeVisible()
})
