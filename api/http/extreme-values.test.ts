import { describe, expect, it, vi } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useOwnersApi } from '../../tests/support/use-api.ts'

/** More than an integer of 32 bits holds, which the numbers of rows have. */
const HUGE = '9999999999'
const FAR = 'o9999999999999.9999999999'
/** Accepted by `v.isoTimestamp`, but not read by any clock, or beyond the years that sort as text. */
const NO_INSTANTS = ['2027-01-01T00:00:00+05', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:00']
/** One letter with so many marks takes as long to compose as their number squared. */
const MARKS = `e${'\u0301\u0316'.repeat(3_500)}`
const IMPORTED = { name: 'Asha', phone: '9800000002' }
const rowsOf = (id: string, message: string) => ({
  source: 'portal',
  rows: [{ row: 1, id, values: { ...IMPORTED, message } }],
})
const VERSIONS = [1.5, 1e300, -1, 3_000_000_000, -1e300]

describe.each(databaseKinds())('values at the limits in staff requests (%s)', (kind) => {
  const { send } = useOwnersApi(kind)

  it.each([
    `/api/leads?cursor=${HUGE}`,
    `/api/leads?order=urgent&cursor=${FAR}`,
    `/api/leads?order=urgent&cursor=${FAR.replace('o', 'r')}`,
    '/api/leads?order=urgent&cursor=d9999999999999.9999999999999.9999999999',
    `/api/audit?cursor=${HUGE}`,
    `/api/notify/deliveries?cursor=${HUGE}`,
    ...NO_INSTANTS.map((instant) => `/api/leads?from=${encodeURIComponent(instant)}`),
    '/api/leads?from=0001-01-01&to=9999-12-31',
    '/api/reports?from=9998-12-31&to=9999-12-31',
    '/api/quotations?from=2026-02-31',
    '/api/targets?month=2099-12',
  ])('are answered, not failed: GET %s', async (path) => {
    expect((await send('GET', path)).status).toBeLessThan(500)
  })

  it.each(NO_INSTANTS)('are refused as the time of a follow-up: %s', async (followUpAt) => {
    expect((await send('PATCH', '/api/leads/:lead', { followUpAt })).status).toBe(400)
    const body = { outcome: 'reached', followUpAt }
    expect((await send('POST', '/api/leads/:lead/call-outcomes', body)).status).toBe(400)
  })

  it.each(NO_INSTANTS)('do not keep an action from being stored as its time: %s', async (at) => {
    const followUpAt = '2099-01-01T10:00:00+05:30'
    expect((await send('PATCH', '/api/leads/:lead', { followUpAt, at })).status).toBe(200)
    expect((await send('PATCH', '/api/leads/:lead', { followUpAt: null, at })).status).toBe(200)
    expect((await send('POST', '/api/leads/:lead/contacts', { channel: 'call', at })).status).toBe(200)
    const body = { outcome: 'call-later', followUpAt, at }
    expect((await send('POST', '/api/leads/:lead/call-outcomes', body)).status).toBe(200)
  })

  it.each([
    ['/submit-form', longBody({ name: MARKS })],
    ['/submit-form', longBody({ note: MARKS })],
    ['/api/leads', { ...IMPORTED, name: MARKS }],
    ['/api/lead-imports', rowsOf('r1', MARKS)],
    ['/api/lead-imports', rowsOf('r2', MARKS + MARKS)],
    ['/api/lead-imports/check', rowsOf('r3', MARKS)],
    ['/api/leads/:lead/notes', { text: MARKS }],
    ['/api/lead-search', { q: MARKS }],
    ['/api/packages', { ...IMPORTED, packageName: MARKS }],
  ])(
    'are not composed where a letter has more marks than in any language: POST %s (%#)',
    async (path, body) => {
      const normalize = vi.spyOn(String.prototype, 'normalize')
      const { status } = await send('POST', path, body)
      const texts = normalize.mock.contexts.map(String)
      normalize.mockRestore()
      expect(status).toBeLessThan(500)
      expect(texts.filter((text) => /\p{M}{1000}/u.test(text))).toEqual([])
    },
  )

  it.each(VERSIONS)('are a conflict as the version of what is saved: %s', async (version) => {
    const edit = { channel: 'mail', name: 'Hello', subject: 'Hi', body: 'Dear', version }
    expect((await send('PUT', '/api/lead-templates/mail-hello', edit)).status).toBe(409)
    const setting = { value: { months: 12, openToo: false }, version }
    expect((await send('PUT', '/api/office/retention', setting)).status).toBe(409)
    expect((await send('PATCH', '/api/leads/:lead', { status: 'contacted', version })).status).toBe(409)
    const order = { keys: ['bali1'], version }
    expect((await send('PUT', '/api/staff/package-order/bali', order)).status).toBe(409)
  })

  it('are continued from in the live inbox', async () => {
    const stop = new AbortController()
    const path = `/api/leads/stream?after=${HUGE}`
    const response = await send('GET', path, undefined, { signal: stop.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    // A query that fails would end the stream before its first beat.
    for (let text = ''; !text.includes('event: beat'); ) {
      const part = await reader?.read()
      expect(part?.done).toBe(false)
      text += part?.value ?? ''
    }
    stop.abort()
    await reader?.cancel().catch(() => {})
  })
})
