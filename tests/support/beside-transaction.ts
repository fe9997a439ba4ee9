import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../../api/db/schema.ts'

type Part = (transaction: Kysely<Schema>) => Promise<unknown>

/**
 * Begins `work` while another transaction on PostgreSQL holds what `hold` has locked. Once the work waits for it, that transaction goes on
 * with `goOn`, and is committed. In a deadlock, the work is the one that is ended.
 */
export async function besideTransaction<T>(
  kysely: Kysely<Schema>,
  { hold, goOn }: { hold: Part; goOn?: Part },
  work: () => Promise<T>,
): Promise<T> {
  let begun: Promise<T> | undefined
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local deadlock_timeout = '30s'`.execute(transaction)
    await hold(transaction)
    begun = work()
    // It is awaited below.
    begun.catch(() => {})
    await expect.poll(() => countWaiting(kysely), { timeout: 20_000 }).toBeGreaterThan(0)
    await goOn?.(transaction)
  })
  if (!begun) throw new Error('The work was not begun.')
  return begun
}

/** The same with a transaction that has the first message and then wants the second: work that takes them in another order meets a deadlock. */
export function besideLocks<T>(
  kysely: Kysely<Schema>,
  [first = 0, second = 0]: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  const taking = (seq: number) => (transaction: Kysely<Schema>) =>
    transaction.updateTable('delivery').set({ claimed_until: null }).where('seq', '=', seq).execute()
  return besideTransaction(kysely, { hold: taking(first), goOn: taking(second) }, work)
}

async function countWaiting(kysely: Kysely<Schema>): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(kysely)).rows.length
}
