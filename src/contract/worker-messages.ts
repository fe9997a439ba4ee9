/** Where the worker is served; never changes, or installed apps would never update. */
export const WORKER_URL = '/sw.js'

/** Every Background Sync registration gets a tag of its own: an old tag is in the browser's back-off. */
export const SYNC_TAG_PREFIX = 'outbox-'
/** The one periodic sync, where the browser grants it to the installed app. */
export const PERIODIC_SYNC_TAG = 'outbox-periodic'

/** What a page asks of the worker. */
export type ToWorker =
  /** The traveller agreed to the new release: stop waiting. */
  | { type: 'activate' }
  /** Fetch the pictures the app needs without a network, one at a time, as far as they are missing; then the videos. */
  | { type: 'keep-media'; videos: VideoWish }

/** What becomes of the videos: left as they are, fetched unless the link is metered or slow, fetched over any link, or deleted. */
export type VideoWish = 'none' | 'unless metered' | 'now' | 'drop'

/** What pages and the worker tell all others on this device. */
export type News =
  | { type: 'outbox-changed' }
  /** A newer catalogue has been checked and kept. */
  | { type: 'catalogue-changed'; version: string }
  /** How many of the pictures for offline use are on the device. */
  | { type: 'pictures-kept'; kept: number; of: number }
  /** The same of the videos; `fetching`: the next is on its way. */
  | { type: 'videos-kept'; kept: number; of: number; fetching: boolean }

/** The BroadcastChannel that carries {@link News}. */
export const NEWS_CHANNEL = 'marigold-miles'

/** Pictures and videos for use without a network, and pictures seen along the way. */
export const KEPT_MEDIA_CACHE = 'kept-media'
export const SEEN_PICTURES_CACHE = 'seen-pictures'
/** Caches that can be fetched again; the first to go when an enquiry needs the room. */
export const MEDIA_CACHES = [KEPT_MEDIA_CACHE, SEEN_PICTURES_CACHE] as const
