import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type CookieOptions, serialize } from 'hono/utils/cookie'
import type { Respond } from '../http/security.ts'
import type { Auth } from './auth.ts'
import type { SignedIn } from './guard.ts'

/** The signed-in user without the library's session token, which scripts do not need. The renewed cookie is kept. */
export function sessionAnswer(response: Response, actor: SignedIn): Response {
  if (!response.ok) return response
  const { session: _, ...user } = actor
  const answered = new Response(JSON.stringify({ user }), response)
  answered.headers.delete('content-length')
  return answered
}

/**
 * What the library says to nobody: that nobody is signed in, or is any more. Anyone may ask, and it makes its router anew for each request,
 * which takes ten times as long as all else. `undefined` for any other request. A GET must not sign out: browsers send no session
 * cookie with a link from another site, but would delete it where the answer says so.
 */
export async function anonymousAnswer(
  { method, path }: { method: string; path: string },
  { auth, respond }: { auth: Auth; respond: Respond },
): Promise<Response | undefined> {
  const request = `${method} ${path}`
  if (request === 'GET /api/auth/get-session') return respond(200, null)
  if (request !== 'POST /api/auth/sign-out') return undefined
  const response = respond(200, { success: true })
  const { sessionToken, sessionData, dontRememberToken } = (await auth.$context).authCookies
  for (const { name, attributes } of [sessionToken, sessionData, dontRememberToken])
    response.headers.append('Set-Cookie', serialize(name, '', { ...attributes, maxAge: 0 } as CookieOptions))
  return response
}

/** The token of the session that a response opens, or continues; `undefined` where it has none. */
export function sessionTokenIn(response: Response): string | undefined {
  const cookies = response.headers.getSetCookie().join('\n')
  const [token] = decodeURIComponent(/session_token=([^;\n]+)/.exec(cookies)?.[1] ?? '').split('.')
  return token || undefined
}

/** The user whom a response signs in; `undefined` while a two-factor code is still required. */
export async function signedInMember(
  response: Response,
): Promise<{ id: string; email: string; token?: string | undefined } | undefined> {
  const { user } = (await response.clone().json()) as { user?: { id: string; email: string } }
  return user && { id: user.id, email: user.email, token: sessionTokenIn(response) }
}

/** The cookie that names the sign-in that waits for a code; the library verifies it. */
export function challengeOf(c: Context, name: string): string {
  const value = getCookie(c, name) ?? ''
  // A signed id is shorter.
  return value.length > 100 ? '' : value
}

/** The same of an answer that asks for the code. */
export function challengeIn(response: Response): string {
  const cookies = response.headers.getSetCookie().join('\n')
  return decodeURIComponent(/\.two_factor=([^;\n]+)/.exec(cookies)?.[1] ?? '')
}
