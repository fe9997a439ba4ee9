import { PERIODIC_SYNC_TAG, SYNC_TAG_PREFIX } from '../../contract/worker-messages.ts'
import { newId } from '../../outbox/new-id.ts'

// Neither interface is in TypeScript's library: only Chromium has them.
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void>; getTags(): Promise<string[]> }
    readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
  }
}

const PERIODIC_MIN_MS = 12 * 60 * 60_000

/** Asks the browser to start the worker when there is a network, also with the app closed. Never throws. */
export async function requestSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    // A new tag each time: the browser delays a tag that has failed by its own back-off.
    await registration?.sync?.register(SYNC_TAG_PREFIX + newId())
  } catch {
    // Absent or refused: the other triggers remain (triggers.ts).
  }
}

/** Asks for periodic syncs; browsers grant it to installed apps in regular use. Never throws. */
export async function requestPeriodicSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.periodicSync?.register(PERIODIC_SYNC_TAG, { minInterval: PERIODIC_MIN_MS })
  } catch {
    // Not granted.
  }
}
