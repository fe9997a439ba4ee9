import { deviceName } from '../../../contract/device-name.ts'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { WORKER_URL } from '../../../contract/worker-messages.ts'
import { readLocal, writeLocal } from '../../../state/web-storage.ts'
import { addDevice, readNotifications, removeDevice } from './notifications-api.ts'

/** Whether this browser can receive push messages, and if not, why. */
export type PushSupport = 'possible' | 'denied' | 'unsupported' | 'install-first'

/** The reason why this device cannot receive push messages, if any. */
export function pushSupport(): PushSupport {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // On iPhone and iPad only apps on the home screen may receive push messages.
  if (!supported) return isApple() ? 'install-first' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Asks for permission and subscribes this device while `userId` is signed in on it. `denied` when refused. */
export async function enablePush(userId: string): Promise<'enabled' | 'denied'> {
  const [permission, { applicationServerKey }] = await Promise.all([
    Notification.requestPermission(),
    readNotifications(),
  ])
  if (permission !== 'granted') return 'denied'
  await subscribe(applicationServerKey)
  writeLocal(LOCAL_KEYS.pushUser, userId)
  return 'enabled'
}

/** Unsubscribes this device; `id` is its id on the server. */
export async function disablePush(id: string | undefined): Promise<void> {
  writeLocal(LOCAL_KEYS.pushUser, undefined)
  // The server first: it must not send to a subscription that no longer exists.
  if (id) await removeDevice(id)
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** After the sign-in: renews this device's subscription if the user had one. Does nothing otherwise. */
export async function renewPushDevice(userId: string): Promise<void> {
  if (readLocal(LOCAL_KEYS.pushUser) !== userId || pushSupport() !== 'possible') return
  if (Notification.permission !== 'granted') return
  const { applicationServerKey, mine } = await readNotifications()
  if (!mine.devices.some((device) => device.isThis)) await subscribe(applicationServerKey)
}

async function subscribe(applicationServerKey: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription made with another server's key cannot be used and blocks a new one.
  if (before && keyOf(before) !== applicationServerKey) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('This browser returned no push subscription.')
  await addDevice({
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    label: deviceName(navigator.userAgent),
  })
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
