import { join } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { RefusedForm, TripPage } from '../../src/contract/page.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createPages } from './pages.ts'
import { staffDocument } from './staff-document.ts'
import { staticFiles } from './static.ts'
import { createThreadRenderer } from './thread-renderer.ts'

/** All responses of the server that are not API: files, the sales desk's document, and rendered pages. */
export type Site = {
  app: Hono
  /** The page at `path` with the values and errors of a refused form. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
  /** The page of a trip at the request's address. */
  tripPage: (request: Request, trip: TripPage, status?: number) => Promise<Response>
}

type SiteDeps = {
  catalogue: { current: () => Catalogue }
  /** Public URL of the site, without a trailing slash. */
  origin: string
  /** The project's folder, which contains `dist/`. */
  root: string
  /** Serves pages from the sources, with reload. */
  dev: boolean
  log: Logger
  metrics: Metrics
}

/** Opens the site from its build, or from its sources in development. */
export async function openSite({ catalogue, origin, root, dev, log, metrics }: SiteDeps): Promise<Site> {
  if (dev) {
    const { createDevServer } = await import('./dev-server.ts')
    // Imported before the server listens, because the adapter recognises only a Response created from Node's own class.
    const { middleware, renderer } = await createDevServer(root, RESPONSE_ALREADY_SENT)
    const { app, ...personal } = createPages({
      renderer,
      catalogue,
      origin,
      development: true,
      log,
      metrics,
    })
    return { app: new Hono().use(middleware).route('/', app), ...personal }
  }
  const { app, ...personal } = createPages({
    renderer: createThreadRenderer(join(root, 'dist')),
    catalogue,
    origin,
    development: false,
    log,
    metrics,
  })
  const clientDir = join(root, 'dist/client')
  return {
    app: new Hono().route('/', staticFiles(clientDir)).route('/', staffDocument(clientDir)).route('/', app),
    ...personal,
  }
}
