import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { NewDevice, PushTarget } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import type { PushSubscriptionTable } from '../db/tables-notify.ts'
import { pushColumns } from './post-push.ts'

/** Devices per user. Without a limit one account could make the server send requests to any number of addresses. */
const MAX_DEVICES = 10

type Owner = { userId: string; sessionId: string }
type Row = Selectable<PushSubscriptionTable>

/** Saves a browser's push subscription for the signed-in user; returns its id. Deletes the oldest above the limit. */
export async function saveDevice(
  kysely: Kysely<Schema>,
  { label, ...subscription }: NewDevice,
  { userId, sessionId }: Owner,
): Promise<string> {
  const owner = { user_id: userId, session_id: sessionId, label }
  return kysely.transaction().execute(async (transaction) => {
    const known = await replaceSubscription(transaction, subscription, { sessionId, owner })
    if (known) return known
    const values = { ...owner, ...pushColumns(subscription) }
    const { id } = await transaction
      .insertInto('push_subscription')
      .values({ id: randomUUID(), created_at: new Date().toISOString(), told_at: null, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    await deleteOldest(transaction, userId, id)
    return id
  })
}

/** The browser replaced the subscription of this session's device. Returns `false` when it has none: it is not turned on. */
export async function renewDevice(
  kysely: Kysely<Schema>,
  subscription: PushTarget,
  sessionId: string,
): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('push_subscription')
      .select(['user_id', 'session_id', 'label'])
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
    if (!own) return false
    return (await replaceSubscription(transaction, subscription, { sessionId, owner: own })) !== undefined
  })
}

// A session is one browser, and a browser has one subscription: a device keeps its id, whichever of the two is new.
async function replaceSubscription(
  transaction: Kysely<Schema>,
  subscription: PushTarget,
  { sessionId, owner }: { sessionId: string; owner: Pick<Row, 'user_id' | 'session_id' | 'label'> },
): Promise<string | undefined> {
  const same = await transaction
    .selectFrom('push_subscription')
    .select(['id', 'endpoint'])
    .where((eb) => eb.or([eb('endpoint', '=', subscription.endpoint), eb('session_id', '=', sessionId)]))
    .orderBy('created_at')
    .execute()
  const kept = same.find(({ endpoint }) => endpoint === subscription.endpoint) ?? same[0]
  if (!kept) return undefined
  const others = same.filter((one) => one !== kept).map(({ id }) => id)
  if (others.length > 0) await transaction.deleteFrom('push_subscription').where('id', 'in', others).execute()
  await transaction
    .updateTable('push_subscription')
    .set({ ...owner, ...pushColumns(subscription) })
    .where('id', '=', kept.id)
    .execute()
  return kept.id
}

async function deleteOldest(transaction: Kysely<Schema>, userId: string, newest: string): Promise<void> {
  const oldest = await transaction
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .orderBy('created_at', 'desc')
    .offset(MAX_DEVICES - 1)
    .limit(MAX_DEVICES)
    .execute()
  const ids = oldest.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom('push_subscription').where('id', 'in', ids).execute()
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
