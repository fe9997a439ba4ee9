import type { Page } from '@playwright/test'

/** Scrolls through the whole page, so that all lazy content is rendered, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    // Lazy content makes the page longer.
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await drawn()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
}
