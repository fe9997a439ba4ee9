import type { Locator, Page } from '@playwright/test'
import { carousel, leading, ownSteps, perView, slideshowRestMs, wake } from '../support/carousels.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

/** The middle time between two steps that a carousel takes by itself, ms. */
async function restMs(page: Page, row: Locator): Promise<number> {
  await row.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  return (await ownSteps(row)).restMs
}

test('the six parts, with the texts of the spec', async ({ page }) => {
  await page.goto('/landingpage')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Australia')
  await expect(page.locator('main h2')).toHaveText([
    'Australia offers',
    'AUSTRALIA Tour Packages',
    'Customer reviews',
    'Australia FAQs',
    'Discounts on flights to Australia',
    'Our travellers',
    'Plan your Australia trip',
  ])
  await expect(page.locator('#enquiry [name="destination"]')).toHaveValue('Australia')
})

test('reviews: three beside each other, one up to 768 px, cut to 150 characters, and long enough to be read', async ({
  page,
}) => {
  await page.goto('/landingpage')
  const row = await wake(carousel(page, 'Reviews'))
  expect(Math.round(await perView(row))).toBe(1)
  for (const text of await row.getByRole('blockquote').allTextContents())
    expect(text.replace(/…$/, '').length).toBeLessThanOrEqual(150)
  const rest = await restMs(page, row)
  expect(rest).toBeGreaterThan(5_700)
  expect(rest).toBeLessThan(6_500)
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(Math.round(await perView(row))).toBe(3)
})

test('reviews hold under the pointer and while one is read with the keyboard', async ({ page }) => {
  await page.goto('/landingpage')
  const row = await wake(carousel(page, 'Reviews'))
  await row.hover()
  const at = await leading(row)
  await page.waitForTimeout(2_500)
  expect(await leading(row)).toBe(at)
})

test('boarding passes: 30% discount tickets, on every three seconds', async ({ page }) => {
  await page.goto('/landingpage')
  const row = await wake(carousel(page, 'Boarding passes'))
  const passes = row.getByRole('article')
  expect(await passes.count()).toBeGreaterThanOrEqual(4)
  for (const text of await passes.allTextContents()) expect(text).toContain('30% discount ticket')
  const rest = await restMs(page, row)
  expect(rest).toBeGreaterThan(2_700)
  expect(rest).toBeLessThan(3_500)
})

test('without ratings, the summary shows no figures of zero', async ({ page }) => {
  await page.goto('/landingpage')
  const summary = page.getByRole('region', { name: 'Our travellers' })
  await expect(summary).toContainText('From 65+ countries')
  // No card with nothing in it.
  await expect(summary.locator('div > div > div')).toHaveCount(0)
  await expect(summary).not.toContainText(/\b0\b/)
})

test('the promotion: text, price, pictures in another order on phones, on every 3 s', async ({ page }) => {
  await page.goto('/landingpage')
  await hydrated(page)
  const promotion = page.getByRole('region', { name: 'AUSTRALIA Tour Packages' })
  // No package costs as little as the promotion says, so the lowest price is shown.
  await expect(promotion).toContainText('Starting at INR 2,48,999 for two')
  const slides = carousel(page, 'Australia')
  await slides.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  const rest = await slideshowRestMs(slides)
  expect(rest).toBeGreaterThan(2_800)
  expect(rest).toBeLessThan(3_400)

  const order = () =>
    slides
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) =>
          (picture as HTMLImageElement).currentSrc.replace(/.*\/art\/(.*)-wide.*/, '$1'),
        ),
      )
  await expect.poll(async () => (await order()).filter(Boolean).length).toBe(3)
  const phone = await order()
  await page.setViewportSize({ width: 1440, height: 900 })
  // Empty while the browser chooses again.
  await expect.poll(async () => (await order()).toSorted()).toEqual(phone.toSorted())
  await expect.poll(order).not.toEqual(phone)
})

test('Connect With An Expert opens a form that the backdrop closes without a question', async ({ page }) => {
  await page.goto('/landingpage')
  await hydrated(page)
  await page.getByRole('link', { name: 'Connect With An Expert' }).click()
  const popup = page.getByRole('dialog', { name: 'Connect With An Expert' })
  await expect(popup.locator('[name="destination"]')).toHaveValue('Australia')
  await page.mouse.click(5, 5)
  await expect(popup).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
