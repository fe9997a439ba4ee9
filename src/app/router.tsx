import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import type { PageContext } from '../contract/page.ts'
import { routeTree } from './route-tree.gen.ts'

/** The app's router, the same for the server's render and the browser. */
export function createRouter(context: PageContext) {
  return createTanStackRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultStructuralSharing: true,
    // Loader data comes from the catalogue in memory: it never gets stale within a page view.
    defaultStaleTime: 60_000,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
  interface HistoryState {
    /** Where /thankyou learns what became of the enquiry just sent. */
    enquiryId?: string
    /** What staff search the inbox for. */
    q?: string
  }
}
