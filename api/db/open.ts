import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Logger } from '../log.ts'
import { migrations } from './migrations.ts'
import { postgresDialect, postgresPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { SqliteFile, sqliteDialect } from './sqlite.ts'

/** The open, migrated database. */
export type Database = { kysely: Kysely<Schema>; close: () => Promise<void> } & (
  | { kind: 'sqlite'; file: SqliteFile }
  | { kind: 'postgres' }
)

export type DatabaseOptions = { dataDir: string; url?: string | undefined; log: Logger }

/** Name of the database file in the data folder. */
export const SQLITE_FILE = 'marigold.sqlite'

/** When two processes start on one new database, the second waits for the first. */
const MIGRATION_TRIES = 20
const MIGRATION_RETRY_MS = 250

/** Kysely's message about a migration that this release does not have. */
const NEWER = /previously executed migration (\S+) is missing/

/** Opens and migrates the database: PostgreSQL with a `url`, else SQLite in `dataDir`. */
export async function openDatabase({ dataDir, url, log }: DatabaseOptions): Promise<Database> {
  if (url) {
    const kysely = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url, log)) })
    await migrate(kysely, 'postgres')
    return { kysely, kind: 'postgres', close: () => kysely.destroy() }
  }
  // Personal data and keys: a new folder or file is for the server's account only. Those that exist stay as they were set up.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, SQLITE_FILE)
  closeSync(openSync(path, 'a', 0o600))
  const file = new SqliteFile(path)
  const kysely = new Kysely<Schema>({ dialect: sqliteDialect(file) })
  await migrate(kysely, 'sqlite')
  return { kysely, kind: 'sqlite', file, close: () => kysely.destroy() }
}

/** A newer release has changed the database, and this one would not understand its rows. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(
      `A newer release has changed this database (${migration}). Start that release again; deploy/README.md says how to go back to this one and keep the leads received since.`,
    )
  }
}

async function migrate(kysely: Kysely<Schema>, kind: Database['kind']): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations(kind) },
  })
  for (let left = MIGRATION_TRIES; ; left--) {
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    const newer = NEWER.exec((error as Error).message)?.[1]
    if (newer) throw new NewerDatabaseError(newer)
    const busy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
    if (!busy || left === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, MIGRATION_RETRY_MS))
  }
}
