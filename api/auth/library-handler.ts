import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import { HttpError } from '../http/http-error.ts'
import type { Respond } from '../http/security.ts'
import { ADDRESS_HEADER, type Auth } from './auth.ts'

type LibraryDeps = { auth: Auth; respond: Respond; proxies: number; origin: string }

/** What is said of a request that the sign-in library could not read. */
export const UNREADABLE = { message: 'This request cannot be read.' }

/**
 * Passes requests on to the sign-in library, with `body` and `cookie` in the place of theirs. Throws {@link HttpError} 400 where that
 * cannot be written; the library's own errors are 503.
 */
export function createLibraryHandler({ auth, respond, proxies, origin }: LibraryDeps) {
  return async (c: Context, body?: unknown, cookie?: string): Promise<Response> => {
    const headers = new Headers(c.req.raw.headers)
    headers.set(ADDRESS_HEADER, completeAddress(clientAddress(c, proxies)))
    // Our own middleware has checked the origin; the library compares with one origin only, and would refuse other clients.
    headers.set('origin', origin)
    headers.delete('content-length')
    if (cookie !== undefined) headers.set('cookie', cookie)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const { pathname, search } = new URL(c.req.url)
    const response = await auth.handler(
      new Request(new URL(pathname + search, origin), {
        method: c.req.method,
        headers,
        ...(body !== undefined && { body: jsonOf(body) }),
      }),
    )
    // The library's 500 is nearly always a database error, and has no Retry-After.
    if (response.status >= 500)
      return respond(
        503,
        { message: 'Signing in is not possible now. Please try again in a few seconds.' },
        { 'Retry-After': '5' },
      )
    const answered = new Response(response.body, response)
    answered.headers.set('Cache-Control', 'no-store')
    return answered
  }
}

// JSON may be nested deeper than it can be written.
function jsonOf(body: unknown): string {
  try {
    return JSON.stringify(body)
  } catch {
    throw new HttpError(400, UNREADABLE.message)
  }
}

// The library has one limit for all clients whose address is incomplete.
function completeAddress(address: string): string {
  return address.includes(':') ? `${address}::` : address
}
