import type { MiddlewareHandler } from 'hono'
import { DEVELOPMENT_POLICY } from './policy.ts'
import type { Renderer, ServerEntry } from './renderer.ts'
import { staffHtml } from './staff-document.ts'
import { SCRIPTS_MARK, STYLES_MARK, starter } from './starter.ts'

const ENTRY = '/src/main.tsx'

/**
 * Vite inside the server: sources instead of a build, with reload. Never loaded in production. `alreadySent` stands for
 * an answer that Vite gave.
 */
export async function createDevServer(
  root: string,
  alreadySent: Response,
): Promise<{ middleware: MiddlewareHandler; renderer: Renderer }> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })

  const renderer: Renderer = {
    render: async (request, context) => {
      const { render } = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
      const { response } = await render(request, { ...context, starter: starter(ENTRY) }, { routes: {} })
      const html = (await response.text()).replace(SCRIPTS_MARK, '').replace(STYLES_MARK, '')
      return { status: response.status, html: await withViteClient(new URL(request.url).pathname, html) }
    },
  }

  const withViteClient = async (path: string, html: string) => {
    const client = await vite.transformIndexHtml(path, '<html><head></head><body></body></html>')
    const head = /<head>([\s\S]*)<\/head>/.exec(client)?.[1] ?? ''
    const styles = `<link rel="stylesheet" href="/src/styles/index.css">`
    // First: what Vite prepares must be there before the first module runs.
    return html.replace(/<head>/, `<head>${head}`).replace('</head>', `${styles}</head>`)
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const { incoming, outgoing } = c.env as { incoming: never; outgoing: import('node:http').ServerResponse }
    const passedOn = await new Promise<boolean>((resolve) => {
      outgoing.once('close', () => resolve(false))
      vite.middlewares(incoming, outgoing, () => resolve(true))
    })
    if (!passedOn) return alreadySent
    if (new URL(c.req.url).pathname.startsWith('/admin')) {
      const html = await withViteClient('/admin', staffHtml({ script: '/src/staff.tsx', styles: [] }))
      return c.html(html, 200, { 'Content-Security-Policy': DEVELOPMENT_POLICY })
    }
    return next()
  }
  return { middleware, renderer }
}
