import { KEPT_MEDIA_CACHE, type News } from '../src/contract/worker-messages.ts'
import type { ManifestEntry } from './manifest.ts'

const PICTURE = /^\/art\/(?<name>.+)-(?<frame>[a-z]+)-(?<width>\d+)\.(?<format>[a-z]+)$/

/** Pictures at phone size, and videos, that the app has without a network. */
export interface KeptMedia {
  /** Fetches what is missing, one at a time, and drops what this release no longer lists. One run at a time. */
  keepAll(): Promise<void>
  /** The file of exactly this path. */
  match(path: string): Promise<Response | undefined>
  /** The same picture in another width, else in another frame: better than a hole when there is no network. */
  matchSimilar(path: string): Promise<Response | undefined>
}

export function openKeptMedia(media: ManifestEntry[], tell: (news: News) => void): KeptMedia {
  // The revision is part of the key: a redrawn picture is a missing one.
  const keys = new Map(
    media.map(({ url, revision }) => [absolute(url), `${absolute(url)}?v=${revision ?? ''}`]),
  )
  const match = (path: string) => {
    const key = keys.get(path)
    return key ? caches.match(key, { cacheName: KEPT_MEDIA_CACHE }) : Promise.resolve(undefined)
  }
  let running: Promise<void> | undefined

  const keepMissing = async () => {
    const cache = await caches.open(KEPT_MEDIA_CACHE)
    const wanted = new Set(keys.values())
    const present = new Set<string>()
    for (const request of await cache.keys()) {
      const key = pathAndQuery(request.url)
      if (wanted.has(key)) present.add(key)
      else await cache.delete(request)
    }
    for (const [path, key] of keys) {
      if (present.has(key)) continue
      const outcome = await keepOne(cache, path, key)
      // The network is gone, or the disk full: the next start goes on from here.
      if (outcome === 'failed') break
      if (outcome === 'missing') continue
      present.add(key)
      if (present.size % 10 === 0) tell({ type: 'pictures-kept', kept: present.size, of: keys.size })
    }
    tell({ type: 'pictures-kept', kept: present.size, of: keys.size })
  }

  return {
    match,
    async matchSimilar(path) {
      const wanted = PICTURE.exec(path)?.groups
      if (!wanted) return undefined
      const same = (other: string, frame?: string) => {
        const groups = PICTURE.exec(other)?.groups
        const isIt = groups?.name === wanted.name && groups?.format === wanted.format
        return isIt && (frame === undefined || groups?.frame === frame)
      }
      const paths = [...keys.keys()]
      const candidates = [...paths.filter((p) => same(p, wanted.frame)), ...paths.filter((p) => same(p))]
      for (const candidate of candidates) {
        const response = await match(candidate)
        if (response) return response
      }
      return undefined
    },
    keepAll() {
      running ??= keepMissing().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

async function keepOne(cache: Cache, path: string, key: string): Promise<'kept' | 'missing' | 'failed'> {
  try {
    const response = await fetch(path, { priority: 'low', credentials: 'omit' })
    if (response.status !== 200) return 'missing'
    await cache.put(key, response)
    return 'kept'
  } catch {
    return 'failed'
  }
}

function absolute(url: string): string {
  return new URL(url, location.origin).pathname
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
