import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'

/** How long a statement waits for another process's lock. Short, because it blocks the whole process; callers retry. */
const BUSY_TIMEOUT_MS = 250
/** Longer at the start, when there are no requests yet. */
const START_TIMEOUT_MS = 10_000
const MAX_CACHED_STATEMENTS = 500
const FULL = 2

/** Errors after which the handle must be reopened. */
const BROKEN = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|PROTOCOL|READONLY_DBMOVED|MISUSE)/

/** The SQLite file for Kysely: durable, with cached statements; reopened after an error of the handle. */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string
  readonly #statements = new Map<string, SqliteStatement>()
  #handle: Sqlite.Database | undefined

  constructor(path: string) {
    this.#path = path
    this.#handle = openHandle(path, { fileMustExist: false, timeout: START_TIMEOUT_MS })
    this.#handle.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }

  get inTransaction(): boolean {
    return this.#handle?.inTransaction ?? false
  }

  prepare(sql: string): SqliteStatement {
    // A missing file is an error: a new, empty one would hide the loss of leads.
    this.#handle ??= openHandle(this.#path, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
    const handle = this.#handle
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear()
    const statement = this.#guarded(this.#guard(() => handle.prepare(sql)))
    this.#statements.set(sql, statement)
    return statement
  }

  /**
   * Inserts rows with one statement; returns the number of each, `undefined` for a conflict. Call it only inside a
   * transaction.
   */
  insertEach(sql: string, rows: unknown[][]): (number | undefined)[] {
    const statement = this.prepare(sql)
    return rows.map((row) => {
      const { changes, lastInsertRowid } = statement.run(row)
      return Number(changes) === 1 ? Number(lastInsertRowid) : undefined
    })
  }

  /** Removes erased data from the write-ahead log too, unless a reader prevents it. */
  truncateLog(): void {
    this.#handle?.pragma('wal_checkpoint(TRUNCATE)')
  }

  /** Closes the handle; the next statement opens it again. */
  close(): void {
    this.#statements.clear()
    const handle = this.#handle
    this.#handle = undefined
    handle?.close()
  }

  #guard<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (BROKEN.test(String((error as { code?: unknown }).code))) this.close()
      throw error
    }
  }

  #guarded(statement: Sqlite.Statement): SqliteStatement {
    return {
      reader: statement.reader,
      all: (parameters) => this.#guard(() => statement.all(parameters)),
      run: (parameters) => this.#guard(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    }
  }
}

function openHandle(path: string, options: Sqlite.Options): Sqlite.Database {
  const handle = new Sqlite(path, options)
  try {
    // SQLite takes an empty file for a new database, and would write one over what is put back.
    if (options.fileMustExist && handle.pragma('schema_version', { simple: true }) === 0)
      throw new Sqlite.SqliteError('The file of the database is empty.', 'SQLITE_NOTADB')
    handle.pragma('journal_mode = WAL')
    handle.pragma('synchronous = FULL')
    handle.pragma('foreign_keys = ON')
    // Deleted data is overwritten.
    handle.pragma('secure_delete = ON')
    assertDurable(handle)
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

// Every commit must wait for the disk. The library may fall back to NORMAL at the first write, so it writes, then checks.
function assertDurable(handle: Sqlite.Database): void {
  handle.pragma(`user_version = ${handle.pragma('user_version', { simple: true })}`)
  const level = handle.pragma('synchronous', { simple: true })
  const journal = handle.pragma('journal_mode', { simple: true })
  if (level !== FULL || journal !== 'wal')
    throw new Error(`SQLite would not be durable: journal_mode ${journal}, synchronous ${level}.`)
}

// A transaction that starts with a read cannot be upgraded while another process writes, so it takes the lock at once.
class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file })
    this.#file = file
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // On a full disk SQLite rolls back by itself; a second rollback would hide the first error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * Kysely runs migrations of SQLite without a transaction, though SQLite can undo changes of tables: a start that is killed in the
 * middle of an update, or meets a full disk, would leave half of it done, and no later start could go on.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect with our driver. */
export function sqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
