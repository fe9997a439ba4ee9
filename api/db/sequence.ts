import { type Kysely, sql } from 'kysely'
import type { Database } from './open.ts'
import type { Schema } from './schema.ts'

/** Key of the PostgreSQL advisory lock under which rows get their numbers; an arbitrary constant. */
const SEQUENCE_LOCK = 4_817_001

/**
 * Takes the lock that makes new rows visible in the order of their numbers: a reader that has seen 6 never finds a new 5 later.
 * SQLite does not need it, because it has only one writer.
 */
export async function lockSequence(transaction: Kysely<Schema>, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(SEQUENCE_LOCK)})`.execute(transaction)
}
