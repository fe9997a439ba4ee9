import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './receivers.ts'

const INSTALLS = '/usr/lib/postgresql'
/** Faster settings for servers that are never killed: durability does not matter for them. */
const NOT_DURABLE = '-c fsync=off -c full_page_writes=off -c max_connections=200'
const run = promisify(execFile)

export type Postgres = {
  /** URL of the server's default database, from which others are created. */
  url: string
  /** URL of a new, empty database. */
  newDatabase: () => Promise<string>
  /** Stops the server as a crash would, or starts it again. */
  kill: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** Folder of PostgreSQL's programs; `undefined`, with a warning, where it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(INSTALLS) ? readdirSync(INSTALLS).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map((version) => join(INSTALLS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (!folder)
    console.warn(
      '\n!!! PostgreSQL is not installed (apt-get install postgresql): its tests are SKIPPED, not passed.\n',
    )
  return folder
}

/** A real cluster in a temporary folder, durable unless configured otherwise. */
export async function startPostgres(programs: string, { durable = true } = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? idsOf('postgres') : undefined
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const call = (program: string, ...args: string[]) =>
    run(join(programs, program), args, {
      ...user,
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    })

  await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync')
  const port = await freePort()
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}${durable ? '' : ` ${NOT_DURABLE}`}`
  const start = async () => {
    await call('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  }
  await start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    newDatabase: () => createPostgresDatabase(url),
    kill: async () => {
      await call('pg_ctl', 'stop', '-m', 'immediate', '-D', data)
    },
    start,
    remove: async () => {
      await call('pg_ctl', 'stop', '-m', 'immediate', '-D', data).catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a database with a unique name on the server at `url`, as a copy of `template` if given. */
export async function createPostgresDatabase(url: string, template?: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  await withClient(url, async (client) => {
    // Copying the files is quicker than logging every page, where the server knows the choice.
    const { server_version_num: version } = (await client.query('show server_version_num')).rows[0]
    const strategy = Number(version) >= 150_000 ? ' strategy file_copy' : ''
    await client.query(`create database ${name}${template ? ` template ${template}${strategy}` : ''}`)
  })
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Drops databases of the server at `url`, also those in use. */
export async function dropPostgresDatabases(url: string, databases: string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const database of databases)
      await client.query(`drop database ${new URL(database).pathname.slice(1)} with (force)`)
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function idsOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
