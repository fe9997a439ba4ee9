/** The lead could not be made durable; the sender keeps it and tries again. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('The lead could not be stored.', { cause })
  }
}

// Another process writes, a connection broke, a server restarts: worth another try at once.
const PASSING = /^(SQLITE_BUSY|SQLITE_LOCKED|ECONNRESET|EPIPE|08|40|57P|55P03)/
// The disk, the file or the way to the database: every lead of the batch would fare the same.
const STORAGE =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL|NOMEM|PERM|MISUSE)|E[A-Z]+$|53|58|XX)/

/** How far an error reaches: it may pass, it is about the storage itself, or about one row. */
export function reachOf(error: unknown): 'passing' | 'storage' | 'row' {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  const message = error instanceof Error ? error.message : ''
  if (PASSING.test(code) || /Connection terminated/.test(message)) return 'passing'
  if (STORAGE.test(code) || /timeout|not open|not queryable|destroyed/i.test(message)) return 'storage'
  return 'row'
}
