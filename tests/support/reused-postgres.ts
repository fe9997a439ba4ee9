import { Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../api/db/open.ts'
import { postgresDialect, postgresPool } from '../../api/db/postgres.ts'
import type { Schema } from '../../api/db/schema.ts'
import { createLog } from '../../api/log.ts'
import { createPostgresDatabase } from './postgres.ts'

// A new database and new connections take longer than most tests, so this process uses its databases again: each is set
// back to the migrated state, and its connections stay open.
const free: Reused[] = []
const taken = new Map<string, Reused>()

type Reused = { url: string; pool: pg.Pool; resetSql: string }

/** URL of a database in the migrated state: one that was given back, or a copy of `template` on the server at `url`. */
export async function takeDatabase({ url, template }: { url: string; template: string }): Promise<string> {
  const reused = free.pop() ?? (await open(await createPostgresDatabase(url, template)))
  taken.set(reused.url, reused)
  return reused.url
}

/** Sets the database back and keeps it for the next test, once no query runs on it. */
export async function giveBackDatabase(url: string): Promise<void> {
  const reused = taken.get(url)
  if (!reused) throw new Error('This database was not taken.')
  taken.delete(url)
  const { pool, resetSql } = reused
  while (pool.idleCount < pool.totalCount) await new Promise((resolve) => setTimeout(resolve, 5))
  await pool.query(resetSql)
  free.push(reused)
}

/** The database at a URL that was taken, over connections that stay open; `undefined` for another URL. */
export function openTakenDatabase(url: string): Database | undefined {
  const pool = taken.get(url)?.pool
  if (!pool) return undefined
  const lent = { options: pool.options, connect: () => pool.connect(), end: async () => {} }
  const kysely = new Kysely<Schema>({ dialect: postgresDialect(lent) })
  return { kysely, kind: 'postgres', close: () => kysely.destroy() }
}

async function open(url: string): Promise<Reused> {
  const pool = postgresPool(url, createLog('silent'))
  // Else they would keep the process running after the last test.
  pool.options.allowExitOnIdle = true
  return { url, pool, resetSql: await resetSqlOf(pool) }
}

/** SQL that brings back the rows and the counters that the database has now. */
async function resetSqlOf(pool: pg.Pool): Promise<string> {
  const values = async (sql: string) =>
    (await pool.query<{ value: string }>(sql)).rows.map(({ value }) => value)
  const tables = await values(
    "select quote_ident(tablename) as value from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'",
  )
  const [statements] = await values(`select concat(${tables.map(insertOf).join(', ')}) as value`)
  const counters = await values(
    "select format('select setval(%L, %s, %L);', s.oid::regclass, coalesce(q.last_value, q.start_value), q.last_value is not null) as value from pg_class s join pg_sequences q on q.schemaname = 'public' and q.sequencename = s.relname where s.relkind = 'S'",
  )
  return [
    // Also without the triggers of foreign keys, so that the order of the tables does not matter.
    'begin; set local session_replication_role = replica;',
    ...tables.map((table) => `delete from ${table};`),
    statements,
    ...counters,
    'commit;',
  ].join('\n')
}

// An expression whose value is the statement that brings the present rows of this table back.
function insertOf(table: string): string {
  const statement = `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, %L);`
  return `(select format('${statement.replaceAll("'", "''")}', json_agg(t)) from ${table} t having count(*) > 0)`
}
