import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import {
  type Channel,
  COUNT_TOPICS,
  type CountTopic,
  type DeliveryState,
  isCountNotice,
  isQuotationTopic,
  type LeadTopic,
} from '../../src/contract/notify.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import { retryDeadlock } from '../db/retry.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import type { DeliveryTable } from '../db/tables-notify.ts'
import { LONGEST_WAIT_MS } from './backoff.ts'
import { MAX_LISTED } from './mail-text.ts'

export type DeliveryRow = Selectable<DeliveryTable>

type WholeLead = Selectable<LeadTable>
type Notice<Lead> = { created_at: string; recipients: string[] | null } & (
  | { topic: LeadTopic; lead: Lead; isAssigneeClosed: boolean }
  | { topic: CountTopic; leads: number }
)

/** A notice with what of the current lead decides whom it concerns, or with only the number of leads. */
export type DeliveredNotice = Notice<Pick<WholeLead, (typeof DECIDING)[number]>>
/** A notice that a message names, with the whole lead. */
export type NamedNotice = Notice<WholeLead>

/** The result of an attempt: the message is finished, or is due again `at` an instant. */
export type Settlement = { row: DeliveryRow; reason: string | null } & (
  | { state: Exclude<DeliveryState, 'waiting'> }
  | { state: 'waiting'; at: Date }
)

/** Columns of a lead: what travellers wrote may be thousands of characters, and a digest of a flood has any number of leads. */
const DECIDING = [
  ...(['seq', 'status', 'assignee', 'responded_at', 'merged_into'] as const),
  ...(['follow_up_at', 'reminded_at', 'email'] as const),
]

/** How long finished messages stay in the list for staff. */
const RETENTION_MS = 30 * 86_400_000
const PURGE_BATCH_SIZE = 500
/** Notices of a digest that are read at once, in some 10 ms. */
const NOTICES_AT_ONCE = 500
/** A claim that ends later than this was made before the clock was turned back: none is as long. */
const LONGEST_LEASE_MS = 600_000

/** The queue of messages in the database; several processes may work on it at once. */
export function createDeliveries(kysely: Kysely<Schema>) {
  // A notice about a number of leads is a message of its own and has no lead.
  async function countNotices(messageId: string): Promise<DeliveredNotice[]> {
    const rows = await kysely
      .selectFrom('delivery_notice')
      .innerJoin('notification', 'notification.seq', 'delivery_notice.notification_seq')
      .select(['notification.topic', 'notification.created_at'])
      .select(['notification.recipients', 'notification.leads'])
      .where('delivery_notice.message_id', '=', messageId)
      .where('notification.topic', 'in', COUNT_TOPICS)
      .execute()
    return rows.map(({ topic, created_at, recipients, leads }) => ({
      topic: topic as CountTopic,
      created_at,
      recipients: parseRecipients(recipients),
      leads: leads ?? 0,
    }))
  }

  // The next ones after the number `after`.
  function leadNotices(messageId: string, after: number) {
    return kysely
      .selectFrom('delivery_notice')
      .innerJoin('notification', 'notification.seq', 'delivery_notice.notification_seq')
      .innerJoin('lead', 'lead.seq', 'notification.lead_seq')
      .leftJoin('user', 'user.id', 'lead.assignee')
      .select(DECIDING.map((column) => `lead.${column}` as const))
      .select(['lead.erased_at', 'lead.quarantine', 'notification.topic as notice_topic'])
      .select(['notification.created_at as notice_at', 'notification.seq as notice'])
      .select(['notification.recipients', 'user.deactivatedAt'])
      .where('delivery_notice.message_id', '=', messageId)
      .where('delivery_notice.notification_seq', '>', after)
      .orderBy('delivery_notice.notification_seq')
      .limit(NOTICES_AT_ONCE)
      .execute()
  }

  return {
    /** Claims up to `limit` due messages for `leaseMs`; no other process gets them until the claim expires. */
    async claim(channel: Channel, limit: number, leaseMs: number): Promise<DeliveryRow[]> {
      const now = new Date()
      const due = kysely
        .selectFrom('delivery')
        .select('seq')
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where(isUnclaimed(now))
        .orderBy('next_attempt_at')
        .limit(limit)
      // A read without a lock first, because usually nothing is due. Two queries, because each reads its part of the index and nothing
      // of what waits for later, which may be any number.
      const rows = [
        ...(await due.where('next_attempt_at', '<=', now.toISOString()).execute()),
        ...(await due.where('next_attempt_at', '>', ahead(now, LONGEST_WAIT_MS)).execute()),
      ]
      const seqs = rows.slice(0, limit).map(({ seq }) => seq)
      if (seqs.length === 0) return []
      return (
        kysely
          .updateTable('delivery')
          .set((eb) => ({
            claimed_until: ahead(now, leaseMs),
            // Counted before the attempt, so that a message that crashes the process is also given up in the end.
            attempts: eb('attempts', '+', 1),
          }))
          .where('seq', 'in', seqs)
          // Checked again under the row lock: of two processes that found the row, one gets it.
          .where('state', '=', 'waiting')
          .where(isUnclaimed(now))
          .returningAll()
          .execute()
      )
    },

    /** When the next message of a channel that nobody has claimed is due, epoch ms. */
    async nextAttemptAt(channel: Channel): Promise<number | undefined> {
      const row = await kysely
        .selectFrom('delivery')
        .select('next_attempt_at')
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('claimed_until', 'is', null)
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst()
      return row && Date.parse(row.next_attempt_at)
    },

    /** The notices of a message, without leads that were erased or, but for notices of their quotations, quarantined since. */
    async notices(messageId: string): Promise<DeliveredNotice[]> {
      const all: DeliveredNotice[] = []
      // A digest of a flood has any number.
      for (let after: number | undefined = 0; after !== undefined; ) {
        const rows = await leadNotices(messageId, after)
        for (const row of rows) {
          const { notice: _, notice_topic: topic, notice_at, recipients, deactivatedAt, ...more } = row
          const { erased_at, quarantine, ...lead } = more
          if (erased_at !== null || (quarantine !== null && !isQuotationTopic(topic))) continue
          all.push({
            topic: topic as LeadTopic,
            created_at: notice_at,
            recipients: parseRecipients(recipients),
            lead,
            isAssigneeClosed: deactivatedAt !== null,
          })
        }
        after = rows.length === NOTICES_AT_ONCE ? rows.at(-1)?.notice : undefined
        if (after !== undefined) await letOthersIn()
      }
      return all.length > 0 ? all : countNotices(messageId)
    },

    /**
     * The first of these notices, as many as a message names, with their whole leads, and how many there are in all; without leads
     * that were erased since.
     */
    async named(all: readonly DeliveredNotice[]): Promise<{ notices: NamedNotice[]; total: number }> {
      const first = all.slice(0, MAX_LISTED)
      const seqs = first.flatMap((notice) => (isCountNotice(notice) ? [] : notice.lead.seq))
      const rows =
        seqs.length === 0
          ? []
          : await kysely
              .selectFrom('lead')
              .selectAll()
              .where('seq', 'in', seqs)
              .where('erased_at', 'is', null)
              .execute()
      const leads = new Map(rows.map((lead) => [lead.seq, lead]))
      const notices = first.flatMap((notice): NamedNotice[] => {
        if (isCountNotice(notice)) return [notice]
        const lead = leads.get(notice.lead.seq)
        return lead ? [{ ...notice, lead }] : []
      })
      return { notices, total: all.length - first.length + notices.length }
    },

    /** Saves the results of attempts in one commit. */
    async settle(settlements: Settlement[]): Promise<void> {
      await retryDeadlock(() =>
        kysely.transaction().execute(async (transaction) => {
          for (const settlement of settlements) await settleOne(transaction, settlement)
        }),
      )
    },

    /** Deletes old finished messages, and old notices up to the number `processedUpTo`; returns `true` when there are more. */
    async purge(processedUpTo: number, now = Date.now()): Promise<boolean> {
      const before = new Date(now - RETENTION_MS).toISOString()
      const after = ahead(new Date(now), LONGEST_WAIT_MS)
      const old = kysely
        .selectFrom('delivery')
        .select('seq')
        .where('state', 'in', ['sent', 'failed', 'dropped'])
        .where((eb) => eb.or([eb('next_attempt_at', '<', before), eb('next_attempt_at', '>', after)]))
        .limit(PURGE_BATCH_SIZE)
      const deliveries = await kysely.deleteFrom('delivery').where('seq', 'in', old).executeTakeFirst()
      const processed = kysely
        .selectFrom('notification')
        .select('seq')
        .where((eb) => eb.or([eb('created_at', '<', before), eb('created_at', '>', after)]))
        .where('seq', '<=', processedUpTo)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('delivery_notice')
                .select('message_id')
                .whereRef('notification_seq', '=', 'notification.seq'),
            ),
          ),
        )
        .orderBy('seq')
        .limit(PURGE_BATCH_SIZE)
      const notices = await kysely.deleteFrom('notification').where('seq', 'in', processed).executeTakeFirst()
      return [deliveries, notices].some((result) => Number(result.numDeletedRows) === PURGE_BATCH_SIZE)
    },
  }
}

async function settleOne(transaction: Kysely<Schema>, settlement: Settlement): Promise<void> {
  const { row, state, reason } = settlement
  const change = transaction.updateTable('delivery').where('seq', '=', row.seq)
  const done = { claimed_until: null, done_at: new Date().toISOString(), last_error: reason }
  // A success always counts, also when the claim has expired: the message has been sent.
  if (state === 'sent') return void (await change.set({ state, ...done }).execute())
  await change
    .set(
      state === 'waiting'
        ? { claimed_until: null, next_attempt_at: settlement.at.toISOString(), last_error: reason }
        : { state, ...done },
    )
    // Not if the claim has expired and another process has claimed or finished the message.
    .where('state', '=', 'waiting')
    .where('claimed_until', '=', row.claimed_until)
    .execute()
}

/** Without a claim, or with one that is over. */
export function isUnclaimed(now: Date) {
  return (eb: ExpressionBuilder<Schema, 'delivery'>) =>
    eb.or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<', now.toISOString()),
      eb('claimed_until', '>', ahead(now, LONGEST_LEASE_MS)),
    ])
}

function ahead(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}

export type Deliveries = ReturnType<typeof createDeliveries>

function parseRecipients(recipients: string | null): string[] | null {
  return recipients === null ? null : (JSON.parse(recipients) as string[])
}
