import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SignedIn } from './guard.ts'

/** The signed-in user without the library's session token, which scripts do not need. The renewed cookie is kept. */
export function sessionAnswer(response: Response, actor: SignedIn | undefined): Response {
  if (!response.ok) return response
  const { session: _, ...user } = actor ?? {}
  const answered = new Response(JSON.stringify(actor ? { user } : null), response)
  answered.headers.delete('content-length')
  return answered
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
