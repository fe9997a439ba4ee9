import { reels } from '../../src/content/copy/reels.ts'
import { expectNoViolations } from '../support/axe.ts'
import { holdRequests } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import {
  doubleTap,
  FIRST_REEL,
  feedReady,
  openFeed,
  playButton,
  reelOf,
  restingAt,
  swipeTo,
  touch,
  untilPlaying,
  videosIn,
} from '../support/reels.ts'
import { trials } from '../support/trials.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

const DESKTOP = { width: 1440, height: 900 }
/** Down the feed, up and down again, or as often as the command line says. */
const SWIPES = Math.max(21, trials(21))

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('eight reels fill the screen; a swipe can be turned back', async ({ page }) => {
    await openFeed(page)
    await test.step('a swipe can be turned back before it ends', async () => {
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

    await test.step('eight reels fill the screen, with no navbar and no footer', async () => {
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
      await reelOf(page, FIRST_REEL.slug)
        .getByRole('button', { name: `More about ${FIRST_REEL.title}` })
        .click()
      await expect(
        reelOf(page, FIRST_REEL.slug).locator('p:visible', { hasText: FIRST_REEL.description }),
      ).toBeVisible()
    })
  })

  test(`${SWIPES} swipes: one video plays, three exist, memory stays flat`, { tag: '@soak' }, async ({
    page,
  }) => {
    test.setTimeout(60_000 + SWIPES * 5_000)
    await openFeed(page)
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
      at += by
      await swipeTo(page, cdp, by === 1 ? 'up' : 'down', at)
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

  test('likes and saves are kept; a double tap likes and keeps playing', { tag: '@soak' }, async ({
    page,
  }) => {
    await openFeed(page)
    await untilPlaying(page, 'bali')
    const cdp = await page.context().newCDPSession(page)
    const like = page.getByRole('button', { name: `Like ${FIRST_REEL.title}` })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await doubleTap(cdp, 300)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await untilPlaying(page, 'bali')
    // Once more adds a heart and takes nothing away.
    await page.waitForTimeout(400)
    await doubleTap(cdp, 300)
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: `Save ${FIRST_REEL.title}` }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
    await page.reload()
    await feedReady(page)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: `Save ${FIRST_REEL.title}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.getByRole('link', { name: 'Saved reels and packages' }).click()
    const saved = page.getByRole('listitem').filter({ hasText: FIRST_REEL.title })
    await expect(saved.getByRole('link', { name: FIRST_REEL.title })).toHaveAttribute(
      'href',
      '/video?index=0',
    )
    await saved.getByRole('button', { name: `Remove ${FIRST_REEL.title}` }).click()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  })

  test('the address follows the reel, and Back leaves the feed', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/faqs')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Special' }).click()
    await page.getByRole('link', { name: 'Trip videos' }).click()
    await untilPlaying(page, 'bali')
    const cdp = await page.context().newCDPSession(page)
    for (const index of [1, 2, 3]) {
      await swipeTo(page, cdp, 'up', index)
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

  test('the hint fades after about five seconds', { tag: '@soak' }, async ({ page }) => {
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

  test('the last reel leads to packages and to an enquiry about its place', { tag: '@soak' }, async ({
    page,
  }) => {
    await openFeed(page, '/video?index=7')
    await untilPlaying(page, 'vietnam')
    const cdp = await page.context().newCDPSession(page)
    await swipeTo(page, cdp, 'up', 8)
    await expect(page.getByRole('heading', { name: 'Plan your own trip' })).toBeInViewport()
    await expect.poll(async () => (await videosIn(page)).playing).toEqual([])
    const cards = page.getByRole('region', { name: 'Plan your own trip' }).getByRole('link')
    await expect(cards).toHaveCount(8)
    await expect(cards.first()).toHaveAttribute('href', /^\/vietnam\//)
    await expect(page.locator('form [name="destination"]')).toHaveValue('Vietnam')
    await swipeTo(page, cdp, 'down', 7)
    await untilPlaying(page, 'vietnam')
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
    await expect(page.getByRole('heading', { name: FIRST_REEL.title })).not.toBeInViewport()
  })
})

test('an index that is no reel opens the first', { tag: '@soak' }, async ({ page }) => {
  for (const index of ['8', '-1', 'x', '1.5']) {
    await openFeed(page, `/video?index=${index}`)
    await untilPlaying(page, 'bali')
    expect(await restingAt(page), index).toBe(0)
  }
})

test('what was swiped to before the scripts ran stays in view', { tag: '@soak' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/video', { waitUntil: 'commit' })
  const third = page.getByRole('article').nth(2)
  await third.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  release()
  await untilPlaying(page, reels[2]?.slug ?? '')
  expect(await restingAt(page)).toBe(2)
})

test.describe('sharing', () => {
  test('passes the reel to the device’s share sheet, or says that it cannot', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        Object.assign(window, { shared: data })
      }
    })
    await openFeed(page, '/video?index=1')
    await test.step('passes the reel to the device’s share sheet', async () => {
      await page.getByRole('button', { name: `Share ${reels[1]?.title}` }).click()
      expect(await page.evaluate(() => (window as { shared?: ShareData }).shared)).toMatchObject({
        title: reels[1]?.title,
        url: new URL('/video?index=1', page.url()).href,
      })
      await expect(page.getByRole('alert')).toHaveText('')
    })

    await test.step('says when sharing is not supported', async () => {
      await page.evaluate(() => {
        Reflect.deleteProperty(navigator, 'share')
        Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
      })
      await page.getByRole('button', { name: `Share ${reels[1]?.title}` }).click()
      await expect(page.getByRole('alert')).toHaveText('Sharing not supported on this browser.')
      await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    })
  })
})

test('on every screen, and on a desktop', { tag: '@soak' }, async ({ page }) => {
  await openFeed(page)
  await test.step('at every size the video keeps its shape and the arrows keep off the words; axe finds nothing', async () => {
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
        playButton(page, 'bali').boundingBox(),
        reelOf(page, 'bali').getByText(FIRST_REEL.description, { exact: true }).boundingBox(),
        page.getByRole('button', { name: 'Next reel' }).boundingBox(),
      ])
      if (!stage || !words || !arrow) throw new Error(`Not there at ${where}.`)
      expect(stage.height / stage.width, where).toBeCloseTo(16 / 9, 1)
      expect(words.x + words.width, where).toBeLessThanOrEqual(arrow.x)
    }
    await untilPlaying(page, 'bali')
    await expectNoViolations(page, { where: 'desktop' })
  })

  await test.step('desktop: the full description in a side panel; share, but neither like nor save', async () => {
    await page.setViewportSize(DESKTOP)
    const article = reelOf(page, 'bali')
    await expect(article.getByText(FIRST_REEL.description, { exact: true })).toBeVisible()
    await expect(article.getByText(`${FIRST_REEL.description.slice(0, 80)}...`)).toBeHidden()
    const [panel, stage] = await Promise.all([
      article.getByRole('heading').boundingBox(),
      playButton(page, 'bali').boundingBox(),
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('posters with the browser’s own controls, the words and the form', async ({ page }) => {
    await page.goto('/video?index=2')
    const videos = page.locator('video[controls]')
    await expect(videos).toHaveCount(8)
    await expect(videos.first()).toHaveAttribute('poster', FIRST_REEL.poster)
    await expect(videos.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: reels[2]?.title ?? '' })).toBeInViewport()
    await expect(page.locator('form[method="post"]')).toHaveCount(1)
  })
})
