import { createRouter } from '@tanstack/react-router'
import { DeskError, desk, root } from './routes/desk-route.tsx'
import { retryPages } from './routes/lazy-page.ts'
import { leadRoutes } from './routes/lead-routes.tsx'
import { overviewRoutes } from './routes/overview-routes.tsx'
import { packageRoutes } from './routes/package-routes.tsx'
import { quotationRoutes } from './routes/quotation-routes.tsx'
import { reportsRoutes } from './routes/reports-route.tsx'
import { settingsRoutes } from './routes/settings-routes.tsx'
import { signInRoutes } from './routes/sign-in-routes.tsx'
import '../styles/index.css'

/** The sales desk's router, in an entry of its own, so that travellers load none of it. */
export function createStaffRouter() {
  const router = createRouter({
    routeTree: root.addChildren([
      ...signInRoutes,
      desk.addChildren([
        ...leadRoutes,
        ...overviewRoutes,
        ...quotationRoutes,
        ...reportsRoutes,
        ...packageRoutes,
        settingsRoutes,
      ]),
    ]),
    defaultErrorComponent: DeskError,
    scrollRestoration: true,
  })
  retryPages(router)
  return router
}
