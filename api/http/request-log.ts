import { createMiddleware } from 'hono/factory'
import type { Logger } from '../log.ts'

/** One line per request that went wrong or changed something for staff; the rest only when looked for (`debug`). */
export function requestLog(log: Logger) {
  return createMiddleware(async (c, next) => {
    const started = performance.now()
    await next()
    const { status } = c.res
    const level = status >= 500 ? 'error' : status >= 400 && status !== 404 ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    // The pattern that matched, not the path: an id or a search has no place in a log.
    const route = c.req.routePath
    log[level](
      { method: c.req.method, route, status, ms: Math.round(performance.now() - started) },
      'request',
    )
  })
}
