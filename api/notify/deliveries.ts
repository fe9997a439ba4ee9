import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Channel, DeliveryState } from '../../src/contract/notify.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import type { DeliveryTable, NotificationTable } from '../db/tables-notify.ts'

export type DeliveryRow = Selectable<DeliveryTable>

/** Something to tell, with the lead as it is now. */
export type LeadNotice = Pick<NotificationTable, 'topic' | 'created_at'> & { lead: Selectable<LeadTable> }

/** What became of a message: it is over, or is to be tried again. */
export type Settlement = { row: DeliveryRow; reason: string | null } & (
  | { state: Exclude<DeliveryState, 'waiting'> }
  | { state: 'waiting'; at: Date }
)

/** What is told is kept so long for staff to look up, in ms. */
const KEPT_MS = 30 * 86_400_000
const PURGE_AT_ONCE = 500

/** The messages on their way, as several processes may work on them at once. */
export function createDeliveries(kysely: Kysely<Schema>) {
  return {
    /** Takes up to `limit` messages that are due, or whose sender died, for `leaseMs`: nobody else gets them meanwhile. */
    async claim(channel: Channel, limit: number, leaseMs: number): Promise<DeliveryRow[]> {
      const now = new Date()
      const due = kysely
        .selectFrom('delivery')
        .select('seq')
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now.toISOString())
        .where(isFree(now))
        .orderBy('next_attempt_at')
        .limit(limit)
      // Asking first takes no lock: mostly there is nothing to do.
      const seqs = (await due.execute()).map(({ seq }) => seq)
      if (seqs.length === 0) return []
      return (
        kysely
          .updateTable('delivery')
          .set((eb) => ({
            claimed_until: new Date(now.getTime() + leaseMs).toISOString(),
            // Counted before the try: a message that ends the process every time is given up, too.
            attempts: eb('attempts', '+', 1),
          }))
          .where('seq', 'in', seqs)
          // Judged again under the row's lock: of two processes that found it, one gets it.
          .where('state', '=', 'waiting')
          .where(isFree(now))
          .returningAll()
          .execute()
      )
    },

    /** What a message tells: leads that were erased or taken for spam meanwhile are left out. */
    async notices(messageId: string): Promise<LeadNotice[]> {
      const rows = await kysely
        .selectFrom('delivery_notice')
        .innerJoin('notification', 'notification.seq', 'delivery_notice.notification_seq')
        .innerJoin('lead', 'lead.seq', 'notification.lead_seq')
        .selectAll('lead')
        .select(['notification.topic as notice_topic', 'notification.created_at as notice_at'])
        .where('delivery_notice.message_id', '=', messageId)
        .where('lead.erased_at', 'is', null)
        .where('lead.quarantine', 'is', null)
        .orderBy('notification.seq')
        .execute()
      return rows.map(({ notice_topic, notice_at, ...lead }) => ({
        topic: notice_topic,
        created_at: notice_at,
        lead,
      }))
    },

    /** Writes down what became of messages, all in one commit. */
    async settle(settlements: Settlement[]): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        for (const settlement of settlements) await settleOne(transaction, settlement)
      })
    },

    /** Forgets what was told long ago, up to the last notice that became deliveries; `true` when there is more of it. */
    async purge(toldUpTo: number, now = Date.now()): Promise<boolean> {
      const before = new Date(now - KEPT_MS).toISOString()
      const old = kysely
        .selectFrom('delivery')
        .select('seq')
        .where('state', 'in', ['sent', 'failed', 'dropped'])
        .where('next_attempt_at', '<', before)
        .limit(PURGE_AT_ONCE)
      const deliveries = await kysely.deleteFrom('delivery').where('seq', 'in', old).executeTakeFirst()
      const told = kysely
        .selectFrom('notification')
        .select('seq')
        .where('created_at', '<', before)
        .where('seq', '<=', toldUpTo)
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
        .limit(PURGE_AT_ONCE)
      const notices = await kysely.deleteFrom('notification').where('seq', 'in', told).executeTakeFirst()
      return [deliveries, notices].some((result) => Number(result.numDeletedRows) === PURGE_AT_ONCE)
    },
  }
}
async function settleOne(transaction: Kysely<Schema>, settlement: Settlement): Promise<void> {
  const { row, state, reason } = settlement
  const change = transaction.updateTable('delivery').where('seq', '=', row.seq)
  if (state === 'waiting')
    await change
      .set({ claimed_until: null, next_attempt_at: settlement.at.toISOString(), last_error: reason })
      // Unless the claim ran out and another process has it.
      .where('state', '=', 'waiting')
      .where('claimed_until', '=', row.claimed_until)
      .execute()
  else
    await change
      .set({ state, claimed_until: null, done_at: new Date().toISOString(), last_error: reason })
      .execute()
}

// Nobody is sending it, or whoever was died doing so.
function isFree(now: Date) {
  return (eb: ExpressionBuilder<Schema, 'delivery'>) =>
    eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())])
}

export type Deliveries = ReturnType<typeof createDeliveries>
