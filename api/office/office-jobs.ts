import { deleteExpiredRows } from '../auth/expired-rows.ts'
import type { Database } from '../db/open.ts'
import type { Logger } from '../log.ts'
import { purgeTravellerDevices } from '../notify/traveller-devices.ts'
import { removeUnusedPhotos } from '../photos/unused-photos.ts'
import { isClockBelieved } from './believed-clock.ts'
import { escalateOverdue } from './overdue.ts'
import { repeat } from './periodic-job.ts'
import { notifyOfQuarantine } from './quarantine-notice.ts'
import { finishDeadlines } from './recalculate-deadlines.ts'
import { eraseExpiredLeads } from './retention.ts'

const OVERDUE_EVERY_MS = 15_000
const QUARANTINE_EVERY_MS = 60_000
const RETENTION_EVERY_MS = 86_400_000
/** Not directly after the start, when waiting enquiries arrive. */
const RETENTION_FIRST_MS = 60_000

/** Runs the periodic jobs: escalates overdue leads, notifies of suspected spam once a day, erases what has expired, and removes photos that no package has. */
export function startOfficeJobs(
  database: Database,
  { log, stop, onChanged }: { log: Logger; stop: AbortSignal; onChanged: () => void },
): void {
  const overdue = async () => {
    // A server may have ended while it changed them, and by the old ones nothing is overdue.
    await finishDeadlines(database, log)
    if ((await escalateOverdue(database)) > 0) onChanged()
  }
  const byBelievedClock = (work: () => Promise<void>) => async () => {
    if (await isClockBelieved(database)) return work()
    log.warn(
      'the clock is far ahead of the last run: nothing is deleted before it has stayed there for a day',
    )
  }
  const retention = async () => {
    await deleteExpiredRows(database)
    await purgeTravellerDevices(database.kysely)
    const erased = await eraseExpiredLeads(database, new Date(), stop)
    if (erased === 0) return
    log.info({ leads: erased }, 'expired leads were erased')
    onChanged()
  }
  const photos = async () => {
    const removed = await removeUnusedPhotos(database, Date.now(), stop)
    if (removed > 0) log.info({ photos: removed }, 'photos that no package has were removed')
  }
  repeat({ work: overdue, everyMs: OVERDUE_EVERY_MS, stop, log })
  repeat({ work: () => notifyOfQuarantine(database), everyMs: QUARANTINE_EVERY_MS, stop, log })
  repeat({
    work: byBelievedClock(retention),
    firstMs: RETENTION_FIRST_MS,
    everyMs: RETENTION_EVERY_MS,
    stop,
    log,
  })
  repeat({
    work: byBelievedClock(photos),
    firstMs: RETENTION_FIRST_MS,
    everyMs: RETENTION_EVERY_MS,
    stop,
    log,
  })
}
