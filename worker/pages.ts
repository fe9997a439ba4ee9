import { registerRoute } from 'workbox-routing'
import type { Precache } from './precache.ts'
import { isPublicPage } from './public-page.ts'

/** The app without a page in it; the router fills in the page of the address. */
const SHELL = '/index.html'

/** Answers every public page from the device, so that a start never waits for a network. */
export function servePages(precache: Precache): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname),
    async ({ request }) => (await precache.match(SHELL)) ?? fetch(request),
  )
}
