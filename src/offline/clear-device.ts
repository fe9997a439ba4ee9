import { KEPT_PAGES_CACHE, LOCAL_KEYS, SEEN_PICTURES_CACHE } from '../contract/storage-names.ts'
import { writeLocal } from '../state/web-storage.ts'
import { deviceOutbox } from './outbox/device-outbox.ts'
import { tabDrafts } from './outbox/tab-drafts.ts'
import { removeKeptTrips } from './trips/kept-trips.ts'
import { stopAllNotifying } from './trips/quotation-push.ts'

/**
 * Deletes the traveller's data on this device: drafts, the list of sent enquiries and answers, kept trips, likes and saves,
 * the pages and pictures seen. Enquiries and answers that have not been sent stay. Throws when storage does not answer.
 */
export async function clearDevice(): Promise<void> {
  await deviceOutbox().clearSent()
  await removeKeptTrips()
  await stopAllNotifying()
  tabDrafts.clear()
  // These caches reveal which pages were read. The API is missing over plain HTTP.
  if ('caches' in globalThis)
    await Promise.all([KEPT_PAGES_CACHE, SEEN_PICTURES_CACHE].map((name) => caches.delete(name)))
  writeLocal(LOCAL_KEYS.saved, undefined)
  writeLocal(LOCAL_KEYS.attribution, undefined)
  // Browsers send this event to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.saved, newValue: null }))
}
