import { type Kysely, PostgresAdapter } from 'kysely'
import type { NoticeTopic } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'

export type Notice = {
  topic: NoticeTopic
  leadSeq: number
  /** Members of staff it is for; without, everyone who wants to know and may see the lead. */
  to?: string | readonly string[] | undefined
}

/**
 * Has something told, if and when the caller's transaction commits; sent afterwards by the delivery loop, which reads
 * these rows in their order. Takes the sequence's lock, so a transaction that changes leads takes it before them.
 */
export function notify(transaction: Kysely<Schema>, notice: Notice): Promise<void> {
  return notifyEach(transaction, [notice])
}

/** The same for many notices at once, in their order. */
export async function notifyEach(transaction: Kysely<Schema>, notices: readonly Notice[]): Promise<void> {
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter
  await lockSequence(transaction, isPostgres ? 'postgres' : 'sqlite')
  const created_at = new Date().toISOString()
  await transaction
    .insertInto('notification')
    .values(
      notices.map(({ topic, leadSeq, to }) => ({
        lead_seq: leadSeq,
        topic,
        created_at,
        recipients: to === undefined ? null : JSON.stringify([to].flat()),
      })),
    )
    .execute()
}
