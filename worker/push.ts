import * as v from 'valibot'
import { CALL_PARAMETER, type PushMessage, PushMessageSchema } from '../src/contract/notify.ts'
import { ACTION_TITLES, takeLead } from './push-actions.ts'
import {
  renewTravellerPush,
  showTravellerMessage,
  travellerMessage,
  travellerPath,
} from './traveller-push.ts'

declare const self: ServiceWorkerGlobalScope

/** A message that cannot be read is still shown, because browsers penalise push messages without a notification. */
const UNREADABLE: PushMessage = {
  title: 'Sales desk',
  body: 'There is something new.',
  path: '/admin/leads',
  tag: 'unreadable',
}
const DEVICES_PATH = '/api/notify/devices'

/** The data of a notification, for a later tap. */
type Carried = Pick<PushMessage, 'path' | 'lead' | 'staff' | 'actions'>

/** Shows the push messages for staff and travellers, and opens what a tap is about. Nothing of them is stored. */
export function servePush(): void {
  self.addEventListener('push', (event) => {
    const forTraveller = travellerMessage(jsonOf(event.data))
    event.waitUntil(forTraveller ? showTravellerMessage(forTraveller) : show(readMessage(event.data)))
  })

  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    const forTraveller = travellerMessage(notification.data)
    if (forTraveller)
      return event.waitUntil(travellerPath(forTraveller).then((path) => open(new URL(path, location.origin))))
    const { path, lead, staff } = notification.data as Carried
    if (action === 'take' && lead) event.waitUntil(take(notification, { lead, staff }))
    else
      event.waitUntil(open(new URL(action === 'call' ? `${path}?${CALL_PARAMETER}` : path, location.origin)))
  })

  // The browser gave the device a new address: without telling the server, no message would come any more.
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

// A later message about the same lead takes the place of the earlier one, and rings again.
function show(
  { title, body, path, tag, lead, staff, actions = [] }: PushMessage,
  silent = false,
): Promise<void> {
  const data: Carried = { path, ...(lead && { lead }), ...(staff && { staff }), actions }
  return self.registration.showNotification(title, {
    body,
    tag,
    ...(silent ? { silent } : { renotify: true }),
    icon: '/icons/icon-192.png',
    data,
    // Not in TypeScript's library; browsers without buttons show the message without them.
    ...({ actions: actions.map((action) => ({ action, title: ACTION_TITLES[action] })) } as object),
  })
}

// Says on the notification itself what happened, because no page may be open.
async function take(
  { body, tag, data }: Notification,
  about: { lead: string; staff: string | undefined },
): Promise<void> {
  const { path, actions = [] } = data as Carried
  const { title, again } = await takeLead(about, navigator.onLine)
  await show(
    { title, body, path, tag, ...about, actions: actions.filter((one) => one !== 'take' || again) },
    true,
  )
}

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    return v.parse(PushMessageSchema, data?.json())
  } catch {
    return UNREADABLE
  }
}

// Only a window that already shows the page is used: another one may contain an unsaved note.
async function open(url: URL): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => {
    const { origin, pathname, search } = new URL(client.url)
    const isSameView = url.search === '' || url.search === search
    return origin === url.origin && pathname === url.pathname && isSameView
  })
  if (shown) await shown.focus()
  else await self.clients.openWindow(url)
}

async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = self.registration
  const options = oldSubscription?.options
  const subscription =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (options && (await pushManager.subscribe(options)))
  if (!subscription) return
  if (oldSubscription)
    await renewTravellerPush(oldSubscription.endpoint, subscription).catch(() => {
      // The subscription of staff is renewed anyway.
    })
  const { endpoint, keys } = subscription.toJSON()
  // Refused without a session, and where staff have not turned messages on. Opening the desk and the enquiry does the same.
  await fetch(DEVICES_PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  }).catch(() => {})
}
