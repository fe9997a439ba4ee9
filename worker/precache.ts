import type { WorkboxPlugin } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import { PREVIOUS_RELEASE_CACHE } from '../src/contract/storage-names.ts'
import { hasExpectedType, hasIntegrity } from './content-check.ts'
import { type ManifestEntry, type Pack, pathOf } from './manifest.ts'
import { fetchPack, worthFetching } from './packs.ts'

const ASSETS = '/assets/'
/** How many files are checked and fetched at the same time: one after the other, each costs a round trip of a slow network. */
const FETCHED_AT_ONCE = 4

/** The files of this release: all on the device, with the content of the build, before the worker counts as installed. */
export interface Precache {
  /** Fetches the release. Rejects, so that the browser discards this worker, if one file is not the one that was built. */
  install(): Promise<unknown>
  activate(event: ExtendableEvent): Promise<unknown>
  /** Whether this path is a file of this release. */
  lists(path: string): boolean
  /** A small file of this release, checked by its digest. */
  match(path: string): Promise<Response | undefined>
  /** Whether any kept script, style or page of this or the former release is something else under its address. */
  isDamaged(): Promise<boolean>
  /** Checks every file by its digest and fetches anew those that fail; calls back after each. Rejects if one cannot be had. */
  repair(onChecked: () => void): Promise<void>
}

export function servePrecache(files: ManifestEntry[], packs: Pack[]): Precache {
  const integrities = new Map(
    files.flatMap(({ url, integrity }) => (integrity ? [[pathOf(url), integrity]] : [])),
  )
  const isIntact = async (path: string, response: Response) => {
    const integrity = integrities.get(path)
    return (
      hasExpectedType(path, response) && (!integrity || (await hasIntegrity(response.clone(), integrity)))
    )
  }

  const controller = new PrecacheController({
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          hasExpectedType(pathOf(request.url), response) ? response : null,
        // While pages wait, only the type is checked. Files that fail are fetched again and replaced in the cache.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse && hasExpectedType(pathOf(request.url), cachedResponse) ? cachedResponse : null,
      } satisfies WorkboxPlugin,
    ],
  })
  let isListed = false
  // Only once a file is asked for: making the keys takes half of the worker's start, which every page waits for.
  const listed = () => {
    if (!isListed) controller.addToCacheList(files.map(({ bytes: _, ...entry }) => entry))
    isListed = true
    return controller
  }
  const open = () => caches.open(controller.strategy.cacheName)

  // What a former release left is checked by its digest, because some releases stored it unchecked.
  async function fetchMissing({ removesDamaged = false, onChecked = () => {} } = {}): Promise<void> {
    const cache = await open()
    const present = new Set((await cache.keys()).map(({ url }) => url))
    const missing = new Map<string, string>()
    await inLanes(listed().getURLsToCacheKeys(), async ([url, key]) => {
      const path = pathOf(url)
      const kept = present.has(key) ? await cache.match(key) : undefined
      if (kept && (await isIntact(path, kept))) return onChecked()
      if (kept && removesDamaged) await cache.delete(key)
      missing.set(path, key)
    })

    const keep = async (path: string, response: Response) => {
      const key = missing.get(path)
      if (key === undefined) return
      await cache.put(key, response)
      missing.delete(path)
      onChecked()
    }
    await inLanes(worthFetching(packs, missing), async (pack) => {
      // What a pack cannot bring is fetched by itself.
      const unpacked = await fetchPack(pack, removesDamaged ? 'reload' : 'default').catch(() => [])
      for (const [path, response] of unpacked) await keep(path, response)
    })
    await inLanes([...missing.keys()], async (path) => {
      const integrity = integrities.get(path)
      const get = (cache: RequestCache) =>
        fetch(path, { cache, credentials: 'same-origin', ...(integrity && { integrity }) })
      // Scripts and styles that the page has just loaded are not fetched twice, unless what the browser has of them is damaged.
      const response =
        integrity && path.startsWith(ASSETS) && !removesDamaged
          ? await get('default').catch(() => get('reload'))
          : await get('reload')
      if (!hasExpectedType(path, response)) throw new Error(`${path} is not the file of this release.`)
      await keep(path, response)
    })
  }

  // URLs are matched exactly here; navigations have their own route.
  const route = new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false })
  registerRoute(
    (options) => !inNavigationScope(options.url.pathname) && listed() && route.match(options),
    route.handler,
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
    async ({ request, url }) => {
      const kept = await caches.match(request, {
        cacheName: PREVIOUS_RELEASE_CACHE,
        ignoreSearch: true,
        ignoreVary: true,
      })
      return kept && hasExpectedType(url.pathname, kept) ? kept : fetch(request)
    },
  )

  return {
    install: () => fetchMissing(),
    async activate(event) {
      // Workbox deletes what this release no longer lists.
      await setAside(listed()).catch(() => {})
      return controller.activate(event)
    },
    lists: (path) => listed().getCacheKeyForURL(path) !== undefined,
    async match(path) {
      const kept = await listed().matchPrecache(path)
      return kept && (await isIntact(path, kept)) ? kept : undefined
    },
    async isDamaged() {
      const cache = await open()
      for (const request of await cache.keys()) {
        const path = pathOf(request.url)
        const kept = await cache.match(request)
        if (!kept) continue
        // A hashed file that this release lists too has to be the same one.
        const check = path.startsWith(ASSETS) ? isIntact : hasExpectedType
        if (!(await check(path, kept))) return true
      }
      return false
    },
    async repair(onChecked) {
      await caches.delete(PREVIOUS_RELEASE_CACHE)
      await fetchMissing({ removesDamaged: true, onChecked })
    },
  }
}

async function inLanes<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  // Each of several takes the next one from this iterator.
  const remaining = [...items].values()
  const lane = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, lane))
}

async function setAside(controller: PrecacheController): Promise<void> {
  const current = new Set(controller.getURLsToCacheKeys().values())
  const cache = await caches.open(controller.strategy.cacheName)
  const outgoing = (await cache.keys()).filter(
    ({ url }) => !current.has(url) && new URL(url).pathname.startsWith(ASSETS),
  )
  // The release has not changed, so the files of the previous release are kept.
  if (outgoing.length === 0) return
  await caches.delete(PREVIOUS_RELEASE_CACHE)
  const previous = await caches.open(PREVIOUS_RELEASE_CACHE)
  for (const request of outgoing) {
    const response = await cache.match(request)
    if (response && hasExpectedType(pathOf(request.url), response)) await previous.put(request, response)
  }
}
