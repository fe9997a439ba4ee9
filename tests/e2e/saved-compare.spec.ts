import type { Page } from '@playwright/test'
import { DEVICE_CHANNEL } from '../../src/contract/worker-messages.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

const finder = (page: Page) => page.getByRole('search', { name: 'Packages' })

test('up to three packages are compared side by side, also from a shared URL', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/packages?q=bali')
  await hydrated(page)
  const tick = (name: string) => page.locator('#trips').getByRole('checkbox', { name })
  await tick('Compare Blissful Bali Kuta and Ubud Escape').check()
  await expect(page).toHaveURL(/p=bali1/)
  // A tick outlives the search that found it.
  await finder(page).getByRole('searchbox').fill('kerala')
  await expect(page).toHaveURL(/q=kerala/)
  await tick('Compare Kerala Hills and Houseboat').check()
  await finder(page).getByRole('searchbox').fill('goa')
  await expect(page).toHaveURL(/q=goa/)
  await page.locator('#trips').getByRole('checkbox').first().check()
  await expect(page.getByRole('region', { name: 'Packages to compare' })).toContainText('3 of 3')
  // A fourth tick stays in reach and says why not.
  await page.locator('#trips').getByRole('checkbox').nth(1).press(' ')
  await expect(page.locator('#trips').getByRole('checkbox').nth(1)).not.toBeChecked()
  await expect(page.getByText('You can compare 3 packages at a time. Remove one first.')).toBeVisible()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?p=(bali1|kerala1|goa\d)(,|%2C)/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const price = page.getByRole('row', { name: /^For two ₹/ })
  await expect(price).toContainText('₹74,999')
  await expect(price.getByRole('cell')).toHaveCount(3)

  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await hydrated(page)
  await page.getByRole('link', { name: 'Remove Blissful Bali Kuta and Ubud Escape' }).press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Compare trips' })).toBeFocused()
  await expect(
    page.getByText('Blissful Bali Kuta and Ubud Escape is removed. 2 left to compare.'),
  ).toHaveCount(1)
  await page.getByRole('link', { name: 'Add another trip' }).click()
  await expect(page).toHaveURL(/\/packages\?p=/)
  await expect(page.getByRole('region', { name: 'Packages to compare' })).toContainText('2 of 3')
  await hydrated(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Packages found' })).toBeFocused()
  await page.goto('/packages?budget=100000&month=12')
  await hydrated(page)
  const chips = page.getByRole('list', { name: 'Filters set' })
  await chips.getByRole('link').first().press('Enter')
  await expect(chips.getByRole('link')).toHaveCount(1)
  await expect(chips).toBeFocused()
})

test('saves packages on this device and shows recently viewed ones', async ({ page }) => {
  await page.goto('/packages?q=houseboat')
  await hydrated(page)
  const heart = page.locator('#trips').getByRole('button', { name: 'Save Kerala Hills and Houseboat' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#trips').getByRole('link', { name: 'Kerala Hills and Houseboat' }).click()
  await expect(page.getByRole('heading', { name: 'Package Overview' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Kerala Hills and Houseboat' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: 'Kerala Hills and Houseboat' })).toBeVisible()
  // Its price changes while the page is open.
  await page.route('**/api/catalogue', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const { packages, ...others } = await response.json()
    const changed = packages.map((pkg: object) => ({ ...pkg, totalPackagePrice: 12_345 }))
    await route.fulfill({ response, json: { ...others, packages: changed, version: 'next' } })
  })
  // The page may not listen yet.
  await expect(async () => {
    await page.evaluate((channel) => {
      new BroadcastChannel(channel).postMessage({ type: 'catalogue-changed', version: 'next' })
    }, DEVICE_CHANNEL)
    const packages = page.getByRole('region', { name: 'Packages' })
    await expect(packages.getByText('₹12,345')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.unroute('**/api/catalogue')

  // The catalogue comes when the reader is at the end of the page already: nothing in view moves.
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/catalogue', (route) => held.then(() => route.continue()))
  await page.goto('/packages?q=zzzz')
  await hydrated(page)
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await seen.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4_000)
  release()
  await expect(seen.getByRole('link')).toHaveCount(1)
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02)
  await page.unroute('**/api/catalogue')
  await page.goto('/packages')
  await expect(seen.getByRole('link')).toHaveText(['Kerala Hills and Houseboat'])
  await seen.getByRole('button', { name: 'Clear this list' }).click()
  await expect(seen).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(seen).toHaveCount(0)
})

test('a list from a link leaves the own list as it is until packages are added', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/saved?p=bali1,goa1')
  await hydrated(page)
  const saved = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('saved') ?? '{}') as { packages?: string[] }).packages,
    )
  expect(await saved()).toBeUndefined()
  await page.locator('main').getByRole('button', { name: 'Save Goa Beach Break in Calangute' }).click()
  expect(await saved()).toEqual(['goa1'])
  await page.goto('/saved?p=bali1,kerala1')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your saved packages' })).toBeVisible()
  expect(await saved()).toEqual(['goa1'])
  await page.getByRole('button', { name: 'Add all to my list' }).click()
  await expect(page.getByText('All of them are in your saved list.')).toBeVisible()
  expect(await saved()).toEqual(['bali1', 'kerala1', 'goa1'])
})

declare global {
  interface Window {
    moved: number
  }
}
