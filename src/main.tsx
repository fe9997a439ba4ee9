import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followCatalogue } from './app/follow-catalogue.ts'
import { loadCatalogue } from './app/load-catalogue.ts'
import { createRouter } from './app/router.tsx'

declare global {
  interface Window {
    /** Set by a page rendered on the server; absent in the installed app's shell. */
    $_TSR?: unknown
  }
}

const router = createRouter({ catalogue: loadCatalogue, origin: location.origin, starter: '' })

if (window.$_TSR) hydrateRoot(document, <RouterClient router={router} />)
else createRoot(document).render(<RouterProvider router={router} />)

whenIdle(() => {
  void import('./offline/start.ts').then(({ start }) =>
    start({
      offerUpdate: () => void import('./app/offer-update.ts').then(({ offerUpdate }) => offerUpdate()),
    }),
  )
  followCatalogue(() => void router.invalidate())
})

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run, 1_000)
}
