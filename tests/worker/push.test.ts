import { randomUUID } from 'node:crypto'
import type { Page, Worker } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PushMessage } from '../../src/contract/notify.ts'
import { longBody } from '../support/enquiries.ts'
import { OWNER } from '../support/inbox.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'

// What the worker does with a push message: shows it, leads a tap to it, and keeps nothing.

const PORT = 4212
const MESSAGE: PushMessage = {
  title: 'New enquiry',
  body: 'MM-7K3F9QXD',
  path: '/admin/leads/00000000-0000-4000-8000-000000000000',
  tag: '00000000-0000-4000-8000-000000000000',
}

let server: TestServer
let phone: Phone
// The app is installed once; each test begins signed out, and with no notification shown.
beforeAll(async () => {
  server = await startServer({ port: PORT, env: OWNER })
  phone = await newPhone({ skipsMedia: true })
  await phone.context.grantPermissions(['notifications'], { origin: server.url })
})
afterAll(async () => {
  await phone?.dispose()
  await server?.stop()
})
beforeEach(async () => {
  await phone.context.setOffline(false)
  await phone.context.clearCookies()
  await phone.closeTabs()
})

/** A tab of the installed app. */
async function openApp(): Promise<Page> {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    for (const notification of await registration.getNotifications()) notification.close()
  })
  return page
}

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

it.runIf(IS_SOAK)(
  'shows what was sent, the newest about each lead, and something even if it cannot be read',
  {
    timeout: 60_000,
  },
  async () => {
    const page = await openApp()
    const { title, body, tag } = MESSAGE
    // Until the worker is past its start the browser may drop one; a second of the same tag changes nothing.
    const pushed = async () => {
      await push(page, JSON.stringify(MESSAGE))
      return shown(page)
    }
    await expect.poll(pushed, { timeout: 15_000, interval: 500 }).toEqual([{ title, body, tag }])
    await push(page, JSON.stringify({ ...MESSAGE, title: 'Still unanswered' }))
    await expect
      .poll(() => shown(page), { timeout: 10_000 })
      .toEqual([{ title: 'Still unanswered', body, tag }])
    for (const nonsense of ['{', JSON.stringify({ ...MESSAGE, path: 'https://evil.example.com/' })])
      await push(page, nonsense)
    await expect
      .poll(async () => (await shown(page)).map((notification) => notification.title).toSorted(), {
        timeout: 10_000,
      })
      .toEqual(['Sales desk', 'Still unanswered'])

    const kept = await page.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) texts.push(request.url)
      return texts.join('\n')
    })
    expect(kept).not.toContain('/admin')
  },
)

it.runIf(IS_SOAK)(
  'leads a tap to the lead: to the window that shows it, else to a new one',
  {
    timeout: 60_000,
  },
  async () => {
    await openApp()
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
  },
)

it.runIf(IS_SOAK)(
  'opens the lead with the call in front, because a worker cannot open the phone',
  {
    timeout: 60_000,
  },
  async () => {
    await openApp()
    const [worker] = phone.context.serviceWorkers()
    expect(await tap(worker, { action: 'call' })).toEqual([`open ${MESSAGE.path}?call`, '0 left'])
  },
)

it('takes a lead with the page closed, and says only what happened', { timeout: 90_000 }, async () => {
  await openApp()
  const [worker] = phone.context.serviceWorkers()
  const post = (path: string, data: object, headers: Record<string, string> = {}) =>
    phone.context.request.post(server.url + path, { data, headers: { origin: server.url, ...headers } })
  const sendLead = async () => {
    const id = randomUUID()
    expect((await post('/submit-form', longBody(), { 'idempotency-key': id })).status()).toBe(200)
    return id
  }
  const assigneeOf = async (id: string) =>
    (
      (await (await phone.context.request.get(`${server.url}/api/leads/${id}`)).json()) as {
        assignee: string
      }
    ).assignee

  const first = await sendLead()
  expect(await take(worker, first)).toEqual(['Not taken: please sign in again call'])
  const account = { email: OWNER.STAFF_EMAIL, password: OWNER.STAFF_PASSWORD }
  expect((await post('/api/auth/sign-in/email', account)).status()).toBe(200)
  expect(await assigneeOf(first)).toBeNull()
  const session = await phone.context.request.get(`${server.url}/api/auth/get-session`)
  const { user } = (await session.json()) as { user: { id: string } }
  // Another user was notified, or an earlier release did not say who.
  expect(await take(worker, first, { staff: 'another' })).toEqual(['Not taken: please sign in again call'])
  expect(await take(worker, first)).toEqual(['Not taken: please sign in again call'])
  expect(await assigneeOf(first)).toBeNull()
  const staff = user.id
  expect(await take(worker, first, { staff })).toEqual(['It is yours now call'])
  expect(await assigneeOf(first)).not.toBeNull()
  expect(await take(worker, first, { staff })).toEqual(['It was yours already call'])
  expect(await take(worker, randomUUID(), { staff })).toEqual([
    'Not taken: a colleague has it, or it is gone call',
  ])

  const second = await sendLead()
  const answers: [string, string][] = [
    ['new Response("<html>portal</html>")', 'No answer: open it to see whether you have it call,take'],
    [
      `Response.json({ id: "${first}", state: "taken" })`,
      'No answer: open it to see whether you have it call,take',
    ],
    ['new Response("", { status: 502 })', 'No answer: open it to see whether you have it call,take'],
    [
      'Response.json({ message: "Unauthorized" }, { status: 401 })',
      'No answer: open it to see whether you have it call,take',
    ],
    ['new Response("<html>", { status: 401 })', 'No answer: open it to see whether you have it call,take'],
    ['Promise.reject(new TypeError("network"))', 'No answer: open it to see whether you have it call,take'],
    [`Response.json({ id: "${second}", state: "other" })`, 'Not taken: a colleague has it call'],
  ]
  for (const [answer, said] of answers)
    expect(
      await take(worker, second, { staff, before: `self.fetch = async () => ${answer}` }),
      answer,
    ).toEqual([said])
  expect(await assigneeOf(second)).toBeNull()
  await phone.context.setOffline(true)
  // The browser tells the worker of it a moment later.
  await until('the worker has no network', async () => !(await worker?.evaluate('navigator.onLine')))
  expect(await take(worker, second, { staff })).toEqual(['Not taken: there is no network call,take'])
})

it('shows a traveller that a quotation is ready, and leads a tap to the trip where it is kept', {
  timeout: 60_000,
}, async () => {
  const page = await openApp()
  // When the test is repeated, the worker still has the language of the attempt before.
  await page.evaluate(() => {
    localStorage.setItem('notified-enquiries', 'the-enquiry')
    localStorage.setItem('language', 'en')
  })
  await page.goto(`${server.url}/settings`)
  const reference = `MM-${Date.now()}`
  const [worker] = phone.context.serviceWorkers()
  const message = { type: 'quotation-ready', enquiryReference: reference }
  const ready = { title: 'Your quotation is ready', body: 'Look for our message with its link.' }
  const pushed = async () => {
    await push(page, JSON.stringify(message))
    return shown(page)
  }
  await expect
    .poll(pushed, { timeout: 15_000, interval: 500 })
    .toEqual([{ ...ready, tag: `quotation-ready ${reference}` }])
  // That of another enquiry does not take its place.
  await push(page, JSON.stringify({ ...message, enquiryReference: 'MM-OTHER' }))
  await expect.poll(async () => (await shown(page)).length, { timeout: 15_000 }).toBe(2)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const others = await registration.getNotifications({ tag: 'quotation-ready MM-OTHER' })
    for (const other of others) other.close()
  })
  expect(await tap(worker, { data: message })).toEqual(['open /enquiries', '0 left'])
  // In Hindi since: the app tells the worker at its next start.
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.goto(`${server.url}/hi/settings`)
  const inHindi = { title: 'आपका कोटेशन तैयार है', body: 'हमारा मैसेज देखें, उसमें इसका लिंक है।' }
  await expect
    .poll(pushed, { timeout: 15_000, interval: 500 })
    .toEqual([{ ...inHindi, tag: `quotation-ready ${reference}` }])
  expect(await tap(worker, { data: message })).toEqual(['open /hi/enquiries', '0 left'])
  await page.evaluate(
    (enquiryReference) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('trips')
        opening.onsuccess = () => {
          const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries')
          entries.put({ v: 'removed', id: 'MM-OTHER-Q1' })
          entries.put({ v: 1, id: 'another', trip: { enquiryReference: 'MM-OTHER' } })
          entries.put({ v: 1, id: 'token-of-the-trip', trip: { enquiryReference } }).onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }
        opening.onerror = () => reject(opening.error)
      }),
    reference,
  )
  expect(await tap(worker, { data: message })).toEqual(['open /trips/token-of-the-trip', '0 left'])
})

it.runIf(IS_SOAK)(
  'tells the server of a replaced subscription, for staff and for the traveller on one device',
  {
    timeout: 60_000,
  },
  async () => {
    await openApp()
    const [worker] = phone.context.serviceWorkers()
    const subscription = { endpoint: 'https://push.example.com/after', keys: { p256dh: 'p', auth: 'a' } }
    const asked = (event: string, fetch = 'new Response("", { status: 500 })') =>
      worker?.evaluate(`(async () => {
      const fetch = self.fetch
      const asked = []
      self.fetch = async (url, { method, body }) => {
        asked.push([method, url, JSON.parse(body)])
        return ${fetch}
      }
      const made = { toJSON: () => (${JSON.stringify(subscription)}) }
      const waits = []
      const event = Object.assign(new Event('pushsubscriptionchange'), ${event})
      event.waitUntil = (work) => void waits.push(work)
      self.dispatchEvent(event)
      await Promise.all(waits)
      self.fetch = fetch
      return asked
    })()`)
    const before = 'https://push.example.com/before'
    const staff = ['PUT', '/api/notify/devices', subscription]
    expect(await asked(`{ oldSubscription: { endpoint: '${before}' }, newSubscription: made }`)).toEqual([
      ['PUT', '/api/traveller-push', { ...subscription, before }],
      staff,
    ])
    expect(await asked(`{ newSubscription: made }`, 'Promise.reject(new TypeError())')).toEqual([staff])
  },
)

/** Taps "Take" on the notification of a lead; returns what it says afterwards, with its buttons. */
async function take(
  worker: Worker | undefined,
  lead: string,
  { staff, before = '' }: { staff?: string; before?: string } = {},
): Promise<unknown> {
  return worker?.evaluate(`(async () => {
    const fetch = self.fetch
    ${before}
    const data = { path: '/admin/leads/${lead}', lead: '${lead}', staff: ${JSON.stringify(staff)}, actions: ['call', 'take'] }
    await registration.showNotification('New enquiry', { tag: '${lead}', data })
    const [notification] = await registration.getNotifications({ tag: '${lead}' })
    const event = new NotificationEvent('notificationclick', { notification, action: 'take' })
    const waits = []
    event.waitUntil = (work) => void waits.push(work)
    self.dispatchEvent(event)
    await Promise.all(waits)
    self.fetch = fetch
    const left = await registration.getNotifications({ tag: '${lead}' })
    return left.map(({ title, actions }) => [title, actions.map(({ action }) => action).join()].join(' '))
  })()`)
}

/** Taps a message. Only a real tap may open or focus windows: what the worker asks of the browser is written down instead. */
async function tap(
  worker: Worker | undefined,
  { action = '', data = { path: MESSAGE.path } }: { action?: string; data?: object } = {},
): Promise<unknown> {
  return worker?.evaluate(`(async () => {
    const asked = []
    self.clients.openWindow = async (url) => void asked.push('open ' + new URL(url).pathname + new URL(url).search)
    WindowClient.prototype.focus = async function () {
      asked.push('focus ' + new URL(this.url).pathname)
    }
    await registration.showNotification('again', { tag: 'tap', data: ${JSON.stringify(data)} })
    const [notification] = await registration.getNotifications({ tag: 'tap' })
    const event = new NotificationEvent('notificationclick', { notification, action: '${action}' })
    const waits = []
    event.waitUntil = (work) => void waits.push(work)
    self.dispatchEvent(event)
    await Promise.all(waits)
    return [...asked, (await registration.getNotifications({ tag: 'tap' })).length + ' left']
  })()`)
}
