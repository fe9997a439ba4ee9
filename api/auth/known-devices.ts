import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { KNOWN_DEVICE_COOKIE } from '../../src/contract/storage-names.ts'

const VALID_S = 180 * 86_400

/** Recognises browsers that an account has signed in with before. */
export type KnownDevices = {
  /** Id of the request's browser; `undefined` when this account has not signed in with it. */
  idOf: (c: Context, email: string) => string | undefined
  /** Lets the browser keep the proof that this account has signed in with it. */
  remember: (response: Response, email: string) => void
}

/**
 * The proof is one cookie per account that contains a keyed hash. It does not sign anybody in: a known browser only has its own
 * limit of guesses, so that guesses from elsewhere cannot lock its user out.
 */
export function createKnownDevices(key: string, isHttps: boolean): KnownDevices {
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  // A browser of an office has several accounts.
  const nameFor = (email: string) =>
    `${isHttps ? '__Host-' : ''}${KNOWN_DEVICE_COOKIE}-${hmac(`name\n${email}`).slice(0, 8)}`
  const proofOf = (email: string, device: string, expires: string) => hmac(`${email}\n${device}\n${expires}`)

  return {
    idOf: (c, email) => {
      const [device = '', expires = '', proof = '', ...more] = (getCookie(c, nameFor(email)) ?? '').split('.')
      const [given, expected] = [proof, proofOf(email, device, expires)].map((text) => Buffer.from(text))
      if (more.length > 0 || given?.length !== expected?.length) return undefined
      if (!given || !expected || !timingSafeEqual(given, expected)) return undefined
      return Number(expires) > Date.now() / 1000 ? device : undefined
    },
    remember: (response, email) => {
      const device = randomBytes(12).toString('base64url')
      const expires = String(Math.floor(Date.now() / 1000) + VALID_S)
      const attributes = `Path=/; Max-Age=${VALID_S}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
      response.headers.append(
        'Set-Cookie',
        `${nameFor(email)}=${device}.${expires}.${proofOf(email, device, expires)}; ${attributes}`,
      )
    },
  }
}
