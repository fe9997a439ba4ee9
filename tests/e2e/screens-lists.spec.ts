import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

test('Blogs: six articles, newest first, each a page of its own with the next one', async ({
  page,
  request,
}) => {
  await page.goto('/blogs')
  await expect(page.locator('main article')).toHaveCount(6)
  const days = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(days).toEqual(days.toSorted().reverse())
  const titles = await page.locator('main article h2').allTextContents()
  await page.locator('main article h2 a').nth(4).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(titles[4]))
  await page.getByRole('complementary', { name: 'Read next' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(titles[5]))
  // Search engines read what the server wrote.
  const html = await (await request.get(page.url())).text()
  const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(String(data))['@graph'][0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: titles[5],
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('an article reads for minutes and leads to the trips of its place', async ({ page }) => {
  await page.goto('/blogs/first-two-days-in-leh')
  const words = (await page.locator('main article').first().innerText()).split(/\s+/).length
  expect(words).toBeGreaterThan(500)
  await expect(page.getByText(/\d minutes to read/)).toBeVisible()
  const trips = page.getByRole('region', { name: 'Ladakh trips' }).getByRole('article')
  await expect(trips).toHaveCount(3)
  await trips.first().getByRole('link').click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/ladakh\//)
})

test.describe('a flight the server cannot take', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] })
  test('says so, and keeps what was typed', { tag: '@soak' }, async ({ page }) => {
    await page.route('**/submit', (route) =>
      route.fulfill({ status: 415, headers: SERVER_MARK, json: { message: 'Failed to submit booking.' } }),
    )
    await page.goto('/FlightForm')
    const form = await formOf(page)
    await fillEnquiry(form, { from: 'Mumbai', to: 'Bali', date: '' })
    await form.locator('[name="date"]').fill('12-12-2027')
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Book flight' }).click()
    await expect(page.getByText('Failed to submit booking.')).toBeVisible()
    await expect(form.locator('[name="name"]')).toHaveValue('Asha Rao')
  })
})

test('/test lists every package, shows one in detail, and passes an EMI of 5000', async ({
  page,
  request,
}) => {
  const { packages } = (await (await request.get('/api/catalogue')).json()) as { packages: { key: string }[] }
  await page.goto('/test')
  await hydrated(page)
  const lines = page.getByRole('region', { name: 'All packages' }).getByRole('link')
  await expect(lines).toHaveCount(packages.length)
  const panel = page.getByRole('complementary', { name: 'Price and help' })
  await expect(panel).toContainText('EMI from ₹5,000 a month')
  await lines.filter({ hasText: 'Dubai Skyline and Desert Delight' }).click()
  await expect(page).toHaveURL(/package=dubai1/)
  await expect(lines.and(page.locator('[aria-current]'))).toHaveText(/^Dubai Skyline/)
  await expect(page.locator('#detail h2').first()).toHaveText('Dubai Skyline and Desert Delight')
  await expect(panel).toContainText('₹82,999')
  await expect(panel).toContainText('Starting from')
  await expect(panel).toContainText('5 Nights Stay')
  await panel.getByRole('button', { name: 'SUBMIT YOUR QUERY' }).click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
})
