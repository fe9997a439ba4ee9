import type { Page } from '@playwright/test'
import { WITH_WORKER } from '../support/chromium.ts'
import { expect } from './fixtures.ts'
import { test } from './installed.ts'

test.use({
  ...WITH_WORKER,
  // Pictures come to the device one by one, after everything a page needs.
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/art\/|refused by the test/],
})

test.beforeEach(async ({ page, context }) => {
  await page.goto('/')
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return Boolean(await caches.match('/api/catalogue')) && navigator.serviceWorker.controller !== null
  })
  await context.setOffline(true)
})

test('without a network the installed app finds and compares as well', { tag: '@soak' }, async ({ page }) => {
  const status = page.locator('#trips').getByRole('status')
  await page.goto('/packages?q=kashmeer')
  await expect(status).toHaveText(/^\d trips for “kashmeer”$/)
  for (const name of await names(page)) expect(name).toMatch(/Kashmir/i)
  await page.getByRole('search', { name: 'Packages' }).getByRole('searchbox').fill('maldivs')
  await expect(status).toHaveText(/^\d trips for “maldivs”$/)
  await page.getByRole('search', { name: 'Packages' }).getByRole('searchbox').fill('સસ્તું ગોવા ૫૦ હજાર')
  await expect(page.locator('#trips')).toContainText('Goa · Under ₹50,000 for two · Lowest price first')
  await page.goto('/compare?p=bali1,ladakh1')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('without a network the installed app plans as well', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/trip-planner?month=1&mood=adventure')
  await expect(page.locator('#trips').getByRole('status')).toHaveText(/^\d+ trips for you$/)
  const before = await names(page)
  await page.getByRole('form', { name: 'Trip planner' }).getByLabel('Budget').selectOption('50000')
  await expect(page).toHaveURL(/budget=50000/)
  await expect.poll(() => names(page)).not.toEqual(before)
})

const names = (page: Page) => page.locator('#trips article h3').allTextContents()

test('a page whose catalogue cannot be read says so, in the place of the first screen that the worker has put there', {
  tag: '@soak',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      if (String(asked[0]).includes('/api/catalogue')) throw new TypeError('refused by the test')
      return fetch(...asked)
    }
  })
  await page.goto('/goa')
  await expect(page.getByRole('heading', { name: 'This page could not be opened.' })).toBeVisible()
})
