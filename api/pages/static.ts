import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { answerPage, finishPage } from './page.ts'

/** The service worker fetches under the policy it came with, not under its pages'. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const FOLDERS = ['/assets/*', '/art/*', '/photos/*', '/reels/*', '/clips/*', '/fonts/*', '/icons/*']
// Browsers ask for the last one by themselves while the installed app's document is being filled.
const SINGLE_FILES = ['/sw.js', '/manifest.webmanifest', '/favicon.ico']

/** The built client's files. Hashed names are kept for ever by browsers, the rest is asked for again. */
export function staticFiles(clientDir: string) {
  const files = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      // As asked for: what was found may be its compressed twin.
      const asked = path
        .replaceAll('\\', '/')
        .replace(/\.(br|gz)$/, '')
        .slice(clientDir.length)
      if (asked === '/sw.js') c.header('Content-Security-Policy', WORKER_POLICY)
      c.header('Accept-Ranges', 'bytes')
      c.header('Cache-Control', cacheControl(asked))
    },
  })
  // The installed app opens with this document, under the policy it was kept with.
  const shell = finishPage(200, readFileSync(join(clientDir, 'index.html'), 'utf8'))
  return new Hono()
    .on(['GET', 'HEAD'], [...FOLDERS, ...SINGLE_FILES], files)
    .on(['GET', 'HEAD'], FOLDERS, (c) => c.text('Not found', 404))
    .get('/index.html', async (c) => answerPage(c.req.raw, await shell, 'no-cache'))
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return A_YEAR
  return path.endsWith('.js') || path.endsWith('.webmanifest') ? 'no-cache' : A_DAY
}
