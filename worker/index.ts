// What this worker answers from the device, and what it keeps there:
//
// | request                       | answer                                        | kept until                        |
// | public page                   | the kept page, else the shell with its top    | 20 pages; the next catalogue      |
// | page of a traveller's trip    | the app's shell, without referrer             | never; its copy is in a database  |
// | script, style, font, icon     | this release, the one before, the network     | the next release but one          |
// | GET /api/catalogue            | the kept one, renewed behind the answer       | a newer one that obeys the schema |
// | picture under /art, /reels, … | kept, seen, the network, a similar one        | the next release; 30 days if seen |
// | uploaded photo of a package | seen, the network, the same in another size  | 30 days; 8 of each page visited   |
// | video, captions               | kept, the network                             | the next release, or Settings     |
// | page under /admin             | the network, else a page with the own actions | never                             |
// | anything else                 | not touched: posts, the rest of /api          | never                             |
//
// Nothing is kept that is not what its address names: files of the release are checked by digest, media by type and
// length, the catalogue by its schema (content-check.ts). Enquiries are no cache: they are in the outbox's database.
import { PERIODIC_SYNC_TAG, type ToWorker } from '../src/contract/worker-messages.ts'
import { broadcast } from './broadcast.ts'
import { keepCatalogue, serveCatalogue } from './catalogue.ts'
import { serveDeskOffline } from './desk-offline.ts'
import { openKeptMedia } from './kept-media.ts'
import { openKeptPages } from './kept-pages.ts'
import { splitManifest } from './manifest.ts'
import { serveMedia } from './media.ts'
import { servePages } from './pages.ts'
import { servePrecache } from './precache.ts'
import { servePush } from './push.ts'
import { repair } from './repair.ts'
import { isOutboxTag, sendWaiting } from './sync.ts'
import { replaceDamagedRelease } from './takeover.ts'

declare const self: ServiceWorkerGlobalScope

const { files, packs, media } = splitManifest(self.__WB_MANIFEST)
const precache = servePrecache(files, packs)
const kept = openKeptMedia(media, broadcast)
serveCatalogue(broadcast)
serveMedia(kept)
// The shell names every script that a release begins with, so it is another one in every release.
const release = files.find(({ url }) => url === 'index.html')?.revision ?? ''
const pages = openKeptPages(release, precache.lists)
servePages(precache, pages)
serveDeskOffline()
servePush()
const takeover = replaceDamagedRelease(precache)

self.addEventListener('install', (event) => {
  event.waitUntil(takeover.look().then(precache.install).then(takeover.skipWaiting))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    precache
      .activate(event)
      // The page that brought the first worker works without a network from now on, not from its next visit.
      .then(() => self.clients.claim())
      .then(() => void takeover.reloadPages()),
  )
  // Not waited for: until the event is over, every page's requests stand still.
  void Promise.allSettled([keepCatalogue(broadcast), sendWaiting()])
})

self.addEventListener('sync', (event) => {
  if (isOutboxTag(event.tag)) event.waitUntil(sendWaiting({ isLast: event.lastChance }))
})

self.addEventListener('periodicsync', (event) => {
  if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(sendWaiting({ isLast: true }))
})

// Every start of the worker is used: after a long outage the browser has stopped its background sync. What a page opens, it sends itself.
self.addEventListener('push', (event) => {
  event.waitUntil(sendWaiting({ isLast: true }).catch(() => {}))
})

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  // Pages of releases before workbox-window ask with `activate`.
  if (message.type === 'SKIP_WAITING' || message.type === 'activate') event.waitUntil(self.skipWaiting())
  if (message.type === 'keep-media') event.waitUntil(kept.keep(message.videos))
  if (message.type === 'keep-page') event.waitUntil(pages.keep(message.path))
  if (message.type === 'drop-pages')
    event.waitUntil(pages.drop().then((dropped) => event.ports[0]?.postMessage(dropped)))
  if (message.type === 'repair') event.waitUntil(pages.drop().finally(() => repair(precache, event.ports[0])))
})
