import type { Page } from '@playwright/test'
import { reels } from '../../src/content/copy/reels.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import {
  doubleTap,
  feedReady,
  restingAt,
  swipeFeed,
  timeOf,
  touch,
  turnWheel,
  untilPlaying,
  videosIn,
} from '../support/reels.ts'
import { trials } from '../support/trials.ts'
import { expect, test } from './fixtures.ts'

const DESKTOP = { width: 1440, height: 900 }
/** Down the feed, up and down again, or as often as the command line says. */
const SWIPES = Math.max(21, trials(21))
const FIRST = reels[0] as (typeof reels)[number]

const reelOf = (page: Page, slug: string) =>
  page.getByRole('article', { name: reels.find((reel) => reel.slug === slug)?.title ?? slug })
/** The button that covers a reel's video. */
const video = (page: Page, slug: string) => reelOf(page, slug).getByRole('button', { name: /^(Play|Pause):/ })

async function open(page: Page, path = '/video') {
  await page.goto(path)
  await feedReady(page)
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('eight reels fill the screen, with no navbar and no footer', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const articles = page.getByRole('feed').getByRole('article')
    await expect(articles).toHaveCount(8)
    for (const box of await articles.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().height)))
      expect(box).toBe(844)

    for (const reel of reels) {
      const article = reelOf(page, reel.slug)
      await expect(article.getByText(`${reel.description.slice(0, 80)}...`, { exact: true })).toHaveCount(1)
      for (const tag of reel.tags)
        await expect(article.getByText(`#${tag.replaceAll(' ', '')}`, { exact: true })).toHaveCount(1)
      await expect(article.getByRole('link', { name: 'View Packages', exact: true })).toHaveAttribute(
        'href',
        `/${reel.destination}#packages`,
      )
      for (const name of ['Like', 'Share', 'Save'])
        await expect(article.getByRole('button', { name: `${name} ${reel.title}` })).toHaveCount(1)
    }
    await reelOf(page, FIRST.slug)
      .getByRole('button', { name: `More about ${FIRST.title}` })
      .click()
    await expect(reelOf(page, FIRST.slug).locator('p:visible', { hasText: FIRST.description })).toBeVisible()
  })

  test(`${SWIPES} swipes: one video plays, three exist, memory stays flat`, async ({ page }) => {
    test.setTimeout(60_000 + SWIPES * 5_000)
    await open(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('HeapProfiler.enable')
    const use = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return { nodes, listeners: jsEventListeners, heap: usedSize }
    }
    const measured: Awaited<ReturnType<typeof use>>[] = []
    for (let swipe = 0, at = 0, by: 1 | -1 = 1; swipe < SWIPES; swipe++) {
      // The first time down warms everything up.
      if (swipe === 7) measured.push(await use())
      if (at + by < 0 || at + by > 7) by = by === 1 ? -1 : 1
      await swipeFeed(cdp, by === 1 ? 'up' : 'down')
      at += by
      await expect.poll(() => restingAt(page)).toBe(at)
      const { count, playing } = await videosIn(page)
      expect(count).toBeLessThanOrEqual(3)
      expect(playing.length).toBeLessThanOrEqual(1)
      if (swipe % 7 === 6) await untilPlaying(page, reels[at]?.slug ?? '')
    }
    measured.push(await use())
    const [before, after] = measured
    if (!before || !after) throw new Error('Not measured.')
    expect(after.nodes - before.nodes).toBeLessThan(60)
    expect(after.listeners - before.listeners).toBeLessThan(20)
    expect(after.heap / before.heap).toBeLessThan(1.1)
  })

  test('a swipe can be turned back before it ends', async ({ page }) => {
    await open(page)
    await untilPlaying(page, 'bali')
    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, 'touchStart', 700)
    for (const y of [660, 600, 500, 350, 200]) await touch(cdp, 'touchMove', y)
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main')?.scrollTop))
      .toBeGreaterThan(430)
    for (const y of [350, 500, 600, 680]) await touch(cdp, 'touchMove', y)
    await page.waitForTimeout(300)
    await touch(cdp, 'touchEnd')
    expect(await restingAt(page)).toBe(0)
    await untilPlaying(page, 'bali')
  })

  test('a tap pauses and plays; a hold pauses until it is released', async ({ page }) => {
    await open(page)
    await untilPlaying(page, 'bali')
    await video(page, 'bali').tap()
    await expect(video(page, 'bali')).toHaveAccessibleName(`Play: ${FIRST.title}`)
    expect((await videosIn(page)).playing).toEqual([])
    await page.waitForTimeout(400)
    await video(page, 'bali').tap()
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

  test('a hold while the video loads keeps it from playing until it is released', async ({ page }) => {
    let send = () => {}
    const released = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/reels/bali.mp4', (route) => released.then(() => route.continue()))
    await open(page)
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

  test('likes and saves are kept; a double tap likes and keeps playing', async ({ page }) => {
    await open(page)
    await untilPlaying(page, 'bali')
    const cdp = await page.context().newCDPSession(page)
    const like = page.getByRole('button', { name: `Like ${FIRST.title}` })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await doubleTap(cdp, 300)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await untilPlaying(page, 'bali')
    // Once more adds a heart and takes nothing away.
    await page.waitForTimeout(400)
    await doubleTap(cdp, 300)
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: `Save ${FIRST.title}` }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
    await page.reload()
    await feedReady(page)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: `Save ${FIRST.title}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.getByRole('link', { name: 'Saved reels and packages' }).click()
    const saved = page.getByRole('listitem').filter({ hasText: FIRST.title })
    await expect(saved.getByRole('link', { name: FIRST.title })).toHaveAttribute('href', '/video?index=0')
    await saved.getByRole('button', { name: `Remove ${FIRST.title}` }).click()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  })

  test('the address follows the reel, and Back leaves the feed', async ({ page }) => {
    await page.goto('/faqs')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Special' }).click()
    await page.getByRole('link', { name: 'Trip videos' }).click()
    await untilPlaying(page, 'bali')
    const cdp = await page.context().newCDPSession(page)
    for (const index of [1, 2, 3]) {
      await swipeFeed(cdp, 'up')
      await expect(page).toHaveURL(`/video?index=${index}`)
    }
    await expect(page).toHaveTitle(`${reels[3]?.title} | Marigold Miles`)
    await untilPlaying(page, 'dubai')
    await page.reload()
    await feedReady(page)
    await untilPlaying(page, 'dubai')
    expect(await restingAt(page)).toBe(3)
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
  })

  test('the hint fades after about five seconds', async ({ page }) => {
    // Timed in the page, from when the feed is live: a busy machine would add its own seconds.
    await page.addInitScript(() => {
      const isLive = () =>
        Object.keys(document.querySelector('main [data-press]') ?? {}).some((key) =>
          key.startsWith('__react'),
        )
      const isThere = () => document.body?.innerText.includes('Scroll for more') ?? false
      let live = 0
      const timer = setInterval(() => {
        if (!live && isLive() && isThere()) live = performance.now()
        if (!live || isThere()) return
        clearInterval(timer)
        Object.assign(window, { hintStayed: performance.now() - live })
      }, 50)
    })
    await page.goto('/video')
    const stayed = Number(
      await (await page.waitForFunction(() => (window as { hintStayed?: number }).hintStayed)).jsonValue(),
    )
    expect(stayed).toBeGreaterThan(3_500)
    expect(stayed).toBeLessThan(6_500)
  })

  test('the last reel leads to packages and to an enquiry about its place', async ({ page }) => {
    await open(page, '/video?index=7')
    await untilPlaying(page, 'vietnam')
    const cdp = await page.context().newCDPSession(page)
    await swipeFeed(cdp, 'up')
    await expect(page.getByRole('heading', { name: 'Plan your own trip' })).toBeInViewport()
    await expect.poll(async () => (await videosIn(page)).playing).toEqual([])
    const cards = page.getByRole('region', { name: 'Plan your own trip' }).getByRole('link')
    await expect(cards).toHaveCount(8)
    await expect(cards.first()).toHaveAttribute('href', /^\/vietnam\//)
    await expect(page.locator('form [name="destination"]')).toHaveValue('Vietnam')
    // A swipe in pieces, as on a busy machine, turns back; a person swipes again.
    await expect(async () => {
      await swipeFeed(cdp, 'down')
      await untilPlaying(page, 'vietnam', 5_000)
    }).toPass()
  })
})

test.describe('a shared link', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })
  test('is that reel before any script has run, with its share image', async ({ page, request }) => {
    const html = await (await request.get('/video?index=3')).text()
    expect(html).toContain('/art/dubai-share.jpg"')
    expect(html).toContain(`<title>${reels[3]?.title} | Marigold Miles</title>`)
    expect(html).toContain(reels[3]?.description)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/video?index=3')
    await expect(page.getByRole('heading', { name: reels[3]?.title ?? '' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: FIRST.title })).not.toBeInViewport()
  })
})

test('an index that is no reel opens the first', async ({ page }) => {
  for (const index of ['8', '-1', 'x', '1.5']) {
    await open(page, `/video?index=${index}`)
    await untilPlaying(page, 'bali')
    expect(await restingAt(page), index).toBe(0)
  }
})

test('when autoplay is refused, the poster has a play button that works', async ({ page }) => {
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
  await open(page)
  await expect(page.locator('article').first().locator('[data-state="asking"]')).toBeVisible()
  await expect(page.locator('video').first()).toHaveCSS('opacity', '0')
  await expect(video(page, 'bali')).toHaveAccessibleName(`Play: ${FIRST.title}`)
  await video(page, 'bali').click()
  await untilPlaying(page, 'bali')
  await expect(page.locator('video[data-reel="bali"]')).toHaveCSS('opacity', '1')
})

test.describe('a video that fails to load', () => {
  test.use({ allowedErrors: [/\/reels\/\w+\.mp4/] })
  const missing = (page: Page) =>
    reelOf(page, 'bali').getByText('This video could not be loaded. Tap to try again.')

  test('is retried after an error and plays by itself', async ({ page }) => {
    let asked = 0
    await page.route('**/reels/bali.mp4', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 503 }) : route.continue()
    })
    await open(page)
    await untilPlaying(page, 'bali')
    expect(asked).toBeGreaterThan(1)
  })

  test('is retried when an open connection sends nothing, and plays by itself', async ({ page }) => {
    let asked = 0
    await page.route('**/reels/bali.mp4', (route) => {
      asked += 1
      return asked === 1 ? undefined : route.continue()
    })
    await open(page)
    await page.waitForTimeout(3_000)
    expect(asked).toBe(1)
    await untilPlaying(page, 'bali')
  })

  test('if it never loads, the poster says so and a tap retries', async ({ page }) => {
    await page.route('**/reels/bali.mp4', (route) => route.abort())
    await open(page)
    await expect(missing(page)).toBeVisible()
    await expect(page.locator('video[data-reel="bali"]')).toHaveCSS('opacity', '0')
    await expect(video(page, 'bali')).toHaveAccessibleName(`Play: ${FIRST.title}`)
    await page.keyboard.press('j')
    await untilPlaying(page, 'ladakh')
    // The message leaves the page when the swipe is over.
    await expect(missing(page)).toHaveCount(0)
    await page.keyboard.press('k')
    await expect(missing(page)).toBeVisible()
    await page.unroute('**/reels/bali.mp4')
    await video(page, 'bali').click()
    await untilPlaying(page, 'bali')
    await expect(missing(page)).toHaveCount(0)
  })

  test('continues from the same position when the network is back', async ({ page, context }) => {
    await open(page)
    await untilPlaying(page, 'bali')
    await video(page, 'bali').click()
    await page.route('**/reels/bali.mp4', (route) => route.abort())
    await page.evaluate(() => {
      const video = document.querySelector('video[data-reel="bali"]') as HTMLVideoElement
      // As after a break: what was there is gone, and the same is asked for again.
      video.load()
      video.currentTime = 4
    })
    await video(page, 'bali').click()
    await expect(missing(page)).toBeVisible()
    await page.unroute('**/reels/bali.mp4')
    await context.setOffline(true)
    await context.setOffline(false)
    await untilPlaying(page, 'bali')
    expect(await timeOf(page, 'bali')).toBeGreaterThanOrEqual(4)
  })
})

test('reduced motion: nothing plays until asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.keyboard.press('j')
  await expect.poll(() => restingAt(page)).toBe(1)
  await page.waitForTimeout(800)
  expect((await videosIn(page)).playing).toEqual([])
  await video(page, 'ladakh').click()
  await untilPlaying(page, 'ladakh')
})

for (const [what, link] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a slow link', { saveData: false, effectiveType: '2g' }],
] as const)
  test(`${what}: posters only, until asked`, async ({ page }) => {
    await page.addInitScript((link) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => link })
    }, link)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) fetched.push(new URL(request.url()).pathname)
    })
    await open(page)
    await page.keyboard.press('j')
    await expect.poll(() => restingAt(page)).toBe(1)
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
    await video(page, 'ladakh').click()
    await untilPlaying(page, 'ladakh')
    expect(new Set(fetched)).toEqual(new Set(['/reels/ladakh.mp4']))
  })

test('the keyboard gets through all eight, and a screen reader hears which', async ({ page }) => {
  await open(page)
  await untilPlaying(page, 'bali')
  const keys = ['ArrowDown', 'j', 'PageDown', 'ArrowDown', 'j', 'j', 'ArrowDown']
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    const slug = reels[at + 1]?.slug ?? ''
    await expect(video(page, slug)).toBeFocused()
    await untilPlaying(page, slug)
    await expect(page.getByRole('article').nth(at + 1)).toHaveAttribute('aria-posinset', String(at + 2))
  }
  await page.keyboard.press('k')
  await untilPlaying(page, 'turkey')
  await page.keyboard.press(' ')
  await expect(video(page, 'turkey')).toHaveAccessibleName(/^Play:/)
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

test('what was swiped to before the scripts ran stays in view', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/video', { waitUntil: 'commit' })
  const third = page.getByRole('article').nth(2)
  await third.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  release()
  await untilPlaying(page, reels[2]?.slug ?? '')
  expect(await restingAt(page)).toBe(2)
})

test('a key counts from the moment the feed listens to keys', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (...[type, ...more]: Parameters<typeof addEventListener>) => {
      addEventListener.call(document, type, ...more)
      const press = new KeyboardEvent('keydown', { key: 'j', bubbles: true })
      // The feed is the last to listen; nobody else takes a `j`.
      if (type === 'keydown') queueMicrotask(() => document.body.dispatchEvent(press))
    }
  })
  await open(page)
  await untilPlaying(page, 'ladakh')
  expect(await restingAt(page)).toBe(1)
})

test('Tab alone reaches every reel, which then plays', async ({ page }) => {
  test.slow()
  await open(page)
  for (const reel of reels) {
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab')
      // Every stop has a name.
      expect(await page.evaluate(() => document.activeElement?.matches('a, button, input'))).toBe(true)
      if (await video(page, reel.slug).evaluate((button) => button === document.activeElement)) break
    }
    await expect(video(page, reel.slug)).toBeFocused()
    await untilPlaying(page, reel.slug)
  }
})

test('a turn of the wheel is one reel, however far it turns', async ({ page }) => {
  await open(page)
  const cdp = await page.context().newCDPSession(page)
  await turnWheel(cdp, 10)
  await expect.poll(() => restingAt(page)).toBe(1)
  await turnWheel(cdp, 1)
  await expect.poll(() => restingAt(page)).toBe(2)
  await turnWheel(cdp, -5)
  await expect.poll(() => restingAt(page)).toBe(1)
})

test('the progress bar shows the position and can be dragged', async ({ page }) => {
  await open(page)
  await untilPlaying(page, 'bali')
  const bar = page.getByRole('slider', { name: `Position in ${FIRST.title}` })
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
  await video(page, 'bali').click()
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+ of \d+ seconds$/)
  await bar.focus()
  const before = await timeOf(page, 'bali')
  await page.keyboard.press('ArrowLeft')
  expect(await timeOf(page, 'bali')).toBeLessThan(before)
})

test('videos loop', async ({ page }) => {
  await open(page)
  await untilPlaying(page, 'bali')
  await page.evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement
    video.currentTime = video.duration - 0.3
  })
  await expect.poll(() => timeOf(page, 'bali')).toBeLessThan(3)
  await untilPlaying(page, 'bali')
})

test('captions describe the video', async ({ page, request }) => {
  const track = await (await request.get(FIRST.captions)).text()
  const line = /-->.*\n(.+)/.exec(track)?.[1] ?? 'no cue'
  await open(page)
  await untilPlaying(page, 'bali')
  await expect(page.getByText(line)).toHaveCount(0)
  await page.getByRole('button', { name: `Captions of ${FIRST.title}` }).click()
  await page.keyboard.press('Home')
  await page.evaluate(() => {
    for (const video of document.querySelectorAll('video')) video.currentTime = 0.5
  })
  await expect(page.getByText(line)).toBeVisible()
})

test.describe('sharing', () => {
  test('passes the reel to the device’s share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        Object.assign(window, { shared: data })
      }
    })
    await open(page, '/video?index=1')
    await page.getByRole('button', { name: `Share ${reels[1]?.title}` }).click()
    expect(await page.evaluate(() => (window as { shared?: ShareData }).shared)).toMatchObject({
      title: reels[1]?.title,
      url: new URL('/video?index=1', page.url()).href,
    })
    await expect(page.getByRole('alert')).toHaveText('')
  })

  test('says when sharing is not supported', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
    await open(page)
    await page.getByRole('button', { name: `Share ${FIRST.title}` }).click()
    await expect(page.getByRole('alert')).toHaveText('Sharing not supported on this browser.')
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  })
})

test('desktop: the full description in a side panel; share, but neither like nor save', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page)
  const article = reelOf(page, 'bali')
  await expect(article.getByText(FIRST.description, { exact: true })).toBeVisible()
  await expect(article.getByText(`${FIRST.description.slice(0, 80)}...`)).toBeHidden()
  const [panel, stage] = await Promise.all([
    article.getByRole('heading').boundingBox(),
    video(page, 'bali').boundingBox(),
  ])
  expect(panel?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0))
  await expect(article.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(article.getByRole('button', { name: 'Like' })).toBeHidden()
  await expect(article.getByRole('button', { name: 'Save' })).toBeHidden()
  await page.getByRole('button', { name: 'Next reel' }).click()
  await untilPlaying(page, 'ladakh')
  await page.getByRole('button', { name: 'Previous reel' }).click()
  await untilPlaying(page, 'bali')
})

test('at every size the video keeps its shape and the arrows keep off the words; axe finds nothing', async ({
  page,
}) => {
  await open(page)
  await untilPlaying(page, 'bali')
  await expectNoViolations(page, { where: 'phone' })
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
    [1440, 900],
  ] as const) {
    const where = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    const [stage, words, arrow] = await Promise.all([
      video(page, 'bali').boundingBox(),
      reelOf(page, 'bali').getByText(FIRST.description, { exact: true }).boundingBox(),
      page.getByRole('button', { name: 'Next reel' }).boundingBox(),
    ])
    if (!stage || !words || !arrow) throw new Error(`Not there at ${where}.`)
    expect(stage.height / stage.width, where).toBeCloseTo(16 / 9, 1)
    expect(words.x + words.width, where).toBeLessThanOrEqual(arrow.x)
  }
  await untilPlaying(page, 'bali')
  await expectNoViolations(page, { where: 'desktop' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('posters with the browser’s own controls, the words and the form', async ({ page }) => {
    await page.goto('/video?index=2')
    const videos = page.locator('video[controls]')
    await expect(videos).toHaveCount(8)
    await expect(videos.first()).toHaveAttribute('poster', FIRST.poster)
    await expect(videos.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: reels[2]?.title ?? '' })).toBeInViewport()
    await expect(page.locator('form[method="post"]')).toHaveCount(1)
  })
})
