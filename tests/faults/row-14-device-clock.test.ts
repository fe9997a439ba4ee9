import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { repeated } from '../support/trials.ts'

// Row 14, the server's part: a device's clock ten years off. The lead is taken, once, with the server's own time.

const YEAR_MS = 365 * 86_400_000

describe('a device with a wrong clock', repeated(), () => {
  let api: TestApi
  let cookie: string
  beforeAll(async () => {
    api = await startApi()
    cookie = await api.signIn('owner')
  })
  afterAll(() => api.close())

  it.each([-10, -1, 1, 10])('%i years off', async (years) => {
    const id = randomUUID()
    const composedAt = new Date(Date.now() + years * YEAR_MS).toISOString()
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const body = {
      name: 'Asha Rao',
      contact: `98000000${years + 20}`,
      destination: 'Bali',
      travel_date: soon,
      bookingTime: 'this-week',
      composedAt,
    }
    const before = Date.now()
    for (const replayed of [false, true]) {
      const response = await api.post('/submit-form', body, { 'idempotency-key': id })
      expect([response.status, await response.json()]).toMatchObject([200, { id, replayed }])
    }
    const lead = await (await api.request(`/api/leads/${id}`, { headers: { cookie } })).json()
    expect(lead.composedAt).toBe(composedAt)
    expect(Math.abs(Date.parse(lead.receivedAt) - before)).toBeLessThan(60_000)
  })
})
