import { type Kysely, sql } from 'kysely'
import type { Database } from './open.ts'
import type { Schema } from './schema.ts'

/** Any number only we use; it names the lock under which leads and events get their numbers in PostgreSQL. */
const SEQUENCE_LOCK = 4_817_001

/** Makes numbers become visible in their order: a reader that has seen 6 will never find a 5 later. SQLite has one writer anyway. */
export async function lockSequence(transaction: Kysely<Schema>, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(SEQUENCE_LOCK)})`.execute(transaction)
}
