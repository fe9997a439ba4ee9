import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../../api/db/schema.ts'

/**
 * Begins `work` while another transaction on PostgreSQL has the message `first`, and then also wants `then`. Where `work` takes them in the
 * other order it meets a deadlock, and is the one that is ended for it.
 */
export async function besideLocks<T>(
  kysely: Kysely<Schema>,
  [first, then]: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  let begun: Promise<T> | undefined
  await kysely.transaction().execute(async (transaction) => {
    const take = (seq = 0) =>
      transaction.updateTable('delivery').set({ claimed_until: null }).where('seq', '=', seq).execute()
    await sql`set local deadlock_timeout = '30s'`.execute(transaction)
    await take(first)
    begun = work()
    // It is awaited below.
    begun.catch(() => {})
    await expect.poll(() => countWaiting(kysely), { timeout: 20_000 }).toBeGreaterThan(0)
    await take(then)
  })
  if (!begun) throw new Error('The work was not begun.')
  return begun
}

async function countWaiting(kysely: Kysely<Schema>): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(kysely)).rows.length
}
