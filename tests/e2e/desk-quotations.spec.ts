import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations, expectNoViolationsInState } from '../support/axe.ts'
import { guestName, openDesk, sendLead } from '../support/desk.ts'
import { holdRequest } from '../support/hold-request.ts'
import { serverDesk } from '../support/quotations.ts'
import { BASE_URL, OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

// Answers that are lost, and what the server says to what is sent after them.
test.use({ allowedErrors: [/net::ERR_FAILED|status of (409|410|422)|was erased/] })

test('a quotation is written, kept, sent, changed and accepted', async ({ page, request }) => {
  const name = guestName('Quoted')
  const lead = await sendLead(request, { name, pax: 2, child: 0 })
  await openDesk(page)
  const other = await sendLead(request, { name: guestName('Empty') })
  await page.goto(`/admin/leads/${other.id}`)
  await page.getByRole('button', { name: 'New quotation' }).click()
  await expect(page.getByLabel('Start from')).toHaveText(/^An empty quotation/)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/\/admin\/quotations\//)

  await page.goto(`/admin/leads/${lead.id}`)
  await page.getByRole('button', { name: 'New quotation' }).click()
  await page.getByLabel('Start from').selectOption('bali1')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Rupees each').fill('')
  await page.getByRole('button', { name: 'Send version 1' }).click()
  await expect(page.getByLabel('Rupees each')).toBeFocused()
  await expect(page.getByLabel('Rupees each')).toHaveAccessibleDescription(/amount in rupees/)
  await page.getByLabel('Rupees each').fill('1,00,000')
  await expect(page.getByText('₹1,07,100 to us')).toBeVisible()

  const charges = page.getByRole('group', { name: /^Paid to others/ })
  await page.getByRole('button', { name: 'Add a charge' }).click()
  await expect(charges.getByLabel('Name').last()).toBeFocused()
  await expectNoViolations(page, { where: 'the editor' })
  await page.getByRole('button', { name: 'Send version 1' }).click()
  await expect(charges.getByLabel('Name').last()).toHaveAccessibleDescription('Every charge needs a name.')
  await charges
    .getByRole('button', { name: /^Remove: Charge/ })
    .last()
    .click()
  await expect(charges.getByRole('button', { name: /^(Remove: C|Add a c)harge/ }).last()).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Rupees each')).toHaveValue('1,00,000')
  await expect(page.getByText(/^Kept on this device/)).toBeVisible()
  await loseAnswer(page, '**/api/quotations/*/draft')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The server cannot be reached', { exact: false })).toBeVisible()
  // The server has this text already, and sends one version, however often its answer is lost.
  await loseAnswer(page, '**/api/quotations/*/send')
  for (const failure of [/cannot be reached/, undefined]) {
    await page.getByRole('button', { name: 'Send version 1' }).click()
    await page.getByRole('button', { name: 'Make the link' }).click()
    if (failure) await expect(page.getByText(failure)).toBeVisible()
  }
  const shown = page.getByRole('dialog').getByLabel('Link', { exact: true })
  const shownToken = async () => new URL(await shown.inputValue()).pathname.replace('/trips/', '')
  let token = await shownToken()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me/91\\d{10}\\?text=.*${token}`),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^(Link copied at \S+ [ap]m\. Whether it was sent is not known|This browser does not copy)/,
  )
  await expectNoViolationsInState(page, { where: 'the link' })
  await page.keyboard.press('Escape')

  // A payment whose answer is lost, and that is corrected before it is sent again, is not called marked.
  const payments = page.getByRole('region', { name: 'Payments' })
  const mark = async (amount: string) => {
    await payments.getByLabel('Amount in rupees').fill(amount)
    await payments.getByRole('button', { name: 'Mark as received' }).click()
  }
  await loseAnswer(page, '**/api/quotations/*/payments')
  await mark('50,000')
  await expect(page.getByText('The server cannot be reached', { exact: false })).toBeVisible()
  await mark('60,000')
  await expect(page.getByText(/^₹50,000 of .* were marked already/)).toBeVisible()
  await expect(payments.getByText('₹50,000 received of ₹1,07,100', { exact: false })).toBeVisible()

  // What a colleague saves is read with a payment: it is neither overwritten nor sent unseen.
  const path = page.url().replace('/admin/', '/api/')
  const { draft, draftVersion } = await (await page.request.get(path)).json()
  const theirs = { draft: { ...draft, message: 'From a colleague.' }, draftVersion }
  expect((await page.request.put(`${path}/draft`, { data: theirs })).status()).toBe(200)
  await mark('1,000')
  await expect(payments.getByText('₹51,000 received of ₹1,07,100', { exact: false })).toBeVisible()
  await page.getByLabel('Title').fill('Mine')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^This quotation was saved elsewhere/)).toBeVisible()
  await page.getByRole('button', { name: 'Show the other text in place of mine' }).click()
  await expect(page.getByText('From a colleague.')).toBeVisible()

  // A link whose answer is lost, and that is revoked before it is asked for again, is not shown: another one is made.
  const links = page.getByRole('region', { name: 'Links' })
  await loseAnswer(page, '**/api/quotations/*/links')
  await links.getByRole('button', { name: 'New link' }).click()
  await expect(page.getByText('The server cannot be reached', { exact: false })).toBeVisible()
  await links.getByRole('button', { name: 'Revoke all links' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(page.getByText('The links are revoked.')).toBeVisible()
  await links.getByRole('button', { name: 'New link' }).click()
  token = await shownToken()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name }).click()
  const quotations = page.getByRole('region', { name: 'Quotations' })
  await expect(quotations.getByText('link made, not opened yet')).toBeVisible()
  const accepted = await request.post('/submit-answer', {
    data: { token, version: 1, answer: 'accept' },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(accepted.status()).toBe(200)
  // Without loading the page again.
  await expect(quotations.getByText('accepted')).toBeVisible({ timeout: 15_000 })
  await expectNoViolationsInState(page, { where: 'the lead', part: 'main' })
  await page.getByRole('link', { name: 'Quotations', exact: true }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectNoViolationsInState(page, { where: 'all quotations' })
})

test('the quotation of an erased lead leaves the pages and the device', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const guest = guestName('Erased')
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guest })
  const begun = await page.request.post(`/api/leads/${id}/quotations`, { data: { packageKey: 'bali1' } })
  const quotation = await begun.json()
  await page.goto(`/admin/quotations/${quotation.id}`)
  await expect(page.getByText(guest)).toBeVisible()
  await page.getByLabel('Title').first().fill('For a wheelchair')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('wheelchair')
  const list = await context.newPage()
  await list.goto('/admin/quotations?order=newest')
  await expect(list.getByText(guest)).toBeVisible()
  expect((await page.request.delete(`/api/leads/${id}`)).status()).toBe(200)
  // As where the user comes back to the tab.
  for (const tab of [page, list])
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(list.getByText(guest)).toHaveCount(0)
  await list.close()
  await expect(page.getByText('This quotation was erased with its lead.')).toBeVisible()
  await expect(page.getByText(guest)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('wheelchair')
})

test('the quotation of an erased enquiry that is part of another lead leaves the page and the device, where the lead stays', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const { id: kept } = await sendLead(page.request, { name: guestName('Kept') })
  const { id: part } = await sendLead(page.request, { name: guestName('Part') })
  const begun = await page.request.post(`/api/leads/${part}/quotations`, { data: { packageKey: 'bali1' } })
  const quotation = await begun.json()
  expect((await page.request.post(`/api/leads/${kept}/merge`, { data: { other: part } })).status()).toBe(200)
  await page.goto(`/admin/leads/${kept}`)
  await page.getByLabel('Note', { exact: true }).fill('About the lead')
  await page.goto(`/admin/quotations/${quotation.id}`)
  await page.getByLabel('Title').first().fill('For a wheelchair')
  const onDevice = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(onDevice).toContain('wheelchair')
  expect((await page.request.delete(`/api/leads/${part}`)).status()).toBe(200)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('This quotation was erased with its lead.')).toBeVisible()
  expect(await onDevice()).not.toContain('wheelchair')
  expect(await onDevice()).toContain('About the lead')
})

test('what is typed while something is sent stays, and no acceptance is undone unseen', {
  tag: '@soak',
}, async ({ page }) => {
  const desk = await serverDesk(BASE_URL, OWNER)
  const { quotation, token } = await desk.quote()
  await page.clock.install()
  await openDesk(page)
  await page.goto(`/admin/quotations/${quotation.id}`)
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByLabel('Amount in rupees').fill('1,000')
  const marking = await holdRequest(page, '**/api/quotations/*/payments')
  await payments.getByRole('button', { name: 'Mark as received' }).click()
  await marking.started
  await payments.getByLabel('Bank or UPI reference').fill('Of the next one')
  marking.letGo()
  await expect(payments.getByText('₹1,000 received of', { exact: false })).toBeVisible()
  await expect(payments.getByLabel('Amount in rupees')).not.toHaveValue('1,000')
  await expect(payments.getByLabel('Bank or UPI reference')).toHaveValue('Of the next one')

  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Sent')
  const sending = await holdRequest(page, '**/api/quotations/*/send')
  await page.getByRole('button', { name: 'Send version 2' }).click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  await sending.started
  await title.fill('Typed since')
  sending.letGo()
  await expect(page.getByRole('dialog').getByLabel('Link', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Typed since')
  await page.reload()
  await expect(title).toHaveValue('Typed since')
  // Nothing but that sending was saved since.
  await expect(page.getByText(/^This quotation was saved elsewhere/)).toBeHidden()

  expect((await desk.answer(token, { version: 2 })).status).toBe(200)
  const question = page.getByRole('alertdialog')
  const unread = page.getByText('The traveller has answered in the meantime. Please read the answer first.')
  await page.getByRole('button', { name: 'Withdraw this quotation' }).click()
  await expect(question).not.toContainText('accepted')
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(unread).toBeVisible()
  await expect(page.getByText('Accepts, version 2')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw this quotation' }).click()
  await expect(question).toContainText('The traveller has accepted version 2.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await desk.read(quotation.id)).state).toBe('accepted')

  // A saved text is called saved until something else is typed; one that cannot be kept is not called kept.
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved on the server.')).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await title.fill('Lost with the page')
  await expect(page.getByText('Saved on the server.')).toBeHidden()
  await expect(page.getByText('Not saved, and not kept on this device', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Quotations', exact: true }).click()
  await expect(question).toContainText('this device cannot keep them')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(title).toHaveValue('Lost with the page')

  // A page that stays open overnight marks a payment as received on the day it is.
  const receivedOn = payments.getByLabel('Received on')
  const evening = await receivedOn.inputValue()
  await page.clock.fastForward('24:00:00')
  await expect(receivedOn).not.toHaveValue(evening)
})

// The server does it, and the answer never arrives.
async function loseAnswer(page: Page, url: string) {
  await page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
