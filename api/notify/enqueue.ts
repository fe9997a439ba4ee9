import { type Kysely, PostgresAdapter } from 'kysely'
import type { LeadTopic } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'

export type Notice = LeadNotice | { topic: 'lead.quarantined'; leads: number }

type LeadNotice = {
  topic: LeadTopic
  leadSeq: number
  /** Ids of the members of staff it is for; without, everyone who may see the lead and turned notifications on. */
  to?: string | readonly string[] | undefined
}

/**
 * Queues a notification in the caller's transaction; the notifier sends it after the commit, in the order of the rows.
 * Takes the sequence lock, so a transaction that changes leads must take that lock first.
 */
export function enqueueNotification(transaction: Kysely<Schema>, notice: Notice): Promise<void> {
  return enqueueNotifications(transaction, [notice])
}

/** Queues several notifications in the given order. */
export async function enqueueNotifications(
  transaction: Kysely<Schema>,
  notices: readonly Notice[],
): Promise<void> {
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter
  await lockSequence(transaction, isPostgres ? 'postgres' : 'sqlite')
  const created_at = new Date().toISOString()
  await transaction
    .insertInto('notification')
    .values(
      notices.map((notice) =>
        notice.topic === 'lead.quarantined'
          ? { topic: notice.topic, created_at, lead_seq: 0, recipients: null, leads: notice.leads }
          : {
              topic: notice.topic,
              created_at,
              lead_seq: notice.leadSeq,
              recipients: notice.to === undefined ? null : JSON.stringify([notice.to].flat()),
              leads: null,
            },
      ),
    )
    .execute()
}
