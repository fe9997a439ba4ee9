import { promotionsOn } from '../src/catalogue/promotions.ts'
import { taxRatesOn } from '../src/catalogue/taxes.ts'
import { addressIn, LANGUAGES, splitLanguage } from '../src/contract/languages.ts'
import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import { KEPT_PAGES_CACHE } from '../src/contract/storage-names.ts'
import { indianDay } from '../src/contract/travel-date.ts'
import { isTripPath } from '../src/contract/trip-path.ts'
import { keptCatalogueVersion } from './catalogue.ts'
import { hasExpectedType } from './content-check.ts'
import { keepPhotos } from './photos.ts'

/** Pages kept at most; each takes about 15 kB. The start pages that were kept are among them. */
const MAX_PAGES = 20
const START_PAGES = LANGUAGES.map((language) => addressIn(language, '/'))
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g
/** The server's `<meta name="catalogue-version">`; a captive portal's page has none. */
const CATALOGUE_VERSION = /<meta name="catalogue-version" content="(?<version>[\w-]+)"/
/** What the first screen shows ends with one of these, the first one in the page's main part. */
const FIRST_ENDS = ['</section>', '</header>']
/** How long a cheap phone needs to paint the first part, ms. */
const FIRST_PAINT_MS = 120
const SECURITY_HEADER = /^(?:content-security|cross-origin|permissions|referrer|x-)/
const VERSION_HEADER = 'x-catalogue-version'
const DAY_HEADER = 'x-rendered-on'
const RELEASE_HEADER = 'x-release'

/**
 * Pages as the server rendered them, so that a start shows words and picture before any script runs. They are fetched
 * without cookies: nothing personal is in them.
 */
export interface KeptPages {
  /** The page at this path, if it is kept, of this release, and shows the same catalogue, promotions and tax rates as the app would. */
  match(path: string): Promise<Response | undefined>
  /** Fetches the page at this path, and the start page in its language, unless they are kept. Without a network it does nothing. */
  keep(path: string): Promise<void>
  /** Deletes all of them; returns whether there were any. */
  drop(): Promise<boolean>
}

/**
 * `release` is this release's name. `isListed`: whether an address is a file of this release. A page that needs another
 * file is of another release.
 */
export function openKeptPages(release: string, isListed: (path: string) => boolean): KeptPages {
  const find = async (path: string) => {
    // Both at once: a start waits for them.
    const [kept, version] = await Promise.all([
      caches.match(path, { cacheName: KEPT_PAGES_CACHE }),
      keptCatalogueVersion(),
    ])
    // A page of the former release would start that release's scripts, also after the update that was agreed to.
    return kept?.headers.get(RELEASE_HEADER) === release && isCurrent(kept, version) ? kept : undefined
  }
  const keepOne = async (path: string) => {
    if (isTripPath(path) || (await find(path))) return
    const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', priority: 'low' })
    const policy = response.headers.get('content-security-policy')
    const isPage = hasExpectedType(`${path}.html`, response) && !response.redirected && policy
    if (!isPage || /no-store/.test(response.headers.get('cache-control') ?? '')) return
    const html = await response.text()
    const { version } = CATALOGUE_VERSION.exec(html)?.groups ?? {}
    if (!version || !(html.match(ASSET) ?? []).every(isListed)) return
    const headers = {
      ...securityHeaders(response),
      'content-type': 'text/html; charset=utf-8',
      [RELEASE_HEADER]: release,
      [VERSION_HEADER]: version,
      [DAY_HEADER]: indianDay(new Date(response.headers.get('date') ?? Date.now())),
    }
    const cache = await caches.open(KEPT_PAGES_CACHE)
    // Deleted first, because the order of a cache is that of its insertions.
    await cache.delete(path)
    await cache.put(path, new Response(compressed(html), { headers }))
    const kept = await cache.keys()
    const others = kept.filter(({ url }) => !START_PAGES.includes(new URL(url).pathname))
    for (const oldest of others.slice(0, Math.max(0, kept.length - MAX_PAGES))) await cache.delete(oldest)
    await keepPhotos(html)
  }
  // One after the other: the same page asked for twice is fetched once, and is not missing for a moment while it is kept again.
  const runs = new Map<string, Promise<void>>()
  const keepInTurn = (path: string) => {
    const run = (runs.get(path) ?? Promise.resolve()).catch(() => {}).then(() => keepOne(path))
    runs.set(path, run)
    return run
  }

  return {
    async match(path) {
      const kept = await find(path)
      if (!kept?.body) return undefined
      const html = await new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).text()
      return new Response(inTwoParts(html), { headers: kept.headers })
    },
    async keep(path) {
      try {
        const start = addressIn(splitLanguage(path).language, '/')
        for (const wanted of new Set([path, start])) if (inNavigationScope(wanted)) await keepInTurn(wanted)
      } catch (error) {
        console.info('A page was not kept.', path, error)
      }
    },
    drop: () => caches.delete(KEPT_PAGES_CACHE),
  }
}

// As the shell has them. With another opener policy, the browser forgets the state of the history when it goes from one to the other, and
// so which enquiry /thankyou is about.
function securityHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => SECURITY_HEADER.test(name)))
}

function isCurrent({ headers }: Response, catalogueVersion: string | undefined): boolean {
  const day = headers.get(DAY_HEADER) ?? ''
  return headers.get(VERSION_HEADER) === catalogueVersion && termsOn(day) === termsOn(indianDay(new Date()))
}

// Everything a page says that a day may change.
function termsOn(day: string): string {
  return `${taxRatesOn(day)} ${promotionsOn(day)}`
}

function compressed(html: string): ReadableStream<Uint8Array> {
  return new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'))
}

// Delivers the page in two parts, as a network does: the browser paints the first part while it waits for the second. If it got
// the whole page at once, it would lay out all of a long page first.
function inTwoParts(html: string): ReadableStream<Uint8Array> {
  const main = html.indexOf('<main')
  const ends = FIRST_ENDS.flatMap((tag) => {
    const at = html.indexOf(tag, main)
    return at < 0 ? [] : [at + tag.length]
  })
  const first = main < 0 || ends.length === 0 ? '' : html.slice(0, Math.min(...ends))
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      if (first) {
        controller.enqueue(encoder.encode(first))
        await new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_MS))
      }
      controller.enqueue(encoder.encode(html.slice(first.length)))
      controller.close()
    },
  })
}
