import { dayAhead, fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { holdRequests } from '../support/hold-request.ts'
import { expect, test } from './fixtures.ts'

const LONG_ERRORS = {
  name: 'Please enter your name.',
  contact: 'Please enter a 10-digit contact number',
  email: 'Please enter a valid e-mail address.',
  departure_city: 'Please enter your departure city.',
  travel_date: 'Please select a travel date!',
  bookingTime: 'Please choose when you are looking to book.',
}

test('the long form names all missing fields and focuses the first', async ({ page }) => {
  await page.goto('/bali')
  const form = await formOf(page)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  for (const [name, message] of Object.entries(LONG_ERRORS)) {
    await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible()
    const control = form.locator(`[name="${name}"]`)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(message)
  }
  await expect(form.locator('[name="name"]')).toBeFocused()

  await form.locator('[name="name"]').fill('Asha Rao')
  await expect(form.getByText(LONG_ERRORS.name)).toBeHidden()
  await expect(form.getByText(LONG_ERRORS.contact)).toBeVisible()
  await expect(page).toHaveURL('/bali')
})

test('the contact number takes digits only, ten of them, however it is written', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/bali')
  const form = await formOf(page)
  const contact = form.locator('[name="contact"]')
  const cut = form.getByRole('alert').filter({ hasText: 'The rest was left out' })
  await contact.pressSequentially('98ab765-43x210999')
  await expect(contact).toHaveValue('9876543210')
  await expect(cut).toBeVisible()
  for (const written of ['+91 98765 43210', '098765 43210', '0091-9876543210']) {
    await contact.fill(written)
    await expect(contact).toHaveValue('9876543210')
    await contact.fill('')
    await contact.pressSequentially(written)
    await expect(contact).toHaveValue('9876543210')
  }
  await expect(cut).toBeHidden()
  await contact.fill('+971 50 123 4567')
  await expect(contact).toHaveValue('+971501234567')
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(contact).toHaveAccessibleDescription(/^This is not an Indian number\./)
})

test('adults stay at one or more, children at none or more', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/bali')
  const form = await formOf(page)
  const [adults, children] = [form.locator('[name="pax"]'), form.locator('[name="child"]')]
  const less = (what: string) => form.getByRole('button', { name: `Fewer: ${what}` })
  const more = (what: string) => form.getByRole('button', { name: `More: ${what}` })
  await expect(adults).toHaveValue('1')
  await expect(children).toHaveValue('0')
  await expect(less('Adults')).toBeDisabled()
  await expect(less('Children')).toBeDisabled()
  for (let i = 0; i < 14; i++) await more('Adults').click()
  await expect(adults).toHaveValue('15')
  await more('Children').click()
  await less('Children').click()
  await less('Adults').click()
  await expect(adults).toHaveValue('14')
  await expect(children).toHaveValue('0')
  await expect(less('Children')).toBeDisabled()
  // Another number is typed in the place of the first, which comes back where none is.
  await adults.press('End')
  for (const _ of '14') await adults.press('Backspace')
  await adults.pressSequentially('3')
  await expect(adults).toHaveValue('3')
  await adults.press('Backspace')
  await children.focus()
  await expect(adults).toHaveValue('3')
  // What was wrong with the empty field is not said of the number that is back.
  await adults.press('End')
  await adults.press('Backspace')
  await adults.press('Enter')
  await expect(form.getByText('Please enter your name.')).toBeVisible()
  await expect(adults).toHaveValue('3')
  await expect(form.getByText('At least 1 adult is needed.')).toBeHidden()
})

test('the destination is locked on its own page, and a list of 22 and any other elsewhere', async ({
  page,
}) => {
  await page.goto('/hongkong')
  const locked = (await formOf(page)).locator('[name="destination"]')
  await expect(locked).toHaveValue('Hong Kong')
  await expect(locked).not.toBeEditable()

  await page.goto('/contact')
  const form = await formOf(page)
  const options = form.locator('[name="destination"] option')
  await expect(options).toHaveCount(24)
  await expect(options.last()).toHaveText('Any other place?')
  await expect(options.last()).toHaveAttribute('value', 'Other')
  await expect(form.locator('[name="bookingTime"] option')).toHaveText([
    'When are you looking to book?',
    'This Week',
    'This Month',
    'Just Inquiry',
  ])

  await test.step('the short form requires a mobile number', async () => {
    await fillEnquiry(form, { contact: '1234567890', destination: 'Dubai' })
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveText([
      'Please enter a valid 10-digit contact number.',
    ])
    await expect(form.locator('[name="contact"]')).toBeFocused()
  })
})

test('what was typed is there after a reload, until the traveller starts over', async ({ page }) => {
  await page.goto('/bali')
  const form = await formOf(page)
  await fillEnquiry(form)
  await form.getByRole('button', { name: 'More: Adults' }).click()
  await page.reload()

  const again = await formOf(page)
  await expect(again.locator('[name="name"]')).toHaveValue('Asha Rao')
  await expect(again.locator('[name="contact"]')).toHaveValue('9876543210')
  await expect(again.locator('[name="travel_date"]')).toHaveValue(dayAhead(40))
  await expect(again.locator('[name="bookingTime"]')).toHaveValue('this-month')
  await expect(again.locator('[name="pax"]')).toHaveValue('2')

  await again.getByRole('button', { name: 'Start over' }).click()
  await expect(again.locator('[name="name"]')).toHaveValue('')
  await expect(again.locator('[name="pax"]')).toHaveValue('1')
  await page.reload()
  await expect((await formOf(page)).locator('[name="name"]')).toHaveValue('')

  await test.step('keeps what was typed just before a reload', async () => {
    const name = (await formOf(page)).locator('[name="name"]')
    await name.fill('Asha')
    await name.pressSequentially(' Rao')
    await page.reload()
    await expect((await formOf(page)).locator('[name="name"]')).toHaveValue('Asha Rao')
  })
})

test('keeps what is typed before the script runs', async ({ page }) => {
  // The script is held back, as on a slow network.
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/bali', { waitUntil: 'commit' })
  const name = page.locator('main form [name="name"]')
  await name.fill('Asha Rao')
  release()
  const form = await formOf(page)
  await expect(name).toHaveValue('Asha Rao')
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(form.getByText('Please enter your name.')).toBeHidden()
  await expect(form.getByText(LONG_ERRORS.contact)).toBeVisible()
})
