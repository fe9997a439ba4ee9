import type { PushTarget } from '../../contract/notify.ts'
import { isFromServer } from '../../contract/server-mark.ts'
import { LOCAL_KEYS, TRIPS_DATABASE } from '../../contract/storage-names.ts'
import { MESSAGE_LANGUAGE, TRAVELLER_PUSH_PATH } from '../../contract/traveller-push.ts'
import { currentLanguage } from '../../language/current.ts'
import { enquiriesText } from '../../language/enquiries.ts'
import { openDatabase } from '../../outbox/database.ts'
import { chosenLanguage } from '../../state/language-choice.ts'
import { readLocal, writeLocal } from '../../state/web-storage.ts'
import { currentPushSubscription, subscribeToPush, targetOf } from '../app/push-subscription.ts'

const REQUEST_LIMIT_MS = 15_000

/** The receipt of an enquiry: what gives the right to be notified of its quotation. */
export type EnquiryReceipt = { id: string; reference: string }

/** Whether this device asked to be notified of the quotations for an enquiry, and still can be. */
export async function isNotified({ id }: EnquiryReceipt): Promise<boolean> {
  if (!askedFor().includes(id) || Notification.permission !== 'granted') return false
  const subscription = await currentPushSubscription()
  if (!subscription) return false
  const target = targetOf(subscription)
  await follow(target)
  // The server may have dropped it: for a newer device, with age, or with a backup that was put back.
  const isLost = await isForgotten(target, id)
  if (isLost) remember(askedFor().filter((other) => other !== id))
  return askedFor().includes(id)
}

/**
 * Asks for permission, which browsers grant only during a tap, and has the server notify this device. `denied` when the
 * browser or its user refuses. Throws with a sentence when the server cannot be reached or refuses.
 */
export async function notifyOf({ id, reference }: EnquiryReceipt): Promise<'on' | 'denied'> {
  const [permission, key] = await Promise.all([Notification.requestPermission(), readKey()])
  if (permission !== 'granted') return 'denied'
  const target = await subscribeToPush(key)
  await follow(target)
  await demand('POST', { ...target, enquiry: id, reference })
  writeLocal(LOCAL_KEYS.notifiedEndpoint, target.endpoint)
  remember([...askedFor().filter((other) => other !== id), id])
  await keepMessageLanguage()
  return 'on'
}

/** Stores the language of this device where the worker can read it, so that its messages are in that language. */
export async function keepMessageLanguage(): Promise<void> {
  if (askedFor().length === 0) return
  const database = openDatabase({ name: TRIPS_DATABASE })
  await database
    .run('relaxed', (tx) =>
      tx.objectStore('meta').put(chosenLanguage() ?? currentLanguage(), MESSAGE_LANGUAGE),
    )
    .catch(() => {})
  await database.close()
}

/** The server notifies this device no longer of this enquiry. Throws with a sentence when it cannot be reached. */
export async function stopNotifyingOf({ id }: EnquiryReceipt): Promise<void> {
  const subscription = await currentPushSubscription()
  const endpoint = readLocal(LOCAL_KEYS.notifiedEndpoint) ?? subscription?.endpoint
  if (endpoint) await demand('DELETE', { endpoint, enquiry: id })
  remember(askedFor().filter((other) => other !== id))
  if (subscription) await unsubscribeUnused(subscription)
}

/**
 * Called when the device is cleared: stops the notifications for all enquiries. Without a network, only the browser’s
 * subscription is ended.
 */
export async function stopAllNotifying(): Promise<void> {
  if (askedFor().length === 0) return
  const subscription = await currentPushSubscription()
  const endpoint = readLocal(LOCAL_KEYS.notifiedEndpoint) ?? subscription?.endpoint
  remember([])
  if (endpoint) await ask('DELETE', { endpoint }).catch(() => {})
  if (subscription) await unsubscribeUnused(subscription)
}

// Makes the server replace the subscription that it has of this device by this one; it may have deleted the old one already.
async function follow(target: PushTarget): Promise<void> {
  const before = readLocal(LOCAL_KEYS.notifiedEndpoint)
  if (before === null || before === target.endpoint) return
  const { isKnown } = (await ask('PUT', { ...target, before })) as { isKnown?: unknown }
  if (typeof isKnown !== 'boolean') throw new Error(enquiriesText().pushUnreachable)
  if (isKnown) writeLocal(LOCAL_KEYS.notifiedEndpoint, target.endpoint)
  else remember([])
}

// While the server cannot be asked, what it said last counts.
async function isForgotten(target: PushTarget, enquiry: string): Promise<boolean> {
  const answer = await ask('PUT', { ...target, before: target.endpoint, enquiry }).catch(() => undefined)
  return (answer as { isNotified?: unknown } | undefined)?.isNotified === false
}

// A member of staff may be notified on this device with the same subscription.
async function unsubscribeUnused(subscription: PushSubscription): Promise<void> {
  if (askedFor().length === 0 && readLocal(LOCAL_KEYS.pushUser) === null) await subscription.unsubscribe()
}

function askedFor(): string[] {
  return (readLocal(LOCAL_KEYS.notifiedEnquiries) ?? '').split(' ').filter(Boolean)
}

function remember(ids: readonly string[]): void {
  writeLocal(LOCAL_KEYS.notifiedEnquiries, ids.length > 0 ? ids.join(' ') : undefined)
  if (ids.length === 0) writeLocal(LOCAL_KEYS.notifiedEndpoint, undefined)
}

// The public VAPID key, base64url.
async function readKey(): Promise<string> {
  const { applicationServerKey } = (await ask('GET')) as { applicationServerKey?: unknown }
  if (typeof applicationServerKey !== 'string') throw new Error(enquiriesText().pushUnreachable)
  return applicationServerKey
}

// The sign-in page of a Wi-Fi may answer with JSON, too.
async function demand(method: string, body: object): Promise<void> {
  const { ok } = (await ask(method, body)) as { ok?: unknown }
  if (ok !== true) throw new Error(enquiriesText().pushUnreachable)
}

async function ask(method: string, body?: object): Promise<object> {
  const response = await fetch(TRAVELLER_PUSH_PATH, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  }).catch(() => undefined)
  const json = await response?.json().catch(() => undefined)
  if (!response || typeof json !== 'object' || json === null) throw new Error(enquiriesText().pushUnreachable)
  if (!response.ok && !isFromServer(response.headers)) throw new Error(enquiriesText().pushUnreachable)
  if (!response.ok)
    // The server speaks English.
    throw new Error(
      currentLanguage() === 'en' && typeof json.message === 'string'
        ? json.message
        : enquiriesText().pushFailed,
    )
  return json
}
