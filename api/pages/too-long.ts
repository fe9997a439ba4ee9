import type { Hono } from 'hono'
import { addressIn, splitLanguage } from '../../src/contract/languages.ts'
import { isTooLong, trimmedPath } from '../http/path.ts'
import type { createSecurity } from '../http/security.ts'

/** A path without a page. */
const NOWHERE = '/-/-/-'

/**
 * Answers a URL that is too long. A browser is redirected to the page without the query, which is usually what makes a URL
 * long, or gets the not-found page. Any other client gets 414 as JSON.
 */
export function createTooLong(
  pages: Hono | undefined,
  { respond, secure }: Pick<ReturnType<typeof createSecurity>, 'respond' | 'secure'>,
) {
  return async ({ url, method, headers }: Request): Promise<Response> => {
    const parsed = URL.parse(url)
    const isForBrowser = method === 'GET' && (headers.get('accept') ?? '').includes('text/html')
    if (!pages || !parsed || !isForBrowser) return respond(414, { message: 'This address is too long.' })
    const { origin, pathname } = parsed
    // One leading slash: with two it would be the address of another site.
    const location = trimmedPath(pathname)
    if (!isTooLong(origin + pathname))
      return secure(new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }))
    const { language } = splitLanguage(location)
    const accepted = new Headers({ accept: 'text/html' })
    const encoding = headers.get('accept-encoding')
    if (encoding) accepted.set('accept-encoding', encoding)
    const page = await pages.fetch(new Request(origin + addressIn(language, NOWHERE), { headers: accepted }))
    return secure(new Response(page.body, { status: 414, headers: page.headers }))
  }
}
