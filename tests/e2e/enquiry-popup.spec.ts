import type { Page } from '@playwright/test'
import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { stopClock } from '../support/carousels.ts'
import { fillEnquiry, untilTakenOver } from '../support/enquiry-forms.ts'
import { holdRequests } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { STORAGE_HARMS } from '../support/storage-harms.ts'
import { expect, test } from './fixtures.ts'

const PACKAGE = '/bali/blissful-bali-kuta-and-ubud-escape'
const QUESTION = 'Are you sure you want to close the form?'
const LOST = 'Your data will be lost.'
const MAY_BE_LOST = 'What you typed may be lost.'
const KEPT = 'What you typed is kept on this device, and is here when you open the form again.'

async function pressButton(page: Page, name = 'Submit your query') {
  const button = page.getByRole('button', { name }).filter({ visible: true }).first()
  await untilTakenOver(button)
  await button.click()
}

async function openByButton(page: Page) {
  await page.goto(PACKAGE)
  await pressButton(page)
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await expect(popup).toBeVisible()
  return popup
}

/** Presses on the dark ground above the dialog. */
const pressBackdrop = (page: Page) => page.mouse.click(195, 8)

test('opens by itself 10 s after the package page, once a session', async ({ page }) => {
  await page.clock.install()
  await page.goto(PACKAGE)
  await hydrated(page)
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await stopClock(page)
  // What the machine took so far counts.
  const passed = await page.evaluate(() => performance.now())
  await page.clock.runFor(Math.max(0, 9_000 - passed))
  if (passed < 9_000) await expect(popup).toBeHidden()
  // The ten seconds begin once the page runs, which takes a slow machine some of them.
  await page.clock.runFor(2_000 + passed)
  await expect(popup).toBeVisible()
  for (const claim of ['100% customised trips', '95% visa success rate', '24x7 concierge']) {
    await expect(popup.getByText(claim)).toBeVisible()
  }
  await expect(popup.locator('[name="destination"]')).toHaveValue('Bali')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await page.clock.resume()
  await page.reload()
  await hydrated(page)
  await page.clock.runFor(12_000)
  await expect(popup).toBeHidden()
  // A visit without a typed enquiry makes no outbox database.
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).not.toContain('outbox')
})

test('does not open by itself where an enquiry was sent from that page, in whatever language', {
  tag: '@soak',
}, async ({ page, context }) => {
  await page.goto(`/hi${PACKAGE}`)
  await pressButton(page, 'पूछताछ भेजें')
  const popup = page.locator('dialog[open]')
  await expect(popup).toBeVisible()
  await fillEnquiry(popup)
  await popup.locator('[type=submit]').click()
  await expect(page).toHaveURL('/hi/thankyou')
  // In another session it would open once more.
  const later = await context.newPage()
  await later.clock.install()
  await later.goto(PACKAGE)
  await hydrated(later)
  await later.clock.runFor(12_000)
  await later.clock.resume()
  // It looks into the outbox first, and its script is loaded.
  await later.waitForTimeout(1_500)
  await expect(later.locator('dialog[open]')).toHaveCount(0)
})

test('does not open over another dialog, but after it', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.goto(PACKAGE)
  await hydrated(page)
  await page.getByRole('button', { name: /menu/i }).click()
  await page.clock.runFor(12_000)
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await expect(popup).toBeHidden()
  await page.keyboard.press('Escape')
  await page.clock.runFor(6_000)
  await expect(popup).toBeVisible()
})

test('what closes it, and what does not', { tag: '@soak' }, async ({ page }) => {
  const popup = await openByButton(page)
  await test.step('the page does not scroll while it is open', async () => {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(195, 8)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await popup.getByRole('button', { name: 'Close' }).click()
    await page.mouse.wheel(0, 800)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(popup).toBeHidden()
  })

  await test.step('a form whose text is deleted again closes at once', async () => {
    await pressButton(page)
    await popup.locator('[name="name"]').fill('Asha')
    await popup.locator('[name="name"]').fill('')
    // The browser would restore an id with the page, and another tab's text would become an enquiry of its own under it.
    await expect(popup.locator('[name="id"]')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  await test.step('Escape closes an open calendar, not the popup', async () => {
    await pressButton(page)
    await popup.locator('[name="travel_date"]').click()
    const calendar = page.getByRole('dialog', { name: 'Choose your travel date' })
    await expect(calendar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(popup).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  await test.step('Escape asks as well; the close control does not, and an empty form closes at once', async () => {
    await pressButton(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    // The focus is back on the button that opened it.
    await page.keyboard.press('Enter')
    await popup.locator('[name="name"]').fill('Asha Rao')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(QUESTION)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await expect(question).toBeHidden()
  })
})

test('its backdrop asks before it closes, and closes on yes; what was typed comes back', {
  tag: '@soak',
}, async ({ page }) => {
  const popup = await openByButton(page)
  await popup.locator('[name="name"]').fill('Asha Rao')
  await popup.locator('[name="note"]').fill('Two rooms \nby the sea')
  const question = page.getByRole('alertdialog')
  await pressBackdrop(page)
  await expect(question).toContainText(`${QUESTION} ${KEPT}`)
  await question.getByRole('button', { name: 'No, continue' }).click()
  await expect(question).toBeHidden()
  await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')

  await pressBackdrop(page)
  await question.getByRole('button', { name: 'Yes, close it' }).click()
  await expect(popup).toBeHidden()

  await page.reload()
  await pressButton(page)
  await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')
})

test('closed while it still reads what is kept: what was typed comes back', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(`{
    const databases = indexedDB.databases.bind(indexedDB)
    const held = new Promise((resolve) => (window.release = resolve))
    indexedDB.databases = () => held.then(databases)
  }`)
  const popup = await openByButton(page)
  await popup.locator('[name="name"]').fill('Asha Rao')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  // The closed form and the new one read at the same time.
  await pressButton(page)
  await page.evaluate('window.release()')
  await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')

  await page.reload()
  await page.evaluate('window.release()')
  await pressButton(page)
  await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')
})

test('Back closes what is open over the page: submenu, menu, calendar and popup, each by itself', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/bali')
  const popup = await openByButton(page)
  const here = page.url()
  const back = async () => {
    await page.goBack()
    expect(page.url()).toBe(here)
  }
  const calendar = page.getByRole('dialog', { name: 'Choose your travel date' })
  await popup.locator('[name="travel_date"]').click()
  await expect(calendar).toBeVisible()
  await back()
  await expect(calendar).toBeHidden()
  await popup.locator('[name="name"]').fill('Asha Rao')
  await back()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(QUESTION)
  await back()
  await expect(question).toBeHidden()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()

  const menu = page.locator('#phone-menu')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('button', { name: 'Themes' }).click()
  const submenu = page.locator('#phone-menu-themes')
  await expect(submenu).toBeVisible()
  await back()
  await expect(submenu).toBeHidden()
  await expect(menu).toBeVisible()
  await back()
  await expect(menu).toBeHidden()

  // A page that is opened from a menu is one step away from this one, and so is the page before it.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL('/blogs')
  await page.goBack()
  await expect(page).toHaveURL(here)
  await expect(page.getByRole('button', { name: 'Submit your query' }).first()).toBeAttached()
  // What the page writes into its entry while the menu is open does not make it that of the menu.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
  await page.evaluate(() => history.replaceState({ ...history.state, noted: true }, ''))
  await back()
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => history.state)).toMatchObject({ noted: true })
  expect(await page.evaluate(() => history.state.layer)).toBeUndefined()
  // Also after a reload, which closes the menu.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
  await page.reload()
  await hydrated(page)
  // The entry that stood for the menu is left by itself; a Back in the same moment would be counted from it.
  await page.waitForFunction(() => !history.state?.layer)
  await page.goBack()
  await expect(page).toHaveURL('/bali')
})

for (const harm of ['denied', 'over quota at the put'] as const)
  test(`with storage ${harm} it says neither that what was typed is kept nor that it is lost: the tab brings it back`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.addInitScript(STORAGE_HARMS[harm])
    const popup = await openByButton(page)
    await popup.locator('[name="name"]').fill('Asha Rao')
    await pressBackdrop(page)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${QUESTION} ${MAY_BE_LOST}`)
    await question.getByRole('button', { name: 'Yes, close it' }).click()
    await pressButton(page)
    await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')
  })

test.describe('on a device that keeps nothing, without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  const KEEPS_NOTHING = `for (const name of ['indexedDB', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError') } })`

  test('shows an error and stays open', { tag: '@soak' }, async ({ page, context }) => {
    await page.addInitScript(KEEPS_NOTHING)
    const popup = await openByButton(page)

    await fillEnquiry(popup.locator('form'))
    await pressBackdrop(page)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${QUESTION} ${LOST}`)
    await question.getByRole('button', { name: 'No, continue' }).click()
    // The focus is back in the date, which is whole: its calendar would cover the button.
    await expect(popup.locator('[name="travel_date"]')).toBeFocused()
    await expect(page.getByRole('dialog', { name: 'Choose your travel date' })).toBeHidden()
    await context.setOffline(true)
    await popup.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(popup.getByText('Failed to submit the form. Please try again.')).toBeVisible()
    await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')
    await expect(popup.getByRole('button', { name: 'Submit enquiry' })).toBeEnabled()
  })

  test('what is being sent is not called lost', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(KEEPS_NOTHING)
    const { answer } = await sendSlowly(page)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${QUESTION} ${MAY_BE_LOST}`)
    answer()
    await expect(page.getByText(/successfully sent/)).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})

/** Sends the popup's form, whose answer waits for `answer`. */
async function sendSlowly(page: Page) {
  const answer = await holdRequests(page, '**/submit-form')
  const popup = await openByButton(page)
  await fillEnquiry(popup)
  const asked = page.waitForRequest('**/submit-form')
  await popup.getByRole('button', { name: 'Submit enquiry' }).click()
  await asked
  return { popup, answer }
}

test('while it is being sent, it closes without the question: what was typed is not lost', async ({
  page,
}) => {
  const { popup, answer } = await sendSlowly(page)
  await page.keyboard.press('Escape')
  // Before the request takes too long and is ended.
  await expect(popup).toBeHidden({ timeout: 4_000 })
  await expect(page).toHaveURL(PACKAGE)
  answer()
  await expect(page.getByText(/successfully sent/)).toBeVisible()
})

test('the question does not say that what was typed is kept once it is sent', { tag: '@soak' }, async ({
  page,
}) => {
  await holdRequests(page, '**/submit-form')
  const popup = await openByButton(page)
  await fillEnquiry(popup)
  await pressBackdrop(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(KEPT)
  const asked = page.waitForRequest('**/submit-form')
  // The button was pressed before, and the server's time asked for, which took until now.
  await popup.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await asked
  await expect(question).toBeHidden({ timeout: 4_000 })
})

test('where the answer comes before the question, that does not come up with the next popup', {
  tag: '@soak',
}, async ({ page }) => {
  const { popup, answer } = await sendSlowly(page)
  await page.keyboard.press('Escape')
  answer()
  await expect(page.getByText(/successfully sent/)).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await pressButton(page)
  await expect(popup).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test.describe('refused', () => {
  test.use({ allowedErrors: [/status of (400|422|503)/] })
  const REFUSAL = 'Please check the form.'
  const refuse = (page: Page, status: number) =>
    page.route('**/submit-form', (route) =>
      route.fulfill({ status, headers: SERVER_MARK, json: { ok: false, message: REFUSAL, errors: {} } }),
    )

  /** Closes the popup while its form is sent, which is then refused; returns the message that says so. */
  const refusedOnceClosed = async (page: Page, status: number) => {
    await refuse(page, status)
    const { popup, answer } = await sendSlowly(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden({ timeout: 4_000 })
    answer()
    const toast = page.getByRole('status').filter({ hasText: `Your enquiry: ${REFUSAL}` })
    await expect(toast).toBeVisible()
    return toast
  }

  for (const status of [400, 422])
    test(`${status} once it is closed, the reason comes without what to press in the form, and with a link to the enquiry`, {
      tag: '@soak',
    }, async ({ page }) => {
      const toast = await refusedOnceClosed(page, status)
      await expect(toast).not.toContainText('Press the button')
      await toast.getByRole('button', { name: 'See your enquiries' }).click()
      await expect(page).toHaveURL('/enquiries')
      await expect(page.locator('article[data-state]')).toContainText('Needs your attention')
    })

  test('once it is closed, the reason goes when the enquiry is sent all the same', { tag: '@soak' }, async ({
    page,
  }) => {
    const toast = await refusedOnceClosed(page, 400)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'not confirmed yet' }).first().click()
    await page.getByRole('button', { name: 'Retry now' }).click()
    await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  test('once it is closed, the reason goes when the enquiry is corrected, though that waits', {
    tag: '@soak',
  }, async ({ page }) => {
    const toast = await refusedOnceClosed(page, 400)
    await page.unrouteAll()
    await page.route('**/submit-form', (route) =>
      route.fulfill({ status: 503, headers: SERVER_MARK, json: {} }),
    )
    await page.getByRole('link', { name: 'not confirmed yet' }).first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
    await editor.locator('[name="name"]').fill('Asha Corrected')
    await editor.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.locator('article[data-state="waiting"]')).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  test('it closes without the question: what was typed needs attention, and is not lost', {
    tag: '@soak',
  }, async ({ page }) => {
    await refuse(page, 400)
    const popup = await openByButton(page)
    await fillEnquiry(popup)
    await popup.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(popup.getByText(REFUSAL)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.goto('/enquiries')
    await expect(page.getByRole('article')).toContainText('Needs your attention')
  })
})

test('a question about one popup does not come up with the next one', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(STORAGE_HARMS['over quota at the put'])
  const { popup, answer } = await sendSlowly(page)
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('Escape')
  await expect(question).toContainText(MAY_BE_LOST)

  await test.step('where the answer has closed that popup', async () => {
    answer()
    await expect(page.getByText(/successfully sent/)).toBeVisible()
    await page.goBack()
    await pressButton(page)
    await expect(popup).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  await test.step('where it was closed before the question came, which looks for the draft for a second', async () => {
    await popup.locator('[name="name"]').fill('Asha Rao')
    await page.keyboard.press('Escape')
    await popup.getByRole('button', { name: 'Close' }).click()
    await pressButton(page)
    await expect(popup).toBeVisible()
    await page.waitForTimeout(1_500)
    await expect(question).toHaveCount(0)
  })
})
