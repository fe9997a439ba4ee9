import type { Page } from '@playwright/test'
import { guestName, guestNumber, openDesk } from '../support/desk.ts'
import { fillEnquiry, formOf, untilTakenOver } from '../support/enquiry-forms.ts'
import { hydrated } from '../support/hydrated.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

/** The lead of a phone number as staff get it, with its detail. */
async function leadOf(page: Page, contact: string) {
  const desk = page.request
  const signIn = await desk.post('/api/auth/sign-in/email', {
    data: { email: OWNER.email, password: OWNER.password },
  })
  expect(signIn.ok()).toBe(true)
  const { leads } = await (await desk.get(`/api/leads?q=${contact}`)).json()
  expect(leads).toHaveLength(1)
  return (await desk.get(`/api/leads/${leads[0].id}`)).json()
}

const sent = (page: Page) => page.getByText('successfully sent')

test('the lead says which package, what else the traveller wrote and what first led here', async ({
  page,
}) => {
  const contact = guestNumber()
  await page.goto('/bali?gclid=Cj0KCQsecret&utm_campaign=monsoon')
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('attribution'))).not.toBeNull()
  const enquire = page.getByRole('button', { name: /^Enquire about / }).first()
  await untilTakenOver(enquire)
  await enquire.click()
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  const form = popup.locator('form')
  await untilTakenOver(form)
  await fillEnquiry(form, {
    name: guestName('Meera'),
    contact,
    note: 'Two children, 6 and 9.\nVegetarian food.',
  })
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(sent(page)).toBeVisible()
  const { lead = undefined, ...detail } = await leadOf(page, contact)
  const known = lead ?? detail
  expect(known).toMatchObject({
    about: expect.stringMatching(/\(bali\d\)$/),
    note: 'Two children, 6 and 9.\nVegetarian food.',
    page: '/bali',
    attribution: { source: 'google', medium: 'cpc', campaign: 'monsoon' },
    package: { path: expect.stringMatching(/^\/bali\//) },
  })
  expect(JSON.stringify(known)).not.toContain('Cj0KCQsecret')
})

test('offers, travel styles and plans carry what was chosen, in English for the desk in every language', {
  tag: '@soak',
}, async ({ page }) => {
  const about = page.getByRole('dialog').locator('form [name=about]')
  await page.goto('/hi')
  await hydrated(page)
  await page
    .getByRole('link', { name: 'कॉल बैक पाएँ' })
    .or(page.getByRole('button', { name: 'कॉल बैक पाएँ' }))
    .click()
  await expect(about).toHaveValue('Group holidays')
  await page.goto('/gu/bali')
  await hydrated(page)
  await page.getByRole('button', { name: 'ફેમિલી', exact: true }).first().click()
  await expect(about).toHaveValue('Family trip')
  await page.goto('/trip-planner?month=3&mood=family')
  await expect(page.locator('#enquiry [name=about]')).toHaveValue('Trip planner: March, family')
})

test('another place than the listed ones has a field of its own, with and without JavaScript', {
  tag: '@soak',
}, async ({ page, browser }) => {
  const contact = guestNumber()
  await page.goto('/contact')
  const form = await formOf(page)
  const other = form.getByLabel('Which place?')
  await expect(other).toBeHidden()
  await form.locator('[name=destination]').selectOption('Other')
  await other.fill('Georgia')
  await fillEnquiry(form, { name: guestName('Ravi'), contact })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(sent(page)).toBeVisible()
  expect(await leadOf(page, contact)).toMatchObject({ destination: 'Other', other_place: 'Georgia' })

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const second = guestNumber()
  await plain.goto('/contact')
  const plainForm = plain.locator('main form[method="post"]')
  await plainForm.locator('[name=destination]').selectOption('Other')
  await plainForm.getByLabel('Which place?').fill('Georgia')
  await fillEnquiry(plainForm, { name: guestName('Ravi'), contact: second, note: 'By train, please.' })
  await plainForm.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(sent(plain)).toBeVisible()
  expect(await leadOf(page, second)).toMatchObject({
    destination: 'Other',
    other_place: 'Georgia',
    note: 'By train, please.',
  })
  await context.close()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', allowedErrors: [/net::ERR_FAILED/] })

  test('a note survives a reload, and an unsent enquiry shows and keeps its note and choice when edited', {
    tag: '@soak',
  }, async ({ page }) => {
    const contact = guestNumber()
    await page.goto('/honeymoon')
    const form = await formOf(page)
    await form.locator('[name=note]').fill('Sea view')
    await page.reload()
    const again = await formOf(page)
    await expect(again.locator('[name=note]')).toHaveValue('Sea view')
    await fillEnquiry(again, { name: guestName('Isha'), contact, destination: 'Maldives' })
    await page.route('**/submit-form', (route) => route.abort())
    await again.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL('/thankyou')
    await page
      .getByRole('link', { name: /your enquiries/i })
      .first()
      .click()
    const card = page.getByRole('article').first()
    await card.getByText('What you wrote').click()
    await expect(card).toContainText('Sea view')
    await expect(card).toContainText('Honeymoon trip')
    await card.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit your enquiry' })
    await expect(editor.locator('[name=note]')).toHaveValue('Sea view')
    await editor.locator('[name=note]').fill('Sea view, ground floor')
    await editor.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(editor).toBeHidden()
    await page.unroute('**/submit-form')
    await expect(card.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await leadOf(page, contact)).toMatchObject({
      note: 'Sea view, ground floor',
      about: 'Honeymoon trip',
      page: '/honeymoon',
    })
  })
})

test('the desk shows package, note, choice and source', { tag: '@soak' }, async ({ page, request }) => {
  const contact = guestNumber()
  const name = guestName('Kavya')
  const posted = await request.post('/submit-form', {
    data: {
      name,
      contact,
      destination: 'Goa',
      travel_date: '2090-02-14',
      bookingTime: 'this-month',
      about: 'Goa Beach Break in Calangute (goa1)',
      note: 'Near the beach',
      attribution: { source: 'google', medium: 'cpc' },
    },
  })
  const { id } = await posted.json()
  await openDesk(page)
  await page.goto(`/admin/leads/${id}`)
  const facts = page.getByRole('region', { name: 'Enquiry' })
  for (const text of ['Goa Beach Break in Calangute (goa1)', 'Near the beach', 'google, cpc'])
    await expect(facts).toContainText(text)
  await expect(facts.getByRole('link', { name: 'Goa Beach Break in Calangute' })).toBeVisible()
})
