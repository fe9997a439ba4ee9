import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { ServerManifest } from '@tanstack/router-core'
import { createRouter } from './app/router.tsx'
import type { PageContext } from './contract/page.ts'
import { partsReady } from './ui/when-near.tsx'

/** A rendered page and the ids of the routes it is made of. */
export type Rendered = { response: Response; routeIds: string[] }

/** Renders the page at a request's address: finished HTML with its status. `manifest` names each route's styles. */
export async function render(
  request: Request,
  context: PageContext,
  manifest: ServerManifest,
): Promise<Rendered> {
  let routeIds: string[] = []
  const handle = createRequestHandler({
    request,
    createRouter: () => createRouter(context),
    getRouterManifest: () => manifest,
  })
  const response = await handle(async ({ router, responseHeaders }) => {
    // The routes' own parts began to load with the routes.
    await partsReady()
    routeIds = router.state.matches.map((match) => match.routeId)
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  return { response, routeIds }
}
