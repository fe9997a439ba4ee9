import type { PushTarget } from '../../contract/notify.ts'
import { WORKER_URL } from '../../contract/worker-messages.ts'

/** Whether this browser can receive push messages, and if not, why. */
export type PushSupport = 'possible' | 'denied' | 'unsupported' | 'install-first'

/** The reason why this device cannot receive push messages, if any. */
export function pushSupport(): PushSupport {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // On iPhone and iPad only apps on the home screen may receive push messages.
  if (!supported) return isApple() ? 'install-first' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Subscribes this browser with the server's key; staff and travellers on one device share the subscription. */
export async function subscribeToPush(applicationServerKey: string): Promise<PushTarget> {
  await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription made with another server's key cannot be used and blocks a new one.
  if (before && keyOf(before) !== applicationServerKey) await before.unsubscribe()
  return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** What the server needs of a subscription. */
export function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('This browser returned no push subscription.')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

/** This browser's subscription, if it has one. */
export async function currentPushSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'possible') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function isApple(): boolean {
  // iPadOS reports itself as a Mac; no Mac has a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
