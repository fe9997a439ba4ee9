import type { BrowserContext } from 'playwright'

/** The floor of what a page's scripts cost: the same page without them. */
export async function removeScripts(context: BrowserContext, url: string): Promise<void> {
  await context.route(url, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    await route.fulfill({ response, body })
  })
}
