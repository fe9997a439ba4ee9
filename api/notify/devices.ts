import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { NewDevice } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'

/** Nobody carries more; without a bound one account could have us knock on any number of doors. */
const MAX_DEVICES = 10

/** Keeps a browser's push subscription for whoever is signed in on it now; answers its id. */
export async function keepDevice(
  kysely: Kysely<Schema>,
  { endpoint, keys, label }: NewDevice,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  const now = new Date().toISOString()
  const whose = {
    user_id: userId,
    session_id: sessionId,
    p256dh: keys.p256dh.replace(/=+$/, ''),
    auth: keys.auth.replace(/=+$/, ''),
    label,
  }
  return kysely.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('push_subscription')
      .values({ id: randomUUID(), endpoint, created_at: now, told_at: null, ...whose })
      // The same browser again: a colleague signed in on it, or its keys were renewed.
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(whose))
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

/** Forgets one of somebody's own devices; `false` when there is none of that id. */
export async function dropDevice(kysely: Kysely<Schema>, id: string, userId: string): Promise<boolean> {
  const result = await kysely
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}
