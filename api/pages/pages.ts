import { Hono } from 'hono'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { RefusedForm } from '../../src/contract/page.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { answerPage, finishPage, type Page, squeezePage } from './page.ts'
import { DEVELOPMENT_POLICY } from './policy.ts'
import type { Renderer } from './renderer.ts'

export type PagesDeps = {
  renderer: Renderer
  catalogue: { current: () => Catalogue }
  /** Address travellers know the site by, without a trailing slash. */
  origin: string
  /** Every request renders anew, and Vite's own inline scripts and styles may run. */
  development: boolean
}

const MAX_CACHED_PAGES = 500

/** Every public page, rendered once a day and version of the catalogue; and a page again with its form's errors. */
export function createPages({ renderer, catalogue, origin, development }: PagesDeps) {
  const cache = new Map<string, Promise<Page>>()
  let cachedVersion = ''

  async function build(url: URL, refusedForm?: RefusedForm): Promise<Page> {
    const { status, html } = await renderer.render(new Request(url), {
      catalogue: async () => catalogue.current(),
      origin,
      ...(refusedForm && { refusedForm }),
    })
    const page = await finishPage(refusedForm && status === 200 ? 400 : status, html)
    return development ? { ...page, policy: DEVELOPMENT_POLICY } : page
  }

  // A page with a query is rendered afresh: anyone can invent queries, and the memory is for pages people visit.
  function cached(url: URL): Promise<Page> {
    // Prices carry a tax that changes by date, and a printed page says on which day it was seen.
    const version = `${catalogue.current().version} ${indianDay(new Date())}`
    if (version !== cachedVersion) cache.clear()
    cachedVersion = version
    if (url.search || development) return build(url)
    const known = cache.get(url.pathname)
    if (known) return known
    const page = build(url)
    cache.set(url.pathname, page)
    page.then(
      (made) => {
        if (made.status === 200) return squeezePage(made)
        cache.delete(url.pathname)
      },
      () => cache.delete(url.pathname),
    )
    const oldest = cache.keys().next().value
    if (cache.size > MAX_CACHED_PAGES && oldest !== undefined) cache.delete(oldest)
    return page
  }

  const app = new Hono().get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // The router drops a space that an address was pasted with, and a slash at its end: so does the address itself.
    const neat = pathname.replace(/(%20|\/)+$/, '').replace(/^\/*/, '/')
    if (neat !== pathname) return c.redirect(neat + search, 308)
    return answerPage(c.req.raw, await cached(new URL(pathname + search, origin)), 'no-cache')
  })

  /** The page at `path` again, with a refused form's values and errors in it. */
  async function refusedPage({ path, ...form }: RefusedForm & { path: string }): Promise<Response> {
    const page = await build(new URL(path, origin), form)
    return answerPage(new Request(origin), page, 'no-store')
  }

  return { app, refusedPage }
}
