import { deviceName } from '../../../contract/device-name.ts'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { pushSupport, subscribeToPush } from '../../../offline/app/push-subscription.ts'
import { readLocal, writeLocal } from '../../../state/web-storage.ts'
import { addDevice, readNotifications, removeDevice } from './notifications-api.ts'

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
  // An enquiry that was sent from this device may use the same subscription.
  if (readLocal(LOCAL_KEYS.notifiedEnquiries) !== null) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * When the desk opens: gives the server the present subscription of this device, which the browser may have replaced. Does
 * nothing unless the user turned messages on here.
 */
export async function renewPushDevice(userId: string): Promise<void> {
  if (readLocal(LOCAL_KEYS.pushUser) !== userId || pushSupport() !== 'possible') return
  if (Notification.permission !== 'granted') return
  await subscribe((await readNotifications()).applicationServerKey)
}

async function subscribe(applicationServerKey: string): Promise<void> {
  const device = await subscribeToPush(applicationServerKey)
  await addDevice({ ...device, label: deviceName(navigator.userAgent) })
}
