import type { Locator, Page } from 'playwright'

/** A carousel or slideshow by its name. */
export function carousel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true })
}

/** How many of its slides fit beside each other, from the sizes the browser laid out. */
export async function perView(row: Locator): Promise<number> {
  return row
    .locator('ul')
    .first()
    .evaluate((track) => {
      const slide = track.firstElementChild as HTMLElement
      return track.getBoundingClientRect().width / slide.getBoundingClientRect().width
    })
}

/** Brings a carousel into view and waits until its engine runs. */
export async function wake(row: Locator): Promise<Locator> {
  // Parts further up find their real height as they come near, and push it away again.
  const live = row.locator('[data-live]')
  for (let tries = 0; tries < 50 && (await live.count()) === 0; tries++) {
    await row.scrollIntoViewIfNeeded()
    await row.page().waitForTimeout(100)
  }
  await live.waitFor({ timeout: 2000 })
  await row.scrollIntoViewIfNeeded()
  return row
}

/** Index of the slide whose left edge is nearest the row's, once it has come to rest. */
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

/** Drags from the element's middle sideways by `dx` px, slowly. */
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
  // At rest before letting go: the distance counts, not the speed.
  await page.waitForTimeout(200)
  await page.mouse.up()
}
