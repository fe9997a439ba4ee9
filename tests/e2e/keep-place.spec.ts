import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

const place = (page: Page) => page.evaluate(() => scrollY)

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await expect.poll(() => place(page)).toBe(top)
}

test('a reload, and Back from another document, keep the place on a long page', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/packages?all=true')
  await hydrated(page)
  await scrollTo(page, 3_000)
  await page.reload()
  await hydrated(page)
  expect(await place(page)).toBe(3_000)
  await page.goto('/robots.txt')
  await page.goBack()
  await hydrated(page)
  expect(await place(page)).toBe(3_000)
})

test('the place that is scrolled to before the app runs is kept, by a reload and by Back', {
  tag: '@soak',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/bali')
  await page.evaluate(() => window.scrollTo(0, 2_000))
  // What comes near the screen gets its true height, and the browser keeps what is seen where it is.
  await expect.poll(() => place(page)).toBeGreaterThan(1_900)
  const before = await place(page)
  const isKept = () => expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(40)
  await page.reload()
  await isKept()
  // Else the browser restores the place that it noted last, which is an earlier one where it is busy.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  release()
  await hydrated(page)
  await isKept()

  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click())
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/bali')
  await isKept()
})
