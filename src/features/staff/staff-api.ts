import * as v from 'valibot'
import { type StaffMember, StaffMemberSchema } from '../../contract/lead.ts'

/** An answer other than 2xx, with the server's own sentence. */
export class StaffApiError extends Error {
  readonly status: number
  /** One sentence per field that was refused. */
  readonly errors: Record<string, string>
  /** The whole answer. */
  readonly answer: unknown
  constructor(status: number, message: string, errors: Record<string, string> = {}, answer?: unknown) {
    super(message)
    this.status = status
    this.errors = errors
    this.answer = answer
  }
}

/** Who is signed in. */
export type Session = { user: StaffMember }

const SessionSchema = v.nullable(v.object({ user: StaffMemberSchema }))

/** The running session, or `null` when nobody is signed in. */
export async function readSession(): Promise<Session | null> {
  return v.parse(SessionSchema, await request('GET', '/api/auth/get-session'))
}

export async function signOut(): Promise<void> {
  await request('POST', '/api/auth/sign-out', {})
}

/** Makes the first owner with the token of the set-up link printed at the server's start. */
export async function setUp(
  token: string,
  owner: { name: string; email: string; password: string },
): Promise<void> {
  await request('POST', '/api/setup', { token, ...owner })
}

/** Asks the server as JSON; throws {@link StaffApiError} for every answer but 2xx. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  init: Pick<RequestInit, 'signal' | 'keepalive'> = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
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
  if (response.ok) return answer
  const { message, errors } = (answer ?? {}) as { message?: string; errors?: Record<string, string> }
  throw new StaffApiError(
    response.status,
    message ?? `The server answered ${response.status}.`,
    errors,
    answer,
  )
}
