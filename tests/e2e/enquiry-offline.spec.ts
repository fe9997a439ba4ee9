import type { Page } from '@playwright/test'
import { expectNoViolationsInState } from '../support/axe.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { untilControlled } from '../support/phone.ts'
import { expect } from './fixtures.ts'
import { test } from './installed.ts'

test.use({
  ...WITH_WORKER,
  allowedErrors: [/ERR_INTERNET_DISCONNECTED/],
})

const SENT = /successfully sent/
const STATES = /Waiting to send|Sending|Sent|Needs your attention/g

/** Writes an enquiry on Bali's page with the network gone. */
async function enquireOffline(page: Page) {
  await page.goto('/bali')
  await untilControlled(page)
  const form = await formOf(page)
  await fillEnquiry(form)
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page).toHaveURL('/thankyou')
}

test('is saved on this device, waits, and is sent when the network is back', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await enquireOffline(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expect(page.getByText(/has not been sent yet/)).toBeVisible()
  await expect(page.getByText(SENT)).toHaveCount(0)

  await page.getByRole('link', { name: 'See your enquiries' }).click()
  const card = page.getByRole('article', { name: 'A trip to Bali' })
  await expect(card.getByText('Waiting to send', { exact: true })).toBeVisible()
  await expect(card.getByText(/as soon as there is a network/)).toBeVisible()
  // A try may be under way.
  await expect.poll(async () => (await card.innerText()).match(STATES)).toEqual(['Waiting to send'])

  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await card.getByRole('button', { name: 'Retry now' }).press('Enter')
  await expect(said('A trip to Bali was not sent.')).toHaveCount(1)
  await expect(card.locator(':focus').or(card.and(page.locator(':focus')))).toHaveCount(1)

  await context.setOffline(false)
  await expect(card.getByText('Sent', { exact: true })).toBeVisible()
  await expect(said('A trip to Bali was sent. The reference is')).toHaveCount(1)
  await expect(card.getByText('Reference', { exact: true })).toBeVisible()
  await expect(card.getByText('Received')).toBeVisible()
  expect((await card.innerText()).match(STATES)).toEqual(['Sent'])
  await card.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(card).toHaveCount(0)
  await expect(said('The enquiry is deleted.')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the open confirmation updates by itself when the enquiry is sent', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await enquireOffline(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expect(page.getByText(SENT)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText(/Your reference: \S+/)).toBeVisible()
})

test('can be changed before it is sent', { tag: '@soak' }, async ({ page, context }) => {
  await enquireOffline(page)
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
  await expect(editor.locator('[name="name"]')).toHaveValue('Asha Rao')
  await editor.locator('[name="departure_city"]').fill('Nagpur')
  await editor.getByRole('button', { name: 'More: Children' }).click()
  // A retry of the first version may go out in the same moment.
  const request = page.waitForRequest(
    (one) => one.url().endsWith('/submit-form') && one.postDataJSON().departure_city === 'Nagpur',
  )
  await editor.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(editor).toBeHidden()
  await page.getByText('What you wrote').click()
  await expect(page.getByText('Nagpur')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
  expect((await request).postDataJSON()).toMatchObject({
    departure_city: 'Nagpur',
    child: 1,
    name: 'Asha Rao',
  })
})

test('is deleted only after a confirmation, and copied as text', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enquireOffline(page)
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Destination: Bali')
  expect(copied).toContain('Contact number: 9876543210')
  await expect(card.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^whatsapp:\/\/send\?.*Bali/,
  )

  await card.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByRole('heading', { name: 'No enquiries on this device' })).toBeVisible()
})

test('another tab sees it change, within a second', { tag: '@soak' }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/enquiries')
  await expect(other.getByRole('heading', { name: 'No enquiries on this device' })).toBeVisible()
  await enquireOffline(page)
  await expect(other.getByText('Waiting to send', { exact: true })).toBeVisible()
  const shown = await Promise.all([shows(page, 'successfully sent'), shows(other, 'Received')])
  await context.setOffline(false)
  await expect(other.getByText('Sent', { exact: true })).toBeVisible()
  const [here = 0, there = 0] = await Promise.all(shown.map((page) => page.evaluate(({ at }) => at)))
  expect(Math.abs(there - here)).toBeLessThan(1_000)
})

/** A promise in the page of when it shows a text, ms since 1970. */
const shows = (page: Page, text: string) =>
  page.evaluateHandle(
    (text) => ({
      // In an object, because a promise itself would be waited for.
      at: new Promise<number>((resolve) => {
        new MutationObserver(() => document.body.innerText.includes(text) && resolve(Date.now())).observe(
          document.body,
          { subtree: true, childList: true, characterData: true },
        )
      }),
    }),
    text,
  )

test('axe finds nothing in the confirmation and the list, waiting and sent', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: 'No enquiries on this device' })).toBeVisible()
  await expectNoViolationsInState(page)
  await page.goto('/bali')
  await untilControlled(page)
  const form = await formOf(page)
  await fillEnquiry(form)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expectNoViolationsInState(page, { part: 'main' })
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  await page.getByText('What you wrote').click()
  await expectNoViolationsInState(page, { part: 'main' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectNoViolationsInState(page, { part: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
  await expectNoViolationsInState(page, { part: 'main' })
})
