import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { postgresPrograms } from './postgres.ts'

/** A complete lead. */
export type IntactLead = { id: string; seq: number; fields: string }

/** Where the database is: the folder of an SQLite file, or the URL of a PostgreSQL database. */
export type Place = { dataDir: string; url?: string | undefined }

/**
 * Fails unless the database is consistent and every lead in it is complete and unique: fields that parse, one
 * "received" event and one notification. Returns the leads.
 */
export async function checkIntegrity(place: Place): Promise<IntactLead[]> {
  if (place.url) await checkPostgres(place.url)
  const rows = place.url ? queryPostgres(place.url) : querySqlite(place.dataDir)
  const leads = (await rows('select id, seq, fields from lead order by seq')) as IntactLead[]
  if (new Set(leads.map(({ id }) => id)).size !== leads.length) throw new Error('An id has two leads.')
  for (const { fields } of leads) JSON.parse(fields)
  const seqs = leads.map(({ seq }) => Number(seq)).join()
  const arrivals = `select lead_seq as seq from lead_event where type = 'received' order by lead_seq`
  for (const query of [arrivals, 'select lead_seq as seq from notification order by lead_seq']) {
    const found = ((await rows(query)) as { seq: number }[]).map(({ seq }) => Number(seq)).join()
    if (found !== seqs) throw new Error(`Not one for each lead: ${query}`)
  }
  return leads
}

const querySqlite = (dataDir: string) => async (query: string) => {
  const file = new Sqlite(join(dataDir, 'marigold.sqlite'), { readonly: true })
  try {
    const verdict = file.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new Error(`integrity_check: ${verdict}`)
    return file.prepare(query).all()
  } finally {
    file.close()
  }
}

const queryPostgres = (url: string) => async (query: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

// Checks every table and index, and that each row is indexed:
// https://www.postgresql.org/docs/current/app-pgamcheck.html
async function checkPostgres(url: string): Promise<void> {
  const [invalid] = await queryPostgres(url)(
    'select count(*)::int as count from pg_constraint where not convalidated',
  )
  if (invalid.count > 0) throw new Error(`${invalid.count} constraints do not hold.`)
  const program = join(postgresPrograms() ?? '', 'pg_amcheck')
  if (!existsSync(program)) return console.warn('!!! There is no pg_amcheck here: that check is SKIPPED.')
  const { hostname, port, username, pathname } = new URL(url)
  await promisify(execFile)(program, [
    ...['--install-missing', '--heapallindexed', '-h', hostname, '-p', port, '-U', username],
    pathname.slice(1),
  ])
}
