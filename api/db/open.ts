import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
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

export type DatabaseOptions = {
  dataDir: string
  url?: string | undefined
  log: Logger
  /** How long a query of PostgreSQL may take, ms. */
  queryMs?: number
  /** For commands beside a server: only a database that this release has migrated is opened, and none is made. */
  mustExist?: boolean
}

/** Name of the database file in the data folder. */
export const SQLITE_FILE = 'marigold.sqlite'

/** End of the name of a backup's copy until it is in the place of the database file. */
export const RESTORING = '.restoring'

/** Start of the names of schemas that a restore has put aside; they are in no backup. */
export const REPLACED_SCHEMA = 'replaced_'

/** Schema that is there from the beginning of a restore to its end. */
export const RESTORING_SCHEMA = 'restoring'

/** The schema that a restore which was interrupted has put aside, if there was anything. */
export const PUT_ASIDE = `select aside.nspname as name from pg_namespace as restoring
  join pg_namespace as aside on aside.nspname = obj_description(restoring.oid, 'pg_namespace')
  where restoring.nspname = '${RESTORING_SCHEMA}'`

/** When two processes start on one new database, the second waits for the first. */
const MIGRATION_TRIES = 20
const MIGRATION_RETRY_MS = 250

/** Kysely's message about a migration that this release does not have. */
const NEWER = /previously executed migration (\S+) is missing/

/** Opens and migrates the database: PostgreSQL with a `url`, else SQLite in `dataDir`. */
export async function openDatabase({
  dataDir,
  url,
  log,
  queryMs,
  mustExist = false,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    await migratePostgres(url, log, mustExist)
    const kysely = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url, log, queryMs)) })
    return { kysely, kind: 'postgres', close: () => kysely.destroy() }
  }
  const path = join(dataDir, SQLITE_FILE)
  if (mustExist && !existsSync(path))
    throw new UnusableDatabaseError(`There is no database at ${path}. Is DATA_DIR the server's?`)
  // Personal data and keys: a new folder or file is for the server's account only. Those that exist stay as they were set up.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = path + RESTORING
  if (!existsSync(path) && existsSync(unfinished)) throw new HalfRestoredError(unfinished)
  closeSync(openSync(path, 'a', 0o600))
  const file = new SqliteFile(path)
  const kysely = new Kysely<Schema>({ dialect: sqliteDialect(file) })
  await migrate(kysely, 'sqlite', mustExist)
  return { kysely, kind: 'sqlite', file, close: () => kysely.destroy() }
}

/** The server must not start on this database; the message says what to do. */
export class UnusableDatabaseError extends Error {}

/** A newer release has changed the database, and this one would not understand its rows. */
class NewerDatabaseError extends UnusableDatabaseError {
  constructor(migration: string) {
    super(
      `A newer release has changed this database (${migration}). Start that release again; deploy/README.md says how to go back to this one and keep the leads received since.`,
    )
  }
}

/** The backup is not in its place yet, and an empty database would hide that. */
class HalfRestoredError extends UnusableDatabaseError {
  constructor(left: string, before?: string) {
    const where = before ? `, what was there before is in the schema ${before}` : ''
    super(
      `A restore of this database was interrupted${where}. Restore the backup again (deploy/README.md says how), or delete ${left} to begin with a new database.`,
    )
  }
}

async function migratePostgres(url: string, log: Logger, mustExist: boolean): Promise<void> {
  const kysely = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url, log, null)) })
  try {
    const left = await leftByRestore(kysely)
    if (left !== undefined) {
      const { rows } = await sql.raw<{ name: string }>(PUT_ASIDE).execute(kysely)
      throw new HalfRestoredError(left, rows[0]?.name)
    }
    await migrate(kysely, 'postgres', mustExist)
  } finally {
    await kysely.destroy()
  }
}

// What an interrupted restore has left: one of an earlier release only the schema that it had put aside, and nothing in its place.
async function leftByRestore(kysely: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname = ${RESTORING_SCHEMA}
      or starts_with(nspname, ${REPLACED_SCHEMA})
      and not exists (select 1 from pg_tables where schemaname = 'public')
    order by nspname = ${RESTORING_SCHEMA} desc, nspname desc limit 1`.execute(kysely)
  const name = rows[0]?.name
  if (name === undefined) return undefined
  return name === RESTORING_SCHEMA
    ? `what is in the schema public, and the schema ${RESTORING_SCHEMA},`
    : `the schema ${name}, which has what was there before,`
}

async function migrate(kysely: Kysely<Schema>, kind: Database['kind'], mustExist: boolean): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations(kind) },
  })
  // A server of an earlier release may be running on it.
  if (mustExist && (await migrator.getMigrations()).some(({ executedAt }) => !executedAt))
    throw new UnusableDatabaseError('The database is not of this release. Start its server on it first.')
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
