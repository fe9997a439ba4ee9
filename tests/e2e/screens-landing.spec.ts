import { carousel, current, expectOwnSteps, nearest, perView, stopClock, wake } from '../support/carousels.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

test('the six parts, with the texts of the spec', async ({ page }) => {
  await page.goto('/landingpage')
  await test.step('the six parts', async () => {
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

  await test.step('without ratings, the summary shows no figures of zero', async () => {
    const summary = page.getByRole('region', { name: 'Our travellers' })
    await expect(summary).toContainText('From 65+ countries')
    // No card with nothing in it.
    await expect(summary.locator('div > div > div')).toHaveCount(0)
    await expect(summary).not.toContainText(/\b0\b/)
  })

  await test.step('Connect With An Expert opens a form that the backdrop closes without a question', async () => {
    await hydrated(page)
    await page.getByRole('link', { name: 'Connect With An Expert' }).click()
    const popup = page.getByRole('dialog', { name: 'Connect With An Expert' })
    await expect(popup.locator('[name="destination"]')).toHaveValue('Australia')
    await page.mouse.click(5, 5)
    await expect(popup).toBeHidden()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('reviews', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/landingpage')
  await test.step('three beside each other, one up to 768 px, cut to 150 characters, and long enough to be read', async () => {
    const row = await wake(carousel(page, 'Reviews'))
    expect(Math.round(await perView(row))).toBe(1)
    for (const text of await row.getByRole('blockquote').allTextContents())
      expect(text.replace(/…$/, '').length).toBeLessThanOrEqual(150)
    await page.mouse.move(2, 2)
    await expectOwnSteps(page, () => nearest(row), 6_000)
    await page.setViewportSize({ width: 1024, height: 900 })
    expect(Math.round(await perView(row))).toBe(3)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.resume()
  })

  await test.step('hold under the pointer and while one is read with the keyboard', async () => {
    const row = await wake(carousel(page, 'Reviews'))
    await row.hover()
    await stopClock(page)
    // A step that has begun comes to rest.
    await page.clock.runFor(2_000)
    const at = await nearest(row)
    await page.clock.runFor(13_000)
    expect(await nearest(row)).toBe(at)
    await page.mouse.move(2, 2)
    await page.clock.runFor(8_000)
    expect(await nearest(row)).not.toBe(at)
    const held = await nearest(row)
    await row.getByRole('link').or(row.getByRole('button')).first().focus()
    await page.clock.runFor(13_000)
    expect(await nearest(row)).toBe(held)
  })
})

test('the boarding passes and the promotion', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/landingpage')
  await hydrated(page)
  await test.step('boarding passes: 30% discount tickets, on every three seconds', async () => {
    const row = await wake(carousel(page, 'Boarding passes'))
    const passes = row.getByRole('article')
    expect(await passes.count()).toBeGreaterThanOrEqual(4)
    for (const text of await passes.allTextContents()) expect(text).toContain('30% discount ticket')
    await page.mouse.move(2, 2)
    await expectOwnSteps(page, () => nearest(row), 3_000)
    await page.clock.resume()
  })

  await test.step('the promotion: text, price, pictures in another order on phones, on every 3 s', async () => {
    const promotion = page.getByRole('region', { name: 'AUSTRALIA Tour Packages' })
    // No package costs as little as the promotion says, so the lowest price is shown.
    await expect(promotion).toContainText('Starting at INR 2,48,999 for two')
    const slides = carousel(page, 'Australia')
    await slides.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await expectOwnSteps(page, () => current(slides), 3_000)
    await page.clock.resume()

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
})
