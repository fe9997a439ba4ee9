import { hydrated } from '../support/hydrated.ts'
import { feedReady } from '../support/reels.ts'
import { expect, test } from './fixtures.ts'

// Short stories with the keyboard alone: where the focus goes, and that it never drops to the document.

test('phone menu: the focus goes in, through a submenu, and back to the opener', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/terms-conditions')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.press('Enter')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  // The menu's script may come after the page's own.
  await hydrated(page, '#phone-menu li button')
  const destinations = page.getByRole('button', { name: 'Destinations', exact: true })
  await destinations.press('Enter')
  await expect(page.getByRole('button', { name: 'Back from Destinations' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(destinations).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('destination page: hovered menu, popup, errors, calendar and carousel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/bali')
  await hydrated(page)
  await page.getByRole('banner').getByText('Destinations').hover()
  const inMenu = page.getByRole('banner').getByRole('link', { name: 'Goa' })
  await expect(inMenu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inMenu).toBeHidden()
  await page.mouse.move(2, 400)

  const enquire = page.getByRole('button', { name: /^Enquire about/ }).first()
  await enquire.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Submit enquiry' }).press('Enter')
  const name = popup.locator('[name="name"]')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Please enter your name/)
  const date = popup.locator('[name="travel_date"]')
  await date.press('ArrowDown')
  await expect(popup.getByRole('gridcell').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(date).toBeFocused()
  await expect(date).toHaveValue(/^\d\d-\d\d-\d{4}$/)
  await popup.getByRole('button', { name: /^Fewer: Children/ }).press('Enter')
  await expect(popup.getByRole('button', { name: /^Fewer: Children/ })).toBeFocused()
  await popup.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(enquire).toBeFocused()

  const next = page.getByRole('button', { name: 'Next: Travel styles' })
  await next.focus()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Couple' })).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await expect(next).toBeFocused()
})

test('reels: the one-letter shortcuts can be switched off, the arrow keys stay', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/settings')
  await hydrated(page)
  const letters = page.getByRole('switch', { name: 'One-letter shortcuts in the trip videos' })
  await letters.press(' ')
  await expect(letters).not.toBeChecked()
  await page.goto('/video')
  await feedReady(page)
  const address = page.url()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article').nth(1).locator('[data-press]')).toBeFocused()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.9 })
})
