import type { Page } from 'playwright'

/** Waits until the app's script has taken over the page that the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyTaps' in window) || window.earlyTaps === undefined)
}
