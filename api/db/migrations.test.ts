import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeadDetail, LeadList } from '../../src/contract/lead.ts'
import { startApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { createPostgresDatabase } from '../../tests/support/postgres.ts'
import { IS_SOAK } from '../../tests/support/soak.ts'
import { createLog } from '../log.ts'
import { migrations } from './migrations.ts'
import { openDatabase, SQLITE_FILE } from './open.ts'
import { postgresDialect, postgresPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { SqliteFile, sqliteDialect } from './sqlite.ts'
import type { AnyDb } from './steps/step.ts'

const log = createLog('silent')
/** By which Kysely lets one process at a time migrate. */
const MIGRATION_LOCK = '3853314791062309107'
const AT = '2026-06-01T09:00:00.000Z'
const BODY = longBody({ name: 'Ravi Menon', contact: '9800000077' })

describe.each(databaseKinds())('a database of an earlier release (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  const names = Object.keys(migrations(kind))
  // PostgreSQL takes ten times as long: the first release, and the last one, from which most updates come.
  const earlier = names.slice(0, -1).map((name, i) => [name, i + 1] as const)
  const updated = kind === 'sqlite' || IS_SOAK ? earlier : [...earlier.slice(0, 1), ...earlier.slice(-1)]
  let newest: unknown[] | undefined
  let dataDir: string
  let url: string | undefined
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'earlier-'))
    const server = await newUrl()
    url = server && (await createPostgresDatabase(server))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  /** Opens the empty database and migrates it up to this migration. */
  async function atStep(name: string): Promise<AnyDb> {
    const dialect = url
      ? postgresDialect(postgresPool(url, log))
      : sqliteDialect(new SqliteFile(join(dataDir, SQLITE_FILE)))
    const db = new Kysely<Schema>({ dialect })
    const provider = { getMigrations: async () => migrations(kind) }
    const { error } = await new Migrator({ db, provider }).migrateTo(name)
    if (error) throw error
    return db
  }

  it.each(updated)(
    'with the migrations up to %s opens with all of its data, and stores enquiries',
    async (name, step) => {
      const earlier = await atStep(name)
      const id = randomUUID()
      await fill(earlier, { id, step })
      await earlier.destroy()

      const api = await startApi({ dataDir, ...(url && { databaseUrl: url }) })
      try {
        const { kysely } = api.database
        newest ??= await newestSchema()
        expect(await schemaOf(kysely, kind)).toEqual(newest)
        const cookie = await api.signIn('owner')
        const read = async (path: string) => (await api.request(path, { headers: { cookie } })).json()
        const detail = (await read(`/api/leads/${id}`)) as LeadDetail
        expect(detail).toMatchObject({ id, name: BODY.name, contact: BODY.contact, status: 'new' })
        expect(detail.departure_city).toBe(BODY.departure_city)
        const added = await api.post('/submit-form', longBody(), { 'idempotency-key': randomUUID() })
        expect(added.status).toBe(200)
        const { leads } = (await read('/api/leads')) as LeadList
        expect(leads.map((lead) => lead.id)).toEqual([((await added.json()) as { id: string }).id, id])
        await expectKept(kysely, step)
      } finally {
        await api.close()
      }
    },
  )

  it('that a newer release has changed is refused with an explanation, and not modified', async () => {
    const newer = await atStep(names.at(-1) ?? '')
    await sql`insert into kysely_migration values ('999-later', ${AT})`.execute(newer)
    const before = await schemaOf(newer, kind)
    await expect(openDatabase({ dataDir, url, log })).rejects.toThrow(
      /newer release has changed this database \(999-later\).*deploy\/README\.md/,
    )
    expect(await schemaOf(newer, kind)).toEqual(before)
    await newer.destroy()
  })

  it('whose migration failed in the middle of a step is migrated at the next start', async () => {
    const earlier = await atStep('019-photos')
    await fill(earlier, { id: randomUUID(), step: 19 })
    // As a full disk or a killed process would: the next step fails after its first changes.
    await sql`create index traveller_push_due_idx on lead (received_at)`.execute(earlier)
    const before = await schemaOf(earlier, kind)
    await earlier.destroy()
    await expect(openDatabase({ dataDir, url, log })).rejects.toThrow(/traveller_push_due_idx/)

    const between = await atStep('019-photos')
    expect(await schemaOf(between, kind)).toEqual(before)
    await sql`drop index traveller_push_due_idx`.execute(between)
    await between.destroy()
    const { kysely, close } = await openDatabase({ dataDir, url, log })
    newest ??= await newestSchema()
    expect(await schemaOf(kysely, kind)).toEqual(newest)
    expect(await kysely.selectFrom('lead').select('name').execute()).toEqual([{ name: BODY.name }])
    await close()
  })

  it.runIf(kind === 'sqlite')('can be read only by the account of the server, as can its log', async () => {
    const { close } = await openDatabase({ dataDir: join(dataDir, 'new'), url, log })
    const modeOf = async (name: string) => (await stat(join(dataDir, 'new', name))).mode & 0o777
    expect(await modeOf('.')).toBe(0o700)
    for (const suffix of ['', '-wal', '-shm']) expect(await modeOf(SQLITE_FILE + suffix)).toBe(0o600)
    await close()
  })

  it.runIf(kind === 'sqlite')('has the tables that CONTRIBUTING.md lists, and no other', async () => {
    newest ??= await newestSchema()
    const tables = (newest as { name: string; sql: string | null }[])
      .filter(
        ({ name, sql }) => sql?.toLowerCase().startsWith('create table') && !/^(kysely|sqlite)_/.test(name),
      )
      .map(({ name }) => name)
    const text = await readFile(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8')
    const rows = text.split('### On the server')[1]?.split(/^#/m)[0] ?? ''
    const listed = [...rows.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, where]) =>
      [...(where ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    )
    expect(listed.sort()).toEqual(tables.sort())
  })

  it('is migrated once when two processes start on it', async () => {
    await (await atStep('014-first-response-filter')).destroy()
    const opened = await Promise.all([1, 2].map(() => openDatabase({ dataDir, url, log })))
    newest ??= await newestSchema()
    for (const { kysely, close } of opened) {
      expect(await schemaOf(kysely, kind)).toEqual(newest)
      await close()
    }
  })

  it.runIf(kind === 'postgres')('is waited for while another process updates it for long', async () => {
    await (await atStep('028-package-requests')).destroy()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    const opening = openDatabase({ dataDir, url, log, queryMs: 1_000 })
    const outcome = opening.then(
      () => 'opened',
      (error) => String(error),
    )
    const waiting = new Promise((resolve) => setTimeout(() => resolve('waiting'), 1_500))
    expect(await Promise.race([outcome, waiting])).toBe('waiting')
    await other.end()
    const { kysely, close } = await opening
    newest ??= await newestSchema()
    expect(await schemaOf(kysely, kind)).toEqual(newest)
    // Its own queries have the limit.
    await expect(sql`select pg_sleep(3)`.execute(kysely)).rejects.toThrow(/timeout/)
    await close()
  })

  it('that an interrupted restore has left empty is not taken for a new one', async () => {
    const client = new pg.Client({ connectionString: url })
    const file = join(dataDir, SQLITE_FILE)
    if (url) {
      await client.connect()
      await client.query('create schema replaced_20260601')
      await client.query('create table replaced_20260601.lead (seq integer)')
    } else await writeFile(`${file}.restoring`, '')
    await expect(openDatabase({ dataDir, url, log })).rejects.toThrow(
      url ? /interrupted.*replaced_20260601/ : /interrupted.*\.restoring/,
    )
    if (!url) return expect(existsSync(file)).toBe(false)
    const tables = await client.query("select 1 from pg_tables where schemaname = 'public'")
    expect(tables.rowCount).toBe(0)
    await client.end()
  })

  /** The schema of a newly created database. */
  async function newestSchema(): Promise<unknown[]> {
    const options = { dataDir: join(dataDir, 'new'), url: url && (await createPostgresDatabase(url)), log }
    const { kysely, close } = await openDatabase(options)
    try {
      return await schemaOf(kysely, kind)
    } finally {
      await close()
    }
  }
})

/** Inserts a row into each table that existed after that many migrations. */
async function fill(db: AnyDb, { id, step }: { id: string; step: number }): Promise<void> {
  const { contact, email, destination } = BODY
  // Earlier releases kept characters that change the order in which a text is read.
  const [name, departure_city] =
    step < 29
      ? [`\u202e${BODY.name}`, `\u2067${BODY.departure_city}\u2069`]
      : [BODY.name, BODY.departure_city]
  await db
    .insertInto('lead')
    .values({
      ...{ id, name, contact, email, destination, fingerprint: 'x', kind: 'long', received_at: AT },
      fields: JSON.stringify({ ...BODY, name, departure_city }),
    })
    .execute()
  const corrected = { changes: { email }, before: { email: 'Old@example.com' } }
  const event = step < 17 ? { type: 'received' } : { type: 'changed', data: JSON.stringify(corrected) }
  await db
    .insertInto('lead_event')
    .values({ lead_seq: 1, at: AT, ...event })
    .execute()
  const attempt = step < 4 ? { next_attempt_at: AT } : {}
  await db
    .insertInto('notification')
    .values({ lead_seq: 1, topic: 'lead.received', created_at: AT, ...attempt })
    .execute()
  await db.insertInto('setting').values({ key: 'fingerprint-key', value: 'kept' }).execute()
  if (step >= 2)
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
      values ('u1', 'Meera', 'meera@example.com', true, ${AT}, ${AT}, 'agent')`.execute(db)
  if (step >= 3)
    await db
      .insertInto('package_version')
      .values({ key: 'draft1', version: 1, state: 'draft', document: '{}', at: AT, actor: 'u1' })
      .execute()
  if (step >= 5)
    await db
      .insertInto('lead_view')
      .values({ staff: 'u1', position: 0, name: 'Mine', filters: filtersOf(step) })
      .execute()
  if (step >= 6) await db.insertInto('audit').values({ at: AT, actor: 'u1', action: 'lead.viewed' }).execute()
  if (step >= 8)
    await db
      .insertInto('office')
      .values({ key: step < 13 ? 'clock' : 'response-target', value: '{"minutes":30}', version: 3 })
      .execute()
  if (step >= 15)
    await db
      .insertInto('lead_action')
      .values({ id: 'a1', lead_seq: 1, staff: 'u1', type: 'note', at: AT })
      .execute()
}

function filtersOf(step: number): string {
  return JSON.stringify({ [step < 14 ? 'answer' : 'firstResponse']: 'overdue' })
}

async function expectKept(db: AnyDb, step: number): Promise<void> {
  const count = async (table: string) => (await db.selectFrom(table).selectAll().execute()).length
  expect(await db.selectFrom('setting').selectAll().where('key', '=', 'fingerprint-key').execute()).toEqual([
    { key: 'fingerprint-key', value: 'kept' },
  ])
  expect(await count('lead_event')).toBe(2)
  if (step >= 2)
    expect(
      await db.selectFrom('user').select(['name', 'role']).where('id', '=', 'u1').executeTakeFirst(),
    ).toEqual({ name: 'Meera', role: 'agent' })
  if (step >= 3) expect(await count('package_version')).toBe(1)
  if (step >= 5)
    expect(await db.selectFrom('lead_view').select('filters').executeTakeFirst()).toEqual({
      filters: filtersOf(14),
    })
  if (step >= 6)
    expect(await db.selectFrom('audit').select('action').where('actor', '=', 'u1').execute()).toEqual([
      { action: 'lead.viewed' },
    ])
  if (step >= 8)
    expect(await db.selectFrom('office').selectAll().execute()).toEqual([
      { key: 'response-target', value: '{"minutes":30}', version: 3 },
    ])
  if (step >= 15) expect(await count('lead_action')).toBe(1)
  if (step >= 17 && step < 32)
    expect(await db.selectFrom('lead_former_contact').selectAll().execute()).toEqual([
      { lead_seq: 1, contact: 'old@example.com' },
    ])
}

// Every table, column and index, as the database describes it.
async function schemaOf(db: AnyDb, kind: string): Promise<unknown[]> {
  const query =
    kind === 'postgres'
      ? sql`select table_name as name, column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') || ' ' || is_generated as about
          from information_schema.columns where table_schema = 'public'
          union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
      : sql`select name, sql from sqlite_master order by name`
  return (await query.execute(db)).rows
}
