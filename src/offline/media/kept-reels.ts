import { isMetered } from '../../contract/connection.ts'
import { KEPT_MEDIA_CACHE, LOCAL_KEYS } from '../../contract/storage-names.ts'
import type { ToWorker, VideoPolicy } from '../../contract/worker-messages.ts'
import { createStore } from '../../state/create-store.ts'
import { readLocal, writeLocal } from '../../state/web-storage.ts'
import { subscribe } from '../app/device-channel.ts'
import { deviceConnection } from '../app/device-connection.ts'
import { coalesce } from '../coalesce.ts'

/** What the device holds for use without a network. */
export type KeptMedia = {
  /** `unavailable`: this browser keeps nothing (no worker, private mode). */
  storage: 'loading' | 'available' | 'unavailable'
  reels: { count: number; bytes: number }
  pictures: { count: number; bytes: number }
  /** What is being fetched now; pictures come before videos. */
  fetching: 'pictures' | 'videos' | undefined
  /** The setting of the traveller. */
  wanted: boolean
}

/** The value for the server, and for the first render in the browser. */
export const NO_KEPT_MEDIA: KeptMedia = {
  storage: 'loading',
  reels: { count: 0, bytes: 0 },
  pictures: { count: 0, bytes: 0 },
  fetching: undefined,
  wanted: true,
}

let fetching: KeptMedia['fetching']
const refresh = coalesce(read)
const view = createStore(NO_KEPT_MEDIA, () => {
  const stop = subscribe((message) => {
    if (message.type === 'pictures-kept') fetching = message.kept < message.of ? 'pictures' : undefined
    else if (message.type === 'videos-kept') fetching = message.fetching ? 'videos' : undefined
    else return
    void refresh()
  })
  return () => {
    stop()
    // Its end is not heard any more.
    fetching = undefined
  }
})

/** The present state; for `useSyncExternalStore(watchKeptMedia, keptMedia, () => NO_KEPT_MEDIA)`. */
export const keptMedia = view.get

/** Calls back after every change of {@link keptMedia}; returns how to stop. */
export function watchKeptMedia(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  void refresh()
  return stop
}

/** Switches the keeping of reels on or off; off also clears what is kept. */
export async function keepReels(on: boolean): Promise<void> {
  writeLocal(LOCAL_KEYS.keepReels, on ? undefined : 'off')
  await refresh()
  await order(on ? 'unless metered' : 'drop')
}

/** Deletes the reels from the device; they are fetched again at the next visit while the switch is on. */
export function clearReels(): Promise<void> {
  return order('drop')
}

/** Fetches what is missing now, also over a metered connection: the traveller asked for it. */
export function fetchReelsNow(): Promise<void> {
  return order('now')
}

/** What the worker does about the videos when a page is idle. */
export function videoPolicy(): VideoPolicy {
  // Deleted again at every start, because the browser may have been closed before all of them were deleted.
  return isWanted() ? 'unless metered' : 'drop'
}

/** Whether reels are not fetched automatically, because the connection is metered. */
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

async function order(videos: VideoPolicy): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ type: 'keep-media', videos } satisfies ToWorker)
}

function isWanted(): boolean {
  return readLocal(LOCAL_KEYS.keepReels) !== 'off'
}

async function read(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const cache = await caches.open(KEPT_MEDIA_CACHE)
    const kept = { reels: { count: 0, bytes: 0 }, pictures: { count: 0, bytes: 0 } }
    // A cached response has no URL of its own; its key has it.
    for (const key of await cache.keys()) {
      const sum = new URL(key.url).pathname.endsWith('.mp4') ? kept.reels : kept.pictures
      sum.count += 1
      sum.bytes += Number((await cache.match(key))?.headers.get('content-length') ?? 0)
    }
    const storage = registration ? 'available' : 'unavailable'
    view.set({ ...kept, storage, fetching, wanted: isWanted() })
  } catch {
    view.set({ ...NO_KEPT_MEDIA, storage: 'unavailable' })
  }
}
