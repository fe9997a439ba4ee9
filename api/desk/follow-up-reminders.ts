import type { Database } from '../db/open.ts'
import { inLeadTransaction, recordEvent } from '../leads/lead-work.ts'
import type { Logger } from '../log.ts'
import { enqueueNotification } from '../notify/enqueue.ts'
import { repeat } from '../office/periodic-job.ts'

const POLL_INTERVAL_MS = 15_000
const BATCH_SIZE = 100

/**
 * Reminds of due follow-ups, each once, also with several processes: an event for the open inboxes, and a notification to
 * the assignee. Returns how many.
 */
export async function remindDueFollowUps(database: Database, now = new Date()): Promise<number> {
  const allDue = (kysely: Database['kysely']) =>
    kysely
      .selectFrom('lead')
      .select(['seq', 'assignee', 'follow_up_at'])
      .where('follow_up_at', '<=', now.toISOString())
      // Staff work on the lead that a merged one is part of, and nobody is notified of suspected spam.
      .where('merged_into', 'is', null)
      .where('quarantine', 'is', null)
      .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '!=', eb.ref('follow_up_at'))]))
      .orderBy('follow_up_at')
  // A read without the lock first, because usually nothing is due.
  if (!(await allDue(database.kysely).limit(1).executeTakeFirst())) return 0
  return inLeadTransaction(database, async (transaction) => {
    const due = await allDue(transaction).limit(BATCH_SIZE).execute()
    for (const { seq, assignee, follow_up_at } of due) {
      await transaction
        .updateTable('lead')
        .set({ reminded_at: follow_up_at })
        .where('seq', '=', seq)
        .execute()
      await recordEvent(transaction, seq, 'reminded', null)
      await enqueueNotification(transaction, {
        topic: 'lead.follow-up',
        leadSeq: seq,
        ...(assignee !== null && { to: assignee }),
      })
    }
    return due.length
  })
}

/** Sends reminders periodically until `stop` aborts. */
export function startFollowUpReminders(
  database: Database,
  { log, stop, onReminded }: { log: Logger; stop: AbortSignal; onReminded: () => void },
): void {
  const work = async () => {
    if ((await remindDueFollowUps(database)) > 0) onReminded()
  }
  repeat({ work, everyMs: POLL_INTERVAL_MS, stop, log })
}
