import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** The built client's files. Hashed names are kept for ever by browsers, the rest is asked for again. */
export function staticFiles(clientDir: string) {
  const files = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      c.header('Cache-Control', cacheControl(path.replaceAll('\\', '/').slice(clientDir.length)))
    },
  })
  return new Hono()
    .use('/assets/*', files)
    .use('/art/*', files)
    .use('/reels/*', files)
    .use('/fonts/*', files)
    .use('/icons/*', files)
    .get('/sw.js', files)
    .get('/manifest.webmanifest', files)
    .on(['GET', 'HEAD'], ['/assets/*', '/art/*', '/reels/*', '/fonts/*', '/icons/*'], (c) =>
      c.text('Not found', 404),
    )
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return A_YEAR
  return path.endsWith('.js') || path.endsWith('.webmanifest') ? 'no-cache' : A_DAY
}
