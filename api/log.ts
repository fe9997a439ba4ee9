import { type Logger, pino } from 'pino'

export type { Logger }

/** Standard output, opened by the first log: each of several would wake the process every second to write its own lines. */
let output: ReturnType<typeof pino.destination> | undefined

/**
 * Structured logs, one JSON object per line, without personal data: no bodies, query strings, cookies, addresses or names,
 * only the event, its place and its duration.
 */
export function createLog(level: string): Logger {
  // Written in blocks, because one system call per line would cost more than many requests.
  output ??= pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
  return pino({ level, base: null, serializers: { err: errorShape } }, output)
}

// Without the message, because a database error may quote the row; code and stack frames are enough.
function errorShape(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = (error as { code?: unknown }).code
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, ...(code !== undefined && { code }), stack: frames?.slice(0, 12).join('\n') }
}
