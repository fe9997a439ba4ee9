import type { Page } from '@playwright/test'
import { dayAhead, formOf } from '../support/enquiry-forms.ts'
import { expect, test } from './fixtures.ts'

async function dateField(page: Page) {
  await page.goto('/bali')
  const form = await formOf(page)
  const date = form.locator('[name="travel_date"]')
  const calendar = page.getByRole('dialog', { name: 'Choose your travel date' })
  return {
    form,
    date,
    calendar,
    /** Back to how the page was opened, but for the focus. */
    clear: async () => {
      await form.getByRole('button', { name: 'Clear travel date' }).click()
      await expect(date).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(calendar).toBeHidden()
      await form.locator('[name="name"]').focus()
    },
    send: () => form.getByRole('button', { name: 'Submit enquiry' }).click(),
  }
}

test('is picked and passed by pointer and keyboard', async ({ page }) => {
  const { form, date, calendar, clear } = await dateField(page)
  await test.step('closes on a press outside and on Escape', async () => {
    await date.click()
    await expect(calendar).toBeVisible()
    await form.locator('[name="name"]').click()
    await expect(calendar).toBeHidden()
    await date.click()
    await expect(calendar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await form.locator('[name="name"]').focus()
  })

  await test.step('is typed as dd-MM-yyyy, with the dashes a number pad lacks', async () => {
    await expect(date).toHaveAttribute('placeholder', 'Pick your travel date')
    await date.pressSequentially('0512203')
    await expect(calendar).toBeVisible()
    await date.press('0')
    await expect(date).toHaveValue('05-12-2030')
    await expect(calendar).toBeHidden()
    await clear()
  })

  await test.step('opens on focus, fills in the day that is picked, and closes', async () => {
    await form.locator('[name="departure_city"]').focus()
    await page.keyboard.press('Tab')
    await expect(date).toBeFocused()
    await expect(calendar).toBeVisible()
    await calendar.getByRole('button', { name: /next month/i }).click()
    await calendar.getByRole('button', { name: /\b15 \w+ 20\d\d/ }).click()
    await expect(calendar).toBeHidden()
    await expect(date).toBeFocused()
    await expect(date).toHaveValue(/^15-\d{2}-20\d{2}$/)
    await clear()
  })

  await test.step('can be reached and used by keyboard alone', async () => {
    await date.focus()
    await page.keyboard.press('ArrowDown')
    await expect(calendar.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(date).toHaveValue(dayAhead(1))
    await clear()
  })

  await test.step('is passed by keyboard alone, without a day', async () => {
    await date.focus()
    await expect(calendar.getByRole('grid')).toBeVisible()
    const next = form.locator('[name="bookingTime"]')
    const isNext = () => next.evaluate((list) => list === document.activeElement)
    for (let press = 0; press < 10 && !(await isNext()); press++) await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await expect(calendar).toBeHidden()
  })
})

test('is required, and a day from today on', { tag: '@soak' }, async ({ page }) => {
  const { form, date, calendar, send } = await dateField(page)
  await test.step('can be cleared and is then required', async () => {
    await date.fill(dayAhead(20))
    await form.getByRole('button', { name: 'Clear travel date' }).click()
    await expect(date).toHaveValue('')
    await send()
    await expect(form.getByRole('alert').filter({ hasText: 'Please select a travel date!' })).toBeVisible()
  })

  await test.step('refuses days before today, typed or picked', async () => {
    await date.click()
    await expect(calendar.getByRole('button', { name: /previous month/i })).toBeDisabled()
    const first = calendar.locator('td:not([data-outside]) button').first()
    if (!dayAhead(0).startsWith('01')) await expect(first).toBeDisabled()
    await date.fill(dayAhead(-1))
    await send()
    await expect(form.getByText('The travel date cannot be earlier than today.')).toBeVisible()
    await date.fill(dayAhead(0))
    await expect(form.getByText('The travel date cannot be earlier than today.')).toBeHidden()
  })

  await test.step('says when the text is not a date', async () => {
    for (const wrong of ['31-02-2030', 'next week', '12-2030']) {
      await date.fill(wrong)
      await send()
      await expect(form.getByRole('alert').filter({ hasText: 'Date input not valid.' })).toBeVisible()
    }
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })
  test('the calendar is not covered by the keyboard', { tag: '@soak' }, async ({ page }) => {
    const { date, calendar } = await dateField(page)
    await date.tap()
    await expect(calendar).toBeVisible()
    await expect(date).toHaveJSProperty('inputMode', 'none')
    await expect(calendar).toBeInViewport({ ratio: 0.95 })
  })
})
