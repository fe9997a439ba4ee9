import { sql } from 'kysely'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { Database } from '../db/open.ts'
import { inLeadTransaction, recordEvent } from '../leads/lead-work.ts'
import { enqueueNotification } from '../notify/enqueue.ts'

const BATCH_SIZE = 100

/** Notifies of leads whose first response is late, each once, also with several processes. Returns how many. */
export async function escalateOverdue(database: Database, now = new Date()): Promise<number> {
  const late = (kysely: Database['kysely']) =>
    kysely
      .selectFrom('lead')
      .select('seq')
      .where('respond_by', '<', now.toISOString())
      .where('responded_at', 'is', null)
      .where('escalated_at', 'is', null)
      // As an expression, so that SQLite takes the index of running deadlines and not the one of all open leads.
      .where(sql<string>`coalesce(status, '')`, 'in', [...OPEN_STATUSES])
      .where('quarantine', 'is', null)
      .where('merged_into', 'is', null)
      .where('erased_at', 'is', null)
      .orderBy('respond_by')
  // A read without a lock first, because usually nothing is overdue.
  if (!(await late(database.kysely).limit(1).executeTakeFirst())) return 0
  return inLeadTransaction(database, async (transaction) => {
    const leads = await late(transaction).limit(BATCH_SIZE).execute()
    for (const { seq } of leads) {
      await transaction
        .updateTable('lead')
        .set({ escalated_at: now.toISOString() })
        .where('seq', '=', seq)
        .execute()
      await recordEvent(transaction, seq, 'overdue', null)
      await enqueueNotification(transaction, { topic: 'lead.overdue', leadSeq: seq })
    }
    return leads.length
  })
}
