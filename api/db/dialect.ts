import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Which database this is, also inside a transaction. */
export function kindOf(kysely: Kysely<Schema>): 'sqlite' | 'postgres' {
  return kysely.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** A field of a JSON document as text. It is taken out by the database, which then hands over no whole document. */
export function fieldIn(
  kysely: Kysely<Schema>,
  document: RawBuilder<unknown>,
  field: string,
): RawBuilder<string | null> {
  return kindOf(kysely) === 'postgres'
    ? sql<string | null>`${document}::json ->> ${sql.lit(field)}`
    : sql<string | null>`${document} ->> ${sql.lit(`$.${field}`)}`
}
