import { chmod } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
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

/** All pages in one step: a copy in many steps starts again whenever the server writes in between. */
const ALL_PAGES = 0x7fffffff
/** How long to wait for a lock of the server. */
const BUSY_TIMEOUT_MS = 10_000

/** Copies the database while the server uses it; returns the name of its last migration. The copy is checked and on disk. */
export async function copySqlite(from: string, to: string): Promise<string> {
  const source = openExisting(from)
  try {
    await source.backup(to, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  await chmod(to, PRIVATE_FILE)
  const schema = finishCopy(to)
  await sync(to)
  return schema
}

/** Records in the running database when it was last backed up. */
export function noteSqliteBackup(path: string, key: string, at: string): void {
  const handle = openExisting(path)
  try {
    handle
      .prepare('insert into setting values (?, ?) on conflict (key) do update set value = excluded.value')
      .run(key, at)
  } finally {
    handle.close()
  }
}

/**
 * Runs `work` while no other process has the database open, and none can open it. It gets how many numbers the database has skipped. A
 * file that is not a database any more cannot be locked: then `work` runs without.
 */
export async function whileUnused<T>(path: string, work: (skipped: number) => Promise<T>): Promise<T> {
  const handle = lock(path)
  try {
    return await work(handle ? presentlySkipped(handle) : 0)
  } finally {
    handle?.close()
  }
}

/** Skips the numbers of leads, events and saved versions that are not in this copy; `present`: how many the present database has skipped. */
export function skipNumbers(path: string, present: number): void {
  const handle = openExisting(path)
  try {
    const skipped = numbersToSkip({ present, restored: skippedIn(handle) })
    for (const table of ['lead', 'lead_event']) {
      // A table without a row so far is not listed in sqlite_sequence.
      const { changes } = handle
        .prepare('update sqlite_sequence set seq = seq + ? where name = ?')
        .run(skipped, table)
      if (changes === 0) handle.prepare('insert into sqlite_sequence values (?, ?)').run(table, skipped)
    }
    for (const [table, counter] of SAVE_COUNTERS)
      if (hasTable(handle, table))
        handle.prepare(`update ${table} set ${counter} = ${counter} + ?`).run(skipped)
    if (hasTable(handle, 'setting')) noteSkipping(handle, skipped)
  } finally {
    handle.close()
  }
}

// A damaged database may have no answer, and has to be replaced all the same.
function presentlySkipped(handle: Sqlite.Database): number {
  try {
    return skippedIn(handle)
  } catch {
    return 0
  }
}

function skippedIn(handle: Sqlite.Database): number {
  if (!hasTable(handle, 'setting')) return 0
  const setting = handle.prepare<[string], string>('select value from setting where key = ?').pluck()
  return Number(setting.get(SKIPPED_SETTING) ?? 0)
}

function noteSkipping(handle: Sqlite.Database, skipped: number): void {
  handle
    .prepare(
      `insert into setting (key, value) values (?, ?)
       on conflict (key) do update set value = cast(cast(setting.value as integer) + excluded.value as text)`,
    )
    .run(SKIPPED_SETTING, String(skipped))
  handle
    .prepare(
      `insert into setting (key, value) select ?, cast(coalesce(max(seq), 0) as text) from lead where true
       on conflict (key) do update set value = excluded.value`,
    )
    .run(LAST_LEAD_SETTING)
}

/** Deletes the rows of {@link ACCESS_TABLES}. */
export function endAccess(path: string): void {
  const handle = openExisting(path)
  try {
    for (const table of ACCESS_TABLES) if (hasTable(handle, table)) handle.exec(`delete from ${table}`)
  } finally {
    handle.close()
  }
}

// A backup of an early release does not have all tables.
function hasTable(handle: Sqlite.Database, name: string): boolean {
  const found = handle.prepare("select 1 from sqlite_master where type = 'table' and name = ?")
  return found.get(name) !== undefined
}

/** Number of leads in the file. */
export function countLeads(path: string): number {
  const handle = openExisting(path)
  try {
    return handle.prepare<[], number>('select count(*) from lead').pluck().get() ?? 0
  } finally {
    handle.close()
  }
}

/** Checks a database file and merges its write-ahead log into it; returns the name of its last migration. */
export function finishCopy(path: string): string {
  const handle = openExisting(path)
  try {
    handle.pragma('journal_mode = DELETE')
    const verdict = handle.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new BackupError(`The database is damaged: ${String(verdict)}`)
    const schema = handle.prepare<[], string>('select max(name) from kysely_migration').pluck().get()
    if (!schema) throw new BackupError('The database is empty: the server has never been started on it.')
    return schema
  } finally {
    handle.close()
  }
}

function openExisting(path: string): Sqlite.Database {
  return new Sqlite(path, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
}

function lock(path: string): Sqlite.Database | undefined {
  const handle = new Sqlite(path, { fileMustExist: true, timeout: 0 })
  try {
    handle.pragma('locking_mode = EXCLUSIVE')
    // The write-ahead log can be switched off only while no other connection is open, not even an idle one.
    handle.pragma('journal_mode = DELETE')
    handle.exec('begin exclusive')
    return handle
  } catch (error) {
    handle.close()
    const code = String((error as { code?: unknown }).code)
    if (/^SQLITE_(NOTADB|CORRUPT|IOERR)/.test(code)) return undefined
    if (!/^SQLITE_(BUSY|LOCKED)/.test(code)) throw error
    throw new BackupError('The server is running on this database. Stop it first, then restore.')
  }
}
