import { expect, type Page, test } from '@playwright/test'
import { OWNER } from '../support/site.ts'

const PATH = '/dubai/'

test('what the owner publishes shows in open pages, on the server and in the installed app', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(desk)
  const traveller = await (await browser.newContext()).newPage()
  await traveller.goto('/dubai')
  await traveller
    .getByRole('link', { name: /View itinerary/ })
    .first()
    .click()
  await expect(traveller.getByRole('heading', { name: 'Day-wise itinerary' })).toBeVisible()
  const title = await traveller.getByRole('heading', { level: 1 }).innerText()
  const address = new URL(traveller.url()).pathname
  expect(address.startsWith(PATH)).toBe(true)

  await desk.goto('/admin')
  await desk.getByRole('link', { name: title }).click()
  const overview = `A new overview, written at ${Date.now()}.`
  await desk.getByLabel('Overview', { exact: true }).fill(overview)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(/^Version 1,/)).toBeVisible()

  await expect(traveller.getByText(overview)).toBeVisible({ timeout: 25_000 })
  const html = await (await traveller.request.get(address)).text()
  expect(html).toContain(overview)
  await traveller.goto(address)
  await expect(traveller.getByText(overview)).toBeVisible()

  await desk.getByRole('button', { name: /Bring back version 0/ }).click()
  await expect(desk.getByText(/^Version 2,/)).toBeVisible()
  await expect(traveller.getByText(overview)).toBeHidden({ timeout: 25_000 })
})

test('four fields make a draft that travellers do not see; without them the form says so', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page.goto('/admin/add')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill all the fields.' })).toBeVisible()
  const name = `Bali Draft ${Date.now()}`
  await page.getByLabel('Package name').fill(name)
  await page.getByLabel('Destination covered').fill('Kuta-3N')
  await page.getByLabel('Total package price').fill('INR ₹70,000/- Onwards')
  await page.getByLabel('Country').fill('Indonesia')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page).toHaveURL(/\/admin\/edit\//)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await (await request.get('/api/catalogue')).text()).not.toContain(name)
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
}
