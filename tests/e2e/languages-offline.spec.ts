import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { untilControlled } from '../support/phone.ts'
import { expect } from './fixtures.ts'
import { test } from './installed.ts'

test.use({
  ...WITH_WORKER,
  allowedErrors: [/ERR_INTERNET_DISCONNECTED/],
})

const lang = (page: Page) => page.locator('html').getAttribute('lang')

test('the installed app opens an address whose language has capitals', async ({ page }) => {
  await page.goto('/HI/goa?stars=4')
  await expect(page).toHaveURL('/hi/goa?stars=4')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('घूमने चलें')
})

test('an enquiry in Hindi is saved, the app opens in Hindi, and it is sent later', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await page.goto('/hi/bali')
  await untilControlled(page)
  const form = await formOf(page)
  await fillEnquiry(form)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'पूछताछ भेजें' }).click()
  await expect(page).toHaveURL('/hi/thankyou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('इस डिवाइस पर सेव है')
  await expect(page.getByText('आपकी पूछताछ अभी भेजी नहीं गई है।')).toBeVisible()
  // The language is switched while it waits: the confirmation stays, in the other one.
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link', { name: 'ગુજરાતી' }).click()
  await expect(page).toHaveURL('/gu/thankyou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('આ ડિવાઇસ પર સેવ છે')
  // Pages that were visited, the start, and one that never was.
  for (const path of ['/hi/bali', '/hi', '/gu/goa', '/hi/settings', '/hi/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await lang(page)).toBe(path.startsWith('/gu') ? 'gu-IN' : 'hi-IN')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - पेज नहीं मिला')
  await page.goto('/hi/enquiries')
  const card = page.getByRole('article', { name: 'Bali की ट्रिप' })
  await expect(card.getByText('भेजी जानी बाकी है')).toBeVisible()
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(card.getByText('भेज दी गई', { exact: true })).toBeVisible()
  await expect(card.getByText('हमें मिली')).toBeVisible()
})
