import { hydrated } from '../support/hydrated.ts'
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

test('a footer that is hydrated on another page than it was rendered for names that page as the current one', async ({
  page,
}) => {
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
