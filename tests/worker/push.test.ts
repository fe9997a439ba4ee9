import type { Page, Worker } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PushMessage } from '../../src/contract/notify.ts'
import { OWNER } from '../support/inbox.ts'
import { newPhone, type Phone, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'

// What the worker does with a push message: shows it, leads a tap to it, and keeps nothing.

const PORT = 4212
const MESSAGE: PushMessage = {
  title: 'New enquiry: Bali',
  body: 'MM-7K3F9QXD',
  path: '/admin/leads/00000000-0000-4000-8000-000000000000',
  tag: '00000000-0000-4000-8000-000000000000',
}

let server: TestServer
let phone: Phone
beforeAll(async () => {
  server = await startServer({ port: PORT, env: OWNER })
})
afterAll(() => server.stop())
beforeEach(async () => {
  phone = await newPhone({ skipsMedia: true })
  await phone.context.grantPermissions(['notifications'], { origin: server.url })
})
afterEach(() => phone.dispose())

/** Hands the worker a message as a push service would. */
async function push(page: Page, data: string): Promise<void> {
  const devTools = await phone.context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data,
  })
  await devTools.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

it('shows what it is told, the newest about each lead, and something even if it cannot be read', {
  timeout: 60_000,
}, async () => {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  const { title, body, tag } = MESSAGE
  // Until the worker is past its start the browser may drop one; a second of the same tag changes nothing.
  const pushed = async () => {
    await push(page, JSON.stringify(MESSAGE))
    return shown(page)
  }
  await expect.poll(pushed, { timeout: 15_000, interval: 500 }).toEqual([{ title, body, tag }])
  await push(page, JSON.stringify({ ...MESSAGE, title: 'Still unanswered: Bali' }))
  await expect
    .poll(() => shown(page), { timeout: 10_000 })
    .toEqual([{ title: 'Still unanswered: Bali', body, tag }])
  for (const nonsense of ['{', JSON.stringify({ ...MESSAGE, path: 'https://evil.example.com/' })])
    await push(page, nonsense)
  await expect
    .poll(async () => (await shown(page)).map((notification) => notification.title).toSorted(), {
      timeout: 10_000,
    })
    .toEqual(['Sales desk', 'Still unanswered: Bali'])

  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) texts.push(request.url)
    return texts.join('\n')
  })
  expect(kept).not.toContain('/admin')
})

it('leads a tap to the lead: to the window that shows it, else to a new one', {
  timeout: 60_000,
}, async () => {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  const [worker] = phone.context.serviceWorkers()

  expect(await tap(worker)).toEqual([`open ${MESSAGE.path}`, '0 left'])

  const signedIn = await phone.context.request.post(`${server.url}/api/auth/sign-in/email`, {
    data: { email: OWNER.STAFF_EMAIL, password: OWNER.STAFF_PASSWORD },
    headers: { origin: server.url },
  })
  expect(signedIn.status()).toBe(200)
  const lead = await phone.tab(`${server.url}${MESSAGE.path}`)
  // No such lead; its page says so under its own address.
  await lead.getByRole('alert').first().waitFor({ state: 'attached' })
  expect(await tap(worker)).toEqual([`focus ${MESSAGE.path}`, '0 left'])
})

/** Taps a message. Only a real tap may open or focus windows: what the worker asks of the browser is written down instead. */
async function tap(worker: Worker | undefined): Promise<unknown> {
  return worker?.evaluate(`(async () => {
    const asked = []
    self.clients.openWindow = async (url) => void asked.push('open ' + new URL(url).pathname)
    WindowClient.prototype.focus = async function () {
      asked.push('focus ' + new URL(this.url).pathname)
    }
    await registration.showNotification('again', { tag: 'tap', data: { path: '${MESSAGE.path}' } })
    const [notification] = await registration.getNotifications({ tag: 'tap' })
    const event = new NotificationEvent('notificationclick', { notification })
    const waits = []
    event.waitUntil = (work) => void waits.push(work)
    self.dispatchEvent(event)
    await Promise.all(waits)
    return [...asked, (await registration.getNotifications({ tag: 'tap' })).length + ' left']
  })()`)
}
