import { guestName, openDesk, sendLead } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { translate } from '../support/translated.ts'
import { expect, test } from './fixtures.ts'

// A browser that translates a page puts elements of its own in the place of React's texts, which React goes on to change and remove.

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('the desk goes on, and says what a lead is now', { tag: '@soak' }, async ({ page }) => {
  const { id } = await sendLead(page.request, { name: guestName('Translated') })
  await openDesk(page)
  await page.goto(`/admin/leads/${id}`)
  const status = (words: string) => page.getByRole('group', { name: words, exact: true })
  await expect(status('Status: new')).toBeVisible()
  await translate(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Contacted' }).click()
  await expect(status('Status: contacted, not sent yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(status('Status: contacted')).toBeVisible()
  await page.getByRole('button', { name: 'Quoted' }).click()
  await expect(status('Status: quoted')).toBeVisible()
})

test('the site says how many packages are chosen now', async ({ page }) => {
  await page.goto('/packages?q=bali')
  await hydrated(page)
  const ticks = page.locator('#trips').getByRole('checkbox')
  await ticks.first().check()
  const bar = page.getByRole('region', { name: 'Packages to compare' })
  await expect(bar).toContainText('Select one or two more')
  await translate(page)
  await ticks.nth(1).check()
  await expect(bar).toContainText('2 of 3')
  await ticks.nth(1).uncheck()
  await expect(bar).toContainText('Select one or two more')
})
