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

/** Index of the slide whose left edge is nearest the row's, once the row has stopped. */
export async function leading(row: Locator): Promise<number> {
  return row
    .locator('ul')
    .first()
    .evaluate(async (track) => {
      const slides = [...track.children]
      const left = (slide: Element) => slide.getBoundingClientRect().left
      let before = Number.NaN
      while (before !== left(slides[0] as Element)) {
        before = left(slides[0] as Element)
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
      const edge = (track.parentElement as Element).getBoundingClientRect().left
      const gaps = slides.map((slide) => Math.abs(left(slide) - edge))
      return gaps.indexOf(Math.min(...gaps))
    })
}

/** Observes the automatic steps of a carousel: the slide after each step, and the median time between two, ms. */
export async function ownSteps(row: Locator, count = 5): Promise<{ restMs: number; slides: number[] }> {
  return row.evaluate((element, count) => {
    const slides = [...(element.querySelector('ul') as Element).children]
    const edge = element.getBoundingClientRect().left
    const leading = () => {
      const gaps = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
      return gaps.indexOf(Math.min(...gaps))
    }
    return new Promise<{ restMs: number; slides: number[] }>((resolve) => {
      const times: number[] = []
      const shown = [leading()]
      const timer = setInterval(() => {
        const now = leading()
        if (now === shown.at(-1)) return
        shown.push(now)
        times.push(performance.now())
        if (times.length < count) return
        clearInterval(timer)
        const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
        const restMs = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
        resolve({ restMs, slides: shown })
      }, 20)
    })
  }, count)
}

/** The median time between two automatic steps of a slideshow, ms, read from its dots. */
export async function slideshowRestMs(show: Locator, count = 4): Promise<number> {
  return show.evaluate(
    (element, count) =>
      new Promise<number>((resolve) => {
        const times: number[] = []
        const observer = new MutationObserver((records) => {
          if (records.some(({ target }) => (target as Element).ariaCurrent === 'true'))
            times.push(performance.now())
          if (times.length < count) return
          observer.disconnect()
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
          resolve(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0)
        })
        observer.observe(element, { subtree: true, attributeFilter: ['aria-current'] })
      }),
    count,
  )
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
