import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../../tests/support/local-storage.ts'
import type { NotifyOverview } from '../../../contract/notify.ts'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { isNotified, notifyOf, stopNotifyingOf } from '../../../offline/trips/quotation-push.ts'
import { disablePush, renewPushDevice } from './push-device.ts'

const KEY = 'AQID'
const ENQUIRY = { id: 'e1', reference: 'MM-1001' }
// What the server still lists of this session, under the address before.
const LISTED = {
  id: 'd1',
  label: 'Phone',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastNotifiedAt: null,
  isThis: true,
}
const NOTIFICATIONS: NotifyOverview = {
  applicationServerKey: KEY,
  mine: { mail: 'each', address: 'a@example.com', canMail: true, devices: [LISTED] },
  office: null,
  isProxySuspected: false,
}

// Staff and a traveller on one device: one browser has one subscription.
describe('the push subscription of a device', () => {
  let subscription: { endpoint: string } | undefined
  let endpoint: string
  let isKnown: boolean
  let answer: (method: string) => object
  const requests: string[] = []
  const bodies: Record<string, unknown>[] = []

  beforeEach(() => {
    subscription = undefined
    endpoint = 'https://push.example.com/1'
    isKnown = true
    answer = (method) =>
      method === 'PUT' ? { isKnown, isNotified: isKnown } : { ok: true, ...NOTIFICATIONS }
    requests.length = 0
    bodies.length = 0
    stubLocalStorage()
    const made = () => ({
      endpoint,
      options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        subscription = undefined
        return true
      },
    })
    const pushManager = {
      getSubscription: async () => subscription ?? null,
      subscribe: async () => {
        subscription ??= made()
        return subscription
      },
    }
    const registration = { pushManager }
    vi.stubGlobal('navigator', {
      userAgent: 'Android',
      maxTouchPoints: 1,
      serviceWorker: {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    })
    vi.stubGlobal('window', { PushManager: {}, Notification: {} })
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      requests.push(`${method} ${url}`)
      if (body) bodies.push(JSON.parse(String(body)))
      return Response.json(answer(method))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('stays for the traveller when staff turn theirs off', async () => {
    await notifyOf(ENQUIRY)
    localStorage.setItem(LOCAL_KEYS.pushUser, 'u1')
    await disablePush('d1').catch(() => {})
    expect(subscription).toBeDefined()
    await stopNotifyingOf(ENQUIRY)
    expect(subscription).toBeUndefined()
  })

  it('stays for staff when the traveller turns theirs off', async () => {
    await notifyOf(ENQUIRY)
    localStorage.setItem(LOCAL_KEYS.pushUser, 'u1')
    await stopNotifyingOf(ENQUIRY)
    expect(requests.at(-1)).toBe('DELETE /api/traveller-push')
    expect(subscription).toBeDefined()
    await disablePush(undefined)
    expect(subscription).toBeUndefined()
  })

  it('is renewed when the desk opens, because the browser may have replaced it', async () => {
    localStorage.setItem(LOCAL_KEYS.pushUser, 'u1')
    await renewPushDevice('u1')
    expect(bodies).toMatchObject([{ endpoint }])
    await renewPushDevice('u2')
    expect(bodies).toHaveLength(1)
  })

  it('takes the place of the one before, for the traveller', async () => {
    await notifyOf(ENQUIRY)
    const before = endpoint
    await replace('https://push.example.com/2')
    expect(await isNotified(ENQUIRY)).toBe(true)
    expect(bodies).toContainEqual(expect.objectContaining({ endpoint, before }))
    expect(await isNotified(ENQUIRY)).toBe(true)
    expect(bodies.filter((body) => body.before === before)).toHaveLength(1)

    subscription = undefined
    endpoint = 'https://push.example.com/3'
    await notifyOf({ id: 'e2', reference: 'MM-1002' })
    expect(bodies.slice(-2)).toMatchObject([
      { endpoint, before: 'https://push.example.com/2' },
      { endpoint, enquiry: 'e2' },
    ])
  })

  it('is off for the traveller when the server has forgotten it', async () => {
    await notifyOf(ENQUIRY)
    isKnown = false
    await replace('https://push.example.com/2')
    expect(await isNotified(ENQUIRY)).toBe(false)
  })

  it('is off for the traveller when the server no longer has it for this enquiry, and on while nobody can be asked', async () => {
    await notifyOf(ENQUIRY)
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await isNotified(ENQUIRY)).toBe(true)
    answer = () => ({ isKnown: true, isNotified: false })
    expect(await isNotified(ENQUIRY)).toBe(false)
    expect(bodies.at(-1)).toEqual({
      endpoint,
      keys: expect.any(Object),
      before: endpoint,
      enquiry: ENQUIRY.id,
    })
  })

  it('is not called on, or off, by the answer of a Wi-Fi', async () => {
    answer = (method) => (method === 'GET' ? NOTIFICATIONS : { login: 'required' })
    await expect(notifyOf(ENQUIRY)).rejects.toThrow(/could not be reached/)
    expect(await isNotified(ENQUIRY)).toBe(false)
    answer = () => ({ ok: true, ...NOTIFICATIONS })
    await notifyOf(ENQUIRY)
    answer = () => ({ login: 'required' })
    await expect(stopNotifyingOf(ENQUIRY)).rejects.toThrow(/could not be reached/)
    expect(await isNotified(ENQUIRY)).toBe(true)
  })

  // What a browser does by itself, at any time.
  async function replace(by: string): Promise<void> {
    subscription = undefined
    endpoint = by
    await navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.subscribe())
  }
})
