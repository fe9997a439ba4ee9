import * as v from 'valibot'
import { addressIn, HTML_LANGUAGES, isLanguage, type Language } from '../src/contract/languages.ts'
import { TRIPS_DATABASE } from '../src/contract/storage-names.ts'
import {
  MESSAGE_LANGUAGE,
  type QuotationReady,
  QuotationReadySchema,
  TRAVELLER_PUSH_PATH,
} from '../src/contract/traveller-push.ts'
import { tripPath } from '../src/contract/trip-path.ts'
import { openDatabase } from '../src/outbox/database.ts'

declare const self: ServiceWorkerGlobalScope

/** The fields that are read here; see `src/offline/trips/kept-trips.ts`. */
type KeptTrip = { v: 1 | string; id: string; trip?: { enquiryReference: string; sentAt: string } }

/** The worker has its own texts, because it does not load those of the pages. */
const MESSAGES: Record<Language, { title: string; body: string }> = {
  en: { title: 'Your quotation is ready', body: 'Look for our message with its link.' },
  hi: { title: 'आपका कोटेशन तैयार है', body: 'हमारा मैसेज देखें, उसमें इसका लिंक है।' },
  gu: { title: 'તમારું ક્વોટેશન તૈયાર છે', body: 'અમારો મેસેજ જુઓ, તેમાં તેની લિંક છે.' },
}

/** The message to a traveller that this is, if it is one; others are for staff. */
export function travellerMessage(data: unknown): QuotationReady | undefined {
  return v.is(QuotationReadySchema, data) ? data : undefined
}

/** Shows the message without a name, a place or an amount, because anybody can read a locked screen. */
export async function showTravellerMessage(message: QuotationReady): Promise<void> {
  const language = await messageLanguage()
  const { title, body } = MESSAGES[language]
  const options = {
    body,
    lang: HTML_LANGUAGES[language],
    // A later version takes the place of the earlier message about this enquiry, and rings again.
    tag: `quotation-ready ${message.enquiryReference}`,
    renotify: true,
    icon: '/icons/icon-192.png',
    data: message,
  }
  await self.registration.showNotification(title, options)
}

/** Where a tap leads: to the trip where this device keeps it, else to the list of enquiries. */
export async function travellerPath({ enquiryReference }: QuotationReady): Promise<string> {
  const kept = await trips()
    .run('relaxed', (tx) => tx.objectStore('entries').getAll())
    .catch((): KeptTrip[] => [])
  const newest = kept
    .filter((one) => one.v === 1 && one.trip?.enquiryReference === enquiryReference)
    .toSorted((a, b) => String(b.trip?.sentAt).localeCompare(String(a.trip?.sentAt)))[0]
  return newest ? tripPath(newest.id) : addressIn(await messageLanguage(), '/enquiries')
}

function trips() {
  return openDatabase<KeptTrip>({ name: TRIPS_DATABASE })
}

// The one that the pages noted; English where nothing can be read.
async function messageLanguage(): Promise<Language> {
  const kept = await trips()
    .run('relaxed', (tx) => tx.objectStore('meta').get(MESSAGE_LANGUAGE))
    .catch(() => undefined)
  return isLanguage(kept) ? kept : 'en'
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
