import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from '../log.ts'

/** Middleware that logs each request. */
export function requestLog(log: Logger) {
  return createMiddleware(async (c, next) => {
    const started = performance.now()
    await next()
    logRequest(log, c, c.res.status, started)
  })
}

/** Logs one line per request: server errors as `error`, client errors except 404 as `info`, others as `debug`. */
export function logRequest(log: Logger, c: Context, status: number, started: number): void {
  const level = status >= 500 ? 'error' : status >= 400 && status !== 404 ? 'info' : 'debug'
  if (!log.isLevelEnabled(level)) return
  // The route pattern, not the path, which may contain an id or search text.
  const route = c.req.routePath
  log[level]({ method: c.req.method, route, status, ms: Math.round(performance.now() - started) }, 'request')
}
