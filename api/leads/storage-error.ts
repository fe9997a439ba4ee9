/** The lead could not be made durable; the sender keeps it and tries again. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('The lead could not be stored.', { cause })
  }
}

// Another process writes, a connection broke, a server restarts: worth another try at once.
const PASSING = /^(SQLITE_BUSY|SQLITE_LOCKED|ECONNRESET$|EPIPE$|08|40|57P|55P03)/
// Codes of SQLite, PostgreSQL and the system …
const DATABASE = /^(SQLITE_|[0-9A-Z]{5}$|E[A-Z]+$)/
// … and those among them that speak of a value, not of the disk, the file or the way to the database.
const VALUE = /^(22|23|SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE))/

/** How far an error reaches: it may pass, it is about the storage itself, or about one row (or our own mistake). */
export function reachOf(error: unknown): 'passing' | 'storage' | 'row' {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  const message = error instanceof Error ? error.message : ''
  if (PASSING.test(code) || /^Connection terminated/.test(message)) return 'passing'
  if (VALUE.test(code)) return 'row'
  // pg and the drivers say some things without a code.
  return DATABASE.test(code) || /timeout|not queryable|been destroyed/i.test(message) ? 'storage' : 'row'
}
