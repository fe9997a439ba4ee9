import { reels } from '../../src/content/copy/reels.ts'
import { openFeed, playButton, restingAt, turnWheel, untilPlaying } from '../support/reels.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

// The feed by keyboard and wheel.

test('the keyboard and the wheel', { tag: '@soak' }, async ({ page }) => {
  await openFeed(page)
  await test.step('the keyboard gets through all eight, and a screen reader hears which', async () => {
    await untilPlaying(page, 'bali')
    const keys = ['ArrowDown', 'j', 'PageDown', 'ArrowDown', 'j', 'j', 'ArrowDown']
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key)
      const slug = reels[at + 1]?.slug ?? ''
      await expect(playButton(page, slug)).toBeFocused()
      await untilPlaying(page, slug)
      await expect(page.getByRole('article').nth(at + 1)).toHaveAttribute('aria-posinset', String(at + 2))
    }
    await page.keyboard.press('k')
    await untilPlaying(page, 'turkey')
    await page.keyboard.press(' ')
    await expect(playButton(page, 'turkey')).toHaveAccessibleName(/^Play:/)
    await page.keyboard.press(' ')
    await untilPlaying(page, 'turkey')
    const muted = () => page.evaluate(() => [...document.querySelectorAll('video')].every((v) => v.muted))
    expect(await muted()).toBe(true)
    await page.keyboard.press('m')
    expect(await muted()).toBe(false)
    await expect(page.getByRole('status').filter({ hasText: 'Sound on' })).toBeVisible()
    await page.keyboard.press('m')
    expect(await muted()).toBe(true)
    await page.keyboard.press('Home')
    await untilPlaying(page, 'bali')
  })

  await test.step('a turn of the wheel is one reel, however far it turns', async () => {
    expect(await restingAt(page)).toBe(0)
    const cdp = await page.context().newCDPSession(page)
    await turnWheel(cdp, 10)
    await expect.poll(() => restingAt(page)).toBe(1)
    await turnWheel(cdp, 1)
    await expect.poll(() => restingAt(page)).toBe(2)
    await turnWheel(cdp, -5)
    await expect.poll(() => restingAt(page)).toBe(1)
  })
})

test('a key counts from the moment the feed listens to keys', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (...[type, ...more]: Parameters<typeof addEventListener>) => {
      addEventListener.call(document, type, ...more)
      const press = new KeyboardEvent('keydown', { key: 'j', bubbles: true })
      // The feed is the last to listen; nobody else takes a `j`.
      if (type === 'keydown') queueMicrotask(() => document.body.dispatchEvent(press))
    }
  })
  await openFeed(page)
  await untilPlaying(page, 'ladakh')
  expect(await restingAt(page)).toBe(1)
})

test('Tab alone reaches every reel, which then plays', { tag: '@soak' }, async ({ page }) => {
  test.slow()
  await openFeed(page)
  for (const reel of reels) {
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab')
      // Every stop has a name.
      expect(await page.evaluate(() => document.activeElement?.matches('a, button, input'))).toBe(true)
      if (await playButton(page, reel.slug).evaluate((button) => button === document.activeElement)) break
    }
    await expect(playButton(page, reel.slug)).toBeFocused()
    await untilPlaying(page, reel.slug)
  }
})
