import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { ManifestEntry } from './manifest.ts'

/** Hashed files of the release before this one: a page opened under it still asks for its chunks. */
const PREVIOUS_CACHE = 'previous-release'
const ASSETS = '/assets/'

/** The files of this release: all on the device before the worker counts as installed. */
export interface Precache {
  install(event: ExtendableEvent): Promise<unknown>
  activate(event: ExtendableEvent): Promise<unknown>
  /** A file of this release. */
  match(path: string): Promise<Response | undefined>
}

export function servePrecache(files: ManifestEntry[]): Precache {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  // Addresses mean exactly what they say here; navigations have their own route.
  registerRoute(new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
    async ({ request }) =>
      (await caches.match(request, { cacheName: PREVIOUS_CACHE, ignoreSearch: true, ignoreVary: true })) ??
      fetch(request),
  )

  return {
    install: (event) => controller.install(event),
    async activate(event) {
      // Workbox deletes what this release no longer lists.
      await setAside(controller).catch(() => {})
      return controller.activate(event)
    },
    match: (path) => controller.matchPrecache(path),
  }
}

async function setAside(controller: PrecacheController): Promise<void> {
  const current = new Set(controller.getURLsToCacheKeys().values())
  const cache = await caches.open(controller.strategy.cacheName)
  const outgoing = (await cache.keys()).filter(
    ({ url }) => !current.has(url) && new URL(url).pathname.startsWith(ASSETS),
  )
  // The same files as before: what is set aside already stays.
  if (outgoing.length === 0) return
  await caches.delete(PREVIOUS_CACHE)
  const previous = await caches.open(PREVIOUS_CACHE)
  for (const request of outgoing) {
    const response = await cache.match(request)
    if (response) await previous.put(request, response)
  }
}
