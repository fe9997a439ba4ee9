import type { Page } from '@playwright/test'

/** Holds the next request that changes something at this address, from when it has `started` until it is let go. */
export async function holdRequest(
  page: Page,
  url: string,
): Promise<{ started: Promise<void>; letGo: () => void }> {
  let start = () => {}
  let letGo = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isHeld = false
  await page.route(url, async (route) => {
    if (isHeld || route.request().method() === 'GET') return route.fallback()
    isHeld = true
    start()
    await released
    await route.fallback()
  })
  return { started, letGo }
}

/** Holds all requests at this address, as on a slow network, until the function that it returns is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await released
    // The page that asked may have been left.
    await route.fallback().catch(() => {})
  })
  return letGo
}
