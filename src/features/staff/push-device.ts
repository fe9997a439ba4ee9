import { WORKER_URL } from '../../contract/worker-messages.ts'
import { addDevice, readNotify, removeDevice } from './notify-api.ts'

/** Whether this browser can ring, and why not. */
export type PushAbility = 'possible' | 'denied' | 'unsupported' | 'install-first'

/** Who asked to be told on this device; another who signs in on it does not inherit that. */
const ASKED_KEY = 'told-on-this-device'

/** What stands in the way of push messages on this device, if anything. */
export function pushAbility(): PushAbility {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // On iPhone and iPad only an app on the home screen may ring.
  if (!supported) return isApple() ? 'install-first' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Asks for leave and has this device told, for as long as `userId` is signed in on it. `denied` when refused. */
export async function tellThisDevice(userId: string): Promise<'told' | 'denied'> {
  const [permission, { applicationServerKey }] = await Promise.all([
    Notification.requestPermission(),
    readNotify(),
  ])
  if (permission !== 'granted') return 'denied'
  await subscribe(applicationServerKey)
  localStorage.setItem(ASKED_KEY, userId)
  return 'told'
}

/** This device is told no more; `id` is what the server knows it by. */
export async function leaveThisDevice(id: string | undefined): Promise<void> {
  localStorage.removeItem(ASKED_KEY)
  // The server first: it must not go on knocking at a door that nobody answers.
  if (id) await removeDevice(id)
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** After signing in: a device that was told before is told again. Does nothing for anybody who never asked. */
export async function keepTelling(userId: string): Promise<void> {
  if (localStorage.getItem(ASKED_KEY) !== userId || pushAbility() !== 'possible') return
  if (Notification.permission !== 'granted') return
  const { applicationServerKey, mine } = await readNotify()
  if (!mine.devices.some((device) => device.isThis)) await subscribe(applicationServerKey)
}

async function subscribe(applicationServerKey: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // Made with the key of another installation: of no use to this one, and in the way.
  if (before && keyOf(before) !== applicationServerKey) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('This browser gave no address to ring at.')
  await addDevice({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, label: deviceLabel() })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** `Chrome on Android`: enough to know one's own devices apart. */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const find = (names: [pattern: RegExp, name: string][]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1]
  const browser = find([
    [/Edg/, 'Edge'],
    [/OPR/, 'Opera'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ])
  const system = find([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'Mac'],
    [/Linux/, 'Linux'],
  ])
  return `${browser ?? 'Browser'} on ${system ?? 'an unknown system'}`
}

function isApple(): boolean {
  // An iPad says it is a Mac; no Mac has a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
