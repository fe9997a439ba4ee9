import { spawn } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { PUT_ASIDE, REPLACED_SCHEMA, RESTORING_SCHEMA } from '../db/open.ts'
import {
  ACCESS_TABLES,
  BackupError,
  LAST_LEAD_SETTING,
  numbersToSkip,
  PRIVATE_FILE,
  SAVE_COUNTERS,
  SKIPPED_SETTING,
  sync,
} from './manifest.ts'

/** PostgreSQL may list the connections of a stopped server for about this long, ms. */
const LEAVING_MS = 3_000
const LEAVING_CHECK_MS = 100

/** Dumps the database while the server uses it; returns the name of its last migration. The dump is on disk. */
export async function dumpPostgres(url: string, to: string): Promise<string> {
  const schema = await withClient(url, lastMigration)
  if (!schema) throw new BackupError('The database is empty: the server has never been started on it.')
  await runTool('pg_dump', url, [
    ...[
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--exclude-schema=${REPLACED_SCHEMA}*`,
      `--exclude-schema=${RESTORING_SCHEMA}`,
      `--file=${to}`,
    ],
  ])
  await chmod(to, PRIVATE_FILE)
  await sync(to)
  return schema
}

/** Records in the database when it was last backed up. */
export async function notePostgresBackup(url: string, key: string, at: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      'insert into setting values ($1, $2) on conflict (key) do update set value = excluded.value',
      [key, at],
    ),
  )
}

/** Whether the database has tables. Throws {@link BackupError} while something else is connected to it. */
export async function isPostgresUsed(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const others = await otherConnections(client)
    if (others > 0)
      throw new BackupError(
        `The server is running on this database, or another program is connected to it (${others} ${others === 1 ? 'connection' : 'connections'}). Stop it first, then restore.`,
      )
    const tables = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1")
    return Boolean(tables.rowCount)
  })
}

/** The number of other connections to the database, once those that are ending are gone. */
async function otherConnections(client: pg.Client): Promise<number> {
  const deadline = Date.now() + LEAVING_MS
  for (;;) {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
    if (!rowCount || Date.now() > deadline) return rowCount ?? 0
    await setTimeout(LEAVING_CHECK_MS)
  }
}

/**
 * Restores a dump. Present tables are kept in a schema named after `stamp`, and come back when the dump cannot be restored. No server
 * starts on the database in the meantime, nor after a restore that was interrupted. Returns that schema's name, if there is one, with that
 * of an attempt before that was interrupted, and the number of leads.
 */
export async function restorePostgres(
  url: string,
  { file, isUsed, stamp }: { file: string; isUsed: boolean; stamp: string },
): Promise<{ aside: string | undefined; leads: number }> {
  const aside = isUsed ? REPLACED_SCHEMA + stamp.toLowerCase().replaceAll(/[^a-z0-9]/g, '_') : undefined
  const { wasInterrupted, present, before } = await inTransaction(url, async (client) => {
    const marks = await client.query('select from pg_namespace where nspname = $1', [RESTORING_SCHEMA])
    const put = await client.query<{ name: string }>(PUT_ASIDE)
    const skipped = await presentlySkipped(client)
    if (aside) await client.query(`alter schema public rename to ${aside}; create schema public`)
    await client.query(`create schema if not exists ${RESTORING_SCHEMA}`)
    // Another attempt has only what this one leaves.
    if (aside && !marks.rowCount) await client.query(`comment on schema ${RESTORING_SCHEMA} is '${aside}'`)
    return { wasInterrupted: marks.rowCount !== 0, present: skipped, before: put.rows[0]?.name }
  })
  try {
    const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    await runTool('pg_restore', url, [...options, '--schema=public', file])
    const leads = await inTransaction(url, (client) => finishRestore(client, present))
    return { aside: [before, aside].filter(Boolean).join(' and ') || undefined, leads }
  } catch (error) {
    await inTransaction(url, async (client) => {
      if (!wasInterrupted) await client.query(`drop schema ${RESTORING_SCHEMA}`)
      await client.query('drop schema public cascade')
      await client.query(aside ? `alter schema ${aside} rename to public` : 'create schema public')
    })
    throw error
  }
}

// In one transaction: a server must not start on sessions of the backup, or give numbers again.
async function finishRestore(client: pg.Client, present: number): Promise<number> {
  for (const table of ACCESS_TABLES)
    if (await hasTable(client, table)) await client.query(`delete from public.${table}`)
  const hasSettings = await hasTable(client, 'setting')
  const restored = hasSettings ? await skippedIn(client, 'public') : 0
  const skipped = numbersToSkip({ present, restored })
  for (const table of ['lead', 'lead_event'])
    await client.query(
      `select setval(name, nextval(name) + ${skipped}) from (select pg_get_serial_sequence('public.${table}', 'seq') as name) as numbers`,
    )
  for (const [table, counter] of SAVE_COUNTERS)
    if (await hasTable(client, table))
      await client.query(`update public.${table} set ${counter} = ${counter} + ${skipped}`)
  if (hasSettings) await noteSkipping(client, skipped)
  await client.query(`drop schema ${RESTORING_SCHEMA}`)
  await client.query('analyze')
  return Number((await client.query('select count(*) from public.lead')).rows[0].count)
}

// Of the present database, and of those that restores have put aside: one that was interrupted has left nothing else.
async function presentlySkipped(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    "select schemaname as name from pg_tables where tablename = 'setting' and (schemaname = 'public' or starts_with(schemaname, $1))",
    [REPLACED_SCHEMA],
  )
  let most = 0
  for (const { name } of rows) most = Math.max(most, await skippedIn(client, name))
  return most
}

async function skippedIn(client: pg.Client, schema: string): Promise<number> {
  const { rows } = await client.query(`select value from ${schema}.setting where key = $1`, [SKIPPED_SETTING])
  return Number(rows[0]?.value ?? 0)
}

async function noteSkipping(client: pg.Client, skipped: number): Promise<void> {
  await client.query(
    `insert into public.setting as present (key, value) values ($1, $2)
     on conflict (key) do update set value = (present.value::bigint + excluded.value::bigint)::text`,
    [SKIPPED_SETTING, String(skipped)],
  )
  await client.query(
    `insert into public.setting (key, value) select $1, coalesce(max(seq), 0)::text from public.lead
     on conflict (key) do update set value = excluded.value`,
    [LAST_LEAD_SETTING],
  )
}

// A dump of an early release does not have all tables.
async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) as found', [`public.${name}`])
  return rows[0].found !== null
}

async function lastMigration(client: pg.Client): Promise<string | undefined> {
  const known = await client.query("select to_regclass('kysely_migration') as found")
  if (known.rows[0].found === null) return undefined
  return (await client.query('select max(name) as name from kysely_migration')).rows[0].name ?? undefined
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function inTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
}

// The password is passed in the environment, because other users of the machine can read a command line.
function runTool(tool: 'pg_dump' | 'pg_restore', url: string, options: string[]): Promise<void> {
  const address = new URL(url)
  const env = {
    ...process.env,
    ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }),
  }
  address.password = ''
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [...options, `--dbname=${address.href}`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', () =>
      reject(
        new BackupError(
          `${tool} cannot be started. It comes with PostgreSQL's programs: apt-get install postgresql-client.`,
        ),
      ),
    )
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${tool} failed:\n${output.trim()}`)),
    )
  })
}
