import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parseWebAddress } from '../../src/contract/web-address.ts'
import type { Respond } from './security.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a URL has this site's origin: the configured one, or the host of this request. A plain HTTP origin is refused
 * where the site uses HTTPS, because others on the network could modify such a page.
 */
export function isOwnOrigin(c: Context, url: string, publicUrl: string | undefined): boolean {
  const parsed = parseWebAddress(url)
  if (!parsed) return false
  const { origin, host, protocol } = parsed
  if (origin === publicUrl) return true
  if (host !== c.req.header('host') || (publicUrl && host === new URL(publicUrl).host)) return false
  return protocol === 'https:' || (protocol === 'http:' && !isHttps(c))
}

// Clients can send this header too, but it can only make the check stricter.
function isHttps(c: Context): boolean {
  const forwarded = c.req.header('x-forwarded-proto') ?? ''
  return new URL(c.req.url).protocol === 'https:' || /(^|[,\s])https\s*(,|$)/i.test(forwarded)
}

/**
 * Refuses cross-site writes (CSRF). Browsers send the origin with every write; a client that sends none is not a browser, so
 * another site cannot use its cookies.
 */
export function sameOriginWrites(respond: Respond, publicUrl: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (SAFE.has(c.req.method)) return next()
    const source = c.req.header('origin') ?? c.req.header('referer')
    const site = c.req.header('sec-fetch-site')
    const foreign =
      source !== undefined
        ? !isOwnOrigin(c, source, publicUrl)
        : site === 'cross-site' || site === 'same-site'
    if (foreign) return respond(403, { message: 'This request came from another site.' })
    return next()
  })
}
