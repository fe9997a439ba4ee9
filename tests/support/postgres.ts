import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const INSTALLS = '/usr/lib/postgresql'
const run = promisify(execFile)

export type Postgres = {
  /** Address of a new, empty database. */
  newDatabase: () => Promise<string>
  /** Stops the server as a crash would, or starts it again. */
  kill: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** Folder of PostgreSQL's programs, `undefined` – said loudly – where it is not installed. */
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

/** A real, durable cluster of its own in a temporary folder. */
export async function startPostgres(programs: string, port: number): Promise<Postgres> {
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
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`
  const start = async () => {
    await call('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  }
  await start()
  let databases = 0
  return {
    newDatabase: async () => {
      const name = `test${++databases}`
      await call('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name)
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
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

function idsOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
