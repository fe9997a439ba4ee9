/** The lead could not be stored; the device keeps it and retries. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('The lead could not be stored.', { cause })
  }
}

/** The database refuses a value of this lead; a retry would fail too. */
export class RowError extends Error {
  constructor(cause: unknown) {
    super('The lead cannot be stored.', { cause })
  }
}

// Another process writes, a connection broke or a server restarts: retried at once.
const TRANSIENT = /^(SQLITE_BUSY|SQLITE_LOCKED|ECONNRESET$|EPIPE$|08|40|57P|55P03)/
// The same as pg says it, with a query under way and before the next one.
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/
// Error codes of SQLite, PostgreSQL and the operating system.
const DATABASE = /^(SQLITE_|[0-9A-Z]{5}$|E[A-Z]+$)/
// Those of the codes above that are about a value, and not about the disk, the file or the connection.
const VALUE = /^(22|23|SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE))/

/** Classifies an error: transient, of the storage, of a value of one row, or unknown (a bug). */
export function classifyStorageError(error: unknown): 'transient' | 'storage' | 'row' | 'unknown' {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  const message = error instanceof Error ? error.message : ''
  if (TRANSIENT.test(code) || BROKEN.test(message)) return 'transient'
  if (VALUE.test(code)) return 'row'
  // pg and the drivers report some errors without a code.
  return DATABASE.test(code) || /timeout|not queryable|been destroyed/i.test(message) ? 'storage' : 'unknown'
}
