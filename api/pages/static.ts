import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { builtInlineSources } from './inline-sources.ts'
import { encodePage, sendPage } from './page.ts'
import { PageCache } from './page-cache.ts'

/** A service worker runs under the policy of its own response, not that of its pages. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"
const BUILT = '/assets/'
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
// The files in the folders. The address of a folder itself, such as `/reels`, is answered by the not-found page.
const FOLDERS = ['assets', 'art', 'photos', 'reels', 'clips', 'fonts', 'icons'].map(
  (name) => `/${name}/:file{.+}`,
)
// Browsers request the last one by themselves while the installed app's document loads.
const SINGLE_FILES = ['/sw.js', '/manifest.webmanifest', '/desk.webmanifest', '/favicon.ico']

/** Most bytes of scripts and styles in memory: more than all of them in the encoding that browsers ask for. */
const MAX_BUILT_BYTES = 4 * 1024 * 1024
/** Those that files are chosen by; all else in an Accept-Encoding makes no difference, and may be anything. */
const ENCODINGS = ['br', 'zstd', 'gzip']

/** The files of the client build. Browsers cache hashed names forever and revalidate the others. */
export function staticFiles(clientDir: string) {
  const files = serveStatic({ root: clientDir, precompressed: true })
  // The installed app opens with this document, under the policy it was cached with.
  const html = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const shell = encodePage(200, html, { inline: builtInlineSources(html) })
  return new Hono()
    .get(`${BUILT}*`, keepBuilt())
    .on(['GET', 'HEAD'], [...FOLDERS, ...SINGLE_FILES], describeFile, files)
    .on(['GET', 'HEAD'], FOLDERS, (c) => c.text('Not found', 404))
    .get('/index.html', (c) => sendPage(c.req.raw, shell, 'no-cache'))
}

type BuiltFile = { body: ArrayBuffer; headers: Headers }

/** Answers with scripts and styles from memory: opening and reading a file takes as long as all else of an answer. */
function keepBuilt() {
  const kept = new PageCache<BuiltFile>(MAX_BUILT_BYTES, ({ body }) => body.byteLength)
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    if (c.req.method !== 'GET' || c.req.header('range')) {
      await next()
      return
    }
    const accepted = (c.req.header('accept-encoding') ?? '').split(',').map((name) => name.trim())
    const key = `${c.req.path} ${ENCODINGS.filter((name) => accepted.includes(name))}`
    const file = kept.get(key)
    if (file) return new Response(file.body, { headers: file.headers })
    await next()
    if (c.res.status !== 200) return
    const { headers } = c.res
    const body = await c.res.arrayBuffer()
    kept.set(key, { body, headers: new Headers(headers) })
    c.res = new Response(body, { headers })
  }
}

async function describeFile(c: Context, next: Next): Promise<void> {
  await next()
  if (!c.res.ok) return
  const { path } = c.req
  const { headers } = c.res
  // A name of the build changes with the content: such a file is never asked for again, nor in parts.
  if (path.startsWith(BUILT)) headers.delete('Last-Modified')
  else headers.set('Accept-Ranges', 'bytes')
  headers.set('Cache-Control', cacheControl(path))
  if (path === '/sw.js') headers.set('Content-Security-Policy', WORKER_POLICY)
  // Hono has no media type for captions, and devices keep only files of the right type.
  if (path.startsWith('/reels/') && path.endsWith('.vtt'))
    headers.set('Content-Type', 'text/vtt; charset=utf-8')
}

function cacheControl(path: string): string {
  if (path.startsWith(BUILT)) return A_YEAR
  return path.endsWith('.js') || path.endsWith('.webmanifest') ? 'no-cache' : A_DAY
}
