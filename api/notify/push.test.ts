import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryList, NotifyOverview } from '../../src/contract/notify.ts'
import { cookieOf, ORIGIN, startApi, type TestApi } from '../../tests/support/api.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { newPushPhone, vapidClaims } from '../../tests/support/push-phone.ts'
import { type HttpReceiver, startHttpReceiver } from '../../tests/support/receivers.ts'

const SOON = { timeout: 12_000 }

describe('push notifications', () => {
  let api: TestApi
  let service: HttpReceiver
  let owner: string
  const phone = newPushPhone()
  beforeEach(async () => {
    service = await startHttpReceiver()
    service.answer((response) => response.writeHead(201).end())
    api = await startApi({ notify: { PUSH_ALLOW_INTERNAL: true } })
    owner = await api.signIn('owner')
  })
  afterEach(async () => {
    await api.close()
    await service.close()
  })

  const overview = async (cookie = owner) =>
    (await (await api.request('/api/notify', { headers: { cookie } })).json()) as NotifyOverview
  const subscribe = (cookie = owner, device: object = phone.device(service.url)) =>
    api.post('/api/notify/devices', device, { cookie })

  const userOf = async (cookie: string) => {
    const session = await api.request('/api/auth/get-session', { headers: { cookie } })
    return ((await session.json()) as { user: { id: string } }).user.id
  }

  it('contain the reference, encrypted for the device, and no name, number or place', async () => {
    expect((await subscribe()).status).toBe(201)
    await api.post(
      '/submit-form',
      longBody({ name: 'Secret Guest', contact: '9812345678', destination: 'Bali' }),
    )
    await expect.poll(() => service.received.length, SOON).toBe(1)
    const [ring] = service.received
    if (!ring) return
    const lead = await api.database.kysely.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    const message = phone.read(ring)
    expect(message).toEqual({
      title: 'New enquiry',
      body: expect.stringMatching(/^MM-\w{8}$/),
      path: `/admin/leads/${lead.id}`,
      tag: lead.id,
      lead: lead.id,
      actions: ['call', 'take'],
      staff: await userOf(owner),
    })
    const whole = JSON.stringify(message) + JSON.stringify(ring.headers) + ring.body.toString('latin1')
    for (const secret of ['Secret', '9812345678', 'asha@example.com', 'Bali'])
      expect(whole.includes(secret), secret).toBe(false)
    expect(ring.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: lead.id.replaceAll('-', ''),
    })
    const { key, claims } = vapidClaims(ring.headers.authorization ?? '')
    expect(key).toBe((await overview()).applicationServerKey)
    expect(claims).toMatchObject({ aud: new URL(service.url).origin, sub: expect.stringMatching(/^mailto:/) })
    expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now())
    await expect.poll(async () => (await overview()).mine.devices[0]?.lastNotifiedAt, SOON).not.toBeNull()
  })

  it('use the same keys after a restart', async () => {
    const before = (await overview()).applicationServerKey
    const again = await startApi({ database: api.database, dataDir: api.dataDir })
    const response = await again.request('/api/notify', { headers: { cookie: owner } })
    await again.close()
    expect(((await response.json()) as NotifyOverview).applicationServerKey).toBe(before)
  })

  it('are not sent to a device whose session has expired', async () => {
    await subscribe()
    await api.signIn('owner')
    const { kysely, kind } = api.database
    const expiresAt = kind === 'postgres' ? new Date(0) : new Date(0).toISOString()
    await kysely.updateTable('session').set({ expiresAt }).execute()
    await api.post('/submit-form', longBody())
    // A second phone, signed in, shows that the round is over.
    const other = newPushPhone()
    expect((await subscribe(await api.signIn('owner'), other.device(`${service.url}/other`))).status).toBe(
      201,
    )
    await api.post('/submit-form', longBody({ contact: '9812345679' }))
    await expect.poll(() => service.received.length, SOON).toBeGreaterThan(0)
    await expect
      .poll(
        () => kysely.selectFrom('delivery').select('state').where('state', '=', 'waiting').execute(),
        SOON,
      )
      .toEqual([])
    // A late fan-out sends the first enquiry to the second phone too, never to the first one.
    expect(new Set(service.received.map((ring) => ring.path))).toEqual(new Set(['/hook/other']))
  })

  it('can be tested by the device’s own user only', async () => {
    const { id } = (await (await subscribe()).json()) as { id: string }
    const agent = await api.signIn('agent')
    const test = (cookie: string) => api.post(`/api/notify/devices/${id}/test`, {}, { cookie })
    expect((await test(agent)).status).toBe(404)
    expect((await test(owner)).status).toBe(202)
    await expect.poll(() => service.received.length, SOON).toBe(1)
    expect(service.received.map((ring) => phone.read(ring))).toMatchObject([{ title: 'It works' }])
    const remove = (cookie: string) =>
      api.request(`/api/notify/devices/${id}`, { method: 'DELETE', headers: { cookie } })
    expect((await remove(agent)).status).toBe(404)
    expect((await remove(owner)).status).toBe(200)
    expect((await overview()).mine.devices).toEqual([])
  })

  it.each([404, 410])('delete a device whose push service answers %i', async (status) => {
    service.answer((response) => response.writeHead(status).end())
    await subscribe()
    await api.post('/submit-form', longBody())
    await expect.poll(async () => (await overview()).mine.devices, SOON).toEqual([])
    const outcomes = async () => {
      const list = await api.request('/api/notify/deliveries', { headers: { cookie: owner } })
      return ((await list.json()) as DeliveryList).deliveries.map(({ state, target }) => [state, target])
    }
    await expect.poll(outcomes, SOON).toEqual([['dropped', 'A removed phone']])
  })

  it('are not sent to a device that signed out', async () => {
    await subscribe()
    await api.request('/api/auth/sign-out', { method: 'POST', headers: { cookie: owner, origin: ORIGIN } })
    const kept = await api.database.kysely.selectFrom('push_subscription').select('id').execute()
    expect(kept).toEqual([])
  })

  it('go to the user who signed in last on a device', async () => {
    const agent = await api.signIn('agent')
    await subscribe(owner)
    await subscribe(agent)
    expect((await overview(owner)).mine.devices).toEqual([])
    expect((await overview(agent)).mine.devices).toMatchObject([{ isThis: true, label: 'Chrome on Android' }])
  })

  it('follow a device that subscribed again, or whose subscription the browser replaced', async () => {
    const { id } = (await (await subscribe()).json()) as { id: string }
    const [before] = (await overview()).mine.devices
    expect(await (await subscribe(owner, phone.device(`${service.url}/again`))).json()).toEqual({ id })
    const { label: _label, ...renewed } = phone.device(`${service.url}/renewed`)
    const renew = (cookie: string) =>
      api.request('/api/notify/devices', {
        method: 'PUT',
        headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify(renewed),
      })
    expect((await renew(owner)).status).toBe(200)
    expect((await overview()).mine.devices).toEqual([before])
    // Only a device that was turned on: an agent may be signed in where a traveller is notified.
    expect((await renew(await api.signIn('agent'))).status).toBe(404)
    await api.post('/submit-form', longBody())
    await expect.poll(() => service.received.length, SOON).toBe(1)
    expect(service.received.map(({ path }) => path)).toEqual(['/hook/renewed'])
  })

  it('refuse an invalid subscription', async () => {
    const good = phone.device(service.url)
    for (const bad of [
      {},
      { ...good, endpoint: 'javascript:alert(1)' },
      { ...good, endpoint: 'file:///etc/passwd' },
      { ...good, endpoint: `https://push.example.com/${'x'.repeat(2000)}` },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { ...good, keys: { ...good.keys, p256dh: 'x'.repeat(87).concat('!') } },
      { ...good, label: '' },
    ])
      expect((await subscribe(owner, bad)).status, JSON.stringify(bad).slice(0, 60)).toBe(400)
    const account = { email: 'owner1@example.com', password: 'correct horse' }
    for (let n = 0; n < 12; n++) {
      const another = cookieOf(await api.post('/api/auth/sign-in/email', account))
      expect((await subscribe(another, { ...good, endpoint: `${service.url}/${n}` })).status).toBe(201)
    }
    expect((await overview()).mine.devices).toHaveLength(10)
  })
})

it('sends no push message to an address inside the server’s network', async () => {
  const service = await startHttpReceiver()
  const api = await startApi({})
  const cookie = await api.signIn('owner')
  const device = newPushPhone().device(service.url)
  expect((await api.post('/api/notify/devices', device, { cookie })).status).toBe(400)
  const secure = { ...device, endpoint: service.url.replace('http:', 'https:') }
  expect((await api.post('/api/notify/devices', secure, { cookie })).status).toBe(201)
  await api.post('/submit-form', longBody())
  await expect
    .poll(async () => {
      const list = await api.request('/api/notify/deliveries', { headers: { cookie } })
      return ((await list.json()) as DeliveryList).deliveries.map(({ lastError }) => lastError)
    }, SOON)
    .toEqual(['The address is inside this network.'])
  expect(service.received).toEqual([])
  await api.close()
  await service.close()
})
