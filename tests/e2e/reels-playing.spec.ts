import type { Page } from '@playwright/test'
import {
  FIRST_REEL,
  openFeed,
  playButton,
  reelOf,
  restingAt,
  timeOf,
  touch,
  untilPlaying,
  videosIn,
} from '../support/reels.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

// When a video plays, pauses, loads and fails.

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a tap pauses and plays; a hold pauses until it is released', async ({ page }) => {
    await openFeed(page)
    await untilPlaying(page, 'bali')
    await playButton(page, 'bali').tap()
    await expect(playButton(page, 'bali')).toHaveAccessibleName(`Play: ${FIRST_REEL.title}`)
    expect((await videosIn(page)).playing).toEqual([])
    await page.waitForTimeout(400)
    await playButton(page, 'bali').tap()
    await untilPlaying(page, 'bali')

    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, 'touchStart', 300)
    await expect.poll(async () => (await videosIn(page)).playing).toEqual([])
    const held = await timeOf(page, 'bali')
    await page.waitForTimeout(300)
    expect(await timeOf(page, 'bali')).toBe(held)
    await touch(cdp, 'touchEnd')
    await untilPlaying(page, 'bali')
  })

  test('a hold while the video loads keeps it from playing until it is released', { tag: '@soak' }, async ({
    page,
  }) => {
    let send = () => {}
    const released = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/reels/bali.mp4', (route) => released.then(() => route.continue()))
    await openFeed(page)
    await expect(reelOf(page, 'bali').locator('[data-state="waiting"]')).toBeVisible()
    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, 'touchStart', 300)
    await expect(page.locator('[data-held="true"]')).toHaveCount(1)
    const answered = page.waitForResponse('**/reels/bali.mp4')
    send()
    await answered
    await page.waitForTimeout(500)
    expect((await videosIn(page)).playing).toEqual([])
    await touch(cdp, 'touchEnd')
    await untilPlaying(page, 'bali')
  })
})

test('when autoplay is refused, the poster has a play button that works', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    let isTapped = false
    addEventListener('pointerup', () => {
      isTapped = true
    })
    // As in low power mode: only a tap may start a video.
    HTMLMediaElement.prototype.play = function () {
      if (isTapped) return play.call(this)
      return Promise.reject(new DOMException('Refused.', 'NotAllowedError'))
    }
  })
  await openFeed(page)
  await expect(page.locator('article').first().locator('[data-state="asking"]')).toBeVisible()
  await expect(page.locator('video').first()).toHaveCSS('opacity', '0')
  await expect(playButton(page, 'bali')).toHaveAccessibleName(`Play: ${FIRST_REEL.title}`)
  await playButton(page, 'bali').click()
  await untilPlaying(page, 'bali')
  await expect(page.locator('video[data-reel="bali"]')).toHaveCSS('opacity', '1')
})

test.describe('a video that fails to load', () => {
  test.use({ allowedErrors: [/\/reels\/\w+\.mp4/] })
  const missing = (page: Page) =>
    reelOf(page, 'bali').getByText('This video could not be loaded. Tap to try again.')

  test('is retried after an error and plays by itself', { tag: '@soak' }, async ({ page }) => {
    let asked = 0
    await page.route('**/reels/bali.mp4', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 503 }) : route.continue()
    })
    await openFeed(page)
    await untilPlaying(page, 'bali')
    expect(asked).toBeGreaterThan(1)
  })

  test('is retried when an open connection sends nothing, and plays by itself', { tag: '@soak' }, async ({
    page,
  }) => {
    let asked = 0
    await page.route('**/reels/bali.mp4', (route) => {
      asked += 1
      return asked === 1 ? undefined : route.continue()
    })
    await openFeed(page)
    await page.waitForTimeout(3_000)
    expect(asked).toBe(1)
    await untilPlaying(page, 'bali')
  })

  test('a tap retries, and the network that is back continues', { tag: '@soak' }, async ({
    page,
    context,
  }) => {
    await test.step('if it never loads, the poster says so and a tap retries', async () => {
      await page.route('**/reels/bali.mp4', (route) => route.abort())
      await openFeed(page)
      await expect(missing(page)).toBeVisible()
      await expect(page.locator('video[data-reel="bali"]')).toHaveCSS('opacity', '0')
      await expect(playButton(page, 'bali')).toHaveAccessibleName(`Play: ${FIRST_REEL.title}`)
      await page.keyboard.press('j')
      await untilPlaying(page, 'ladakh')
      // The message leaves the page when the swipe is over.
      await expect(missing(page)).toHaveCount(0)
      await page.keyboard.press('k')
      await expect(missing(page)).toBeVisible()
      await page.unroute('**/reels/bali.mp4')
      await playButton(page, 'bali').click()
      await untilPlaying(page, 'bali')
      await expect(missing(page)).toHaveCount(0)
    })

    await test.step('continues from the same position when the network is back', async () => {
      await untilPlaying(page, 'bali')
      await playButton(page, 'bali').click()
      await page.route('**/reels/bali.mp4', (route) => route.abort())
      await page.evaluate(() => {
        const video = document.querySelector('video[data-reel="bali"]') as HTMLVideoElement
        // As after a break: what was there is gone, and the same is asked for again.
        video.load()
        video.currentTime = 4
      })
      await playButton(page, 'bali').click()
      await expect(missing(page)).toBeVisible()
      await page.unroute('**/reels/bali.mp4')
      await context.setOffline(true)
      await context.setOffline(false)
      await untilPlaying(page, 'bali')
      expect(await timeOf(page, 'bali')).toBeGreaterThanOrEqual(4)
    })
  })
})

test('reduced motion: nothing plays until asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFeed(page)
  await page.keyboard.press('j')
  await expect.poll(() => restingAt(page)).toBe(1)
  await page.waitForTimeout(800)
  expect((await videosIn(page)).playing).toEqual([])
  await playButton(page, 'ladakh').click()
  await untilPlaying(page, 'ladakh')
})

for (const [what, link] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a slow link', { saveData: false, effectiveType: '2g' }],
] as const)
  test(`${what}: posters only, until asked`, { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript((link) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => link })
    }, link)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) fetched.push(new URL(request.url()).pathname)
    })
    await openFeed(page)
    await page.keyboard.press('j')
    await expect.poll(() => restingAt(page)).toBe(1)
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
    await playButton(page, 'ladakh').click()
    await untilPlaying(page, 'ladakh')
    expect(new Set(fetched)).toEqual(new Set(['/reels/ladakh.mp4']))
  })

test('captions, the loop and the progress bar', { tag: '@soak' }, async ({ page, request }) => {
  await openFeed(page)
  await test.step('captions describe the video', async () => {
    const track = await (await request.get(FIRST_REEL.captions)).text()
    const line = /-->.*\n(.+)/.exec(track)?.[1] ?? 'no cue'
    await untilPlaying(page, 'bali')
    await expect(page.getByText(line)).toHaveCount(0)
    await page.getByRole('button', { name: `Captions of ${FIRST_REEL.title}` }).click()
    await page.keyboard.press('Home')
    await page.evaluate(() => {
      for (const video of document.querySelectorAll('video')) video.currentTime = 0.5
    })
    await expect(page.getByText(line)).toBeVisible()
  })

  await test.step('videos loop', async () => {
    await untilPlaying(page, 'bali')
    await page.evaluate(() => {
      const video = document.querySelector('video') as HTMLVideoElement
      video.currentTime = video.duration - 0.3
    })
    await expect.poll(() => timeOf(page, 'bali')).toBeLessThan(3)
    await untilPlaying(page, 'bali')
  })

  await test.step('the progress bar shows the position and can be dragged', async () => {
    await untilPlaying(page, 'bali')
    const bar = page.getByRole('slider', { name: `Position in ${FIRST_REEL.title}` })
    const box = await bar.boundingBox()
    if (!box) throw new Error('No bar.')
    await page.mouse.move(box.x + 10, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + 20, { steps: 5 })
    expect((await videosIn(page)).playing).toEqual([])
    const length = await page
      .locator('video')
      .first()
      .evaluate((v: HTMLVideoElement) => v.duration)
    expect(await timeOf(page, 'bali')).toBeGreaterThan(length * 0.7)
    expect(await timeOf(page, 'bali')).toBeLessThan(length * 0.8)
    await page.mouse.up()
    await untilPlaying(page, 'bali')
    expect(await restingAt(page)).toBe(0)
    await playButton(page, 'bali').click()
    await expect(bar).toHaveAttribute('aria-valuetext', /^\d+ of \d+ seconds$/)
    await bar.focus()
    const before = await timeOf(page, 'bali')
    await page.keyboard.press('ArrowLeft')
    expect(await timeOf(page, 'bali')).toBeLessThan(before)
  })
})
