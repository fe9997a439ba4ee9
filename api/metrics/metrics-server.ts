import { Hono } from 'hono'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './metrics.ts'

/**
 * `GET /metrics` in Prometheus' text format. It has a port of its own on this machine, and no token: what cannot be reached
 * from outside needs no secret, and the public site has no such address.
 */
export function createMetricsServer({ registry }: Metrics): Hono {
  // Memory, processor time, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  return new Hono()
    .get('/metrics', async () => {
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
      return new Response(await registry.metrics(), { headers })
    })
    .notFound(() => new Response('The figures are at /metrics.\n', { status: 404 }))
}
