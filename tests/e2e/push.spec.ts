import { expectNoViolationsInState } from '../support/axe.ts'
import { chromiumOptions, WITH_WORKER } from '../support/chromium.ts'
import { addColleague, guestName, openDesk, sendLead } from '../support/desk.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { untilControlled } from '../support/phone.ts'
import { usePushService } from '../support/push-phone.ts'
import { serverDesk } from '../support/quotations.ts'
import { BASE_URL, OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'
import { channel, line, test as onOffice, openNotificationSettings, part } from './notifying-office.ts'

// Push messages to staff and travellers, in the whole Chromium: the headless shell has none.
test.use({ launchOptions: chromiumOptions(), ...WITH_WORKER })

test('the inbox offers notifications in a row, until they are on or the row is closed', {
  tag: '@soak',
}, async ({ page, context }) => {
  await usePushService(context, 'https://fcm.googleapis.com/fcm/send/an-example')
  await openDesk(page)
  const account = await addColleague(page, 'Push Offer')
  await openDesk(page, account)
  const offer = page.getByRole('region', { name: 'Notifications' })
  await expect(offer).toContainText('Get notifications of new leads on this device?')
  await expectNoViolationsInState(page)
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

test('a traveller is notified when the quotation is ready, and sees the confirmation of the booking', {
  tag: '@soak',
}, async ({ page, context }) => {
  const desk = await serverDesk(BASE_URL, OWNER)
  await usePushService(context, 'https://fcm.googleapis.com/fcm/send/an-example')
  const answer = page.getByRole('region', { name: 'Your answer' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/bali')
  const form = await formOf(page)
  await fillEnquiry(form)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  const sent = page.getByText(/Your reference: \S+/)
  await expect(sent).toBeVisible()
  const reference = (await sent.innerText()).replace(/.*Your reference: (\S+?)\.?$/s, '$1')
  await untilControlled(page)
  // Nothing is asked before the tap.
  expect(requests.filter((line) => line.includes('traveller-push'))).toEqual([])
  await page.getByRole('button', { name: /^Notify me when my quotation is ready/ }).click()
  await expect(page.getByText(/^This device is notified when your quotation is ready/)).toBeVisible()
  await expectNoViolationsInState(page, { part: 'main' })
  expect(requests.filter((line) => line.includes('traveller-push'))).toEqual([
    'GET /api/traveller-push',
    'POST /api/traveller-push',
  ])
  await page.goto('/enquiries')
  const off = page.getByRole('button', { name: /^Do not notify me/ })
  await off.click()
  await expect(page.getByRole('button', { name: /^Notify me when/ })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Notify me when/ })).toBeVisible()

  const { link, token, quotation } = await desk.quote(await desk.leadOf(reference))
  expect((await desk.answer(token)).status).toBe(200)
  await page.goto(new URL(link).pathname)
  await expect(answer.getByText(/It is not a booking yet/)).toBeVisible()
  await desk.done(desk.cookie, 'POST', `/api/quotations/${quotation.id}/confirm`, {})
  await page.reload()
  await expect(page.getByText(/confirmed the booking on \d/)).toBeVisible()
  await expect(answer.getByText(/It is not a booking yet/)).toHaveCount(0)
  await expectNoViolationsInState(page, { part: 'main' })

  const takenBack = 'The hotel is full.'
  await desk.done(desk.cookie, 'POST', `/api/quotations/${quotation.id}/confirm`, { takenBack })
  await page.reload()
  await expect(page.getByText(/took our confirmation .* The hotel is full\./)).toBeVisible()
  await expect(page.getByText(/confirmed the booking on/)).toHaveCount(0)
  await expectNoViolationsInState(page, { part: 'main' })
})

onOffice(
  'a device receives push messages while its switch is on',
  { tag: '@soak' },
  async ({ page, context, office: { pushService } }) => {
    const phone = await usePushService(context, pushService.url)
    await openNotificationSettings(page)
    const own = part(page, 'This device')
    const notify = own.getByRole('switch', { name: 'Notifications on this device' })
    await notify.click()
    await expect(own.getByText('On. It ends when you sign out.')).toBeVisible()
    await expect(channel(page, 'Phones')).toContainText('1 phone or browser switched on')
    await own.getByRole('button', { name: 'Send a test to this device' }).click()
    await expect
      .poll(() => pushService.received.map((received) => phone.read(received)))
      .toEqual([expect.objectContaining({ title: 'It works' })])
    await page.reload()
    await expect(notify).toBeChecked()
    await expectNoViolationsInState(page)

    await notify.click()
    await expect(own.getByText('Off.')).toBeVisible()
    await expect(channel(page, 'Phones')).toContainText('No phone has been switched on yet')
    const { reference } = await sendLead(page.request, { name: guestName('Silent') })
    await expect(line(page, reference, 'Webhook')).toContainText('sent')
    expect(pushService.received).toHaveLength(1)
  },
)

onOffice('a device with blocked notifications says how to allow them', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await openNotificationSettings(page)
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeDisabled()
  await expect(page.getByText(/Notifications are blocked in this browser/)).toBeVisible()
})
