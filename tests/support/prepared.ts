import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../api/db/open.ts'
import { createLog } from '../../api/log.ts'
import { moveTemporaryFiles } from './memory.ts'
import { createPostgresDatabase, postgresPrograms, startPostgres } from './postgres.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Passed from the global set-up to the processes that run the tests. */
const SQLITE_FILE = 'TEST_SQLITE_FILE'
const POSTGRES_URL = 'TEST_POSTGRES_URL'
const POSTGRES_TEMPLATE = 'TEST_POSTGRES_TEMPLATE'
const DEVICE_SITES = 'TEST_DEVICE_SITES'

/**
 * Prepared once per run: the server's build, a migrated SQLite file, a PostgreSQL server with a migrated database, and a folder for
 * built sites.
 */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['api/start.mjs', '--build-server'], { cwd: ROOT, stdio: 'inherit' })
  const moveBack = await moveTemporaryFiles()
  const folder = await mkdtemp(join(tmpdir(), 'prepared-'))
  const log = createLog('silent')
  await (await openDatabase({ dataDir: folder, log })).close()
  process.env[SQLITE_FILE] = join(folder, 'marigold.sqlite')
  process.env[DEVICE_SITES] = await mkdtemp(join(folder, 'sites-'))

  const programs = postgresPrograms()
  const postgres = programs ? await startPostgres(programs, { durable: false }) : undefined
  if (postgres) {
    const url = await createPostgresDatabase(postgres.url)
    await (await openDatabase({ dataDir: folder, url, log })).close()
    process.env[POSTGRES_URL] = postgres.url
    process.env[POSTGRES_TEMPLATE] = new URL(url).pathname.slice(1)
  }
  return async () => {
    await postgres?.remove()
    await rm(folder, { recursive: true, force: true })
    await moveBack()
  }
}

/** The run's PostgreSQL server and the name of its migrated database; `undefined` where there is none. */
export function preparedPostgres(): { url: string; template: string } | undefined {
  const { [POSTGRES_URL]: url, [POSTGRES_TEMPLATE]: template } = process.env
  return url && template ? { url, template } : undefined
}

/** Folder for sites that are built once per run; `undefined` outside such a run. */
export function deviceSites(): string | undefined {
  return process.env[DEVICE_SITES]
}

/** Copies the migrated SQLite file into a new data folder; without a prepared file the server migrates by itself. */
export async function copyPreparedSqlite(dataDir: string): Promise<void> {
  const file = process.env[SQLITE_FILE]
  if (!file) return
  await mkdir(dataDir, { recursive: true })
  await copyFile(file, join(dataDir, 'marigold.sqlite'))
}
