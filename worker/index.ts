import { PERIODIC_SYNC_TAG, type ToWorker } from '../src/contract/worker-messages.ts'
import { keepCatalogue, serveCatalogue } from './catalogue.ts'
import { openKeptMedia } from './kept-media.ts'
import { splitManifest } from './manifest.ts'
import { serveMedia } from './media.ts'
import { tell } from './news.ts'
import { servePages } from './pages.ts'
import { servePrecache } from './precache.ts'
import { servePush } from './push.ts'
import { isOutboxTag, sendWaiting } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

const { files, media } = splitManifest(self.__WB_MANIFEST)
const precache = servePrecache(files)
const kept = openKeptMedia(media, tell)
serveCatalogue(tell)
serveMedia(kept)
servePages(precache)
servePush()
// No other request is touched: posts, the staff area and the rest of the API go straight to the network.

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    precache
      .activate(event)
      // The page that brought the first worker works without a network from now on, not from its next visit.
      .then(() => self.clients.claim()),
  )
  // Not waited for: until the event is over, every page's requests stand still.
  void Promise.allSettled([keepCatalogue(tell), sendWaiting()])
})

self.addEventListener('sync', (event) => {
  if (isOutboxTag(event.tag)) event.waitUntil(sendWaiting())
})

self.addEventListener('periodicsync', (event) => {
  if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(sendWaiting())
})

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message.type === 'activate') event.waitUntil(self.skipWaiting())
  if (message.type === 'keep-media') event.waitUntil(kept.keep(message.videos))
})
