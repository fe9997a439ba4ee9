/** URL of the worker. Must never change, because installed apps look for updates only there. */
export const WORKER_URL = '/sw.js'

/** Every Background Sync registration gets a new tag, because the browser delays a tag that failed before. */
export const SYNC_TAG_PREFIX = 'outbox-'
/** Tag of the periodic sync, which some browsers allow for an installed app. */
export const PERIODIC_SYNC_TAG = 'outbox-periodic'

/** Messages from a page to the worker. */
export type ToWorker =
  /** The traveller agreed to the new release; workbox-window's own message. */
  | { type: 'SKIP_WAITING' }
  /** The same from pages of older releases. */
  | { type: 'activate' }
  /** Send the queued enquiries, check every file of the release and fetch damaged ones anew; answers on the port. */
  | { type: 'repair' }
  /** Fetch the missing pictures for offline use one at a time; then the videos. */
  | { type: 'keep-media'; videos: VideoPolicy }
  /** Keep the page at this path as the server renders it, for the next start. */
  | { type: 'keep-page'; path: string }
  /** Delete the kept pages; answers on the port whether there were any. */
  | { type: 'drop-pages' }

/** The worker's replies to `repair`: `started` at once and after each file; at the end whether all files match the build. */
export type RepairReply = 'started' | 'repaired' | 'failed'

/** What the worker does with the videos: nothing, fetch unless the connection is metered or slow, fetch always, or delete. */
export type VideoPolicy = 'none' | 'unless metered' | 'now' | 'drop'

/** Messages that pages and the worker broadcast to every tab of this device. */
export type DeviceMessage =
  | { type: 'outbox-changed' }
  /** The enquiry that a tab or the worker is sending now; `null` when the attempt has ended. */
  | { type: 'outbox-sending'; id: string | null }
  /** A tab was opened: a tab or worker that is sending repeats its message. */
  | { type: 'outbox-opened' }
  /** A trip was kept on this device, renewed, or removed. */
  | { type: 'trips-changed' }
  /** A newer catalogue has been validated and stored. */
  | { type: 'catalogue-changed'; version: string }
  /** How many of the pictures for offline use are on the device. */
  | { type: 'pictures-kept'; kept: number; of: number }
  /** The same for the videos; `fetching`: the next one is being fetched. */
  | { type: 'videos-kept'; kept: number; of: number; fetching: boolean }

/** The BroadcastChannel that carries {@link DeviceMessage}. */
export const DEVICE_CHANNEL = 'marigold-miles'
