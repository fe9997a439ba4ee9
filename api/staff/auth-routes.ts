import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Answer } from '../http/security.ts'
import { ADDRESS_HEADER, type Auth } from './auth.ts'
import { createAuthAudit } from './auth-audit.ts'
import type { SessionOf } from './guard.ts'
import { createSignInLimit } from './sign-in-limit.ts'

export type AuthRoutesDeps = {
  database: Database
  auth: Auth
  sessionOf: SessionOf
  answer: Answer
  proxies: number
  origin: string
}

/** What staff can ask of the sign-in library; the rest of it stays closed. */
const OPEN = [
  '/api/auth/get-session',
  '/api/auth/sign-out',
  '/api/auth/change-password',
  '/api/auth/list-sessions',
  '/api/auth/revoke-session',
  '/api/auth/revoke-other-sessions',
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/generate-backup-codes',
  '/api/auth/passkey/generate-register-options',
  '/api/auth/passkey/verify-registration',
  '/api/auth/passkey/generate-authenticate-options',
  '/api/auth/passkey/list-user-passkeys',
  '/api/auth/passkey/delete-passkey',
]

const TOO_MANY = { message: 'Too many tries. Please wait a while.' }

/** `/api/auth`: better-auth behind our own counting of guesses, our own origin check and the audit log. */
export function createAuthRoutes({ database, auth, sessionOf, answer, proxies, origin }: AuthRoutesDeps) {
  const limit = createSignInLimit()
  const audit = createAuthAudit(database.kysely)

  const handle = async (c: Context, body?: unknown): Promise<Response> => {
    const headers = new Headers(c.req.raw.headers)
    headers.set(ADDRESS_HEADER, clientAddress(c, proxies))
    // The origin was checked on the way in; the site may be reached under more names than its first, and by no browser.
    headers.set('origin', origin)
    headers.delete('content-length')
    if (body !== undefined) headers.set('content-type', 'application/json')
    const { pathname, search } = new URL(c.req.url)
    const response = await auth.handler(
      new Request(new URL(pathname + search, origin), {
        method: c.req.method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    // Its 500 is nearly always the database, and says nothing of when to come again.
    if (response.status >= 500)
      return answer(503, { message: 'Signing in is not possible just now.' }, { 'Retry-After': '5' })
    const answered = new Response(response.body, response)
    answered.headers.set('Cache-Control', 'no-store')
    return answered
  }

  const signIn = async (c: Context): Promise<Response> => {
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const { email, password } = (body.type === 'json' && (body.value as Record<string, unknown> | null)) || {}
    if (typeof email !== 'string' || typeof password !== 'string')
      return answer(400, { message: 'Please enter your e-mail address and password.' })
    const attempt = { address: clientAddress(c, proxies), email: email.trim().toLowerCase() }
    const wait = limit.charge(attempt)
    if (wait > 0) {
      await audit.refused(attempt.email, attempt.address)
      return answer(429, TOO_MANY, { 'Retry-After': String(wait) })
    }
    const response = await handle(c, { email: attempt.email, password })
    if (response.ok) {
      limit.refund(attempt)
      const member = await signedInMember(response)
      if (member) await audit.signedIn(member.id, 'password')
    } else if (response.status < 500) await audit.failed(attempt.email, 'password')
    return response
  }

  /** The second step, by a code of the app or one of the kept ones; with a session, the proof that the app is set up. */
  const code =
    (way: 'code' | 'backup-code') =>
    async (c: Context): Promise<Response> => {
      const body = await readBody(c)
      if (body.type === 'refused') return answer(body.status, { message: body.message })
      const { code } = (body.type === 'json' && (body.value as Record<string, unknown> | null)) || {}
      if (typeof code !== 'string') return answer(400, { message: 'Please enter the code.' })
      const known = await sessionOf(c.req.raw.headers)
      const attempt = { address: clientAddress(c, proxies), challenge: known?.id ?? challengeOf(c) }
      const wait = limit.chargeCode(attempt)
      if (wait > 0) {
        await audit.refused(known?.email, attempt.address)
        return answer(429, TOO_MANY, { 'Retry-After': String(wait) })
      }
      const response = await handle(c, { code: code.replace(/\s/g, '') })
      if (response.ok) {
        limit.refundCode(attempt)
        const member = await signedInMember(response)
        if (known) await audit.secondStepOn(known.id)
        else if (member) await audit.signedIn(member.id, way)
      } else if (!known && response.status < 500) await audit.failed(undefined, 'code')
      return response
    }

  const passkey = async (c: Context): Promise<Response> => {
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const attempt = { address: clientAddress(c, proxies), challenge: 'passkey' }
    const wait = limit.chargeCode(attempt)
    if (wait > 0) return answer(429, TOO_MANY, { 'Retry-After': String(wait) })
    const response = await handle(c, body.type === 'json' ? body.value : {})
    if (response.ok) {
      limit.refundCode(attempt)
      const member = await signedInMember(response)
      if (member) await audit.signedIn(member.id, 'passkey')
    } else if (response.status < 500) await audit.failed(undefined, 'passkey')
    return response
  }

  const pass = async (c: Context): Promise<Response> => {
    const actor = audit.isChange(c.req.path) ? await sessionOf(c.req.raw.headers) : undefined
    const response = await forward(c)
    if (actor && response.ok) await audit.changed(c.req.path, actor.id)
    return response
  }

  const forward = async (c: Context): Promise<Response> => {
    if (c.req.method === 'GET') return handle(c)
    if (!c.req.header('content-type')) return handle(c, {})
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    return handle(c, body.type === 'json' ? body.value : {})
  }

  const routes = new Hono()
    .post('/api/auth/sign-in/email', signIn)
    .post('/api/auth/two-factor/verify-totp', code('code'))
    .post('/api/auth/two-factor/verify-backup-code', code('backup-code'))
    .post('/api/auth/passkey/verify-authentication', passkey)
  for (const path of OPEN) routes.on(['GET', 'POST'], path, pass)
  return routes.all('/api/auth/*', () => answer(404, { message: 'There is nothing here.' }))
}

/** Who an answer of the library signs in; nobody while the second step is still to come. */
async function signedInMember(response: Response): Promise<{ id: string } | undefined> {
  const { user } = (await response.clone().json()) as { user?: { id: string } }
  return user
}

// Only to tell one second step from another: what it is worth is for the library to say.
function challengeOf(c: Context): string {
  const value = Object.entries(getCookie(c)).find(([name]) => name.endsWith('.two_factor'))?.[1]
  return value?.slice(0, 64) ?? 'none'
}
