import type { Page } from '@playwright/test'

/** Scrolls through the whole page, so that all lazy content is rendered, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    // Lazy content makes the page longer; every part of it is on the screen once.
    const step = innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await drawn()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
}
