import { type Connection, isMetered } from '../src/contract/connection.ts'
import { KEPT_MEDIA_CACHE } from '../src/contract/storage-names.ts'
import type { DeviceMessage, VideoPolicy } from '../src/contract/worker-messages.ts'
import { hasExpectedType } from './content-check.ts'
import { isVideo, type ManifestEntry, pathOf } from './manifest.ts'

declare const self: ServiceWorkerGlobalScope

const PICTURE = /^\/art\/(?<name>.+)-(?<frame>[a-z]+)-(?<width>\d+)\.(?<format>[a-z]+)$/
/** A scene in a weather of its own, for which the scene itself stands in. */
const WEATHER = /-(?:blossom|snow)$/
/** After this many wrong files in a row, the network is considered a captive portal. */
const MAX_WRONG = 3
/** A reel's poster, of which only the smaller size is kept. */
const REEL_POSTER = /^(?<reel>\/reels\/[a-z0-9-]+?)(-360)?\.avif$/

/** Pictures at phone size, and videos, that the app has without a network. */
export interface KeptMedia {
  /**
   * Fetches what is missing, one at a time, pictures before videos, and drops what this release no longer lists or what
   * is not the file it should be. One run at a time: a later policy for the videos holds for the one under way, but a
   * `drop` is always carried out.
   */
  keep(videos: VideoPolicy): Promise<void>
  /** The file of exactly this path. */
  match(path: string): Promise<Response | undefined>
  /**
   * The same picture in another width, else in another frame, else without its weather: better than a hole when there is no
   * network.
   */
  matchSimilar(path: string): Promise<Response | undefined>
  /** Whether this release keeps that picture in any width or frame. */
  hasSimilar(path: string): boolean
}

export function openKeptMedia(
  media: ManifestEntry[],
  broadcast: (message: DeviceMessage) => void,
): KeptMedia {
  // The revision is part of the key: a redrawn picture is a missing one.
  const keys = new Map(media.map(({ url, revision }) => [pathOf(url), `${pathOf(url)}?v=${revision ?? ''}`]))
  const lengths = new Map(media.map(({ url, bytes }) => [pathOf(url), bytes]))
  const match = async (path: string) => {
    const key = keys.get(path)
    const kept = key && (await caches.match(key, { cacheName: KEPT_MEDIA_CACHE }))
    return kept && hasExpectedType(path, kept) ? kept : undefined
  }
  // The same picture, those in the same frame first.
  const similarTo = (path: string) => {
    const reel = REEL_POSTER.exec(path)?.groups?.reel
    if (reel) return [...keys.keys()].filter((other) => REEL_POSTER.exec(other)?.groups?.reel === reel)
    const wanted = PICTURE.exec(path)?.groups
    if (!wanted) return []
    const named = (name = '') =>
      [...keys.keys()].filter((other) => {
        const groups = PICTURE.exec(other)?.groups
        return groups?.name === name && groups?.format === wanted.format
      })
    const own = named(wanted.name)
    const found = own.length > 0 ? own : named(wanted.name?.replace(WEATHER, ''))
    const isSameFrame = (other: string) => PICTURE.exec(other)?.groups?.frame === wanted.frame
    return [...found.filter(isSameFrame), ...found.filter((other) => !isSameFrame(other))]
  }
  let policy: VideoPolicy = 'none'
  let mustDrop = false
  let requests = 0
  let running: Promise<void> | undefined

  const keepMissing = async () => {
    const cache = await caches.open(KEPT_MEDIA_CACHE)
    const present = await dropOthers(cache, keys, lengths)
    // The posters of videos first: where one is missing, no other picture stands in for it.
    const pictures = [...keys]
      .filter(([path]) => !isVideo(path))
      .sort(([a], [b]) => Number(PICTURE.test(a)) - Number(PICTURE.test(b)))
    const videos = [...keys].filter(([path]) => isVideo(path))
    const count = (of: [string, string][]) => of.filter(([, key]) => present.has(key)).length
    const broadcastVideos = (fetching: boolean) =>
      broadcast({ type: 'videos-kept', kept: count(videos), of: videos.length, fetching })

    if (mustDrop) {
      mustDrop = false
      for (const [, key] of videos) {
        await cache.delete(key)
        present.delete(key)
      }
      broadcastVideos(false)
    }
    let wrong = 0
    for (const [path, key] of pictures) {
      if (present.has(key)) continue
      // Dropping does not wait for hundreds of pictures: the next turn goes on with them.
      if (mustDrop || isNewReleaseWaiting()) return
      const outcome = await keepOne(cache, path, key, lengths.get(path))
      wrong = outcome === 'wrong' ? wrong + 1 : 0
      // The network is gone or the disk is full: the next start continues from here.
      if (outcome === 'failed' || wrong === MAX_WRONG) break
      if (outcome !== 'kept') continue
      present.add(key)
      if (present.size % 10 === 0)
        broadcast({ type: 'pictures-kept', kept: count(pictures), of: pictures.length })
    }
    broadcast({ type: 'pictures-kept', kept: count(pictures), of: pictures.length })

    for (const [path, key] of videos) {
      if (present.has(key)) continue
      if (!mayFetchVideos(policy) || isNewReleaseWaiting()) break
      broadcastVideos(true)
      const outcome = await keepOne(cache, path, key, lengths.get(path))
      if (outcome === 'failed') break
      if (outcome === 'kept') present.add(key)
    }
    broadcastVideos(false)
  }

  return {
    match,
    async matchSimilar(path) {
      for (const candidate of similarTo(path)) {
        const response = await match(candidate)
        if (response) return response
      }
      return undefined
    },
    hasSimilar: (path) => similarTo(path).length > 0,
    keep(videos) {
      mustDrop ||= videos === 'drop'
      policy = videos
      requests += 1
      running ??= (async () => {
        // Requests that came in the meantime are handled in another run.
        for (let done = 0; done !== requests; ) {
          done = requests
          await keepMissing()
        }
      })().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

// The keys of what is kept, less what this release does not list and what is not the file it should be.
async function dropOthers(
  cache: Cache,
  keys: ReadonlyMap<string, string>,
  lengths: ReadonlyMap<string, number | undefined>,
): Promise<Set<string>> {
  const listed = new Set(keys.values())
  const present = new Set<string>()
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const kept = listed.has(pathname + search) ? await cache.match(request) : undefined
    if (kept && hasExpectedType(pathname, kept) && hasLength(kept, lengths.get(pathname)))
      present.add(pathname + search)
    else await cache.delete(request)
  }
  return present
}

// The header of a compressed file counts the compressed bytes.
function hasLength({ headers }: Response, bytes: number | undefined): boolean {
  const length = headers.get('content-length')
  return bytes === undefined || length === null || headers.has('content-encoding') || Number(length) === bytes
}

// An update is not carried out before this worker is idle; the new release goes on with the media.
function isNewReleaseWaiting(): boolean {
  return Boolean(self.registration.waiting)
}

// Asked again before each: the phone may have changed to a metered network meanwhile.
function mayFetchVideos(policy: VideoPolicy): boolean {
  if (policy === 'now') return true
  const link = (navigator as { connection?: Connection }).connection
  return policy === 'unless metered' && !isMetered(link)
}

/** `wrong`: a whole file came, but not the one asked for. */
type Outcome = 'kept' | 'missing' | 'wrong' | 'failed'

async function keepOne(cache: Cache, path: string, key: string, bytes: number | undefined): Promise<Outcome> {
  let outcome: Outcome = 'failed'
  // The second attempt bypasses the browser’s own cache, which may have an incomplete file of a video that was left while it
  // loaded.
  for (const from of ['no-cache', 'reload'] as const) {
    try {
      const response = await fetch(path, { cache: from, priority: 'low', credentials: 'omit' })
      if (response.status === 200) {
        const body = await response.blob()
        // Another file, or only a part: the response is not from our server, or it is incomplete.
        if (!hasExpectedType(path, response) || (bytes !== undefined && body.size !== bytes)) {
          outcome = 'wrong'
          continue
        }
        const headers = {
          'content-type': response.headers.get('content-type') ?? body.type,
          'content-length': String(body.size),
        }
        await cache.put(key, new Response(body, { headers }))
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
