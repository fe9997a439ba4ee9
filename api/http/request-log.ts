import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from '../log.ts'

/** Logs each request that goes through it. */
export function requestLog(log: Logger) {
  return createMiddleware(async (c, next) => {
    const started = performance.now()
    await next()
    logRequest(log, c, c.res.status, started)
  })
}

/** One line per request that went wrong or changed something for staff; the rest only when looked for (`debug`). */
export function logRequest(log: Logger, c: Context, status: number, started: number): void {
  const level = status >= 500 ? 'error' : status >= 400 && status !== 404 ? 'info' : 'debug'
  if (!log.isLevelEnabled(level)) return
  // The pattern that matched, not the path: an id or a search has no place in a log.
  const route = c.req.routePath
  log[level]({ method: c.req.method, route, status, ms: Math.round(performance.now() - started) }, 'request')
}
