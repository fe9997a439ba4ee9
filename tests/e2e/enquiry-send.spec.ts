import type { Page } from '@playwright/test'
import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { dayAhead, fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { holdRequest } from '../support/hold-request.ts'
import { expect, test } from './fixtures.ts'

const SENT = "Your message has been successfully sent to our team. We'll get back to you shortly!"

/** Takes the page's storage away, as a private window may. */
const DENY_STORAGE = `Object.defineProperty(window, 'indexedDB', {
  value: { open() { throw new DOMException('denied', 'SecurityError') } }
})`

test('a delivered enquiry leads to the confirmation, with its reference, and is announced once', async ({
  page,
}) => {
  await page.goto('/bali')
  const form = await formOf(page)
  await fillEnquiry(form)
  const request = page.waitForRequest('**/submit-form')
  const contact = form.locator('[name="contact"]')
  await contact.focus()
  const held = await holdRequest(page, '**/submit-form')
  await page.keyboard.press('Enter')
  await held.started
  // What is sent can no longer be changed, and the focus stays.
  await expect(contact).not.toBeEditable()
  await page.keyboard.type('1')
  await expect(contact).toBeFocused()
  await form.locator('[name="bookingTime"]').selectOption('this-week')
  await form.getByRole('button', { name: 'More: Adults' }).click({ force: true })
  await expect(contact).toHaveValue('9876543210')
  await expect(form.locator('[name="bookingTime"]')).toHaveValue('this-month')
  await expect(form.locator('[name="pax"]')).toHaveValue('1')
  held.letGo()
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByText(SENT)).toBeVisible()
  const reference = await page
    .getByText(/Your reference: \S+/)
    .locator('strong')
    .innerText()

  const body = (await request).postDataJSON()
  expect(body).toMatchObject({
    name: 'Asha Rao',
    contact: '9876543210',
    email: 'asha@example.com',
    destination: 'Bali',
    departure_city: 'Pune',
    travel_date: dayAhead(40).split('-').reverse().join('-'),
    bookingTime: 'this-month',
    pax: 1,
    child: 0,
    sourceDomain: expect.stringMatching(/^http:\/\/localhost:\d+\/bali$/),
  })
  const events = () =>
    page.evaluate(() =>
      window.dataLayer?.filter((e) => (e as { event?: string }).event === 'tripInquirySubmitted'),
    )
  await expect.poll(events).toHaveLength(1)

  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('while sending, the button says so and is disabled; the short form sends the host of its page', {
  tag: '@soak',
}, async ({ page }) => {
  await page.route('**/submit-form', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  for (const [path, send, sending] of [
    ['/bali', 'Submit enquiry', 'Submitting...'],
    ['/contact', 'Send enquiry', 'Sending...'],
  ] as const) {
    await page.goto(path)
    const form = await formOf(page)
    await fillEnquiry(form, { ...(path === '/contact' && { destination: 'Other' }) })
    const request = page.waitForRequest('**/submit-form')
    await form.getByRole('button', { name: send }).click()
    await expect(form.getByRole('button', { name: sending })).toBeDisabled()
    await expect(form.getByRole('button', { name: sending })).toBeFocused()
    await expect(page.getByText(SENT)).toBeVisible()
    if (path !== '/contact') continue
    const body = (await request).postDataJSON()
    expect(body).toMatchObject({ destination: 'Other', sourceDomain: 'localhost' })
    expect(body).not.toHaveProperty('email')
  }
})

test('the flight form: its lists, its rules; it stays, cleared, and says that it is submitted', async ({
  page,
}) => {
  await page.goto('/FlightForm')
  const form = await formOf(page)
  const options = (name: string) => form.locator(`[name="${name}"] option:not([value=""])`)
  await expect(options('from')).toHaveText(['Mumbai', 'Delhi'])
  await expect(options('to')).toHaveText(['Bali', 'Singapore'])
  await form.getByRole('button', { name: 'Book flight' }).click()
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(5)
  await fillEnquiry(form, { from: 'Delhi', to: 'Singapore', date: dayAhead(30) })
  await form.getByRole('button', { name: 'More: Passengers' }).click()
  const request = page.waitForRequest('**/submit')
  await form.getByRole('button', { name: 'Book flight' }).click()
  await expect(page.getByText('Booking submitted!')).toBeVisible()
  expect((await request).postDataJSON()).toMatchObject({ from: 'Delhi', to: 'Singapore', passengers: 2 })
  await expect(form.locator('[name="name"]')).toHaveValue('')
  await expect(form.locator('[name="passengers"]')).toHaveValue('1')
})

test.describe('on a device that keeps nothing', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  test.beforeEach(({ page }) => page.addInitScript(DENY_STORAGE))

  test('it goes straight to the server', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/bali')
    const form = await formOf(page)
    await fillEnquiry(form)
    await form.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    await expect(page.getByText(/Your reference: \S+/)).toBeVisible()
  })

  test('and where that fails after its page was left, the next page says so', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    const form = await formOf(page)
    await fillEnquiry(form, { destination: 'Goa' })
    let fail = () => {}
    const sent = new Promise<void>((sent) => {
      void page.route('**/submit-form', (route) => {
        fail = () => void route.abort('internetdisconnected')
        sent()
      })
    })
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await sent
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    fail()
    await expect(page.getByText('Your enquiry: Something went wrong. Please try again later.')).toBeVisible()
  })

  test('and where its page is left right after it failed, the next page says so', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    const form = await formOf(page)
    await fillEnquiry(form, { destination: 'Goa' })
    // Only the enquiry: the next page has to load.
    await page.route('**/submit-form', (route) => route.abort('internetdisconnected'))
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click())
    await expect(page.getByText('Your enquiry: Something went wrong. Please try again later.')).toBeVisible()
  })

  const failures = [
    ['/bali', 'Submit enquiry', 'Form submission failed. Please try again later.'],
    ['/contact', 'Send enquiry', 'Something went wrong. Please try again later.'],
    ['/FlightForm', 'Book flight', 'Failed to submit booking.'],
  ] as const
  for (const [path, send, message] of failures) {
    const title = `and with no network either, ${path} says so and keeps what was typed`
    test(title, { tag: '@soak' }, async ({ page, context }) => {
      await page.goto(path)
      const form = await formOf(page)
      await fillEnquiry(form, {
        ...(path === '/contact' && { destination: 'Goa' }),
        ...(path === '/FlightForm' && { from: 'Mumbai', to: 'Bali', date: dayAhead(30) }),
      })
      await context.setOffline(true)
      await form.getByRole('button', { name: send }).click()
      await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(form.getByRole('button', { name: send })).toBeFocused()
      // First of all, because the time of the rest goes on meanwhile.
      if (path === '/bali') await expectRest(page, send)
      await expect(form.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
      await expect(form.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /Asha%20Rao/)
      await expect(form.locator('[name="name"]')).toHaveValue('Asha Rao')
      await expect(page.getByText(/saved on this (phone|device)|successfully sent/i)).toHaveCount(0)

      await expect(form.getByRole('button', { name: send })).toBeFocused()
      await context.setOffline(false)
      await form.getByRole('button', { name: send }).click()
      await expect(page.getByText(path === '/FlightForm' ? 'Booking submitted!' : SENT)).toBeVisible()
    })
  }
})

async function expectRest(page: Page, send: string) {
  const button = page.getByRole('button', { name: send })
  await expect(button).toBeDisabled()
  const started = Date.now()
  await expect(button).toBeEnabled()
  expect(Date.now() - started).toBeGreaterThan(1_000)
}

test.describe('refused by the server', () => {
  test.use({ allowedErrors: [/status of 400/] })

  test('shows the reason, stays in the form, and can be corrected and sent', async ({ page }) => {
    // What leaves the phone is damaged on the way, once; the server is real and so is its answer.
    await page.route(
      '**/submit-form',
      async (route) => {
        const body = route.request().postDataJSON()
        await route.continue({ postData: JSON.stringify({ ...body, contact: '12345' }) })
      },
      { times: 1 },
    )
    await page.goto('/contact')
    const form = await formOf(page)
    await fillEnquiry(form, { destination: 'Goa' })
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.locator('[name="contact"]')).toHaveAccessibleDescription(
      'Please enter a valid 10-digit contact number.',
    )
    await expect(form.locator('[name="contact"]')).toBeFocused()
    await expect(form.locator('[name="name"]')).toHaveValue('Asha Rao')

    await form.locator('[name="contact"]').fill('9876543211')
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    await page.goto('/enquiries')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Sent')
  })

  test('a flight is not called submitted because one before it was', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/FlightForm')
    const form = await formOf(page)
    const book = async (name: string) => {
      await fillEnquiry(form, { name, from: 'Delhi', to: 'Bali', date: dayAhead(30) })
      await form.getByRole('button', { name: 'Book flight' }).click()
    }
    await book('Asha Rao')
    await expect(page.getByText('Booking submitted!')).toBeVisible()
    const json = { ok: false, message: 'Please check the form.', errors: {} }
    await page.route('**/submit', (route) => route.fulfill({ status: 400, headers: SERVER_MARK, json }))
    await book('Ravi Rao')
    await expect(form.getByText(json.message)).toBeVisible()
    await expect(page.getByText('Booking submitted!')).toHaveCount(0)
    // Nor while it is corrected.
    await form.locator('[name="name"]').fill('')
    await form.getByRole('button', { name: 'Book flight' }).click()
    await expect(form.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true')
    await form.locator('[name="name"]').fill('Ravi Rao')
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
    await expect(page.getByText('Booking submitted!')).toHaveCount(0)
  })
})
