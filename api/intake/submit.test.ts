import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ReceiptSchema } from '../../src/contract/enquiry.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { DEFAULT_LIMITS } from './rate-limit.ts'

const SHORT = {
  name: 'Ravi Shah',
  contact: '9812345678',
  destination: 'Bali',
  travel_date: '2099-01-31',
  bookingTime: 'Just Inquiry',
}
const FLIGHT = {
  from: 'Mumbai',
  to: 'Bali',
  date: '2099-03-01',
  passengers: 3,
  contact: '9812345678',
  name: 'Ravi Shah',
}

describe.each(databaseKinds())('posting an enquiry (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  beforeEach(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
  })
  afterEach(() => api.close())

  const leads = () => api.database.kysely.selectFrom('lead').selectAll().orderBy('seq').execute()

  it('returns a receipt for exactly this enquiry, and stores it with its event and its notification', async () => {
    const id = randomUUID()
    const response = await api.post('/submit-form', longBody(), { 'idempotency-key': id })
    expect(response.status).toBe(200)
    const receipt = v.parse(ReceiptSchema, await response.json())
    expect(receipt).toMatchObject({ ok: true, id, replayed: false })
    expect(receipt.reference).toMatch(/^MM-[0-9A-HJKMNP-TV-Z]{8}$/)
    const [lead] = await leads()
    expect(lead).toMatchObject({
      id,
      kind: 'long',
      status: 'new',
      quarantine: null,
      name: 'Asha Rao',
      version: 1,
    })
    const { kysely } = api.database
    expect(await kysely.selectFrom('lead_event').select(['lead_seq', 'type']).execute()).toEqual([
      { lead_seq: lead?.seq, type: 'received' },
    ])
    expect(
      await kysely.selectFrom('notification').select(['lead_seq', 'topic', 'recipients']).execute(),
    ).toEqual([{ lead_seq: lead?.seq, topic: 'lead.received', recipients: null }])
  })

  it('accepts the short form and the flight form', async () => {
    expect((await api.post('/submit-form', SHORT)).status).toBe(200)
    expect((await api.post('/submit', FLIGHT)).status).toBe(200)
    expect((await leads()).map(({ kind, destination }) => [kind, destination])).toEqual([
      ['short', 'Bali'],
      ['flight', 'Bali'],
    ])
  })

  it.each([
    ['a broken clock', { composedAt: 'yesterday' }],
    ['a number for a date', { composedAt: 42 }],
    ['midnight as 24 hours', { composedAt: '2026-11-20T24:00:00.000Z' }],
    ['an instant after the year 9999', { composedAt: '9999-12-31T23:59:59-12:00' }],
    ['a day that does not exist', { composedAt: '2026-02-31T00:00:00.000Z' }],
    ['a list for a notice', { consent: ['x'] }],
    ['an endless address', { sourceDomain: 'x'.repeat(9000) }],
    ['a negative time', { filledInMs: -4 }],
  ])('accepts an enquiry with an invalid optional field: %s', async (_name, hint) => {
    expect((await api.post('/submit-form', { ...longBody(), ...hint })).status).toBe(200)
  })

  it('returns the spec’s message for every invalid field', async () => {
    const response = await api.post('/submit-form', { email: 'x', contact: '123', pax: 0, child: -1 })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: {
        contact: 'Please enter a 10-digit contact number',
        travel_date: 'Please select a travel date!',
      },
    })
    const short = await api.post('/submit-form', {
      ...SHORT,
      contact: '1234567890',
      travel_date: '2020-01-01',
    })
    expect(await short.json()).toMatchObject({
      errors: {
        contact: 'Please enter a valid 10-digit contact number.',
        travel_date: 'The travel date cannot be earlier than today.',
      },
    })
    expect(await leads()).toEqual([])
  })

  it.each([
    ['no JSON', 400, '{"name":', {}],
    ['a JSON text', 400, '"hello"', {}],
    ['a JSON list', 400, '[]', {}],
    ['null', 400, 'null', {}],
    ['deep JSON', 400, '['.repeat(8000), {}],
    ['an id that is none', 400, JSON.stringify(SHORT), { 'idempotency-key': 'abc' }],
    ['too much', 413, JSON.stringify({ ...SHORT, name: 'x'.repeat(17_000) }), {}],
    ['text', 415, 'hello', { 'content-type': 'text/plain' }],
    ['compressed JSON', 415, JSON.stringify(SHORT), { 'content-encoding': 'gzip' }],
  ])('refuses %s with %i', async (_name, status, body, headers) => {
    const response = await api.post('/submit-form', body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.any(String) })
    expect(await leads()).toEqual([])
  })

  it('limits a body without a declared length', async () => {
    const send = (bytes: number) =>
      api.request('/submit-form', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([JSON.stringify({ ...SHORT, website: 'x'.repeat(bytes) })]).stream(),
        duplex: 'half',
      } as RequestInit)
    expect((await send(100)).status).toBe(200)
    expect((await send(20_000)).status).toBe(413)
  })

  it('keeps any text as text', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '=cmd|calc',
      'javascript:alert(1)',
      'नमस्ते 🏝️',
      "';drop table lead;--",
    ]
    for (const name of texts) {
      const response = await api.post('/submit-form', {
        ...SHORT,
        name,
        contact: `9${Math.floor(1e8 + Math.random() * 9e8)}`,
      })
      expect(response.status, name).toBe(200)
    }
    const names = (await leads()).map((lead) => lead.name)
    expect(names).toEqual(texts)
  })

  it('says when it takes the next one of a sender who has sent too many', async () => {
    await api.close()
    const databaseUrl = await newUrl()
    const limits = { ...DEFAULT_LIMITS, contact: { burst: 1, perSecond: 0.1 } }
    api = await startApi({ limits, ...(databaseUrl && { databaseUrl }) })
    expect((await api.post('/submit-form', longBody())).status).toBe(200)
    const refused = await api.post('/submit-form', longBody())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('refuses for good what the database cannot store, and takes the others that come with it', async () => {
    const { schema } = api.database.kysely
    await schema.createIndex('one_each').on('lead').column('name').unique().execute()
    const send = (name: string) => api.post('/submit-form', longBody({ name }))
    expect((await send('Asha')).status).toBe(200)
    const [refused, ...others] = await Promise.all(['Asha', 'Ravi', 'Meera'].map(send))
    expect(refused?.status).toBe(400)
    expect(await refused?.json()).toMatchObject({ errors: { form: expect.any(String) } })
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    await schema.dropIndex('one_each').execute()
  })

  describe('as a plain form', () => {
    const form = (values: Record<string, string>, headers: Record<string, string> = {}) =>
      api.request('/submit-form', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(values).toString(),
      })
    const typed = { form: 'short', ...SHORT, travel_date: '31-01-2099', contact: '+91 98123 45678' }

    it('redirects to the thank-you page, with the reference only in a cookie', async () => {
      const response = await form(typed)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/thankyou')
      expect(response.headers.get('set-cookie')).toMatch(/^receipt=MM-[0-9A-Z]{8}; .*Path=\/thankyou/)
      expect(await leads()).toMatchObject([
        { contact: '9812345678', fields: expect.stringContaining('2099-01-31') },
      ])
    })

    it('is stored once per id, and as a new enquiry after going back and changing it', async () => {
      const id = randomUUID()
      const first = await form({ ...typed, id })
      expect(first.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^posted-id=${id}; `))
      expect((await form({ ...typed, id })).headers.get('location')).toBe(first.headers.get('location'))
      const changed = await form({ ...typed, id, destination: 'Goa' })
      expect(changed.status).toBe(303)
      expect(changed.headers.get('set-cookie')).not.toBe(first.headers.get('set-cookie'))
      expect((await leads()).map((lead) => lead.destination)).toEqual(['Bali', 'Goa'])
    })

    it('counts as a new enquiry of its sender where it has the id of another one', async () => {
      await api.close()
      api = await startApi({ limits: { ...DEFAULT_LIMITS, contact: { burst: 2, perSecond: 0.1 } } })
      const id = randomUUID()
      const statuses: number[] = []
      for (const destination of ['Bali', 'Goa', 'Dubai', 'Kerala', 'Bali'])
        statuses.push((await form({ ...typed, id, destination })).status)
      // The first one again is a replay.
      expect(statuses).toEqual([303, 303, 429, 429, 303])
      expect((await leads()).map((lead) => lead.destination)).toEqual(['Bali', 'Goa'])
    })

    it('is stored once when its button is pressed again for want of an answer', async () => {
      const answers = [...(await Promise.all([form(typed), form(typed)])), await form({ ...typed, id: '' })]
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      expect(new Set(answers.map(({ headers }) => headers.get('set-cookie'))).size).toBe(1)
      await form({ ...typed, destination: 'Goa' })
      expect((await leads()).map((lead) => lead.destination)).toEqual(['Bali', 'Goa'])
    })

    it('takes a note as long as the field lets it be: the browser sends a line break as two characters', async () => {
      // 999 characters in the field.
      const note = Array.from({ length: 100 }, () => 'nine char')
      expect((await form({ ...typed, note: note.join('\r\n') })).status).toBe(303)
      const [lead] = await leads()
      expect(JSON.parse(lead?.fields ?? '{}')).toMatchObject({ note: note.join('\n') })
    })

    it('gets an error page when it could not be stored', async () => {
      await api.close()
      const limits = { ...DEFAULT_LIMITS, contact: { burst: 1, perSecond: 0.1 } }
      api = await startApi({ limits })
      expect((await form(typed)).status).toBe(303)
      const refused = await form({ ...typed, destination: 'Goa' })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.headers.get('content-type')).toContain('text/html')
      expect(await refused.text()).toContain('Too many enquiries. Please try again later.')
    })

    it('gets its own page with the errors and the typed values when it is invalid', async () => {
      const asked: unknown[] = []
      await api.close()
      api = await startApi({
        refusedPage: async (refused) => {
          asked.push(refused)
          return new Response('page', { status: 400 })
        },
      })
      const bad = { ...typed, contact: '12', destination: '' }
      const own = await form({ ...bad, sourceDomain: 'http://localhost:4100/bali/x?y=1' })
      await form(
        { ...bad, sourceDomain: 'https://evil.example.com/x' },
        { referer: 'http://localhost:4100/contact' },
      )
      await form({ ...bad, sourceDomain: '//evil.example.com' }, { referer: 'https://evil.example.com/y' })
      await form({ ...bad, sourceDomain: '/x/..//evil.example.com' })
      await form({ ...bad, sourceDomain: '/hi/bali' })
      expect(own.status).toBe(400)
      expect(asked).toMatchObject([
        {
          path: '/bali/x',
          kind: 'short',
          values: { contact: '12' },
          errors: { destination: 'Please choose a destination.' },
        },
        { path: '/contact' },
        { path: '/contact' },
        { path: '/contact' },
        { path: '/hi/bali' },
      ])
    })
  })
})
