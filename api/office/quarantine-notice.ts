import type { Kysely } from 'kysely'
import { INDIA_MS, indianDay } from '../../src/contract/travel-date.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { readSystemSettings, writeSystemSetting } from '../db/settings.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import { enqueueNotification } from '../notify/enqueue.ts'

/** Setting with the Indian day of the last notice and the number of the newest lead it counted: `2026-11-22 481`. */
const SETTING = 'quarantine-notice'
const DAY_MS = 86_400_000
/** Earliest time of the notice: 9:00 in India. */
const EARLIEST_MS = 9 * 3_600_000

/**
 * Notifies owners of the suspected spam since the last notice: once per Indian day, from 9:00, also with several processes.
 * Returns how many leads the notice counts; 0 without a notice.
 */
export async function notifyOfQuarantine(database: Database, now = new Date()): Promise<number> {
  if ((now.getTime() + INDIA_MS) % DAY_MS < EARLIEST_MS) return 0
  const today = indianDay(now)
  // A read without the lock first, because usually there is nothing to do.
  if ((await dueSince(database.kysely, today)).leads === 0) return 0
  return inLeadTransaction(database, async (transaction) => {
    const { leads, newest } = await dueSince(transaction, today)
    if (leads === 0) return 0
    await writeSystemSetting(transaction, SETTING, `${today} ${newest}`)
    await enqueueNotification(transaction, { topic: 'lead.quarantined', leads })
    return leads
  })
}

// Suspected spam since the last notice; none when there was a notice today.
async function dueSince(kysely: Kysely<Schema>, today: string): Promise<{ leads: number; newest: number }> {
  const [day = '', counted = '0'] =
    (await readSystemSettings(kysely, [SETTING])).get(SETTING)?.split(' ') ?? []
  // A later day was set before the clock was turned back.
  if (day === today) return { leads: 0, newest: 0 }
  const row = await kysely
    .selectFrom('lead')
    .select((eb) => [eb.fn.countAll().as('leads'), eb.fn.max('seq').as('newest')])
    .where('seq', '>', Number(counted))
    .where('quarantine', 'is not', null)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { leads: Number(row.leads), newest: Number(row.newest ?? 0) }
}
