import { registerRoute } from 'workbox-routing'
import type { KeptPages } from './kept-pages.ts'
import { inNavigationScope } from './navigation-scope.ts'
import type { Precache } from './precache.ts'

/** The app without a page in it; the router fills in the page of the address. */
const SHELL = '/index.html'

/**
 * Answers every public page from the device, so that a start never waits for a network: the page itself where it is
 * kept, else the shell. A damaged shell is passed by.
 */
export function servePages(precache: Precache, keptPages: KeptPages): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && inNavigationScope(url.pathname),
    async ({ request, url }) => {
      const kept = url.search === '' ? await keptPages.match(url.pathname).catch(() => undefined) : undefined
      return kept ?? (await precache.match(SHELL)) ?? fetch(request)
    },
  )
}
