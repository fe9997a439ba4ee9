import { expectNoViolations } from '../support/axe.ts'
import { formOf, untilTakenOver } from '../support/enquiry-forms.ts'
import { played } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

const FORMS = [
  ['/bali', 'Submit enquiry'],
  ['/contact', 'Send enquiry'],
  ['/FlightForm', 'Book flight'],
] as const

for (const [path, send] of played(FORMS, 1)) {
  test(`${path}: the form, its errors and its calendar`, async ({ page }) => {
    await page.goto(path)
    const form = await formOf(page)
    await expectNoViolations(page, { part: 'main form[method="post"]' })
    await form.getByRole('button', { name: send }).click()
    await expectNoViolations(page, { part: 'main form[method="post"]' })
    await form.getByRole('button', { name: 'Choose from calendar' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoViolations(page, { part: 'main form[method="post"]' })
  })
}

test('the popup and its question', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/bali')
  await page.goto((await page.locator('main a[href^="/bali/"]').first().getAttribute('href')) ?? '')
  const button = page.getByRole('button', { name: 'Submit your query' }).filter({ visible: true }).first()
  await untilTakenOver(button)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
  await expectNoViolations(page, { part: 'dialog[open]' })
  await page.locator('dialog [name="name"]').fill('Asha Rao')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoViolations(page, { part: '[role="alertdialog"]' })
})
