import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Answer } from './security.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Origins that are this site: the one it is published under, and whatever this request was sent to. */
export function isOwnOrigin(c: Context, url: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(url)) return false
  const { origin, host } = new URL(url)
  return origin === publicUrl || host === c.req.header('host')
}

/**
 * Refuses a write that a browser sends on another site's behalf: with our cookie, or to sign its visitor in. Browsers
 * name the origin of every write; what names none is no browser, and has no cookie to borrow.
 */
export function sameOriginWrites(answer: Answer, publicUrl: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (SAFE.has(c.req.method)) return next()
    const source = c.req.header('origin') ?? c.req.header('referer')
    const site = c.req.header('sec-fetch-site')
    const foreign =
      source !== undefined
        ? !isOwnOrigin(c, source, publicUrl)
        : site === 'cross-site' || site === 'same-site'
    if (foreign) return answer(403, { message: 'This request came from another site.' })
    return next()
  })
}
