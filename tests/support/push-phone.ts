import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { BrowserContext } from 'playwright'
import type { NewDevice } from '../../src/contract/notify.ts'
import type { Received } from './receivers.ts'

export type PushPhone = {
  /** The endpoint in the browser's subscription. */
  device: (endpoint: string) => NewDevice
  /** The push messages, decrypted as the browser would pass them to the worker. */
  read: (received: Received) => unknown
}

/** The browser's side of Web Push: its keys, and the decryption of RFC 8291 implemented from the standard. */
export function newPushPhone(): PushPhone {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    device: (endpoint) => ({
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      label: 'Chrome on Android',
    }),
    read: ({ body }) => {
      const salt = body.subarray(0, 16)
      const idLength = body[20] ?? 0
      const senderKey = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32))
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length))
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      open.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/**
 * Gives a browser a push service it can reach. Everything else is real: permission, worker, the subscription's keys,
 * and its lifetime until it is cancelled.
 */
export async function usePushService(context: BrowserContext, endpoint: string): Promise<PushPhone> {
  const phone = newPushPhone()
  await context.grantPermissions(['notifications'])
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const KEPT = 'push-service-key'
      const kept = () => {
        const key = localStorage.getItem(KEPT)
        if (key === null) return null
        const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        )
        return {
          endpoint,
          options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            localStorage.removeItem(KEPT)
            return true
          },
        } as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => kept()
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem(KEPT, String(options?.applicationServerKey))
        return kept() as PushSubscription
      }
    },
    { endpoint, keys: phone.device(endpoint).keys },
  )
  return phone
}

/** The claims of a request's VAPID token, if its signature matches the key it names. */
export function vapidClaims(authorization: string): { key: string; claims: Record<string, unknown> } {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>\S+)$/.exec(authorization)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const isGenuine = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine) throw new Error('The token was not signed by the key it names.')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) }
}
