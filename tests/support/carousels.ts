import { expect } from '@playwright/test'
import type { Locator, Page } from 'playwright'

/** A carousel or slideshow by its name. */
export function carousel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true })
}

/** How many of its slides are visible at once, from the sizes in the browser. */
export async function perView(row: Locator): Promise<number> {
  return row
    .locator('ul')
    .first()
    .evaluate((track) => {
      const slide = track.firstElementChild as HTMLElement
      return track.getBoundingClientRect().width / slide.getBoundingClientRect().width
    })
}

/** Scrolls a carousel into view and waits until its script runs. */
export async function wake(row: Locator): Promise<Locator> {
  // Sections above get their real height only near the viewport, which moves the carousel away again.
  const live = row.locator('[data-live]')
  for (let tries = 0; tries < 50 && (await live.count()) === 0; tries++) {
    await row.scrollIntoViewIfNeeded()
    await row.page().waitForTimeout(100)
  }
  await live.waitFor({ timeout: 2000 })
  await row.scrollIntoViewIfNeeded()
  return row
}

/** Index of the slide whose left edge is nearest the row's, also while the row moves. */
export async function nearest(row: Locator): Promise<number> {
  return row
    .locator('ul')
    .first()
    .evaluate((track) => {
      const left = (element: Element) => element.getBoundingClientRect().left
      const edge = left(track.parentElement as Element)
      const gaps = [...track.children].map((slide) => Math.abs(left(slide) - edge))
      return gaps.indexOf(Math.min(...gaps))
    })
}

/** The same, once the row has stopped. */
export async function leading(row: Locator): Promise<number> {
  await row
    .locator('ul')
    .first()
    .evaluate(async (track) => {
      const position = () => track.firstElementChild?.getBoundingClientRect().left
      for (let before = Number.NaN; before !== position(); ) {
        before = position() ?? 0
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
    })
  return nearest(row)
}

/** Index of the slide that a slideshow's dots name. */
export async function current(show: Locator): Promise<number> {
  return show
    .getByRole('button', { name: /^Show/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'))
}

/** Stops the page's clock, which `page.clock.install()` has replaced: from here on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** How far the page's clock moves between two looks at a carousel, ms. */
const LOOK_MS = 200

/**
 * Expects that a carousel takes steps by itself, each so many ms of the page's clock after the one before. Stops the clock, and
 * returns the slides that were shown, from the first on.
 */
export async function expectOwnSteps(
  page: Page,
  shown: () => Promise<number>,
  everyMs: number,
): Promise<number[]> {
  await stopClock(page)
  const slides = [await shown()]
  let last: number | undefined
  for (let ms = LOOK_MS; slides.length < 4; ms += LOOK_MS) {
    // The first takes longer where the browser says late that the carousel is visible.
    expect(ms - (last ?? 0), 'ms without a step').toBeLessThanOrEqual(
      (last === undefined ? 2 : 1) * everyMs + LOOK_MS,
    )
    await page.clock.runFor(LOOK_MS)
    const now = await shown()
    if (now === slides.at(-1)) continue
    if (last !== undefined)
      expect(ms - last, 'ms between two steps').toBeGreaterThanOrEqual(everyMs - LOOK_MS)
    slides.push(now)
    last = ms
  }
  return slides
}

/** Drags slowly from the element's middle sideways by `dx` px. */
export async function swipe(page: Page, element: Locator, dx: number): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing to swipe.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 6; step++) {
    await page.mouse.move(x + (dx * step) / 6, y)
    await page.waitForTimeout(60)
  }
  // Stops before the release, so that the distance counts and not the speed.
  await page.waitForTimeout(200)
  await page.mouse.up()
}
