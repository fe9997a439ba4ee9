import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Kysely } from 'kysely'
import { KNOWN_DEVICE_COOKIE } from '../../src/contract/storage-names.ts'
import type { Schema } from '../db/schema.ts'

const VALID_S = 180 * 86_400

/** Recognises browsers with which an account has signed in before, or a link for another password was used. */
export type KnownDevices = {
  /** Id of the request's browser; `undefined` when this account has not signed in with it. */
  idOf: (c: Context, email: string) => Promise<string | undefined>
  /** Lets the browser keep the proof that this account has signed in with it. */
  remember: (response: Response, email: string) => Promise<void>
}

/**
 * The proof is one cookie per account that contains a keyed hash. It does not sign anybody in: a known browser only has its own
 * limit of guesses, so that guesses from elsewhere cannot lock its user out. It ends with the password and the second factor of that
 * sign-in: who had the password could have collected any number of proofs, and guess the next one as often.
 */
export function createKnownDevices(kysely: Kysely<Schema>, key: string, isHttps: boolean): KnownDevices {
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  // A browser of an office has several accounts.
  const nameFor = (email: string) =>
    `${isHttps ? '__Host-' : ''}${KNOWN_DEVICE_COOKIE}-${hmac(`name\n${email}`).slice(0, 8)}`
  const proofOf = async (email: string, device: string, expires: string) =>
    hmac([email, device, expires, ...(await credentialsOf(kysely, email))].join('\n'))

  return {
    idOf: async (c, email) => {
      const cookie = getCookie(c, nameFor(email))
      if (cookie === undefined) return undefined
      const [device = '', expires = '', proof = '', ...more] = cookie.split('.')
      const [given, expected] = [proof, await proofOf(email, device, expires)].map((text) =>
        Buffer.from(text),
      )
      if (more.length > 0 || given?.length !== expected?.length) return undefined
      if (!given || !expected || !timingSafeEqual(given, expected)) return undefined
      return Number(expires) > Date.now() / 1000 ? device : undefined
    },
    remember: async (response, email) => {
      const device = randomBytes(12).toString('base64url')
      const expires = String(Math.floor(Date.now() / 1000) + VALID_S)
      const attributes = `Path=/; Max-Age=${VALID_S}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
      response.headers.append(
        'Set-Cookie',
        `${nameFor(email)}=${device}.${expires}.${await proofOf(email, device, expires)}; ${attributes}`,
      )
    },
  }
}

// Of an unknown address there are none.
async function credentialsOf(kysely: Kysely<Schema>, email: string): Promise<(string | null)[]> {
  const row = await kysely
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .leftJoin('twoFactor', 'twoFactor.userId', 'user.id')
    .select(['account.password', 'twoFactor.secret', 'user.twoFactorEnabled'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  // A set-up that was only begun changes nothing yet.
  return row ? [row.password, row.twoFactorEnabled ? row.secret : null] : []
}
