import type { Kysely } from 'kysely'

export type Kind = 'sqlite' | 'postgres'

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables of its time, not the current types.
export type AnyDb = Kysely<any>

/** Creates a table with ascending row numbers that are never reused. */
export function createSequence(db: AnyDb, kind: Kind, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('seq', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
}
