import type { Database } from '../db/open.ts'
import type { Logger } from '../log.ts'
import { escalateOverdue } from './overdue.ts'
import { eraseOld } from './retention.ts'

const OVERDUE_EVERY_MS = 15_000
const RETENTION_EVERY_MS = 86_400_000
/** Not in the first moments of a start, when enquiries that waited come in. */
const RETENTION_FIRST_MS = 60_000

/** What the office does by itself: tells of late answers, and once a day erases what is too old. */
export function watchOffice(
  database: Database,
  { log, stop, onChanged }: { log: Logger; stop: AbortSignal; onChanged: () => void },
): void {
  const overdue = async () => {
    if ((await escalateOverdue(database)) > 0) onChanged()
  }
  const retention = async () => {
    const erased = await eraseOld(database, new Date(), stop)
    if (erased === 0) return
    log.info({ leads: erased }, 'leads past their time were erased')
    onChanged()
  }
  repeat(overdue, OVERDUE_EVERY_MS, OVERDUE_EVERY_MS)
  repeat(retention, RETENTION_FIRST_MS, RETENTION_EVERY_MS)

  function repeat(work: () => Promise<void>, firstMs: number, everyMs: number): void {
    const run = async () => {
      await work().catch((err) => log.warn({ err }, 'the office’s own work failed; it is tried again'))
      next(everyMs)
    }
    const next = (delayMs: number) => {
      if (stop.aborted) return
      timer = setTimeout(run, delayMs)
      timer.unref()
    }
    let timer: NodeJS.Timeout
    next(firstMs)
    stop.addEventListener('abort', () => clearTimeout(timer))
  }
}
