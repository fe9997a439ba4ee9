import type { Page } from '@playwright/test'

/** Holds the page's first request to an address from when it is made (`started`) until `go` is called. */
export async function holdRequest(
  page: Page,
  url: string,
): Promise<{ started: Promise<void>; go: () => void }> {
  let start = () => {}
  let go = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const going = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(
    url,
    async (route) => {
      start()
      await going
      await route.fallback()
    },
    { times: 1 },
  )
  return { started, go }
}
