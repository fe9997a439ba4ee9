import type { Page } from '@playwright/test'
import { fillEnquiry, formOf, postByBrowser } from '../support/enquiry-forms.ts'
import { holdRequests } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { played } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

// What travellers are told: "sent" only of a receipt.

const SENT = /successfully sent/

async function enquire(page: Page) {
  const form = await formOf(page)
  await fillEnquiry(form)
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
}

for (const path of played(['/thankyou?ref=MM-ABCD1234', '/thankyou'], 1))
  test(`${path} claims nothing when opened without an enquiry`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('The enquiries that are kept on this device')).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
    await expect(page.getByText('MM-ABCD1234')).toHaveCount(0)
  })

test.describe('of an enquiry that the browser has posted itself', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('/thankyou says that it was sent, in each language, and after the browser could not load it', async ({
    page,
  }) => {
    await postByBrowser(page)
    await expect(page.getByText(SENT)).toBeVisible()
    await page.goto('/hi/thankyou')
    await expect(page.getByText('मिल गया है')).toBeVisible()
    await page.goto('/thankyou')
    await page.waitForFunction(() => window.isHydrated && history.state?.reference)
    // The browser's error page forgets the state of the history.
    await page.context().setOffline(true)
    await page.reload().catch(() => {})
    await page.context().setOffline(false)
    await page.reload()
    await page.waitForFunction(() => window.isHydrated)
    await expect(page.getByText(SENT)).toBeVisible()
    await page.waitForFunction(() => history.state?.reference)
    // It is noted for that page only, not for the next one.
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Thank you!')
    expect(await page.evaluate(() => history.state.reference)).toBeUndefined()
  })

  test('/thankyou says so in each language where the app has sent one before, and says nothing once it is not known whose page it is', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto('/bali')
    await enquire(page)
    await expect(page.getByText(SENT)).toBeVisible()
    const reference = page.getByText(/: MM-/)
    const first = await reference.textContent()
    await postByBrowser(page)
    await page.waitForFunction(() => history.state?.reference)
    await expect(page.getByText(SENT)).toBeVisible()
    expect(await reference.textContent()).not.toBe(first)
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page.getByText('मिल गया है')).toBeVisible()
    await expect(page).toHaveURL(/\/hi\/thankyou\?receipt=MM-/)
    // The page of the first one, after the browser's error page has dropped the state of the history.
    await page.goto('/thankyou')
    await expect(page.getByText('The enquiries that are kept on this device')).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(0)
  })

  test('/thankyou does not show the reference of a later one, also before the app has started', {
    tag: '@soak',
  }, async ({ page, context }) => {
    const reference = page.getByText(/Your reference: \S+/)
    const post = async (tab: Page, path: string) => {
      await postByBrowser(tab, path)
      await expect(tab.getByText(SENT)).toBeVisible()
    }
    await post(page, '/bali')
    await page.waitForFunction(() => history.state?.reference)
    const first = await reference.textContent()
    await post(await context.newPage(), '/goa')
    const start = await holdRequests(page, '**/assets/*.js')
    await page.reload()
    // The server knows only of the later one.
    await expect(reference).toHaveCount(1)
    await expect(reference).toBeHidden()
    start()
    await expect(reference).toHaveText(first ?? '')
    await expect(reference).toBeVisible()
    // Nor in another language, also after Back.
    const number = page.getByText(first?.split(' ').at(-1) ?? '')
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page.getByText('मिल गया है')).toBeVisible()
    await expect(number).toBeVisible()
    await page.waitForFunction(() => history.state?.reference)
    await post(page, '/goa')
    await page.getByRole('contentinfo').getByRole('link', { name: 'ગુજરાતી' }).click()
    await page.waitForURL(/\/gu\/thankyou/)
    await page.evaluate(() => history.go(-3))
    await expect(page).toHaveURL(/\/hi\/thankyou/)
    await expect(page.getByText('मिल गया है')).toBeVisible()
    await expect(number).toBeVisible()
  })

  test('/thankyou of another enquiry does not show its receipt, also before the app has started', async ({
    page,
    context,
  }) => {
    await postByBrowser(page)
    await expect(page.getByText(SENT)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/contact')
    await hydrated(other)
    await other.evaluate(() => {
      const enquiryId = crypto.randomUUID()
      history.pushState({ ...history.state, enquiryId }, '', '/thankyou')
    })
    await expect(other.getByRole('heading', { name: 'This enquiry is not here' })).toBeVisible()
    const start = await holdRequests(other, '**/assets/*.js')
    await other.reload()
    // The server knows only of the posted one.
    await expect(other.getByText(SENT)).toHaveCount(1)
    await expect(other.getByText(SENT)).toBeHidden()
    start()
    await expect(other.getByRole('heading', { name: 'This enquiry is not here' })).toBeVisible()
    await expect(other.getByText(SENT)).toHaveCount(0)
    // The link to another language names the enquiry, of which the server has no receipt then.
    await other.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(other.getByRole('heading', { name: 'यह पूछताछ यहाँ नहीं है' })).toBeVisible()
  })

  test('/thankyou in a language that is opened in a new tab before the footer runs is about the same enquiry', {
    tag: '@soak',
  }, async ({ page, context }) => {
    await postByBrowser(page)
    await expect(page.getByText(SENT)).toBeVisible()
    await page.goto('/goa')
    await formOf(page)
    await context.setOffline(true)
    await enquire(page)
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
    await context.route('**/submit-form', (route) => route.abort())
    await context.setOffline(false)
    // A slow network.
    await page.reload()
    await hydrated(page)
    // The footer's script is asked for as it comes near the screen.
    await page.route('**/assets/*.js', () => {})
    const opened = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click({ button: 'middle' })
    const tab = await opened
    await hydrated(tab)
    await expect(tab.locator('main h1')).toHaveText('इस डिवाइस पर सेव है')
  })
})

test('/thankyou stays the page of its enquiry where the skip link is used', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/bali')
  await enquire(page)
  const reference = page.getByText(/Your reference: \S+/)
  await expect(reference).toBeVisible()
  const told = await reference.textContent()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.focus()
  await skip.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(reference).toHaveText(told ?? '')
  await page.reload()
  await hydrated(page)
  await expect(reference).toHaveText(told ?? '')
})

test('a clock two years ahead does not make real dates impossible', { tag: '@soak' }, async ({ page }) => {
  await page.clock.setSystemTime(new Date(Date.now() + 2 * 365 * 86_400_000))
  await page.goto('/bali')
  await enquire(page)
  await expect(page.getByText(SENT)).toBeVisible()
})

test('where nothing can be kept, /thankyou does not forget in another language what has arrived', {
  tag: '@soak',
}, async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto('/bali')
  await enquire(page)
  await expect(page.getByText(SENT)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page.getByText('मिल गया है')).toBeVisible()
})

test('with all storage denied, forms send directly', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: deny })
    for (const name of ['serviceWorker', 'locks', 'storage'])
      Object.defineProperty(navigator, name, { get: deny })
    window.BroadcastChannel = deny as unknown as typeof BroadcastChannel
  })
  await page.goto('/bali')
  await enquire(page)
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText(/Your reference: \S+/)).toBeVisible()
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: "This browser's storage cannot be read" })).toBeVisible()
})
