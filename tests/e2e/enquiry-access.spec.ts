import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillEnquiry, formOf, untilTakenOver } from '../support/enquiry-forms.ts'
import { untilControlled } from '../support/phone.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

async function expectAccessible(page: Page, part?: string) {
  // Half-faded text has half the contrast.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== 'running'))
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
}

for (const [path, send] of [
  ['/bali', 'Submit enquiry'],
  ['/contact', 'Send enquiry'],
  ['/FlightForm', 'Book flight'],
] as const) {
  test(`${path}: the form, its errors and its calendar`, async ({ page }) => {
    await page.goto(path)
    const form = await formOf(page)
    await expectAccessible(page, 'main form[method="post"]')
    await form.getByRole('button', { name: send }).click()
    await expectAccessible(page, 'main form[method="post"]')
    await form.getByRole('button', { name: 'Choose from calendar' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page, 'main form[method="post"]')
  })
}

test('the popup and its question', async ({ page }) => {
  await page.goto('/bali')
  await page.goto((await page.locator('main a[href^="/bali/"]').first().getAttribute('href')) ?? '')
  const button = page.getByRole('button', { name: 'Submit your query' }).filter({ visible: true }).first()
  await untilTakenOver(button)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, '[role="alertdialog"]')
})

test('the confirmation and the list, waiting and sent', async ({ page, context }) => {
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: 'Nothing sent from this device yet' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/bali')
  await untilControlled(page)
  const form = await formOf(page)
  await fillEnquiry(form)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'See your enquiries' }).click()
  await page.getByText('What you wrote').click()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByRole('article').getByText('Sent', { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
})
