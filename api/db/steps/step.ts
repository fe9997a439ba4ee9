import type { Kysely } from 'kysely'

export type Kind = 'sqlite' | 'postgres'

// biome-ignore lint/suspicious/noExplicitAny: a step sees the tables as they were then, not as they are typed now.
export type AnyDb = Kysely<any>

/** A table whose rows are numbered in order of arrival; a number is never given twice. */
export function createSequence(db: AnyDb, kind: Kind, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('seq', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
}
