import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SQLITE_FILE } from '../db/open.ts'
import { LAST_BACKUP } from './last-backup.ts'
import { BackupError, type Manifest, PRIVATE_FOLDER, sync, writeManifest } from './manifest.ts'
import { dumpPostgres, notePostgresBackup } from './postgres-dump.ts'
import { release } from './release.ts'
import { copySqlite, noteSqliteBackup } from './sqlite-copy.ts'

/** Where the database is: PostgreSQL with a `url`, else SQLite in `dataDir`. */
export type Place = { dataDir: string; url?: string | undefined }

export type BackedUp = {
  folder: string
  manifest: Manifest
  /** What failed after the backup was made, in sentences. */
  remarks: string[]
}

const PREFIX = 'marigold-'
const PARTIAL = '.partial'
const FINISHED = /^marigold-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
/** A backup that has been unfinished for longer was killed. */
const ABANDONED_MS = 24 * 3_600_000

/**
 * Writes a backup of the database into a new folder below `into`, also while the server runs. The folder gets its name
 * when everything in it is on disk. With `keep`, only as many of the newest backups remain.
 */
export async function backUp(
  place: Place,
  { into, keep, now = new Date() }: { into: string; keep?: number | undefined; now?: Date },
): Promise<BackedUp> {
  const createdAt = now.toISOString()
  const folder = join(into, PREFIX + stampOf(now))
  const partial = folder + PARTIAL
  const source = join(place.dataDir, SQLITE_FILE)
  if (!place.url && !existsSync(source))
    throw new BackupError(`There is no database at ${source}. Is DATA_DIR the server's?`)
  await mkdir(into, { recursive: true, mode: PRIVATE_FOLDER })
  const remarks: string[] = []
  // Before the backup, because it may be for its room on the disk that none is made.
  await removeAbandoned(into).catch((error: Error) =>
    remarks.push(`Unfinished backups could not be removed: ${error.message}`),
  )
  await mkdir(partial, { mode: PRIVATE_FOLDER })
  try {
    const file = place.url ? 'database.dump' : 'database.sqlite'
    const schema = place.url
      ? await dumpPostgres(place.url, join(partial, file))
      : await copySqlite(source, join(partial, file))
    const database = place.url ? 'postgres' : 'sqlite'
    const manifest = await writeManifest(partial, { createdAt, release, database, schema, file })
    await chmod(partial, PRIVATE_FOLDER)
    await sync(partial)
    await rename(partial, folder)
    await sync(into)
    await finish()
    return { folder, manifest, remarks }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }

  // The backup is made, whatever fails from here on.
  async function finish(): Promise<void> {
    try {
      if (place.url) await notePostgresBackup(place.url, LAST_BACKUP, createdAt)
      else noteSqliteBackup(source, LAST_BACKUP, createdAt)
    } catch (error) {
      remarks.push(`Settings → System does not know of it: ${(error as Error).message}`)
    }
    try {
      if (keep !== undefined) await removeOlder(into, keep, basename(folder))
    } catch (error) {
      remarks.push(`Older backups could not be removed: ${(error as Error).message}`)
    }
  }
}

/** An instant as part of a file name. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-')
}

// It holds the data of travellers, and no `keep` would ever remove it.
async function removeAbandoned(into: string): Promise<void> {
  for (const name of await readdir(into)) {
    if (!name.endsWith(PARTIAL) || !FINISHED.test(name.slice(0, -PARTIAL.length))) continue
    // Gone where the backup that was making it has just ended.
    const found = await stat(join(into, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(join(into, name), { recursive: true, force: true })
  }
}

async function removeOlder(into: string, keep: number, made: string): Promise<void> {
  const found = (await readdir(into)).filter((name) => FINISHED.test(name)).sort()
  // A later name than that of the one made now is of before the clock was turned back.
  const oldestFirst = [...found.filter((name) => name > made), ...found.filter((name) => name <= made)]
  for (const name of oldestFirst.slice(0, -keep)) await rm(join(into, name), { recursive: true })
}
