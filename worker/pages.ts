import { registerRoute } from 'workbox-routing'
import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import { isTripPath } from '../src/contract/trip-path.ts'
import { keptCatalogue } from './catalogue.ts'
import { withFirstScreen } from './first-screen.ts'
import type { KeptPages } from './kept-pages.ts'
import type { Precache } from './precache.ts'

/** The app without a page in it; the router fills in the page of the address. */
const SHELL = '/index.html'

/**
 * Answers every public page from the device, so that a start never waits for a network: the page itself where it is
 * kept, else the shell with the first screen of the page. A damaged shell is passed by. The address of a trip is not sent on by what its page requests.
 */
export function servePages(precache: Precache, keptPages: KeptPages): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && inNavigationScope(url.pathname),
    async ({ request, url }) => {
      const kept = url.search === '' ? await keptPages.match(url.pathname).catch(() => undefined) : undefined
      if (kept) return kept
      const shell = await precache.match(SHELL)
      if (!shell) return fetch(request)
      return isTripPath(url.pathname)
        ? withoutReferrer(shell)
        : withFirstScreen(shell, url.pathname, keptCatalogue)
    },
  )
}

function withoutReferrer({ body, headers }: Response): Response {
  return new Response(body, { headers: { ...Object.fromEntries(headers), 'referrer-policy': 'no-referrer' } })
}
