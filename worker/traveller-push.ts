import * as v from 'valibot'
import { TRIPS_DATABASE } from '../src/contract/storage-names.ts'
import {
  type QuotationReady,
  QuotationReadySchema,
  TRAVELLER_PUSH_PATH,
} from '../src/contract/traveller-push.ts'
import { tripPath } from '../src/contract/trip-path.ts'
import { openDatabase } from '../src/outbox/database.ts'

declare const self: ServiceWorkerGlobalScope

/** As far as it is read here; see `src/offline/trips/kept-trips.ts`. */
type KeptTrip = { v: 1 | string; id: string; trip?: { enquiryReference: string; sentAt: string } }

/** The message to a traveller that this is, if it is one; others are for staff. */
export function travellerMessage(data: unknown): QuotationReady | undefined {
  return v.is(QuotationReadySchema, data) ? data : undefined
}

/** Shows it without a name, a place or an amount: anybody can read a locked screen. */
export function showTravellerMessage(message: QuotationReady): Promise<void> {
  const options = {
    body: 'Look for our message with its link.',
    // A later version takes the place of the earlier message, and rings again.
    tag: 'quotation-ready',
    renotify: true,
    icon: '/icons/icon-192.png',
    data: message,
  }
  return self.registration.showNotification('Your quotation is ready', options)
}

/** Where a tap leads: to the trip where this device keeps it, else to the list of enquiries. */
export async function travellerPath({ enquiryReference }: QuotationReady): Promise<string> {
  const database = openDatabase<KeptTrip>({ name: TRIPS_DATABASE })
  const kept = await database
    .run('relaxed', (tx) => tx.objectStore('entries').getAll())
    .catch((): KeptTrip[] => [])
  const newest = kept
    .filter((one) => one.v === 1 && one.trip?.enquiryReference === enquiryReference)
    .toSorted((a, b) => String(b.trip?.sentAt).localeCompare(String(a.trip?.sentAt)))[0]
  return newest ? tripPath(newest.id) : '/enquiries'
}

/** The browser gave the device a new address: without telling the server, no message would come any more. */
export async function renewTravellerPush(before: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await fetch(TRAVELLER_PUSH_PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, before }),
  })
}
