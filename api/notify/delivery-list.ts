import type { Kysely } from 'kysely'
import {
  type Delivery,
  type DeliveryList,
  type DeliveryQuery,
  MAX_NAMED_NOTICES,
} from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import type { DeliveryRow } from './deliveries.ts'

const PAGE = 50

/** A page of messages, newest first, each with its notices and its target. */
export async function listDeliveries(
  kysely: Kysely<Schema>,
  { channel, state, cursor }: DeliveryQuery,
  references: References,
): Promise<DeliveryList> {
  let query = kysely.selectFrom('delivery').selectAll().orderBy('seq', 'desc').limit(PAGE)
  if (channel) query = query.where('channel', '=', channel)
  if (state) query = query.where('state', '=', state)
  if (cursor !== undefined) query = query.where('seq', '<', cursor)
  const rows = await query.execute()
  const about = await noticesOf(kysely, rows)
  const phones = await phonesOf(kysely, rows)
  const last = rows.at(-1)
  return {
    deliveries: rows.map((row) => ({
      ...deliveryView(row, phones),
      about: (about.get(row.message_id) ?? []).map(({ topic, id, seq }) => ({
        topic,
        lead: id,
        reference: seq === null ? null : references.of(seq),
      })),
    })),
    nextCursor: last && rows.length === PAGE ? String(last.seq) : null,
  }
}

function deliveryView(row: DeliveryRow, phones: Map<string, string>): Omit<Delivery, 'about'> {
  const isSending = row.claimed_until !== null && row.claimed_until > new Date().toISOString()
  return {
    id: row.message_id,
    channel: row.channel,
    target: row.channel === 'push' ? (phones.get(row.target) ?? 'A removed phone') : row.target,
    state: row.state === 'waiting' && isSending ? 'sending' : row.state,
    isTest: row.is_test === 1,
    createdAt: row.created_at,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' && !isSending ? row.next_attempt_at : null,
    doneAt: row.done_at,
    lastError: row.last_error,
  }
}

// One query for each message, which ends with the last one that is named: a digest of a flood has any number.
async function noticesOf(kysely: Kysely<Schema>, rows: DeliveryRow[]) {
  const named = (messageId: string) =>
    kysely
      .selectFrom('delivery_notice')
      .innerJoin('notification', 'notification.seq', 'delivery_notice.notification_seq')
      .leftJoin('lead', 'lead.seq', 'notification.lead_seq')
      .select(['notification.topic', 'lead.id', 'lead.seq'])
      .where('delivery_notice.message_id', '=', messageId)
      .orderBy('delivery_notice.notification_seq')
      .limit(MAX_NAMED_NOTICES)
      .execute()
  const byMessage = new Map<string, Awaited<ReturnType<typeof named>>>()
  for (const { message_id } of rows) byMessage.set(message_id, await named(message_id))
  return byMessage
}

async function phonesOf(kysely: Kysely<Schema>, rows: DeliveryRow[]): Promise<Map<string, string>> {
  const ids = rows.filter((row) => row.channel === 'push').map((row) => row.target)
  if (ids.length === 0) return new Map()
  const phones = await kysely
    .selectFrom('push_subscription')
    .innerJoin('user', 'user.id', 'push_subscription.user_id')
    .select(['push_subscription.id', 'push_subscription.label', 'user.name'])
    .where('push_subscription.id', 'in', ids)
    .execute()
  return new Map(phones.map(({ id, label, name }) => [id, `${name}, ${label}`]))
}
