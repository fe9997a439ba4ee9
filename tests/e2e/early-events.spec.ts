import type { Locator, Page } from '@playwright/test'
import { atRest } from '../support/at-rest.ts'
import { dayAhead, fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { holdRequests } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

const PACKAGE = '/bali/blissful-bali-kuta-and-ubud-escape'

/** Opens a page whose scripts wait for `release`, as on a slow network. */
async function openWithoutScripts(page: Page, path: string): Promise<{ release: () => void }> {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  // While the document still streams, a click may go to another place than the one measured for it.
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { release }
}

test('a button clicked before the app runs acts once it does, and only once', async ({ page }) => {
  const { release } = await openWithoutScripts(page, PACKAGE)
  const heart = page.locator('main').getByRole('button', { name: /save/i }).first()
  await heart.click()
  await heart.click()
  await heart.click()
  release()
  await hydrated(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a link that is pressed with Ctrl before the app runs opens another tab', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const { release } = await openWithoutScripts(page, '/bali')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'हिन्दी' })
    .click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/hi/bali')
  release()
  await hydrated(page)
  await expect(page).toHaveURL('/bali')
})

test('a button of a part that loads later acts when the part is ready', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { release } = await openWithoutScripts(page, PACKAGE)
  const tab = page.getByRole('tab', { name: 'Exclusions' })
  await tab.click()
  release()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('what is chosen before the app runs is what the page then shows', { tag: '@soak' }, async ({ page }) => {
  const early = await openWithoutScripts(page, '/bali')
  const month = page.getByRole('radio', { name: /^Jul/ })
  await month.check()
  early.release()
  await expect(page.getByText(/ in July:/)).toBeVisible()
  await expect(month).toBeChecked()

  const { release } = await openWithoutScripts(page, '/trip-planner')
  const planner = page.getByRole('form', { name: 'Trip planner' })
  const budget = planner.getByLabel('Budget')
  await budget.selectOption({ index: 2 })
  const adults = planner.getByRole('spinbutton', { name: 'Adults' })
  await adults.fill('4')
  release()
  await expect(page).toHaveURL(/adults=4/)
  await expect(page).toHaveURL(new RegExp(`budget=${await budget.inputValue()}`))
  await planner.getByRole('button', { name: /more.*adults|adults.*more/i }).click()
  await expect(adults).toHaveValue('5')
})

test('words typed and filters chosen before the app runs are all searched for', { tag: '@soak' }, async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/packages')
  await page.locator('form#finder details').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
  await page.locator('form#finder [name="q"]').pressSequentially('beach')
  await page.locator('form#finder [name="flights"]').selectOption({ index: 1 })
  await page.locator('form#finder [name="sort"]').selectOption({ index: 1 })
  release()
  await expect(page).toHaveURL(/[?&]q=beach/)
  await expect(page).toHaveURL(/[?&]flights=/)
  await expect(page).toHaveURL(/[?&]sort=/)
})

test('a form submitted before the app runs is validated by the app', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/bali')
  const form = page.locator('main form[method="post"]')
  await form.evaluate((node: HTMLFormElement) => {
    node.noValidate = true
  })
  const button = form.getByRole('button', { name: 'Submit enquiry' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(form.getByText('Please enter your name.')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL('/bali')
})

/** Sends this form; resolves to the time of filling it that was sent with it, ms. */
async function timeSentWith(form: Locator): Promise<number | undefined> {
  const posted = form.page().waitForRequest('**/submit-form')
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  const { filledInMs } = (await posted).postDataJSON()
  await form.page().waitForURL('**/thankyou*')
  return filledInMs
}

test('how long a form took is sent, but not of what was typed on an earlier visit', async ({ page }) => {
  await page.goto('/bali')
  await fillEnquiry(await formOf(page))
  expect(await timeSentWith(await formOf(page))).toEqual(expect.any(Number))

  await page.goto('/bali')
  await fillEnquiry(await formOf(page))
  await page.reload()
  const form = await formOf(page)
  await form.locator('[name="name"]').fill('Asha Rao')
  expect(await timeSentWith(form)).toBeUndefined()
})

test('how long a form took is not sent of what was typed before the app ran', { tag: '@soak' }, async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/bali')
  const form = page.locator('main form[method="post"]')
  await fillEnquiry(form)
  release()
  await hydrated(page)
  await form.locator('[name="name"]').fill('Asha Rao')
  expect(await timeSentWith(form)).toBeUndefined()
})

test('a form that is sent before the app runs keeps what was typed into it on an earlier visit', {
  tag: '@soak',
}, async ({ page }) => {
  const form = page.locator('main form[method="post"]')
  const name = form.locator('[name="name"]')
  await page.goto('/contact')
  await hydrated(page)
  await name.fill('Asha Rao')
  await page.reload()
  await expect(name).toHaveValue('Asha Rao')
  const { release } = await openWithoutScripts(page, '/contact')
  // With a date, the form first asks for the server's time.
  await form.locator('[name="travel_date"]').fill(dayAhead(30))
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  release()
  await expect(form.getByText('Please enter a valid 10-digit contact number.')).toBeVisible()
  await expect(name).toHaveValue('Asha Rao')
  await page.reload()
  await hydrated(page)
  await expect(name).toHaveValue('Asha Rao')
})

test('a form that is sent before the app runs is sent with what was typed on an earlier visit, as the same enquiry', {
  tag: '@soak',
}, async ({ page, context }) => {
  const form = (tab: Page) => tab.locator('main form[method="post"]')
  const send = (tab: Page) => form(tab).getByRole('button', { name: 'Submit enquiry' }).click()
  const reference = (tab: Page) => tab.getByText(/Your reference: MM-/).textContent()
  await page.goto('/bali')
  await fillEnquiry(await formOf(page), { note: 'No meat, please' })
  const other = await context.newPage()
  const { release } = await openWithoutScripts(other, '/bali')
  await fillEnquiry(form(other))
  // Either tab may post it.
  const posted = context.waitForEvent('request', (request) => request.url().endsWith('/submit-form'))
  await send(other)
  release()
  expect((await posted).postData()).toContain('No meat, please')
  const sent = await reference(other)
  await send(page)
  expect(await reference(page)).toBe(sent)
})

test.describe('a form whose script cannot be loaded', () => {
  test.use({ allowedErrors: [/status of 400|ERR_FAILED/] })

  test('is sent by the browser', async ({ page }) => {
    await page.goto('/bali')
    await hydrated(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    const form = page.locator('main form[method="post"]')
    await form.evaluate((node: HTMLFormElement) => {
      node.noValidate = true
    })
    await form.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page).toHaveURL('/submit-form')
    await expect(page.getByText('Please enter your name.').first()).toBeVisible()
    // Sent again, it is the same enquiry.
    await expect(form.locator('[name="id"]')).toHaveValue(/^[0-9a-f-]{36}$/)
  })

  test('a link that opens a form leads to the page with the form, also once that is known', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/family')
    // Each script is tried in a task of its own, the entry last.
    await page.waitForEvent('requestfailed')
    await page.evaluate(async () => {
      for (let task = 0; task < 50; task++) await new Promise((resolve) => setTimeout(resolve))
    })
    await (await atRest(page.getByRole('link', { name: 'Connect Now' }))).click()
    await expect(page).toHaveURL('/contact')
  })
})

test('a link that opens a form over the page does so once the app runs, not a page of its own', {
  tag: '@soak',
}, async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/family')
  await (await atRest(page.getByRole('link', { name: 'Connect Now' }))).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
  await expect(page).toHaveURL('/family')
})

test('the app also starts while a picture never arrives', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.route(/\.(?:avif|webp)$/, () => {})
  await page.goto('/bali', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(10_000)
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test.describe('where nothing is', () => {
  test.use({ allowedErrors: [/status of (?:404|503)/] })

  test('an open panel, the focus in it and the place on the page stay when the app takes over', async ({
    page,
  }) => {
    const { release } = await openWithoutScripts(page, '/family/atlantis')
    await page.evaluate(() => scrollTo(0, 200))
    await page.getByRole('button', { name: 'Contact us', exact: true }).click()
    const call = page.getByRole('link', { name: 'Call Now' })
    await call.focus()
    release()
    await hydrated(page)
    await expect(call).toBeFocused()
    await expect(call).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(200)
  })

  test('the page says so while the catalogue cannot be loaded, and its links lead on', async ({ page }) => {
    await page.route('**/api/catalogue', (route) => route.fulfill({ status: 503 }))
    const { release } = await openWithoutScripts(page, '/family/atlantis')
    await page.getByRole('link', { name: 'हिन्दी' }).first().click()
    release()
    await expect(page).toHaveURL('/hi')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No data available for this location.')
  })
})
