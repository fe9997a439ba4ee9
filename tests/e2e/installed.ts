import type { BrowserContext } from '@playwright/test'
import { SKIP_MEDIA, untilControlled } from '../support/phone.ts'
import { BASE_URL } from '../support/site.ts'
import { test as base } from './fixtures.ts'

/**
 * The browser test of specs about the installed app. It is installed once for many tests, because an install costs more than such
 * a test; what the traveller did is forgotten after each. A test that turns the clock takes a context of its own.
 */
export const test = base.extend<object, { installed: BrowserContext }>({
  installed: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, locale = 'en-IN', timezoneId = 'Asia/Kolkata' } = project.use
      const screen = { viewport, locale, timezoneId, baseURL: BASE_URL }
      const context = await browser.newContext({ ...screen, serviceWorkers: 'allow' })
      await context.addInitScript(SKIP_MEDIA)
      const page = await context.newPage()
      await page.goto('/enquiries')
      await untilControlled(page)
      await page.waitForFunction(() => caches.match('/api/catalogue'))
      await page.close()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ installed }, use) => {
    await use(installed)
    await installed.setOffline(false)
    await installed.clearPermissions()
    await forget(installed)
  },
})

// The app and its catalogue stay; the worker starts anew, because it knows in memory what it has sent.
async function forget(context: BrowserContext): Promise<void> {
  const blank = await context.newPage()
  for (const page of context.pages()) if (page !== blank) await page.close()
  await context.clearCookies()
  const devtools = await context.newCDPSession(blank)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  const storageTypes = 'indexeddb,local_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin: BASE_URL, storageTypes })
  await blank.close()
}
