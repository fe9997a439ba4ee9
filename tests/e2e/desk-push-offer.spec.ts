import { expectNoViolations } from '../support/axe.ts'
import { chromiumOptions, WITH_WORKER } from '../support/chromium.ts'
import { addColleague, openDesk, sendLead } from '../support/desk.ts'
import { usePushService } from '../support/push-phone.ts'
import { expect, test } from './fixtures.ts'

// The headless shell has no push messages.
test.use({ launchOptions: chromiumOptions(), ...WITH_WORKER })

test('the inbox offers notifications in a row, until they are on or the row is closed', async ({
  page,
  context,
}) => {
  await usePushService(context, 'https://fcm.googleapis.com/fcm/send/an-example')
  await openDesk(page)
  const account = await addColleague(page, 'Push Offer')
  await openDesk(page, account)
  const offer = page.getByRole('region', { name: 'Notifications' })
  await expect(offer).toContainText('Get notifications of new leads on this device?')
  await expectNoViolations(page)
  await offer.getByRole('button', { name: 'Turn on' }).click()
  await expect(offer).toContainText('Notifications are on.')
  const { mine } = await (await page.request.get('/api/notify')).json()
  expect(mine.devices).toMatchObject([{ isThis: true }])
  await page.reload()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(offer).toBeHidden()

  // Another member of staff on this device.
  await openDesk(page)
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
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
