import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import type { PageContext, RefusedForm } from '../contract/page.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { routeTree } from './route-tree.gen.ts'

/** The app's router, the same for the server's render and the browser. */
export function createRouter(context: PageContext) {
  const router = createTanStackRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    // What stands in for a page that takes longer than a second to come.
    defaultPendingComponent: Spinner,
    scrollRestoration: leaveFirstPage(),
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

// A page from the server stands where the browser put it, or where its reader went on to before the app was ready:
// taking it over must not move it. Every later page starts at the top, or where Back finds it.
function leaveFirstPage(): () => boolean {
  let takingOver = typeof window !== 'undefined' && window.$_TSR !== undefined
  return () => {
    const restore = !takingOver
    takingOver = false
    return restore
  }
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
