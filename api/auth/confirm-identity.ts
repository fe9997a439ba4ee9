import { createMiddleware } from 'hono/factory'
import type { Kysely } from 'kysely'
import { CONFIRMATION_REQUIRED } from '../../src/contract/team.ts'
import type { Schema } from '../db/schema.ts'
import type { Respond } from '../http/security.ts'
import type { Auth } from './auth.ts'
import type { StaffEnv } from './guard.ts'

/** How long a password or passkey counts as entered just now, ms. */
const CONFIRMED_FOR_MS = 10 * 60_000

/** The body of the 403 for a change with which a stolen session could keep its access. */
const CONFIRMATION_REFUSAL = {
  message: 'Please confirm with your password that it is you.',
  code: CONFIRMATION_REQUIRED,
}

/** A 403 unless the user entered a password or passkey a short time ago; `undefined` when they did. */
export function confirmationRefusal(respond: Respond, at: number, now = Date.now()): Response | undefined {
  // Further ahead than that was before the clock was turned back.
  return Math.abs(now - at) < CONFIRMED_FOR_MS ? undefined : respond(403, CONFIRMATION_REFUSAL)
}

/** Middleware for changes that outlive the session: accounts, roles, links to sign in with, and secrets of lead sources. */
export function requireConfirmation(respond: Respond) {
  return createMiddleware<StaffEnv>(
    async (c, next) => confirmationRefusal(respond, c.get('confirmedAt')) ?? next(),
  )
}

/** Whether this is the password of a user. */
export async function isPasswordOf(
  kysely: Kysely<Schema>,
  auth: Auth,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const account = await kysely
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password) return false
  return (await auth.$context).password.verify({ hash: account.password, password })
}

/** Notes that the user of a session has entered the password now. */
export async function confirmSession(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely
    .updateTable('session')
    .set({ confirmedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The typed password of a request's JSON; `undefined` for any other. */
export function passwordIn(value: unknown): string | undefined {
  const password = (value as { password?: unknown } | null)?.password
  return typeof password === 'string' ? password : undefined
}
