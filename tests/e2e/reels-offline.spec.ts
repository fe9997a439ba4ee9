import type { Page } from '@playwright/test'
import { reels } from '../../src/content/copy/reels.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'
import { timeOf, untilPlaying } from '../support/reels.ts'
import { BASE_URL } from '../support/site.ts'
import { played } from '../support/soak.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use({ ...WITH_WORKER, ...WITH_MOTION })

/** Without a video chip each takes two seconds of the processor. */
const PLAYED = played(reels, 1)

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

test('offline from a cold start reels play and seek', async () => {
  test.setTimeout(420_000)
  const phone = await phoneWithReels()
  try {
    await phone.close()
    await phone.open()
    await phone.context.setOffline(true)
    const page = await phone.tab(`${BASE_URL}/video`)
    for (const [at, reel] of PLAYED.entries()) {
      if (at > 0) await page.keyboard.press('j')
      await untilPlaying(page, reel.slug)
      const sought = await page.evaluate(async (slug) => {
        const video = document.querySelector<HTMLVideoElement>(`video[data-reel="${slug}"]`)
        if (!video) return Number.NaN
        const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
        video.currentTime = video.duration / 2
        await there
        return video.currentTime / video.duration
      }, reel.slug)
      expect(sought).toBeGreaterThan(0.45)
      expect(sought).toBeLessThan(0.65)
      const before = await timeOf(page, reel.slug)
      await until('playing on', async () => (await timeOf(page, reel.slug)) !== before)
      await expect(page.getByRole('article').nth(at).locator('img').first()).toHaveJSProperty(
        'complete',
        true,
      )
      expect(
        await page
          .getByRole('article')
          .nth(at)
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      ).toBeGreaterThan(0)
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
