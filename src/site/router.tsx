import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import type { PageContext, RefusedForm } from '../contract/page.ts'
import { Spinner } from '../ui/spinner.tsx'
import { closeOnBack } from './close-on-back.ts'
import { ErrorScreen } from './error-screen.tsx'
import { languageRewrite } from './language-rewrite.ts'
import { routeTree } from './route-tree.gen.ts'

/** After this time a page that is still loading shows a spinner, ms. */
const PENDING_MS = 1_000

/** The app's router, the same for the server's render, which marks its inline scripts and styles by a nonce, and the browser. */
export function createRouter(context: PageContext, nonce?: string) {
  if (!import.meta.env.SSR) closeOnBack()
  const router = createTanStackRouter({
    routeTree,
    context,
    ...(context.language !== 'en' && { rewrite: languageRewrite(context.language) }),
    ...(nonce && { ssr: { nonce } }),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    // Shown when another page takes longer than a second to load.
    defaultPendingComponent: Spinner,
    defaultPendingMs: PENDING_MS,
    scrollRestoration: leaveFirstPage(),
    // Loader data comes from the catalogue in memory; a new catalogue invalidates it.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // A refused form's values and errors are embedded in its page, so that hydration renders the same as the server.
    dehydrate: () => ({ refusedForm: context.refusedForm ?? null, receipt: context.receipt ?? null }),
    hydrate: ({ refusedForm, receipt }: Dehydrated) => {
      if (!refusedForm && !receipt) return
      router.update({
        context: { ...context, ...(refusedForm && { refusedForm }), ...(receipt && { receipt }) },
      })
      // They belong to this page only.
      const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        stop()
        router.update({ context })
      })
    },
  })
  // A page stays while its results for another query load: the spinner would drop what is being typed in it, and the focus.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PENDING_MS : Number.POSITIVE_INFINITY
  })
  // The router forgets the scroll position of a page when it has rendered it, and only learns it again from the next scroll
  // event. What was scrolled before hydration would be lost for Back.
  if (!import.meta.env.SSR)
    router.subscribe('onRendered', () => {
      // No scroll event is sent for a page at its top, because it would load pictures further down.
      if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    })
  return router
}

type Match = { routeId: string; status: string; _notFound?: boolean | undefined; error?: unknown }

/** The match of the route that found nothing at an address, if one did. */
export function notFoundMatch(matches: readonly Match[]): Match | undefined {
  return matches.find(({ status, _notFound }) => status === 'notFound' || _notFound)
}

type Dehydrated = { refusedForm: RefusedForm | null; receipt: PageContext['receipt'] | null }

// The router's inline script has already set the scroll position of a server-rendered page, and the traveller may have scrolled since:
// hydration must not change it. Every later page starts at the top, or where Back restores it.
function leaveFirstPage(): () => boolean {
  let takingOver = typeof window !== 'undefined' && window.earlyEvents !== undefined
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
    /** Id of the enquiry just submitted, so that /thankyou can show its status. */
    enquiryId?: string
  }
}
