import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { builtInlineSources } from './inline-sources.ts'
import { encodePage, sendPage } from './page.ts'

/** A service worker runs under the policy of its own response, not that of its pages. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const FOLDERS = ['/assets/*', '/art/*', '/photos/*', '/reels/*', '/clips/*', '/fonts/*', '/icons/*']
// Browsers request the last one by themselves while the installed app's document loads.
const SINGLE_FILES = ['/sw.js', '/manifest.webmanifest', '/desk.webmanifest', '/favicon.ico']

/** The files of the client build. Browsers cache hashed names forever and revalidate the others. */
export function staticFiles(clientDir: string) {
  const files = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      // The requested path, because the file found may be its compressed variant.
      const asked = path
        .replaceAll('\\', '/')
        .replace(/\.(br|gz)$/, '')
        .slice(clientDir.length)
      if (asked === '/sw.js') c.header('Content-Security-Policy', WORKER_POLICY)
      c.header('Accept-Ranges', 'bytes')
      c.header('Cache-Control', cacheControl(asked))
    },
  })
  // The installed app opens with this document, under the policy it was cached with.
  const html = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const shell = encodePage(200, html, { inline: builtInlineSources(html) })
  return new Hono()
    .use('/reels/*', async (c, next) => {
      await next()
      // Hono has no media type for captions, and devices keep only files of the right type.
      if (c.res.ok && c.req.path.endsWith('.vtt')) c.header('Content-Type', 'text/vtt; charset=utf-8')
    })
    .on(['GET', 'HEAD'], [...FOLDERS, ...SINGLE_FILES], files)
    .on(['GET', 'HEAD'], FOLDERS, (c) => c.text('Not found', 404))
    .get('/index.html', (c) => sendPage(c.req.raw, shell, 'no-cache'))
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return A_YEAR
  return path.endsWith('.js') || path.endsWith('.webmanifest') ? 'no-cache' : A_DAY
}
