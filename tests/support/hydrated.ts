import type { Page } from 'playwright'

/** Waits until the app's script has taken over the page that the server rendered: React marks the elements it knows. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
  })
}
