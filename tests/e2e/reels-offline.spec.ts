import type { Page } from '@playwright/test'
import { reels } from '../../src/content/copy/reels.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { newPhone, type Phone, untilControlled } from '../support/phone.ts'
import { expectOfflineReel, untilPlaying } from '../support/reels.ts'
import { BASE_URL } from '../support/site.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use({ ...WITH_WORKER, ...WITH_MOTION })

/** How the keeping of reels stands, in Settings. */
const statusIn = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Trip videos' }).getByRole('status')

/** A phone with the site open once, until all reels are on the device. */
async function phoneWithReels(): Promise<Phone> {
  const phone = await newPhone({ shell: true })
  const page = await phone.tab(`${BASE_URL}/settings`)
  await untilControlled(page)
  await expect(statusIn(page)).toHaveText(/^8 reels, \d+\.\d MB, saved$/, { timeout: 180_000 })
  return phone
}

test('offline from a cold start reels play and seek', { tag: '@soak' }, async () => {
  test.setTimeout(420_000)
  const phone = await phoneWithReels()
  try {
    await phone.close()
    await phone.open()
    await phone.context.setOffline(true)
    const page = await phone.tab(`${BASE_URL}/video`)
    for (const [at, reel] of reels.entries()) {
      if (at > 0) await page.keyboard.press('j')
      await expectOfflineReel(page, reel.slug)
    }
  } finally {
    await phone.dispose()
  }
})

test('Settings shows the kept reels, clears and switches them', { tag: '@soak' }, async () => {
  test.setTimeout(420_000)
  const phone = await phoneWithReels()
  try {
    await phone.context.setOffline(true)
    const page = await phone.tab(`${BASE_URL}/settings`)
    const offlineStatus = statusIn(page)
    await expect(offlineStatus).toHaveText(/^8 reels/)
    await page.getByRole('button', { name: 'Clear videos' }).click()
    await expect(offlineStatus).toHaveText(/^Not saved yet/)

    await phone.context.setOffline(false)
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect(offlineStatus).toHaveText(/^8 reels, \d+\.\d MB, saved$/, { timeout: 60_000 })
    await page.getByRole('switch', { name: 'Keep trip videos on this device' }).click()
    await expect(offlineStatus).toHaveText('Not saved')
    await page.reload()
    await page.waitForTimeout(4_000)
    await expect(offlineStatus).toHaveText('Not saved')

    const cdp = await phone.context.newCDPSession(page)
    await cdp.send('Network.clearBrowserCache')
    await phone.context.setOffline(true)
    await page.goto(`${BASE_URL}/video`)
    const missing = page.getByText('This video could not be loaded. Tap to try again.')
    await expect(missing).toBeVisible({ timeout: 20_000 })
    await phone.context.setOffline(false)
    await page.getByRole('button', { name: `Play: ${reels[0]?.title}` }).click()
    await untilPlaying(page, 'bali')
    await expect(missing).toHaveCount(0)
    await page.goto(`${BASE_URL}/settings`)
    await page.getByRole('switch', { name: 'Keep trip videos on this device' }).click()
    await expect(offlineStatus).toHaveText(/^8 reels/, { timeout: 60_000 })
  } finally {
    await phone.dispose()
  }
})
