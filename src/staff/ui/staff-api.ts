import * as v from 'valibot'
import { StaffMemberSchema } from '../../contract/lead.ts'
import { isFromServer } from '../../contract/server-mark.ts'
import type { StaffAddress, StaffMethod } from '../../contract/staff-routes.ts'
import { CONFIRMATION_REQUIRED, STAFF_HEADER } from '../../contract/team.ts'
import { confirmIdentity } from './confirmation-prompt.ts'

/** A response other than 2xx, with the server's message. */
export class StaffApiError extends Error {
  readonly status: number
  /** One message for each refused field. */
  readonly errors: Record<string, string>
  /** The whole response body. */
  readonly answer: unknown
  constructor(status: number, message: string, errors: Record<string, string> = {}, answer?: unknown) {
    super(message)
    this.status = status
    this.errors = errors
    this.answer = answer
  }
}

const SessionSchema = v.object({
  user: v.object({
    ...StaffMemberSchema.entries,
    /** The office requires two-factor authentication or a passkey of this user, who has neither: nothing else is open. */
    lacksTwoFactor: v.boolean(),
  }),
})
/** The signed-in user. */
export type Session = v.InferOutput<typeof SessionSchema>

/** The current session, or `null` without a valid session. */
export async function readSession(): Promise<Session | null> {
  return v.parse(v.nullable(SessionSchema), await request('GET', '/api/auth/get-session'))
}

export async function signOut(): Promise<void> {
  await request('POST', '/api/auth/sign-out', {})
}

/** The message of forms without drafts: signing in in another tab keeps what was typed. */
export const SESSION_ENDED =
  'Your session has ended. Sign in again in another tab, then repeat this: what you typed stays here.'

/** The message when a proxy or a captive portal has answered: the request does not count as done. */
export const NOT_OUR_SERVER = 'The answer did not come from our server. Check your connection.'

/** Addresses that need no session of the desk. */
type OpenAddress = `/api/auth/${string}` | '/api/setup' | '/api/join' | '/api/catalogue'

/** The user of this page, once known. */
let user: string | undefined

/** Sends all further requests as this user: they are refused once somebody else has signed in in another tab. */
export function sendAs(id: string): void {
  user = id
}

/** The headers by which the server refuses a request once somebody else has signed in with this browser. */
export function staffHeaders(): Record<string, string> {
  return user === undefined ? {} : { [STAFF_HEADER]: user }
}

/** Whether the session is still that of this page's user. */
export async function isSignedIn(): Promise<boolean> {
  return (await readSession())?.user.id === user
}

type RequestOptions = Pick<RequestInit, 'signal' | 'keepalive'> & { headers?: Record<string, string> }

/**
 * Options of a request with this idempotency key: the server does it only once, even if it is sent again because its answer was
 * lost.
 */
export function withIdempotencyKey(id: string) {
  return { headers: { 'Idempotency-Key': id } }
}

/**
 * Sends a JSON request to an address of the staff API; throws {@link StaffApiError} for every response but 2xx. Where the
 * server wants the password once more, it is asked for, and the request is sent again.
 */
export async function request<Method extends StaffMethod>(
  method: Method,
  path: StaffAddress<Method> | OpenAddress,
  body?: unknown,
  options?: RequestOptions,
): Promise<unknown> {
  try {
    return await send(method, path, body, options)
  } catch (error) {
    if (!needsConfirmation(error) || !(await confirmIdentity())) throw error
    return send(method, path, body, options)
  }
}

function needsConfirmation(error: unknown): boolean {
  if (!(error instanceof StaffApiError) || error.status !== 403) return false
  return (error.answer as { code?: unknown } | undefined)?.code === CONFIRMATION_REQUIRED
}

async function send(
  method: string,
  path: string,
  body: unknown,
  { headers, ...init }: RequestOptions = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...staffHeaders(),
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    ...init,
  }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new StaffApiError(0, 'The server cannot be reached. Check your connection.')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  // Our server always answers in JSON, so the page of a proxy or a captive portal never counts as a success.
  if (response.ok && answer === undefined) throw new StaffApiError(0, NOT_OUR_SERVER)
  if (response.ok) return answer
  // A refusal by a proxy is not final, and its 401 does not mean that the session has ended.
  if (response.status < 500 && !isFromServer(response.headers)) throw new StaffApiError(0, NOT_OUR_SERVER)
  const { message, errors } = (answer ?? {}) as { message?: string; errors?: Record<string, string> }
  // The sign-in has its own messages; for other requests, a 401 means that the session has ended and that typed text is not
  // saved yet.
  const isSessionEnd = response.status === 401 && !path.startsWith('/api/auth/')
  throw new StaffApiError(
    response.status,
    isSessionEnd ? SESSION_ENDED : (message ?? `The server answered ${response.status}.`),
    errors,
    answer,
  )
}
