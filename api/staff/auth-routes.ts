import { type Context, Hono } from 'hono'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Answer } from '../http/security.ts'
import { ADDRESS_HEADER, type Auth } from './auth.ts'
import { createSignInLimit } from './sign-in-limit.ts'

export type AuthRoutesDeps = { auth: Auth; answer: Answer; proxies: number; origin: string }

/** What staff can ask of the sign-in library; the rest of it stays closed. */
const OPEN = [
  '/api/auth/get-session',
  '/api/auth/sign-out',
  '/api/auth/change-password',
  '/api/auth/list-sessions',
  '/api/auth/revoke-session',
  '/api/auth/revoke-other-sessions',
]

/** `/api/auth`: better-auth behind our own counting of guesses and our own origin check. */
export function createAuthRoutes({ auth, answer, proxies, origin }: AuthRoutesDeps) {
  const limit = createSignInLimit()

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
    if (wait > 0)
      return answer(429, { message: 'Too many tries. Please wait a while.' }, { 'Retry-After': String(wait) })
    const response = await handle(c, { email: attempt.email, password })
    if (response.ok) limit.refund(attempt)
    return response
  }

  const pass = async (c: Context): Promise<Response> => {
    if (c.req.method === 'GET') return handle(c)
    if (!c.req.header('content-type')) return handle(c, {})
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    return handle(c, body.type === 'json' ? body.value : {})
  }

  const routes = new Hono().post('/api/auth/sign-in/email', signIn)
  for (const path of OPEN) routes.on(['GET', 'POST'], path, pass)
  return routes.all('/api/auth/*', () => answer(404, { message: 'There is nothing here.' }))
}
