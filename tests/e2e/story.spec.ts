import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { chromiumOptions, WITH_WORKER } from '../support/chromium.ts'
import { openProfile } from '../support/phone.ts'
import { BASE_URL, OWNER } from '../support/site.ts'

test.use({ ...WITH_WORKER, launchOptions: chromiumOptions() })

test('an enquiry written offline reaches the sales inbox exactly once', async ({ page: desk }) => {
  test.setTimeout(120_000)
  const name = `Asha Story ${Date.now()}`
  const profile = await mkdtemp(join(tmpdir(), 'phone-'))
  await signIn(desk)
  await expect(desk.getByText('Live', { exact: true })).toBeVisible()
  const inInbox = desk.getByRole('listitem').filter({ hasText: name })
  await expect(inInbox).toHaveCount(0)

  let phone = await openProfile(profile, BASE_URL)
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto('/')
  await page.getByRole('link', { name: /^Bali/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape to Bali')
  await page
    .getByRole('link', { name: /View itinerary/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Day-wise itinerary' })).toBeVisible()
  await installed(page)

  await phone.setOffline(true)
  for (const [path, heading] of [
    ['/dubai', 'Escape to Dubai'],
    ['/ladakh', 'Escape to Ladakh'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await fillLongForm(page, name)
  await page.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expect(page.getByText(/successfully sent/i)).toHaveCount(0)
  await phone.close()
  await expect(inInbox).toHaveCount(0)

  phone = await openProfile(profile, BASE_URL)
  await expect(inInbox).toHaveCount(1, { timeout: 30_000 })
  await expect(inInbox).toContainText('Received')
  const reference = (await inInbox.getByText(/^MM-/).innerText()).trim()

  const later = phone.pages()[0] ?? (await phone.newPage())
  await later.goto('/enquiries')
  const entry = later.getByRole('listitem').filter({ hasText: 'Ladakh' })
  await expect(entry).toContainText('Sent')
  await expect(entry).toContainText(reference)

  await inInbox.getByRole('link').click()
  await expect(desk.getByText('Written', { exact: true })).toBeVisible()
  await expect(desk.getByText('Received', { exact: true })).toBeVisible()
  await phone.close()
  await rm(profile, { recursive: true, force: true })
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/leads')
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
}

// Installed: the worker answers for this page, and the catalogue it answers from is on the device.
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return Boolean(await caches.match('/api/catalogue')) && navigator.serviceWorker.controller !== null
  })
}

async function fillLongForm(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Trip enquiry' })
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Contact number').fill('9000000001')
  await form.getByLabel('E-mail').fill('asha@example.com')
  await form.getByLabel('Departure city').fill('Pune')
  await form.getByLabel('Travel date').fill('05-12-2027')
  await form.getByLabel('When to book').selectOption('this-month')
}
