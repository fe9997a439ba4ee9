import type { Page } from '@playwright/test'
import { guestName, openDesk, sendLead } from '../support/desk.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { IS_SOAK } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

// Every public page, and the desk, where the browser refuses all storage, as Firefox does where site data is blocked.

const DENY = `
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError') }
  const reject = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  window.BroadcastChannel = class { constructor() { refuse() } }
  const container = window.ServiceWorkerContainer?.prototype
  if (container) for (const name of ['register', 'getRegistration', 'getRegistrations']) container[name] = reject
  if (container) Object.defineProperty(container, 'ready', { get: () => new Promise(() => {}) })
  if (window.LockManager) LockManager.prototype.request = reject
  if (window.StorageManager) for (const name of ['persist', 'persisted', 'estimate']) StorageManager.prototype[name] = reject
`
const PAGES = [
  '/',
  '/kerala',
  '/family',
  '/family/kerala',
  '/honeymoon',
  '/themes',
  '/themes/beach',
  '/packages',
  '/compare',
  '/saved',
  '/trip-planner',
  '/video',
  '/blogs',
  '/aboutus',
  '/contact',
  '/faqs',
  '/payments',
  '/enquiries',
  '/settings',
  '/thankyou',
  '/landingpage',
  '/FlightForm',
  '/terms-conditions',
  '/privacy-policy',
  '/cancellation-policy',
]

test.beforeEach(({ page }) => page.addInitScript(DENY))

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => 'appStarted' in window)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page.getByText('This page could not be opened'), path).toHaveCount(0)
}

test('every page opens, from the server and by its links', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(120_000)
  // Many are of the same parts: `npm run soak` opens all.
  for (const path of PAGES.filter((_, at) => IS_SOAK || at % 3 === 0)) await opens(page, path)
  await page.goto('/')
  await page.waitForFunction(() => 'appStarted' in window)
  await page.getByRole('link', { name: 'Find packages' }).first().click()
  await expect(page).toHaveURL(/packages/)
  await expect(page.getByText('This page could not be opened')).toHaveCount(0)
})

test('a form is sent directly', { tag: '@soak' }, async ({ page }) => {
  await opens(page, '/bali')
  const form = await formOf(page)
  await fillEnquiry(form)
  const sent = page.waitForResponse('**/submit-form')
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  expect((await sent).status()).toBe(200)
  await expect(page).toHaveURL('/thankyou')
})

test('the desk opens, and sends a note directly', async ({ page, request }) => {
  const { id } = await sendLead(request, { name: guestName('Denied') })
  await openDesk(page)
  await page.goto(`/admin/leads/${id}`)
  await page.getByLabel('Note').fill('Prefers the sea side')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Prefers the sea side')
  await expect(page.getByLabel('Note')).toHaveValue('')
})
