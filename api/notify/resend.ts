import type { Kysely } from 'kysely'
import type { Channel } from '../../src/contract/notify.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Schema } from '../db/schema.ts'
import { isUnclaimed } from './deliveries.ts'

/** Messages that are queued in one statement, during which enquiries wait in SQLite. */
const MESSAGES_AT_ONCE = 2_000

/** Queues a message again under its id, unless it is being sent now. Returns the number of messages. */
export async function resend(transaction: Kysely<Schema>, id: string): Promise<number> {
  const now = new Date()
  const one = queueAgain(transaction, now).where('message_id', '=', id).where(isUnclaimed(now))
  return Number((await one.executeTakeFirst()).numUpdatedRows)
}

/** Queues all failed messages of a channel again under their ids. Returns the number of messages. */
export async function resendFailed(kysely: Kysely<Schema>, channel: Channel): Promise<number> {
  let queued = 0
  for (;;) {
    const failed = kysely
      .selectFrom('delivery')
      .select('seq')
      .where('channel', '=', channel)
      .where('state', '=', 'failed')
      .limit(MESSAGES_AT_ONCE)
    const some = queueAgain(kysely, new Date()).where('seq', 'in', failed).where('state', '=', 'failed')
    const part = Number((await some.executeTakeFirst()).numUpdatedRows)
    queued += part
    if (part < MESSAGES_AT_ONCE) return queued
    await letOthersIn()
  }
}

function queueAgain(kysely: Kysely<Schema>, now: Date) {
  return kysely.updateTable('delivery').set({
    state: 'waiting',
    attempts: 0,
    next_attempt_at: now.toISOString(),
    claimed_until: null,
    done_at: null,
  })
}
