import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { ServerManifest } from '@tanstack/router-core'
import { renderToString } from 'react-dom/server'
import { splitLanguage } from './contract/languages.ts'
import type { PageContext } from './contract/page.ts'
import { loadLanguage } from './language/load.ts'
import { createRouter, notFoundMatch } from './site/router.tsx'
import { islandsReady } from './ui/lazy-island.tsx'

/** What the server gives a page beside its data. */
export type RenderOptions = {
  /** The styles of each route. */
  manifest: ServerManifest
  /** Marks the page's own inline scripts and styles. */
  nonce: string
  /** The inline script that starts the app on a page made of these routes. */
  bootstrapScript: (routeIds: string[]) => string
  /** Kinds of not-found pages that are not needed again. */
  knownNotFound: readonly string[]
}

/** A page. `notFound`: nothing is at its address, and every address with the same value gets the same page. */
export type Rendered = { status: number; html: string; notFound?: string }

/** Renders the page at a request's address: finished HTML with its status; none for a known kind of not-found page. */
export async function render(
  request: Request,
  pageContext: Omit<PageContext, 'bootstrapScript' | 'isHydrated' | 'language'>,
  { manifest, nonce, bootstrapScript, knownNotFound }: RenderOptions,
): Promise<Rendered> {
  const { language } = splitLanguage(new URL(request.url).pathname)
  const context = { ...pageContext, language }
  // Of the whole process: pages are rendered one after the other (api/pages/render-queue.ts).
  await loadLanguage(language)
  let notFound: string | undefined
  const handleAt = (request: Request) =>
    createRequestHandler({
      request,
      createRouter: () => createRouter({ ...context, bootstrapScript: '', isHydrated: true }, nonce),
      getRouterManifest: () => manifest,
    })(show)
  const show: Parameters<ReturnType<typeof createRequestHandler>>[0] = async ({
    router,
    responseHeaders,
  }) => {
    const { matches } = router.state
    const kind = notFoundKind(matches)
    notFound = kind && `${language} ${kind}`
    if (notFound !== undefined && knownNotFound.includes(notFound)) return new Response(null, { status: 404 })
    const script = bootstrapScript(matches.map((match) => match.routeId))
    router.update({
      context: { ...context, bootstrapScript: script, isHydrated: notFound === undefined },
    })
    // The islands of a route begin to load with the route.
    await islandsReady()
    const children = <RouterServer router={router} />
    if (notFound === undefined) return renderRouterToString({ router, responseHeaders, children })
    // Many addresses share this page. The library would add the state of the address that it was rendered for, which browsers
    // cannot take over at another one.
    const html = `<!DOCTYPE html>${renderToString(children)}`
    return new Response(html, { status: 404, headers: responseHeaders })
  }
  let response = await handleAt(request)
  // With a rewrite, the router redirects a query that it would spell in another way, such as `p=a&p=b`. It is the same page.
  const location = response.headers.get('location')
  if (location) response = await handleAt(new Request(new URL(location, request.url)))
  return {
    status: response.status,
    html: await response.text(),
    ...(notFound !== undefined && { notFound }),
  }
}

// Which route found nothing, and what it says about it.
function notFoundKind(matches: Parameters<typeof notFoundMatch>[0]): string | undefined {
  const match = notFoundMatch(matches)
  if (!match) return undefined
  const { data } = (match.error ?? {}) as { data?: unknown }
  return `${match.routeId} ${JSON.stringify(data ?? null)}`
}
