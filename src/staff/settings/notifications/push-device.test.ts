import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { notifyOf, stopNotifyingOf } from '../../../offline/trips/quotation-push.ts'
import { disablePush } from './push-device.ts'

const KEY = 'AQID'
const ENQUIRY = { id: 'e1', reference: 'MM-1001' }
const NOTIFICATIONS = { applicationServerKey: KEY }

// Staff and a traveller on one device: one browser has one subscription.
describe('the push subscription of a device', () => {
  let subscription: { endpoint: string } | undefined
  const requests: string[] = []

  beforeEach(() => {
    subscription = undefined
    requests.length = 0
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    const made = () => ({
      endpoint: 'https://push.example.com/1',
      options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
      toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } }),
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
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
      requests.push(`${method} ${url}`)
      return Response.json(NOTIFICATIONS)
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
})
