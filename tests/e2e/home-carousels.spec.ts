import type { Page } from '@playwright/test'
import {
  carousel,
  current,
  expectOwnSteps,
  leading,
  nearest,
  perView,
  stopClock,
  swipe,
  wake,
} from '../support/carousels.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

// The slideshow and the carousels of the home page: how many slides, their steps, swipes and pauses.

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

test('wide pages: Explore Destinations, the pictures of the slideshow, Popular Destinations', {
  tag: '@soak',
}, async ({ page }) => {
  await at(page, 768)
  await page.goto('/')
  await test.step('hero slideshow: phones get their own set of pictures', async () => {
    const current = () =>
      carousel(page, 'Holiday ideas')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => {
          image.loading = 'eager'
          return image.decode().then(
            () => image.currentSrc,
            () => image.currentSrc,
          )
        })
    expect(await current()).toMatch(/-wide-\d+\.avif$/)
    await at(page, 769)
    await expect.poll(current).toMatch(/-banner-\d+\.avif$/)
  })

  await test.step('Explore Destinations: one at a time up to 768 px, two large tiles and a row above', async () => {
    await at(page, 768)
    const row = carousel(page, 'Explore Destinations')
    expect(await perView(row)).toBeCloseTo(1, 1)
    await wake(row)
    await row.getByRole('button', { name: /^Next/ }).click()
    await expect.poll(() => leading(row)).toBe(1)

    await at(page, 1440)
    await expect(row.getByRole('button', { name: /^Next/ })).toBeHidden()
    const boxes = await row.locator('li').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { top, width } = tile.getBoundingClientRect()
        return { top: Math.round(top), width: Math.round(width) }
      }),
    )
    const [first, second, ...rest] = boxes
    expect(second).toEqual(first)
    expect(new Set(rest.map(({ top }) => top)).size).toBe(1)
    expect(rest).toHaveLength(4)
    for (const tile of rest) expect(tile.width).toBeLessThan((first?.width ?? 0) / 1.9)
  })

  await test.step('Popular Destinations: nine places, previous and next', async () => {
    await at(page, 1440)
    const row = await wake(carousel(page, 'Popular Destinations'))
    const links = row.getByRole('link')
    await expect(links).toHaveText([
      'Dubai',
      'Thailand',
      'Singapore',
      'Malaysia',
      'Bali',
      'Hong Kong',
      'Europe',
      'Vietnam',
      'Australia',
    ])
    const previous = row.getByRole('button', { name: /^Previous/ })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await row.getByRole('button', { name: /^Next/ }).click()
    await expect.poll(() => leading(row)).toBe(1)
    await previous.click()
    await expect.poll(() => leading(row)).toBe(0)
    await links.first().press('ArrowRight')
    await expect.poll(() => leading(row)).toBe(1)
    await links.nth(1).click()
    await expect(page).toHaveURL('/thailand')
  })
})

test('what steps every 3 s: the hero slideshow and the journeys', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await test.step('hero slideshow: seven slides, one every 3 s, fading 0.6 s, wrapping, swiped both ways', async () => {
    const show = carousel(page, 'Holiday ideas')
    const slides = show.getByRole('group', { includeHidden: true })
    const dots = show.getByRole('button', { name: /^Show/ })
    const shown = () => current(show)
    await expect(slides).toHaveCount(7)
    await expect(slides.first()).toHaveCSS('transition-duration', '0.6s')

    await show.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const steps = await expectOwnSteps(page, shown, 3_000)
    const [first = 0] = steps
    expect(steps).toEqual([0, 1, 2, 3].map((step) => (first + step) % 7))

    // The mouse rests on it from here on: it holds still.
    await dots.first().click()
    await swipe(page, slides.first(), 90)
    await expect.poll(shown).toBe(6)
    await swipe(page, slides.last(), -90)
    await expect.poll(shown).toBe(0)
    await swipe(page, slides.first(), -90)
    await expect.poll(shown).toBe(1)
    await page.clock.runFor(7_000)
    expect(await shown()).toBe(1)
    await page.clock.resume()
  })

  await test.step('journeys: five of our own trip videos, stepping every 3 s', async () => {
    const row = await wake(carousel(page, 'Unforgettable Journeys'))
    const links = row.getByRole('link')
    await expect(links).toHaveCount(5)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([1, 2, 7, 6, 0].map((index) => `/video?index=${index}`))
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const slides = await expectOwnSteps(page, () => nearest(row), 3_000)
    const [first = 0] = slides
    expect(slides).toEqual(slides.map((_, step) => (first + step) % 5))
  })
})

test.describe('automatic animations', () => {
  const position = (page: Page) =>
    carousel(page, 'Destinations we work in')
      .locator('ul')
      .evaluate((track) => track.firstElementChild?.getBoundingClientRect().left)

  test('the destinations step every 1.8 s, and pause for hover, focus and their button', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const row = await wake(carousel(page, 'Destinations we work in'))
    await expectOwnSteps(page, () => nearest(row), 1_800)
    const held = async () => {
      // A step that has begun comes to rest.
      await page.clock.runFor(1_500)
      const start = (await position(page)) ?? Number.NaN
      await page.clock.runFor(4_000)
      return Math.abs(start - ((await position(page)) ?? Number.NaN)) < 10
    }
    const middle = await row.locator('ul').boundingBox()
    await page.mouse.move(195, (middle?.y ?? 0) + 40)
    expect(await held()).toBe(true)
    await page.mouse.move(0, 0)
    expect(await held()).toBe(false)
    await row.getByRole('button', { name: /^Pause/ }).focus()
    expect(await held()).toBe(true)
    await row.getByRole('button', { name: /^Pause/ }).press('Enter')
    await page.locator('body').click({ position: { x: 1, y: 1 } })
    expect(await held()).toBe(true)
    await expect(row.getByRole('button', { name: /^Play/ })).toBeVisible()
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('do not run', { tag: '@soak' }, async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await wake(carousel(page, 'Destinations we work in'))
      await stopClock(page)
      const before = await position(page)
      await page.clock.runFor(4_000)
      expect(await position(page)).toBe(before)
      await page.clock.resume()

      // Measured again at another width, the first slide is where the row begins.
      await at(page, 1280)
      const viewport = carousel(page, 'Destinations we work in').locator('ul').locator('..')
      const offset = () =>
        viewport.evaluate((row) => {
          const first = row.querySelector('li > *')
          return Math.round((first?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left)
        })
      await expect
        .poll(() =>
          viewport
            .locator('li')
            .first()
            .boundingBox()
            .then((box) => box?.width),
        )
        .toBeGreaterThan(150)
      expect(await offset()).toBe(0)
    })
  })

  test('load nothing by themselves for a traveller who saves data', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    const clips: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) clips.push(request.url())
    })
    await page.clock.install()
    await page.goto('/')
    const row = await wake(carousel(page, 'Marigold Miles Diaries'))
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await wake(carousel(page, 'Destinations we work in'))
    await stopClock(page)
    const before = await position(page)
    await page.clock.runFor(4_000)
    expect(await position(page)).toBe(before)
    expect(clips).toEqual([])
  })
})

const SLIDES_PER_VIEW: [name: string, widths: Record<number, number>][] = [
  ['Destinations we work in', { 390: 3, 767: 3, 768: 4, 1080: 6 }],
  ['Popular Destinations', { 390: 1.8, 400: 2, 768: 4, 1080: 4.8 }],
  ['Marigold Miles Diaries', { 390: 2.3, 768: 3 }],
  ['Why Marigold Miles', { 390: 2, 768: 4, 1080: 5 }],
  ['Unforgettable Journeys', { 390: 1, 768: 3 }],
  ['Trending Offers', { 390: 2, 767: 2, 768: 4, 1440: 4 }],
  ['Explore India', { 390: 2, 1440: 4 }],
  ['Reviews', { 390: 1, 767: 1, 768: 3 }],
]

for (const javaScriptEnabled of [true, false]) {
  const options = javaScriptEnabled ? {} : { tag: '@soak' }
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, options, () => {
    test.use({ javaScriptEnabled })
    test('every carousel shows as many slides as its width has room for', { tag: '@soak' }, async ({
      page,
    }) => {
      await page.goto('/')
      if (javaScriptEnabled) await hydrated(page)
      // One width after the other: each lays the whole page out again. Widths are the style sheet's alone, so that those
      // in between are looked at without scripts.
      for (const width of javaScriptEnabled ? [390, 1440] : [390, 400, 767, 768, 1080, 1440]) {
        await at(page, width)
        for (const [name, widths] of SLIDES_PER_VIEW) {
          const count = widths[width]
          if (!count) continue
          const row = carousel(page, name)
          await row.scrollIntoViewIfNeeded()
          expect(await perView(row), `${name} at ${width} px`).toBeCloseTo(count, 1)
        }
      }
    })
  })
}

test('the banner slider: five routes; swipes wrap both ways, dots choose', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/')
  const row = await wake(carousel(page, 'Featured holidays'))
  const links = row.getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/bali',
    '/vietnam',
    '/turkey',
    '/europe',
    '/baku',
  ])
  const dots = row.getByRole('button', { name: /^Show/ })
  await expect(dots).toHaveCount(5)
  const current = row.locator('[aria-current="true"]')
  await swipe(page, links.first(), 70)
  await expect(current).toHaveAccessibleName('Show 5 of 5')
  // A slide that still moves is not where it was measured.
  await expect.poll(() => leading(row)).toBe(4)
  await swipe(page, links.last(), -70)
  await expect(current).toHaveAccessibleName('Show 1 of 5')
  await dots.nth(2).click()
  await expect(current).toHaveAccessibleName('Show 3 of 5')
  await expect.poll(() => leading(row)).toBe(2)
})

test('the gallery: thirteen pictures, 300 px a step, 50 px a swipe, wrapping; no arrows on phones', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/')
  const row = await wake(carousel(page, 'Journey in Frames'))
  await expect(row.getByRole('figure')).toHaveCount(13)
  await expect(row.getByRole('button', { name: /^Next/ })).toBeHidden()
  const first = row.locator('li').first()
  const middle = row.locator('ul')
  const box = await first.boundingBox()
  expect(box?.width).toBe(300)
  await swipe(page, middle.locator('li').first(), -40)
  expect(await leading(row)).toBe(0)
  await swipe(page, middle.locator('li').first(), -60)
  await expect.poll(() => leading(row)).toBe(1)
  await swipe(page, middle.locator('li').nth(1), 60)
  await expect.poll(() => leading(row)).toBe(0)
  await swipe(page, middle.locator('li').first(), 60)
  await expect.poll(() => leading(row)).toBe(12)

  await at(page, 1440)
  await expect(row.getByRole('button', { name: /^Next/ })).toBeVisible()
  await row.getByRole('button', { name: /^Next/ }).click()
  await expect.poll(() => leading(row)).toBe(0)
})
