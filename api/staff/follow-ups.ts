import type { Database } from '../db/open.ts'
import type { Logger } from '../log.ts'
import { notify } from '../notify/enqueue.ts'
import { recordEvent, workOn } from './lead-work.ts'

const LOOK_EVERY_MS = 15_000
const MOST_AT_ONCE = 100

/**
 * Reminds of follow-ups whose time has come: once each, whichever process looks first. The event makes the lead rise in
 * every open inbox, the notice goes to whoever has it.
 */
export async function remindDue(database: Database, now = new Date()): Promise<number> {
  return workOn(database, async (transaction) => {
    const due = await transaction
      .selectFrom('lead')
      .select(['seq', 'assignee', 'follow_up_at'])
      .where('follow_up_at', '<=', now.toISOString())
      .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '!=', eb.ref('follow_up_at'))]))
      .orderBy('follow_up_at')
      .limit(MOST_AT_ONCE)
      .execute()
    for (const { seq, assignee, follow_up_at } of due) {
      await transaction
        .updateTable('lead')
        .set({ reminded_at: follow_up_at })
        .where('seq', '=', seq)
        .execute()
      await recordEvent(transaction, seq, 'reminded', null)
      await notify(transaction, {
        topic: 'lead.follow-up',
        leadSeq: seq,
        ...(assignee !== null && { to: assignee }),
      })
    }
    return due.length
  })
}

/** Keeps reminding until the signal aborts. */
export function watchFollowUps(
  database: Database,
  { log, stop, onReminded }: { log: Logger; stop: AbortSignal; onReminded: () => void },
): void {
  let looking = false
  const timer = setInterval(async () => {
    if (looking) return
    looking = true
    try {
      if ((await remindDue(database)) > 0) onReminded()
    } catch (err) {
      log.warn({ err }, 'follow-ups could not be looked at')
    } finally {
      looking = false
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  stop.addEventListener('abort', () => clearInterval(timer))
}
