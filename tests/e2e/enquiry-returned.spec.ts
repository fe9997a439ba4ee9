import type { Page } from '@playwright/test'
import { dayAhead, fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

test('a form that comes back from the back/forward cache has what was typed in it on a newer page', {
  tag: '@soak',
}, async ({ page: old, context }) => {
  await old.goto('/bali')
  const left = await formOf(old)
  await left.locator('[name="name"]').fill('Asha')
  await left.locator('[name="email"]').fill('asha@example.com')

  const newer = await context.newPage()
  // Until the draft is stored, the newer page has none.
  await expect(async () => {
    await newer.goto('/bali')
    await expect((await formOf(newer)).locator('[name="email"]')).toHaveValue('asha@example.com')
  }).toPass()
  const form = await formOf(newer)
  await form.locator('[name="name"]').fill('Asha Rao')
  await form.locator('[name="contact"]').fill('9876543210')
  await form.locator('[name="email"]').fill('')

  // Browsers under test have no such cache. The newer page stays open until its text is stored: one that is closed within
  // milliseconds of a key may not get to it.
  await expect(async () => {
    await old.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(left.locator('[name="email"]')).toHaveValue('', { timeout: 1_000 })
    await expect(left.locator('[name="contact"]')).toHaveValue('9876543210', { timeout: 1_000 })
  }).toPass()
  await expect(left.locator('[name="name"]')).toHaveValue('Asha Rao')
  await newer.close()
})

/** Leaves the page of a form that is being sent. From then on the server is reached. */
async function leaveInMidSend(page: Page): Promise<void> {
  await page.goto('/bali')
  const form = await formOf(page)
  await fillEnquiry(form)
  let isHeld = true
  await page.route('**/submit-form', (route) => (isHeld ? undefined : route.continue()))
  const begun = page.waitForRequest('**/submit-form')
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await begun
  await page.goto('/faqs')
  isHeld = false
}

test('a form whose page was left while it was sent is empty when the browser goes back to it', {
  tag: '@soak',
}, async ({ page }) => {
  await leaveInMidSend(page)
  await page.goBack()
  await hydrated(page)
  await expect(async () => {
    const again = await formOf(page)
    await expect(again.getByText(/The enquiry you sent .* has reached us/)).toBeVisible({ timeout: 1_000 })
    await expect(again.locator('[name="name"]')).toHaveValue('', { timeout: 1_000 })
  }).toPass()
  await page.goto('/bali')
  await expect((await formOf(page)).locator('[name="name"]')).toHaveValue('')
})

test('such a form keeps what is typed in it before its script runs', { tag: '@soak' }, async ({ page }) => {
  await leaveInMidSend(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goBack({ waitUntil: 'commit' })
  const note = page.locator('main form[method="post"] [name="note"]')
  // The browser has brought back what was typed.
  await expect(page.locator('main form[method="post"] [name="name"]')).not.toHaveValue('')
  await note.fill('With a cot, please')
  release()
  const again = await formOf(page)
  await expect(again.getByText(/The enquiry you sent .* has reached us/)).toBeVisible()
  await expect(note).toHaveValue('With a cot, please')
  await page.reload()
  await formOf(page)
  await expect(note).toHaveValue('With a cot, please')
})

test.describe('a form that the browser has sent, without an answer', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })

  test('is sent by the app as the same enquiry', { tag: '@soak' }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/bali')
    const form = page.locator('main form[method="post"]')
    await fillEnquiry(form)
    const received = new Promise<string | undefined>((resolve) =>
      page.route('**/submit-form', async (route) => {
        const answer = await route.fetch({ maxRedirects: 0 })
        resolve(/MM-\w+/.exec(answer.headers()['set-cookie'] ?? '')?.[0])
        await route.abort()
      }),
    )
    await form.getByRole('button', { name: 'Submit enquiry' }).click()
    const reference = await received
    await page.waitForURL(/^chrome-error:/)
    expect(reference).toBeDefined()

    await page.unrouteAll()
    // Chromium learns what was typed only once the page that it has left answers, which may be after its error page is there; who goes
    // back within those milliseconds has an empty form, and begins another enquiry.
    await page.waitForTimeout(1_000)
    await page.goBack()
    await formOf(page)
    // The browser does not bring back everything.
    await fillEnquiry(form)
    await form.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
  })
})

test.describe('a form that the browser has sent, and the server has refused', () => {
  test.use({ allowedErrors: [/status of 400/] })

  for (const path of ['/contact', '/hi/bali'])
    test(`has its text and its errors also once the app runs: ${path}`, { tag: '@soak' }, async ({
      page,
    }) => {
      await page.goto(path)
      const form = await formOf(page)
      await form.locator('[name="name"]').fill('Asha')
      // As where the app could not be loaded.
      await form.evaluate((element: HTMLFormElement) => element.submit())
      await expect(page).toHaveTitle(/^(?:Error|गड़बड़ी):/)
      await formOf(page)
      await expect(form.locator('[name="name"]')).toHaveValue('Asha')
      await expect(form.locator('[name="contact"]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page).toHaveURL(path)
    })

  test('no longer says that nothing was sent once the app has sent it', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto('/FlightForm')
    const form = await formOf(page)
    await form.locator('[name="name"]').fill('Asha')
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expect(page).toHaveTitle(/^Error:/)
    await formOf(page)
    const summary = form.getByText(/Nothing was sent yet/)
    await expect(summary).toBeVisible()
    // Nor what is wrong with a field that is right since.
    await form.locator('[name="contact"]').fill('9876501234')
    await form.getByRole('button', { name: 'Book flight' }).click()
    await expect(form.locator('[name="from"]')).toBeFocused()
    await expect(summary).toHaveCount(0)
    await fillEnquiry(form, { from: 'Delhi', to: 'Bali', date: dayAhead(30) })
    await form.getByRole('button', { name: 'Book flight' }).click()
    await expect(page.getByText('Booking submitted!')).toBeVisible()
    await expect(summary).toHaveCount(0)
  })
})
