import * as v from 'valibot'
import { registerRoute } from 'workbox-routing'
import { type Catalogue, CatalogueSchema } from '../src/contract/catalogue.ts'
import { catalogueVersion } from '../src/contract/catalogue-version.ts'
import { CATALOGUE_CACHE, MEDIA_CACHES } from '../src/contract/storage-names.ts'
import type { DeviceMessage } from '../src/contract/worker-messages.ts'

const PATH = '/api/catalogue'
/** A fetch without progress for this long no longer blocks the next one. */
const FETCH_LIMIT_MS = 60_000

/**
 * Answers the catalogue from the device and asks the server for a newer one in the background. A request with `no-cache` or
 * `reload` waits for the server, and gets the stored catalogue only without a network. An incomplete or invalid document never
 * replaces the last valid one.
 */
export function serveCatalogue(broadcast: (message: DeviceMessage) => void): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === PATH,
    async ({ request, event }) => {
      const kept = await findKept()
      const newer = keepCatalogue(broadcast).catch(() => undefined)
      event.waitUntil(newer)
      const isUrgent = request.cache === 'no-cache' || request.cache === 'reload'
      if (kept && !isUrgent) return kept
      await newer
      return (await findKept()) ?? unavailable()
    },
  )
}

type Document = { text: string; version: string }

let last: Promise<unknown> = Promise.resolve()
/**
 * The newest document where the device has no room for it, because an older one has old prices. It is lost when the worker ends,
 * and then fetched again.
 */
let unkept: Document | undefined

/**
 * Keeps the server's catalogue, also before a page asks for it. One fetch runs after another: of two at once, the older
 * document might arrive last and replace the newer one.
 */
export function keepCatalogue(broadcast: (message: DeviceMessage) => void): Promise<void> {
  const renewal = last.then(() => fetchNewer(broadcast))
  last = renewal.catch(() => {})
  return renewal
}

/** Version of the kept catalogue, which the app shows; `undefined` without one. */
export async function keptCatalogueVersion(): Promise<string | undefined> {
  const kept = await findKept()
  return kept && catalogueVersion(kept.headers)
}

/** The kept catalogue, which was checked when it was kept; `undefined` without one. */
export async function keptCatalogue(): Promise<Catalogue | undefined> {
  return (await findKept())?.json()
}

async function findKept(): Promise<Response | undefined> {
  return unkept ? responseOf(unkept) : caches.match(PATH, { cacheName: CATALOGUE_CACHE })
}

/** Keeps and announces the server's catalogue, unless the kept one is the newest. Throws without one. */
async function fetchNewer(broadcast: (message: DeviceMessage) => void): Promise<void> {
  const kept = await findKept()
  const etag = kept?.headers.get('etag')
  const response = await fetch(PATH, {
    cache: 'no-store',
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  })
  if (response.status === 304) return
  if (response.status !== 200) throw new Error(`The catalogue answered ${response.status}.`)
  const text = await response.text()
  const { version } = v.parse(CatalogueSchema, JSON.parse(text))
  unkept = (await keep({ text, version })) ? undefined : { text, version }
  if (kept) broadcast({ type: 'catalogue-changed', version })
}

/** Stores a document, on a full disk in the place of pictures; returns whether it is stored. */
function keep(document: Document): Promise<boolean> {
  const put = async () => (await caches.open(CATALOGUE_CACHE)).put(PATH, responseOf(document))
  const makeRoom = () => Promise.all(MEDIA_CACHES.map((name) => caches.delete(name)))
  return put()
    .catch((error: DOMException) => {
      if (error.name !== 'QuotaExceededError') throw error
      return makeRoom().then(put)
    })
    .then(
      () => true,
      () => false,
    )
}

// The body was decoded, so the headers that described its encoding no longer hold. The ETag is the document's own: earlier
// servers sent an old document with the ETag of the next one, which then was never fetched.
function responseOf({ text, version }: Document): Response {
  return new Response(text, { headers: { 'content-type': 'application/json', etag: `"${version}"` } })
}

function unavailable(): Response {
  return Response.json({ message: 'The catalogue is not on this device yet.' }, { status: 504 })
}
