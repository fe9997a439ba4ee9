import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'

describe.each(databaseKinds())('the metrics (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, { reused: false })
  let api: TestApi
  afterEach(() => api.close())

  it('count enquiries by outcome, commits, streams and messages, and hold nothing personal', async () => {
    const databaseUrl = await newUrl()
    const metrics = createMetrics()
    api = await startApi({ metrics, ...(databaseUrl && { databaseUrl }) })
    const server = createMetricsServer(metrics)
    const read = async () => (await server.request('/metrics')).text()
    expect(await read()).toContain('marigold_enquiries_total{outcome="stored"} 0')

    const id = randomUUID()
    const key = { 'idempotency-key': id }
    await api.post('/submit-form', longBody({ name: 'Zubeida Khan' }), key)
    await api.post('/submit-form', longBody({ name: 'Zubeida Khan' }), key)
    await api.post('/submit-form', longBody({ name: 'Someone else' }), key)
    await api.post('/submit-form', longBody({ name: '' }))
    await api.post('/submit-form', '[not json')
    const cookie = await api.signIn('owner')
    const leaving = new AbortController()
    const stream = await api.request('/api/leads/stream', { headers: { cookie }, signal: leaving.signal })
    const reader = stream.body?.getReader()
    await reader?.read()
    // Which nobody reads.
    const head = await api.request('/api/leads/stream', { method: 'HEAD', headers: { cookie } })
    expect(head.headers.get('content-type')).toBe('text/event-stream')
    const test = await api.request('/api/notify/channels/mail/test', { method: 'POST', headers: { cookie } })
    expect(test.status).toBe(409)

    const text = await read()
    for (const line of [
      'marigold_enquiries_total{outcome="stored"} 1',
      'marigold_enquiries_total{outcome="replayed"} 1',
      'marigold_enquiries_total{outcome="other-enquiry"} 1',
      'marigold_enquiries_total{outcome="invalid"} 1',
      'marigold_enquiries_total{outcome="unreadable"} 1',
      'marigold_inbox_streams 1',
      'marigold_commit_waiting 0',
      'marigold_deliveries{channel="mail",state="waiting"} 0',
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/marigold_commit_seconds_count [1-9]/)
    expect(text).toMatch(/process_resident_memory_bytes \d/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    for (const personal of ['Zubeida', '9800000001', 'example.com', id, '10.0.'])
      expect(text).not.toContain(personal)
    await reader?.cancel()
    await expect.poll(read).toContain('marigold_inbox_streams 0')
    expect((await server.request('/')).status).toBe(404)
    // The public server has no such address.
    expect((await api.request('/metrics')).status).toBe(404)
  })

  it('answer while the database is down, without the metrics read from it', async () => {
    const databaseUrl = await newUrl()
    const metrics = createMetrics()
    api = await startApi({ metrics, ...(databaseUrl && { databaseUrl }) })
    await api.database.kysely.schema.dropTable('delivery_notice').execute()
    await api.database.kysely.schema.dropTable('delivery').execute()
    const response = await createMetricsServer(metrics).request('/metrics')
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('marigold_enquiries_total')
    expect(text).not.toContain('marigold_deliveries{')
  })
})
