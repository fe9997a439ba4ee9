import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { sharedPage } from '../../src/catalogue/shared-page.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import {
  addressIn,
  addressOf,
  HTML_LANGUAGES,
  type Language,
  splitLanguage,
} from '../../src/contract/languages.ts'
import type { RefusedForm, TripPage } from '../../src/contract/page.ts'
import { ENQUIRY_PARAMETER, pageQuery, RECEIPT_PARAMETER } from '../../src/contract/page-search.ts'
import { RECEIPT_COOKIE } from '../../src/contract/storage-names.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { isDecodable, trimmedPath } from '../http/path.ts'
import { createRecompression } from '../http/recompression.ts'
import { plainRefusalPage } from '../intake/plain-refusal.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Page, sendPage } from './page.ts'
import { PageCache } from './page-cache.ts'
import { createRenderQueue, type Priority, RenderBusyError } from './render-queue.ts'
import type { PersonalContext, Renderer, RenderResult } from './renderer.ts'

export type PagesDeps = {
  renderer: Renderer
  catalogue: { current: () => Catalogue }
  /** Public URL of the site, without a trailing slash. */
  origin: string
  /** Renders every request again. */
  development: boolean
  log: Logger
  metrics?: Metrics
}

/** About twice the size of all catalogue pages. */
const MAX_PAGES_BYTES = 48 * 1024 * 1024
/** Searches, and other spellings of a page's address. */
const MAX_VARIANTS_BYTES = 8 * 1024 * 1024
/** One page for each kind: no such destination, no such package, … */
const MAX_NOT_FOUND_BYTES = 2 * 1024 * 1024
const RETRY_AFTER_S = 3
/** A path without a page; used for paths that cannot be decoded. */
const NOWHERE = '/-/-/-'
const RECEIPT_PATH = '/thankyou'
/** The share target of the manifest. */
const SHARE_PATH = '/share'
/** The page of a trip: nothing may keep it, or send its address to anybody. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
const REFERENCE = /^[A-Z0-9-]{4,20}$/

/** The public pages, rendered once per day and catalogue version; and a page with the errors of its submitted form. */
export function createPages({ renderer, catalogue, origin, development, log, metrics }: PagesDeps) {
  const pages = new PageCache<Page>(MAX_PAGES_BYTES, sizeOf)
  const variants = new PageCache<Page>(MAX_VARIANTS_BYTES, sizeOf)
  const notFoundPages = new PageCache<Page>(MAX_NOT_FOUND_BYTES, sizeOf)
  /** Pages being rendered, by version and address; further requests for one wait for the same rendering. */
  const inProgress = new Map<string, Promise<Page>>()
  const enqueue = createRenderQueue()
  metrics?.addGauge('marigold_render_waiting', 'Pages that wait to be rendered.', enqueue.waiting)
  const noteSent = createRecompression(log)
  let cachedVersion = ''

  // The day is part of the version, because taxes change by date and a printed page shows the date.
  function currentVersion(): string {
    const version = `${catalogue.current().version} ${indianDay(new Date())}`
    if (version !== cachedVersion) for (const cache of [pages, variants, notFoundPages]) cache.clear()
    cachedVersion = version
    return version
  }

  async function pageAt(path: string, query: string): Promise<Page> {
    const version = currentVersion()
    const address = (isDecodable(path) ? path : addressIn(splitLanguage(path).language, NOWHERE)) + query
    const isVariant = query !== '' || !isUsualSpelling(splitLanguage(path).path)
    const cache = isVariant ? variants : pages
    const known = development ? undefined : cache.get(address)
    if (known) {
      if (!isVariant) noteSent(known.bodies)
      return known
    }

    const key = `${version} ${address}`
    const rendering = inProgress.get(key)
    if (rendering) return rendering
    const page = enqueue(isVariant ? 'search' : 'page', () => renderPage(address))
    inProgress.set(key, page)
    try {
      const made = await page
      if (made.status === 200 && version === cachedVersion && !development) {
        cache.set(address, made)
      }
      return made
    } finally {
      inProgress.delete(key)
    }
  }

  async function renderPage(address: string): Promise<Page> {
    const version = currentVersion()
    const { page, notFound } = await renderTimed(
      {
        url: origin + address,
        origin,
        knownNotFound: development ? [] : notFoundPages.keys,
      },
      catalogue.current(),
    )
    const known = notFound !== undefined ? notFoundPages.get(notFound) : undefined
    if (page && notFound !== undefined && version === cachedVersion) notFoundPages.set(notFound, page)
    const finished = page ?? known
    // Removed from the cache meanwhile because the catalogue changed: the next request renders it.
    if (!finished) throw new RenderBusyError()
    return finished
  }

  async function renderTimed(...call: Parameters<Renderer['render']>): Promise<RenderResult> {
    const before = performance.now()
    const result = await renderer.render(...call)
    metrics?.observeRender(performance.now() - before)
    return result
  }

  const app = new Hono().get('*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    // The router ignores a trailing space or slash in a URL: redirect to the URL without it.
    const trimmed = trimmedPath(pathname)
    if (trimmed !== pathname) return c.redirect(trimmed + search, 308)
    const address = addressOf(pathname)
    if (address !== pathname) return c.redirect(address + search, 308)
    const { language, path } = splitLanguage(pathname)
    if (path.toLowerCase() === SHARE_PATH) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(sharedPage(catalogue.current(), c.req.query(), origin), 303)
    }
    const reference = path === RECEIPT_PATH ? getCookie(c, RECEIPT_COOKIE) : undefined
    const linked = searchParams.get(RECEIPT_PARAMETER)
    const isOther = searchParams.get(ENQUIRY_PARAMETER) || (linked && linked !== reference)
    try {
      if (reference && !isOther && REFERENCE.test(reference)) {
        const page = await personalPage(pathname, { receipt: { reference } })
        return sendPage(c.req.raw, page, 'no-store')
      }
      return sendPage(c.req.raw, await pageAt(pathname, pageQuery(path, searchParams)), 'no-cache')
    } catch (error) {
      if (!(error instanceof RenderBusyError)) throw error
      return busyPage(language)
    }
  })

  /** A page with content for one traveller only: rendered first, and never cached. */
  async function personalPage(
    path: string,
    personal: PersonalContext,
    priority: Priority = 'personal',
  ): Promise<Page> {
    const url = origin + (isDecodable(path) ? path : NOWHERE)
    const job = { url, origin, personal, knownNotFound: [] }
    const { page } = await enqueue(priority, () => renderTimed(job, catalogue.current()))
    if (!page) throw new Error('A page for one traveller was not rendered.')
    return page
  }

  /** The page at `path` with the values and errors of a refused form. */
  async function refusedPage({ path, ...refusedForm }: RefusedForm & { path: string }): Promise<Response> {
    try {
      const page = await personalPage(path, { refusedForm })
      const status = page.status === 200 ? 400 : page.status
      return sendPage(new Request(origin), { ...page, status }, 'no-store')
    } catch (err) {
      // The errors must be shown even when the page cannot be rendered.
      if (!(err instanceof RenderBusyError)) log.error({ err }, 'the page of a refused form failed')
      return plainRefusalPage(refusedForm)
    }
  }

  /** The page of a trip, or that it is gone; `status` where it is not 200. The address contains the token. */
  async function tripPage(request: Request, trip: TripPage, status?: number): Promise<Response> {
    try {
      // Rendered after pages of submitted forms, because anyone with a link can load it repeatedly.
      const page = await personalPage(new URL(request.url).pathname, { trip }, 'page')
      const response = sendPage(request, { ...page, status: status ?? page.status }, 'no-store')
      for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value)
      return response
    } catch (error) {
      if (!(error instanceof RenderBusyError)) throw error
      return busyPage()
    }
  }

  return { app, refusedPage, tripPage }
}

function sizeOf({ bodies }: Page): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0)
}

// `/Bali` and `/%62ali` are the same page as `/bali`, but there are too many such spellings to cache them with the others.
function isUsualSpelling(path: string): boolean {
  if (path === '/FlightForm') return true
  const decoded = isDecodable(path) ? decodeURIComponent(path).toLowerCase() : ''
  // The catalogue ignores white space around a name, and decodes the name of a package once more.
  if (/[\s%]/.test(decoded)) return false
  return decoded.split('/').map(encodeURIComponent).join('/') === path
}

const BUSY: Record<Language, { title: string; text: string }> = {
  en: { title: 'The site is busy just now.', text: 'Please reload this page in a few seconds.' },
  hi: { title: 'साइट पर अभी बहुत लोग हैं।', text: 'कृपया कुछ सेकंड बाद यह पेज फिर से लोड करें।' },
  gu: { title: 'સાઇટ પર હમણાં ઘણા લોકો છે.', text: 'કૃપા કરીને થોડી સેકન્ડ પછી આ પેજ ફરી લોડ કરો.' },
}

function busyPage(language: Language = 'en'): Response {
  const { title, text } = BUSY[language]
  const html = `<!doctype html><html lang="${HTML_LANGUAGES[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Marigold Miles</title><h1>${title}</h1><p>${text}</p></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_S),
    },
  })
}
