import type { MiddlewareHandler } from 'hono'
import { bootstrapScript } from './bootstrap-script.ts'
import { encodePage } from './page.ts'
import { DEVELOPMENT_POLICY } from './policy.ts'
import type { Renderer, ServerEntry } from './renderer.ts'
import { staffHtml } from './staff-document.ts'

const ENTRY = '/src/site/main.tsx'

/**
 * Vite as middleware: serves sources with reload. Never loaded in production. `alreadySent` is returned for requests that
 * Vite has answered.
 */
export async function createDevServer(
  root: string,
  alreadySent: Response,
): Promise<{ middleware: MiddlewareHandler; renderer: Renderer }> {
  const { createServer } = await import('vite')
  const { packBootstrap } = await import('../../src/build/bootstrap-script.ts')
  const packed = await packBootstrap(root)
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })

  const renderer: Renderer = {
    render: async ({ url, origin, personal }, catalogue) => {
      const { render } = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
      const { status, html } = await render(
        new Request(url),
        { catalogue: async () => catalogue, origin, ...personal },
        {
          manifest: { routes: {} },
          bootstrapScript: () =>
            bootstrapScript(packed, { entry: ENTRY, scripts: [], styles: [], translation: [] }),
          // Vite's own scripts and styles have no nonce; the development policy allows all.
          nonce: '',
          knownNotFound: [],
        },
      )
      const page = encodePage(status, await withViteClient(new URL(url).pathname, html), { quality: 1 })
      return { page: { ...page, policy: DEVELOPMENT_POLICY } }
    },
  }

  const withViteClient = async (path: string, html: string) => {
    const client = await vite.transformIndexHtml(path, '<html><head></head><body></body></html>')
    const head = client.slice(client.indexOf('<head>') + '<head>'.length, client.indexOf('</head>'))
    const styles = `<link rel="stylesheet" href="/src/styles/index.css">`
    // Comes first, because Vite's own script must run before any module.
    return html.replace('<head>', () => `<head>${head}`).replace('</head>', () => `${styles}</head>`)
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const { incoming, outgoing } = c.env as { incoming: never; outgoing: import('node:http').ServerResponse }
    const passedOn = await new Promise<boolean>((resolve) => {
      outgoing.once('close', () => resolve(false))
      vite.middlewares(incoming, outgoing, () => resolve(true))
    })
    if (!passedOn) return alreadySent
    if (new URL(c.req.url).pathname.startsWith('/admin')) {
      const html = await withViteClient('/admin', staffHtml({ script: '/src/staff/main.tsx', styles: [] }))
      return c.html(html, 200, { 'Content-Security-Policy': DEVELOPMENT_POLICY })
    }
    return next()
  }
  return { middleware, renderer }
}
