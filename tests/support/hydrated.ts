import type { Page } from 'playwright'

/** Waits until React has hydrated the page that the server rendered, or the part that `selector` names: React adds properties to the elements. */
export async function hydrated(page: Page, selector = 'main h1'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
  }, selector)
}
