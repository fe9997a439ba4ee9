import { type Logger, pino } from 'pino'

export type { Logger }

/**
 * Structured logs, one JSON object a line. Nothing personal may reach them: no bodies, query strings, cookies,
 * addresses or names – only what happened, where and how long it took.
 */
export function createLog(level: string): Logger {
  // Written in blocks: one system call per line would cost more than many of the requests it tells about.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
  return pino({ level, base: null, serializers: { err: errorShape } }, destination)
}

/** A database's message may quote the row it refused; its code and the stack's own lines say enough. */
function errorShape(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = (error as { code?: unknown }).code
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, ...(code !== undefined && { code }), stack: frames?.slice(0, 12).join('\n') }
}
