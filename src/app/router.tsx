import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import type { PageContext, RefusedForm } from '../contract/page.ts'
import { routeTree } from './route-tree.gen.ts'

/** The app's router, the same for the server's render and the browser. */
export function createRouter(context: PageContext) {
  const router = createTanStackRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Loader data comes from the catalogue in memory; a new catalogue invalidates it.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // A refused form travels in its page, so that the browser's first render is the server's.
    dehydrate: () => ({ refusedForm: context.refusedForm ?? null }),
    hydrate: ({ refusedForm }: { refusedForm: RefusedForm | null }) => {
      if (refusedForm) router.update({ context: { ...context, refusedForm } })
    },
  })
  return router
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
