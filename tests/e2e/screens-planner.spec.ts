import { formOf } from '../support/enquiry-forms.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

type Package = {
  key: string
  packageName: string
  destination: string
  months: number[]
  tags: string[]
  totalPackagePrice: number
}

test('four wishes find the trips that meet them; the address keeps them', { tag: '@soak' }, async ({
  page,
  request,
}) => {
  const { packages } = (await (await request.get('/api/catalogue')).json()) as { packages: Package[] }
  const fits = new Set(
    packages
      .filter(
        (pkg) => pkg.months.includes(12) && pkg.totalPackagePrice <= 75_000 && pkg.tags.includes('beach'),
      )
      .map(({ packageName }) => packageName),
  )
  await page.goto('/trip-planner')
  await hydrated(page)
  const planner = page.getByRole('form', { name: 'Trip planner' })
  await planner.getByRole('button', { name: 'More: Children' }).click()
  await planner.getByLabel('When?').selectOption('December')
  await planner.getByLabel('Budget').selectOption('75000')
  await planner.getByRole('radio', { name: 'Beach' }).check({ force: true })
  await expect(page).toHaveURL('/trip-planner?children=1&month=12&budget=75000&mood=beach')

  const trips = page.locator('#trips')
  await expect(trips.getByRole('status')).toHaveText(`${fits.size} trips for you`)
  const names = await trips.locator('article h3').allTextContents()
  expect(new Set(names.slice(0, fits.size))).toEqual(fits)

  await page.reload()
  await expect(planner.getByLabel('When?')).toHaveValue('12')
  await expect(planner.getByRole('radio', { name: 'Beach' })).toBeChecked()
  expect(await trips.locator('article h3').allTextContents()).toEqual(names)

  // A counter that is empty for a moment, or too high, is not another plan.
  await hydrated(page)
  const plans: string[] = []
  page.on('framenavigated', (frame) => plans.push(frame.url()))
  const children = planner.getByRole('spinbutton', { name: 'Children' })
  await children.press('End')
  await children.press('Backspace')
  await expect(children).toHaveValue('')
  await children.pressSequentially('2')
  await expect(trips).toContainText('2 adults, 2 children')
  expect(plans.filter((url) => !url.includes('children='))).toEqual([])
  await children.pressSequentially('00')
  await expect(children).toHaveValue('99')
  await expect(trips).toContainText('2 adults, 99 children')
  expect(plans.filter((url) => !url.includes('children='))).toEqual([])

  // Back from a trip that was chosen, the form shows the plan of that address again.
  await trips.getByRole('link', { name: 'Ask for this' }).first().click()
  await expect(page).toHaveURL(/pick=/)
  await planner.getByRole('button', { name: 'More: Adults' }).click()
  await planner.getByLabel('Budget').selectOption('')
  await expect(trips).toContainText('3 adults, 99 children')
  await page.goBack()
  await expect(trips).toContainText('2 adults, 99 children')
  await expect(planner.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2')
  await expect(planner.getByLabel('Budget')).toHaveValue('75000')
})

test('a plan without exact matches shows near matches and which filter they miss', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/trip-planner?budget=30000&mood=honeymoon&month=7')
  const trips = page.locator('#trips')
  await expect(trips.getByRole('heading', { name: 'The nearest trips' })).toBeVisible()
  await expect(
    trips.getByText(/above your budget|July is not the best month|not mainly a honeymoon trip/).first(),
  ).toBeVisible()
})

test('the enquiry form contains the plan', async ({ page }) => {
  await page.goto('/trip-planner?adults=3&children=2&mood=beach')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ask for this trip: Bali Family Beach and Safari Break' }).click()
  await expect(page).toHaveURL(/pick=bali3#enquiry$/)
  await expect(
    page.getByRole('heading', { name: 'Ask about Bali Family Beach and Safari Break' }),
  ).toBeInViewport()
  await expect(page.locator('#trips a[aria-current]')).toHaveText(/^Chosen/)
  const form = await formOf(page)
  await expect(form.locator('[name="destination"]')).toHaveValue('Bali')
  await expect(form.locator('[name="pax"]')).toHaveValue('3')
  await expect(form.locator('[name="child"]')).toHaveValue('2')
  await expect(form.locator('[name="about"]')).toHaveValue('Bali Family Beach and Safari Break (bali3)')

  // Another number of travellers is the same trip for more people.
  await page
    .getByRole('form', { name: 'Trip planner' })
    .getByRole('button', { name: 'More: Children' })
    .click()
  await expect(page).toHaveURL(/children=3.*pick=bali3/)
  await expect(
    page.getByRole('heading', { name: 'Ask about Bali Family Beach and Safari Break' }),
  ).toBeVisible()
  await expect(form.locator('[name="child"]')).toHaveValue('3')

  // A counter pressed before the trip that was chosen is on the screen.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#trips a[href*="pick="]:not([aria-current])')?.click()
    document.querySelector<HTMLElement>('form button[aria-label="More: Adults"]')?.click()
  })
  await expect(page).toHaveURL(/adults=4/)
  await expect(page).not.toHaveURL(/pick=bali3/)
  await expect(page).toHaveURL(/pick=/)
})

test('ignores invalid values in the URL', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/trip-planner?adults=-4&month=13&budget=free&mood=gloomy&pick=<b>')
  await expect(page.getByRole('form', { name: 'Trip planner' }).locator('[name="adults"]')).toHaveValue('2')
  await expect(page.locator('#trips').getByRole('status')).toHaveText(/^\d{2,} trips for you$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the planner is a form that asks the server', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/trip-planner')
    const planner = page.getByRole('form', { name: 'Trip planner' })
    await planner.getByLabel('When?').selectOption('June')
    await planner.getByRole('radio', { name: 'Adventure' }).check({ force: true })
    await planner.getByRole('button', { name: 'Show trips' }).click()
    await expect(page).toHaveURL(/month=6.*mood=adventure/)
    await expect(page.locator('#trips')).toContainText('2 adults, June, adventure')
    await page
      .locator('#trips')
      .getByRole('link', { name: /^Ask for this/ })
      .first()
      .click()
    await expect(page.locator('#enquiry h2')).toHaveText(/^Ask about /)
    await expect(page.locator('#enquiry [name="destination"]')).not.toHaveValue('')
    const chosen = String(await page.locator('#enquiry h2').textContent())
    await planner.getByLabel('Budget').selectOption('75000')
    await planner.getByRole('button', { name: 'Show trips' }).click()
    await expect(page).toHaveURL(/budget=75000/)
    await expect(page.locator('#enquiry h2')).toHaveText(chosen)
  })
})
