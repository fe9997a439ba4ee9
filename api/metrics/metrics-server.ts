import { Hono } from 'hono'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './metrics.ts'

/**
 * `GET /metrics` in the Prometheus text format. It listens on its own port of this machine only and needs no token: the port
 * cannot be reached from outside, and the public site has no such path.
 */
export function createMetricsServer({ registry }: Metrics): Hono {
  // Memory, processor time, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  return new Hono()
    .get('/metrics', async () => {
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
      return new Response(await registry.metrics(), { headers })
    })
    .notFound(() => new Response('The metrics are at /metrics.\n', { status: 404 }))
}
