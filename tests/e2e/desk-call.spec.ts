import { expectNoViolationsInState } from '../support/axe.ts'
import { guestName, openDesk, sendLead, withoutOtherApps } from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

// What the test has refused on purpose.
test.use({ allowedErrors: [/status of (503|409)/] })

test('after a call one tap says how it ended, with a note and a follow-up, and nothing is lost', {
  tag: '@soak',
}, async ({ page }) => {
  await withoutOtherApps(page)
  await openDesk(page)
  const name = guestName('Kavya')
  const { id } = await sendLead(page.request, { name })
  await page.goto(`/admin/leads/${id}`)
  const sheet = page.getByRole('region', { name: 'How did the call end?' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(sheet).toBeHidden()

  // Two taps: the call, and that nobody answered, with the time to try again.
  const call = page.getByRole('link', { name: 'Call' })
  await call.click()
  await expect(sheet).toBeVisible()
  await expectNoViolationsInState(page)
  await sheet.getByRole('button', { name: /^No answer, try again/ }).click()
  await expect(page.getByText('Call: no answer')).toBeVisible()
  await expect(page.getByText(/Set for /)).toBeVisible()
  await expect(sheet).toBeHidden()

  // A second call: the note outlasts a reload and a server that fails.
  // A tap within three seconds of the last one is taken as a double tap, so it is repeated.
  await expect(async () => {
    await call.click()
    await expect(sheet).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await sheet.getByLabel('What was said').fill('In a meeting until six')
  await page.reload()
  await expect(sheet.getByLabel('What was said')).toHaveValue('In a meeting until six')
  await page.route('**/call-outcomes', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
  )
  await sheet.getByRole('button', { name: 'Call later…' }).click()
  await sheet.getByLabel('Try again at').fill('2031-05-04T10:30')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoViolationsInState(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 action is not confirmed yet')).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.unroute('**/call-outcomes')
  await expect(page.getByText('Call: asked to call later')).toBeVisible()
  await expect(page.getByText('In a meeting until six')).toBeVisible()
  await expect(page.getByText(/Set for 4 May 2031/)).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('a follow-up after a call replaces one that was set elsewhere meanwhile only if the caller says so', {
  tag: '@soak',
}, async ({ page }) => {
  await withoutOtherApps(page)
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Shared') })
  await page.goto(`/admin/leads/${id}`)
  const sheet = page.getByRole('region', { name: 'How did the call end?' })
  await page.getByRole('link', { name: 'Call' }).click()
  await expect(sheet).toBeVisible()
  // From here on the page gets no events of other changes.
  await page.route('**/presence', (route) => route.fulfill({ status: 503, json: {} }))
  const setElsewhere = async (followUpAt: string) => {
    const headers = { origin: new URL(page.url()).origin }
    const response = await page.request.patch(`/api/leads/${id}`, { data: { followUpAt }, headers })
    expect(response.status()).toBe(200)
  }
  await setElsewhere('2031-05-04T05:00:00.000Z')

  await sheet.getByLabel('What was said').fill('In a meeting until six')
  await sheet.getByRole('button', { name: 'Call later…' }).click()
  await sheet.getByLabel('Try again at').fill('2031-06-07T18:00')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog', { name: 'This lead has changed' })
  await expect(question).toContainText(/4 May 2031/)
  await expect(question).toContainText(/7 Jun 2031/)
  await expectNoViolationsInState(page)
  await question.getByRole('button', { name: 'Discard my change' }).click()
  await expect(page.getByText(/Set for 4 May 2031/)).toBeVisible()
  await expect(sheet.getByLabel('What was said')).toHaveValue('In a meeting until six')

  // The page loads it behind the form, as it does when a colleague changes the lead: it is asked all the same.
  await setElsewhere('2031-05-05T05:00:00.000Z')
  await page.unroute('**/presence')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(/Set for 5 May 2031/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(question).toContainText(/5 May 2031/)
  await question.getByRole('button', { name: 'Save my change as well' }).click()
  await expect(page.getByText(/Set for 7 Jun 2031/)).toBeVisible()
  await expect(page.getByText('Call: asked to call later')).toHaveCount(1)
  await expect(page.getByText('In a meeting until six')).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('the call is in front when a notification asked for it, and goes away by itself', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const { id } = await sendLead(page.request)
  await page.goto(`/admin/leads/${id}?call`)
  const sheet = page.getByRole('dialog', { name: /^Call / })
  await expect(sheet.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  await expectNoViolationsInState(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`/admin/leads/${id}`)
})
