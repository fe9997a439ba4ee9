import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { NewDevice } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'

/** Devices per user. Without a limit one account could make the server send requests to any number of addresses. */
const MAX_DEVICES = 10

/** Saves a browser's push subscription for the signed-in user; returns its id. Deletes the oldest above the limit. */
export async function saveDevice(
  kysely: Kysely<Schema>,
  { endpoint, keys, label }: NewDevice,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  const now = new Date().toISOString()
  const owner = {
    user_id: userId,
    session_id: sessionId,
    p256dh: keys.p256dh.replace(/={1,2}$/, ''),
    auth: keys.auth.replace(/={1,2}$/, ''),
    label,
  }
  return kysely.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('push_subscription')
      .values({ id: randomUUID(), endpoint, created_at: now, told_at: null, ...owner })
      // The same browser again: a colleague signed in on it, or its keys were renewed.
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
      .returning('id')
      .executeTakeFirstOrThrow()
    const oldest = await transaction
      .selectFrom('push_subscription')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '!=', id)
      .orderBy('created_at', 'desc')
      .offset(MAX_DEVICES - 1)
      .limit(MAX_DEVICES)
      .execute()
    if (oldest.length > 0)
      await transaction
        .deleteFrom('push_subscription')
        .where(
          'id',
          'in',
          oldest.map((device) => device.id),
        )
        .execute()
    return id
  })
}

/** Deletes one of the user's own devices; returns `false` when the user has none with this id. */
export async function deleteDevice(kysely: Kysely<Schema>, id: string, userId: string): Promise<boolean> {
  const result = await kysely
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}
