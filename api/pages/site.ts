import { join } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { RefusedForm } from '../../src/contract/page.ts'
import { createPages } from './pages.ts'
import { createRenderer } from './renderer.ts'
import { staffDocument } from './staff-document.ts'
import { staticFiles } from './static.ts'

/** Everything the server answers that is no API: files, the staff area's document, and rendered pages. */
export type Site = {
  app: Hono
  /** The page at `path` again, with a refused form's values and errors in it. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
}

type SiteDeps = {
  catalogue: { current: () => Catalogue }
  /** Address travellers know the site by, without a trailing slash. */
  origin: string
  /** The project's folder, with `dist/` in it. */
  root: string
  /** Pages straight from the sources, with reload. */
  dev: boolean
}

/** Opens the site from its build, or from its sources in development. */
export async function openSite({ catalogue, origin, root, dev }: SiteDeps): Promise<Site> {
  if (dev) {
    const { createDevServer } = await import('./dev-server.ts')
    // Imported here, before the server listens: the adapter knows it only as a Response of Node's own.
    const { middleware, renderer } = await createDevServer(root, RESPONSE_ALREADY_SENT)
    const { app, refusedPage } = createPages({ renderer, catalogue, origin, development: true })
    return { app: new Hono().use(middleware).route('/', app), refusedPage }
  }
  const { app, refusedPage } = createPages({
    renderer: await createRenderer(join(root, 'dist')),
    catalogue,
    origin,
    development: false,
  })
  const clientDir = join(root, 'dist/client')
  return {
    app: new Hono().route('/', staticFiles(clientDir)).route('/', staffDocument(clientDir)).route('/', app),
    refusedPage,
  }
}
