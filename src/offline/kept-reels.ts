import { isMetered } from '../contract/connection.ts'
import { KEPT_MEDIA_CACHE, type ToWorker, type VideoWish } from '../contract/worker-messages.ts'
import { deviceConnection } from './device-connection.ts'
import { onNews } from './news.ts'

/** What the device holds for use without a network. */
export type KeptMedia = {
  /** `unavailable`: this browser keeps nothing (no worker, private mode). */
  storage: 'loading' | 'available' | 'unavailable'
  reels: { count: number; bytes: number }
  pictures: { count: number; bytes: number }
  /** What is being fetched now; pictures come before videos. */
  fetching: 'pictures' | 'videos' | undefined
  /** The traveller wants them kept. */
  wanted: boolean
}

/** What the server renders, and the first render in the browser. */
export const NO_KEPT_MEDIA: KeptMedia = {
  storage: 'loading',
  reels: { count: 0, bytes: 0 },
  pictures: { count: 0, bytes: 0 },
  fetching: undefined,
  wanted: true,
}

const SWITCH = 'keep-reels'

let view = NO_KEPT_MEDIA
let fetching: KeptMedia['fetching']
let reading: Promise<void> | undefined
let isStale = false
const listeners = new Set<() => void>()
let stopListening: (() => void) | undefined

/** The present state; for `useSyncExternalStore(watchKeptMedia, keptMedia, () => NO_KEPT_MEDIA)`. */
export function keptMedia(): KeptMedia {
  return view
}

/** Calls back after every change of {@link keptMedia}; returns how to stop. */
export function watchKeptMedia(listener: () => void): () => void {
  listeners.add(listener)
  stopListening ??= onNews((news) => {
    if (news.type === 'pictures-kept') fetching = news.kept < news.of ? 'pictures' : undefined
    else if (news.type === 'videos-kept') fetching = news.fetching ? 'videos' : undefined
    else return
    void refresh()
  })
  void refresh()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

/** Switches the keeping of reels on or off; off also clears what is kept. */
export async function keepReels(on: boolean): Promise<void> {
  try {
    if (on) localStorage.removeItem(SWITCH)
    else localStorage.setItem(SWITCH, 'off')
  } catch {
    // Where nothing can be stored, nothing is kept either.
  }
  await refresh()
  await order(on ? 'unless metered' : 'drop')
}

/** Takes the reels off the device; they come back with the next visit while the switch is on. */
export function clearReels(): Promise<void> {
  return order('drop')
}

/** Fetches what is missing at once, over whatever link there is: the traveller asked for it. */
export function fetchReelsNow(): Promise<void> {
  return order('now')
}

/** What the worker is to do about the videos when a page has come to rest. */
export function videoWish(): VideoWish {
  return isWanted() ? 'unless metered' : 'none'
}

/** Whether reels wait for a better link before they are kept by themselves. */
export function waitsForLink(): boolean {
  return isMetered(deviceConnection())
}

/** Whether a reel's video is on this device. */
export async function isReelKept(video: string): Promise<boolean> {
  try {
    return Boolean(await caches.match(video, { cacheName: KEPT_MEDIA_CACHE, ignoreSearch: true }))
  } catch {
    return false
  }
}

async function order(videos: VideoWish): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ type: 'keep-media', videos } satisfies ToWorker)
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

// Changes come in bursts: one read under way, and at most one more after it.
function refresh(): Promise<void> {
  if (reading) isStale = true
  reading ??= read().finally(() => {
    reading = undefined
    if (!isStale) return
    isStale = false
    void refresh()
  })
  return reading
}

async function read(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const cache = await caches.open(KEPT_MEDIA_CACHE)
    const kept = { reels: { count: 0, bytes: 0 }, pictures: { count: 0, bytes: 0 } }
    for (const { url, headers } of await cache.matchAll()) {
      const sum = url.endsWith('.mp4') ? kept.reels : kept.pictures
      sum.count += 1
      sum.bytes += Number(headers.get('content-length') ?? 0)
    }
    view = { ...kept, storage: registration ? 'available' : 'unavailable', fetching, wanted: isWanted() }
  } catch {
    view = { ...NO_KEPT_MEDIA, storage: 'unavailable' }
  }
  for (const listener of listeners) listener()
}
