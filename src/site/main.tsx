import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followCatalogue } from './follow-catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { createRouter } from './router.tsx'

declare global {
  interface Window {
    /** Set by server-rendered pages; absent on a not-found page and in the installed app's shell. */
    $_TSR?: unknown
  }
}

const router = createRouter({
  catalogue: loadCatalogue,
  origin: location.origin,
  bootstrapScript: '',
  isHydrated: false,
})

if (window.$_TSR) hydrateRoot(document, <RouterClient router={router} />)
else {
  const render = () => createRoot(document).render(<RouterProvider router={router} />)
  // A not-found page from the server stays until the app's own is ready.
  if (document.querySelector('main')) router.load().then(render, render)
  else render()
}

// Before the first navigation changes it.
const visit = { href: location.href, referrer: document.referrer }
whenIdle(() => {
  void import('../state/attribution.ts').then(({ recordVisit }) => recordVisit(visit))
  void import('../offline/app/start.ts').then(({ start }) =>
    start({
      onPage: (listener) => router.subscribe('onResolved', listener),
      open: (path) => router.history.push(path),
      offerUpdate: () => void import('./offer-update.ts').then(({ offerUpdate }) => offerUpdate()),
    }),
  )
  followCatalogue(() => void router.invalidate())
})

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run, 1_000)
}
