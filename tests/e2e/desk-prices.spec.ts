import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInState } from '../support/axe.ts'
import { signIn } from '../support/desk.ts'

test('prices of a place are shown before they are changed, changed together, and undone', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/packages')
  await page.getByRole('link', { name: 'Change prices' }).click()
  await expect(page.getByRole('heading', { name: 'Change prices', level: 1 })).toBeVisible()
  const before = await pricesOf(page, 'nepal')
  expect(before.length).toBeGreaterThan(1)

  await page.getByLabel('Sold under').selectOption('Nepal')
  await page.getByRole('textbox', { name: 'Percent' }).fill('40')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(before.length + 1)
  await expect(rows.nth(1)).toContainText('The price is')
  await rows.nth(1).getByRole('checkbox').uncheck()
  await expect(rows.nth(1)).toContainText('no change')
  const change = page.getByRole('button', { name: /^Change \d+ prices?$/ })
  await change.click()
  await expect(page.getByText('Please give a reason', { exact: false })).toBeVisible()
  await page.getByLabel('Reason').fill('Trekking season')
  await expectNoViolationsInState(page)
  await change.click()
  const question = page.getByRole('alertdialog', { name: 'Please check these prices' })
  await expect(question).toContainText('more than 30 %')
  await question.getByRole('button', { name: 'Change them anyway' }).click()
  await expect(page.getByRole('status').filter({ hasText: /prices? (is|are) changed/ })).toBeVisible()
  const after = await pricesOf(page, 'nepal')
  expect(after[0]).toBe(before[0])
  for (const [at, price] of after.entries())
    if (at > 0) expect(price).toBeGreaterThan((before[at] ?? 0) * 1.3)

  await page.getByRole('button', { name: 'Undo Trekking season' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Undone:/ })).toBeVisible()
  expect(await pricesOf(page, 'nepal')).toEqual(before)
})

test('a change is refused as a whole when a colleague has changed one of the packages', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/prices')
  await page.getByLabel('Sold under').selectOption('Bhutan')
  await page.getByRole('textbox', { name: 'Percent' }).fill('-2')
  await page.getByLabel('Reason').fill('Short offer')
  const before = await pricesOf(page, 'bhutan')
  const { key, theme } = (await packagesOf(page, 'bhutan'))[0] ?? {}
  expect((await page.request.put(`/api/packages/${key}`, { data: { theme: 'Delhi' } })).status()).toBe(200)
  await page.getByRole('button', { name: /^Change \d+ prices?$/ }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Nothing was changed, because these were changed in the meantime' }),
  ).toBeVisible()
  expect(await pricesOf(page, 'bhutan')).toEqual(before)
  // The preview is of the present versions now, and what was typed is still there.
  await expect(page.getByLabel('Reason')).toHaveValue('Short offer')
  // Other tests share the catalogue, and may change it at the same time: each changes a place of its own.
  await page.request.put(`/api/packages/${key}`, { data: { theme } })
})

type Listed = { key: string; theme: string; destination: string; totalPackagePrice: number }

async function packagesOf(page: Page, place: string): Promise<Listed[]> {
  const { packages } = (await (await page.request.get('/api/catalogue')).json()) as { packages: Listed[] }
  return packages.filter(({ destination }) => destination === place)
}

async function pricesOf(page: Page, place: string): Promise<number[]> {
  return (await packagesOf(page, place)).map(({ totalPackagePrice }) => totalPackagePrice)
}
