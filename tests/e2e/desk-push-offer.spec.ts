import { expectNoViolations } from '../support/axe.ts'
import { chromiumOptions } from '../support/chromium.ts'
import { addColleague, openDesk, sendLead } from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

// The headless shell has no push messages.
test.use({ launchOptions: chromiumOptions(), serviceWorkers: 'allow' })

test('notifications are offered once, after the first lead that was handled, and never again', async ({
  page,
  context,
}) => {
  // A browser without a window refuses them unless told otherwise.
  await context.grantPermissions(['notifications'])
  await openDesk(page)
  const account = await addColleague(page, 'Push Offer')
  const { id } = await sendLead(page.request)
  await openDesk(page, account)
  const offer = page.getByText('Be told of new leads on this device?')
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible()
  await expect(offer).toBeHidden()
  await page
    .getByLabel('Add a note')
    .or(page.getByLabel('Note', { exact: true }))
    .first()
    .fill('Called')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(offer).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await page
    .getByLabel('Add a note')
    .or(page.getByLabel('Note', { exact: true }))
    .first()
    .fill('Again')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Again')).toBeVisible()
  await expect(offer).toBeHidden()
})

test('the call is in front when a notification asked for it, and goes away by itself', async ({ page }) => {
  await openDesk(page)
  const { id } = await sendLead(page.request)
  await page.goto(`/admin/leads/${id}?call`)
  const sheet = page.getByRole('dialog', { name: /^Call / })
  await expect(sheet.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`/admin/leads/${id}`)
})
