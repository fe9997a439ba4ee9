import type { Kysely } from 'kysely'
import { type CountTopic, isCountNotice, type LeadTopic } from '../../src/contract/notify.ts'
import { kindOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'

export type Notice = LeadNotice | CountNotice

type LeadNotice = {
  topic: LeadTopic
  leadSeq: number
  /** Ids of the members of staff it is for; without, everyone who may see the lead and turned notifications on. */
  to?: string | readonly string[] | undefined
}

type CountNotice = {
  topic: CountTopic
  /** How many leads it is about. */
  leads: number
  to?: string | undefined
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
  await lockSequence(transaction, kindOf(transaction))
  const created_at = new Date().toISOString()
  await transaction
    .insertInto('notification')
    .values(
      notices.map((notice) => ({
        topic: notice.topic,
        created_at,
        recipients: notice.to === undefined ? null : JSON.stringify([notice.to].flat()),
        ...(isCountNotice(notice)
          ? { lead_seq: 0, leads: notice.leads }
          : { lead_seq: notice.leadSeq, leads: null }),
      })),
    )
    .execute()
}
