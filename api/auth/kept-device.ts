import { createMiddleware } from 'hono/factory'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { PushSubscriptionTable } from '../db/tables-notify.ts'
import type { SessionOf } from './guard.ts'
import { sessionTokenIn } from './library-answers.ts'

/** The paths on which the sign-in library replaces the session of a device that stays signed in. */
const REPLACES_SESSION = new Set([
  '/api/auth/change-password',
  '/api/auth/two-factor/verify-totp',
  '/api/auth/two-factor/disable',
  '/api/auth/passkey/verify-authentication',
])

/** Middleware that gives the push messages of a device to the session that replaces its own: they would end with the old one. */
export function keepDevice(kysely: Kysely<Schema>, sessionOf: SessionOf) {
  return createMiddleware(async (c, next) => {
    if (!REPLACES_SESSION.has(c.req.path)) return next()
    const before = await sessionOf.signedIn(c.req.raw.headers)
    const device = before && (await deviceOf(kysely, before.session.id))
    await next()
    // What was asked is done by now: without push messages rather than with an error.
    if (device) await moveDevice(kysely, device, c.res).catch(() => {})
  })
}

type Device = Selectable<PushSubscriptionTable>

function deviceOf(kysely: Kysely<Schema>, sessionId: string): Promise<Device | undefined> {
  return kysely
    .selectFrom('push_subscription')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

// The old session may still be there, when nothing was replaced: then the device is, too.
async function moveDevice(kysely: Kysely<Schema>, device: Device, response: Response): Promise<void> {
  const token = sessionTokenIn(response)
  if (!token) return
  const session = await kysely
    .selectFrom('session')
    .select('id')
    .where('token', '=', token)
    .where('userId', '=', device.user_id)
    .executeTakeFirst()
  if (!session) return
  await kysely
    .insertInto('push_subscription')
    .values({ ...device, session_id: session.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
