import { type Connection, isMetered } from '../src/contract/connection.ts'
import { KEPT_MEDIA_CACHE, type News, type VideoWish } from '../src/contract/worker-messages.ts'
import { isVideo, type ManifestEntry } from './manifest.ts'

const PICTURE = /^\/art\/(?<name>.+)-(?<frame>[a-z]+)-(?<width>\d+)\.(?<format>[a-z]+)$/

/** Pictures at phone size, and videos, that the app has without a network. */
export interface KeptMedia {
  /**
   * Fetches what is missing, one at a time, pictures before videos, and drops what this release no longer lists. One
   * run at a time: a later wish about the videos holds for the one under way.
   */
  keep(videos: VideoWish): Promise<void>
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
  let wish: VideoWish = 'none'
  let wishes = 0
  let running: Promise<void> | undefined

  const keepMissing = async () => {
    const cache = await caches.open(KEPT_MEDIA_CACHE)
    const present = await dropUnlisted(cache, new Set(keys.values()))
    const pictures = [...keys].filter(([path]) => !isVideo(path))
    const videos = [...keys].filter(([path]) => isVideo(path))
    const count = (of: [string, string][]) => of.filter(([, key]) => present.has(key)).length
    const tellVideos = (fetching: boolean) =>
      tell({ type: 'videos-kept', kept: count(videos), of: videos.length, fetching })

    for (const [path, key] of pictures) {
      if (present.has(key)) continue
      const outcome = await keepOne(cache, path, key)
      // The network is gone, or the disk full: the next start goes on from here.
      if (outcome === 'failed') break
      if (outcome === 'missing') continue
      present.add(key)
      if (present.size % 10 === 0) tell({ type: 'pictures-kept', kept: count(pictures), of: pictures.length })
    }
    tell({ type: 'pictures-kept', kept: count(pictures), of: pictures.length })

    if (wish === 'drop')
      for (const [, key] of videos) {
        await cache.delete(key)
        present.delete(key)
      }
    for (const [path, key] of videos) {
      if (present.has(key)) continue
      if (!mayFetchVideos(wish)) break
      tellVideos(true)
      const outcome = await keepOne(cache, path, key)
      if (outcome === 'failed') break
      if (outcome === 'kept') present.add(key)
    }
    tellVideos(false)
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
    keep(videos) {
      wish = videos
      wishes += 1
      running ??= (async () => {
        // Whatever was asked for meanwhile is done in another turn.
        for (let heard = 0; heard !== wishes; ) {
          heard = wishes
          await keepMissing()
        }
      })().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

// The keys of what is kept, less what no release wants any more.
async function dropUnlisted(cache: Cache, wanted: ReadonlySet<string>): Promise<Set<string>> {
  const present = new Set<string>()
  for (const request of await cache.keys()) {
    const key = pathAndQuery(request.url)
    if (wanted.has(key)) present.add(key)
    else await cache.delete(request)
  }
  return present
}

// Asked again before each: the phone may have left the house, and its wireless network, meanwhile.
function mayFetchVideos(wish: VideoWish): boolean {
  if (wish === 'now') return true
  const link = (navigator as { connection?: Connection }).connection
  return wish === 'unless metered' && !isMetered(link)
}

type Outcome = 'kept' | 'missing' | 'failed'

async function keepOne(cache: Cache, path: string, key: string): Promise<Outcome> {
  let outcome: Outcome = 'failed'
  // The second time past the browser's own cache: of a video that was begun and left, it may have half a file.
  for (const from of ['no-cache', 'reload'] as const) {
    try {
      const response = await fetch(path, { cache: from, priority: 'low', credentials: 'omit' })
      if (response.status === 200) {
        await cache.put(key, response)
        return 'kept'
      }
      outcome = 'missing'
    } catch (error) {
      outcome = 'failed'
      if ((error as Error).name === 'QuotaExceededError') break
    }
  }
  return outcome
}

function absolute(url: string): string {
  return new URL(url, location.origin).pathname
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
