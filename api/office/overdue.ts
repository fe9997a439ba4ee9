import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { Database } from '../db/open.ts'
import { notify } from '../notify/enqueue.ts'
import { recordEvent, workOn } from '../staff/lead-work.ts'

const AT_ONCE = 100

/** Tells of leads whose first answer is late: each once, whichever process looks first. Answers how many. */
export async function escalateOverdue(database: Database, now = new Date()): Promise<number> {
  const late = (kysely: Database['kysely']) =>
    kysely
      .selectFrom('lead')
      .select('seq')
      .where('respond_by', '<', now.toISOString())
      .where('responded_at', 'is', null)
      .where('escalated_at', 'is', null)
      .where('status', 'in', [...OPEN_STATUSES])
      .where('quarantine', 'is', null)
      .where('merged_into', 'is', null)
      .where('erased_at', 'is', null)
      .orderBy('respond_by')
  // A look that disturbs nobody first: nearly always nothing is late.
  if (!(await late(database.kysely).limit(1).executeTakeFirst())) return 0
  return workOn(database, async (transaction) => {
    const leads = await late(transaction).limit(AT_ONCE).execute()
    for (const { seq } of leads) {
      await transaction
        .updateTable('lead')
        .set({ escalated_at: now.toISOString() })
        .where('seq', '=', seq)
        .execute()
      await recordEvent(transaction, seq, 'overdue', null)
      await notify(transaction, { topic: 'lead.overdue', leadSeq: seq })
    }
    return leads.length
  })
}
