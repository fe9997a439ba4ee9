import { registerRoute } from 'workbox-routing'
import { addressOf } from '../src/contract/languages.ts'
import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import { isTripPath } from '../src/contract/trip-path.ts'
import { keptCatalogue } from './catalogue.ts'
import { withFirstScreen } from './first-screen.ts'
import type { KeptPages } from './kept-pages.ts'
import type { Precache } from './precache.ts'

/** The app shell; the router renders the page of the URL into it. */
const SHELL = '/index.html'

/**
 * Answers every public page from the device, so that a start never waits for the network: the stored page, otherwise the shell
 * with the first screen of the page. A damaged shell is not used. Requests of the page of a trip do not reveal its URL.
 */
export function servePages(precache: Precache, keptPages: KeptPages): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && inNavigationScope(url.pathname),
    async ({ request, url }) => {
      // The server leads there, too (api/pages/pages.ts).
      const address = addressOf(url.pathname)
      if (address !== url.pathname) return Response.redirect(address + url.search, 308)
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
