import * as v from 'valibot'
import { type PushMessage, PushMessageSchema } from '../src/contract/notify.ts'

declare const self: ServiceWorkerGlobalScope

/** A message that cannot be read still has to show as something: browsers punish silence. */
const UNREADABLE: PushMessage = {
  title: 'Sales desk',
  body: 'There is something new.',
  path: '/admin/leads',
  tag: 'unreadable',
}
const DEVICES_PATH = '/api/notify/devices'

/** Shows what the server tells staff, and leads a tap to it. Nothing of it is kept. */
export function servePush(): void {
  self.addEventListener('push', (event) => {
    const { title, body, path, tag } = readMessage(event.data)
    // A later message about the same lead takes the place of the earlier one, and rings again.
    const options = { body, tag, renotify: true, icon: '/icons/icon-192.png', data: { path } }
    event.waitUntil(self.registration.showNotification(title, options))
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path } = event.notification.data as Pick<PushMessage, 'path'>
    event.waitUntil(open(new URL(path, location.origin)))
  })

  // The browser gave the device a new address: without telling the server, no message would come any more.
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    return v.parse(PushMessageSchema, data?.json())
  } catch {
    return UNREADABLE
  }
}

// Only a window that shows it already is taken: another may hold a half-written note.
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
  const options = oldSubscription?.options
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  // Without a session the server refuses: signing in subscribes anew.
  await fetch(DEVICES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), label: 'This device, renewed' }),
  })
}
