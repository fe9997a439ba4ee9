import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrations } from '../db/migrations.ts'
import { RESTORING, SQLITE_FILE } from '../db/open.ts'
import { type Place, stampOf } from './backup.ts'
import {
  assertUndamaged,
  BackupError,
  type Manifest,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  readManifest,
  sync,
} from './manifest.ts'
import { isPostgresUsed, restorePostgres } from './postgres-dump.ts'
import { countLeads, endAccess, finishCopy, skipNumbers, whileUnused } from './sqlite-copy.ts'

export type Restored = {
  manifest: Manifest
  leads: number
  /** Where the database is that was there before. */
  aside: string | undefined
}

const NOT_EMPTY =
  'There is a database already. To put the backup in its place, add --replace: the present one is kept beside it.'

/** Puts a backup in the place of the database of a stopped server. Throws {@link BackupError} before it changes anything. */
export async function restore(
  folder: string,
  place: Place,
  { replace = false, now = new Date() }: { replace?: boolean; now?: Date } = {},
): Promise<Restored> {
  const manifest = await readManifest(folder)
  const kind = place.url ? 'postgres' : 'sqlite'
  if (manifest.database !== kind)
    throw new BackupError(
      `This is a backup of ${NAMES[manifest.database]}, and DATABASE_URL says ${NAMES[kind]}: a backup is restored to its own kind of database.`,
    )
  if (!(manifest.schema in migrations(kind)))
    throw new BackupError(
      `This backup was made by a newer release (${manifest.release}, database ${manifest.schema}). Install that release first.`,
    )
  await assertUndamaged(folder, manifest)
  const file = join(folder, manifest.file)
  const restored = place.url
    ? await intoPostgres(place.url, { file, replace, now })
    : await intoSqlite(place.dataDir, { file, replace, now })
  return { manifest, ...restored }
}

/** Of the files that SQLite keeps beside a database, and of itself. */
const SUFFIXES = ['-wal', '-shm', '-journal', '']

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

type Work = { file: string; replace: boolean; now: Date }

async function intoPostgres(url: string, { file, replace, now }: Work) {
  const isUsed = await isPostgresUsed(url)
  if (isUsed && !replace) throw new BackupError(NOT_EMPTY)
  return restorePostgres(url, { file, isUsed, stamp: stampOf(now) })
}

async function intoSqlite(dataDir: string, { file, replace, now }: Work) {
  const target = join(dataDir, SQLITE_FILE)
  const aside = `${target}.replaced-${stampOf(now)}`
  if (!existsSync(target))
    return { aside: undefined, leads: await putInPlace(file, target, { aside, skipped: 0 }) }
  return whileUnused(target, async (skipped) => {
    if (!replace) throw new BackupError(NOT_EMPTY)
    return { aside, leads: await putInPlace(file, target, { aside, skipped }) }
  })
}

// The copy is complete and checked before the present file is touched; the last step is one renaming.
async function putInPlace(
  file: string,
  target: string,
  { aside, skipped }: { aside: string; skipped: number },
): Promise<number> {
  const folder = join(target, '..')
  const copy = target + RESTORING
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  try {
    // A journal that a killed restore has left would be applied to this copy.
    await removeDatabase(copy)
    await copyFile(file, copy)
    await chmod(copy, PRIVATE_FILE)
    finishCopy(copy)
    skipNumbers(copy, skipped)
    endAccess(copy)
    const leads = countLeads(copy)
    await sync(copy)
    // The log of a damaged or lost file belongs to it, and would damage the restored one.
    for (const suffix of SUFFIXES)
      if (existsSync(target + suffix)) await rename(target + suffix, aside + suffix)
    await rename(copy, target)
    await sync(folder)
    return leads
  } catch (error) {
    await removeDatabase(copy)
    throw error
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const suffix of SUFFIXES) await rm(path + suffix, { force: true })
}
