import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewSecret, SourceList } from '../../src/contract/inbound-source.ts'
import type { Lead, LeadList } from '../../src/contract/lead.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { readOrCreateSecret } from '../db/settings.ts'
import { inboundFingerprintOf } from './fingerprint.ts'

const LEAD = { name: 'Asha Rao', phone: '+91 98000-00001', email: 'asha@example.com', destination: 'bali' }
const SOURCES = '/api/inbound-sources'

describe.each(playedKinds())('leads from elsewhere (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  let secret: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
    secret = await addSource('portal', 'signed')
  })

  async function addSource(slug: string, kind: string): Promise<string> {
    const response = await api.post(SOURCES, { slug, kind }, { cookie: owner })
    expect(response.status).toBe(201)
    return ((await response.json()) as NewSecret).secret
  }
  function signed(body: string, { id = 'p-1', at = new Date(), by = secret, to = 'portal' } = {}) {
    return api.post(`/api/inbound/${to}`, body, {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, at, body),
    })
  }
  const send = (lead: object, how?: Parameters<typeof signed>[1]) => signed(JSON.stringify(lead), how)
  async function leads(): Promise<Lead[]> {
    const response = await api.request('/api/leads', { headers: { cookie: owner } })
    return ((await response.json()) as LeadList).leads
  }
  async function errorsOf(lead: object) {
    const response = await send(lead, { id: randomUUID() })
    return { status: response.status, ...((await response.json()) as { errors?: object }) }
  }

  it('takes the replay of what an earlier release stored for a replay, also under stricter rules', async () => {
    const receipt = await (await send(LEAD, { id: 'p-7' })).json()
    // No rule of now would take this number of travellers.
    const values = { ...LEAD, travellers: 'many' }
    const key = await readOrCreateSecret(api.database.kysely, 'fingerprint-key')
    const fingerprint = inboundFingerprintOf(2, { values, source: 'portal' }, key) ?? ''
    await api.database.kysely.updateTable('lead').set({ fingerprint }).execute()
    const replay = await send(values, { id: 'p-7' })
    expect([replay.status, await replay.json()]).toEqual([200, { ...(receipt as object), replayed: true }])
    expect((await send({ ...LEAD, travellers: 'few' }, { id: 'p-7' })).status).toBe(422)
    expect((await send(values, { id: 'p-8' })).status).toBe(422)
  })

  it('stores no character that reorders what staff read', async () => {
    await send({ ...LEAD, name: '\u202eoaR ahsA', destination: '\u2067Goa', message: 'a\u202db' })
    expect(await leads()).toMatchObject([{ name: 'oaR ahsA', destination: 'Goa', note: 'ab' }])
  })

  it('stores a lead with its source, its deadline and its notice, and what has no field in the note', async () => {
    const more = {
      travel_date: '05-12-2030',
      travellers: '3',
      message: 'In May',
      Hotel: '4 stars',
      nested: { a: 1 },
    }
    const response = await send({ ...LEAD, ...more, sent_at: '2026-11-01T10:00:00+05:30' })
    expect(response.status).toBe(200)
    const receipt = (await response.json()) as { id: string; reference: string }
    expect(receipt).toMatchObject({ ok: true, replayed: false })
    expect(await leads()).toMatchObject([
      {
        id: receipt.id,
        reference: receipt.reference,
        kind: 'inbound',
        origin: 'portal',
        name: 'Asha Rao',
        contact: '9800000001',
        email: 'asha@example.com',
        destination: 'Bali',
        travel_date: '2030-12-05',
        travellers: 3,
        note: 'In May\nHotel: 4 stars\nnested: {"a":1}',
        composedAt: '2026-11-01T04:30:00.000Z',
        sourceDomain: null,
        assignee: null,
        quarantined: false,
      },
    ])
    const { kysely } = api.database
    expect(await kysely.selectFrom('notification').select('topic').execute()).toEqual([
      { topic: 'lead.received' },
    ])
    const filtered = await api.request('/api/leads?leadSource=portal', { headers: { cookie: owner } })
    expect(((await filtered.json()) as LeadList).leads).toHaveLength(1)
  })

  it('answers the same id and content with the same receipt, also in parallel and in another order of fields', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(LEAD)))
    const receipts = (await Promise.all(answers.map((answer) => answer.json()))) as Record<string, unknown>[]
    expect(receipts.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(new Set(receipts.map(({ id, reference }) => `${id} ${reference}`)).size).toBe(1)
    const { name, ...others } = LEAD
    expect(await (await send({ ...others, name })).json()).toMatchObject({ replayed: true })
    expect(await leads()).toHaveLength(1)
  })

  it('answers 409 to the same id with other content, and the first lead is unchanged', async () => {
    await send(LEAD)
    const response = await send({ ...LEAD, name: 'Ravi' })
    expect(response.status).toBe(409)
    expect(await response.text()).not.toContain('Asha')
    expect(await leads()).toMatchObject([{ name: 'Asha Rao' }])
  })

  it('keeps the ids of sources apart', async () => {
    const by = await addSource('other', 'signed')
    await send(LEAD)
    expect((await send({ ...LEAD, name: 'Ravi' }, { by, to: 'other' })).status).toBe(200)
    expect(await leads()).toHaveLength(2)
  })

  it('does not bring an erased lead back', async () => {
    const { id } = (await (await send(LEAD)).json()) as { id: string }
    await api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie: owner } })
    expect(await (await send(LEAD)).json()).toMatchObject({ id, replayed: true })
    expect((await leads()).filter(({ name }) => name)).toEqual([])
  })

  it('refuses values that are nested too deeply to be written, and a name that shows nothing', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    for (const more of [`"name":"Asha","more":${nested}`, `"name":${nested}`])
      expect((await signed(`{"phone":"9800000001",${more}}`)).status).toBe(422)
    const google_key = await addSource('google-lead-forms', 'google')
    const body = `"user_column_data":[{"column_id":"PHONE_NUMBER","string_value":"9800000001"}],"more":${nested}`
    for (const is_test of [true, false]) {
      const google = `{"google_key":"${google_key}","lead_id":"g-1","is_test":${is_test},${body}}`
      expect((await api.post('/api/inbound/google-lead-forms', google)).status).toBe(422)
    }
    for (const name of ['\u200b', '\u2800\u2800'])
      expect(await errorsOf({ ...LEAD, name })).toMatchObject({
        status: 422,
        errors: { name: expect.any(String) },
      })
    expect(await leads()).toEqual([])
  })

  it('refuses what is not signed by the source, and stores nothing', async () => {
    const other = await addSource('other', 'signed')
    const body = JSON.stringify(LEAD)
    const at = new Date()
    const headers = {
      'webhook-id': 'p-1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('p-1', at, body),
    }
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    const refused = [
      await api.post('/api/inbound/portal', body),
      await api.post('/api/inbound/portal', body.replace('Asha', 'Asho'), headers),
      await api.post('/api/inbound/portal', body, { ...headers, 'webhook-id': 'p-2' }),
      await api.post('/api/inbound/portal', body, { ...headers, 'webhook-timestamp': '1' }),
      await api.post('/api/inbound/portal', body, { ...headers, 'webhook-signature': 'v1,' }),
      await api.post('/api/inbound/other', body, headers),
      await api.post('/api/inbound/nobody', body, headers),
      await api.post('/api/inbound/%00', body, headers),
      await send(LEAD, { by: other }),
      await send(LEAD, { at: minutes(-6) }),
      await send(LEAD, { at: minutes(6) }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
    expect(new Set(await Promise.all(refused.map((response) => response.text()))).size).toBe(1)
    expect((await api.request('/api/inbound/portal')).status).toBe(401)
    expect(await leads()).toEqual([])
  })

  it('takes one of a few signatures, and refuses many before it compares them', async () => {
    const body = JSON.stringify(LEAD)
    const at = new Date()
    const own = new Webhook(secret).sign('p-1', at, body)
    const statusOf = async (signatures: string[], timestamp = Math.floor(at.getTime() / 1000)) => {
      const headers = { 'webhook-id': 'p-1', 'webhook-timestamp': String(timestamp) }
      const signature = { 'webhook-signature': signatures.join(' ') }
      return (await api.post('/api/inbound/portal', body, { ...headers, ...signature })).status
    }
    const wrong = (count: number) => Array.from({ length: count }, (_, index) => `v1,${index}`)
    expect(await statusOf([...wrong(8), own])).toBe(401)
    expect(await statusOf([own, ...wrong(2_500)])).toBe(401)
    expect(await statusOf([own.replace('v1,', 'v2,')])).toBe(401)
    expect(await statusOf([own], Number.NaN)).toBe(401)
    expect(await leads()).toEqual([])
    expect(await statusOf(['v1a,ed25519', ...wrong(6), own])).toBe(200)
  })

  it('takes a message in other letters than English ones', async () => {
    expect((await send({ ...LEAD, name: 'आशा 🏝️', message: 'x'.repeat(7_000) })).status).toBe(200)
  })

  it('limits guesses by their address, and leads by their source', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 70 }, () => api.post('/api/inbound/portal', LEAD, { 'webhook-id': 'x' })),
    )
    expect(guesses.some(({ status }) => status === 429)).toBe(true)
    // A source that proves who it is is not delayed by guesses from its address.
    expect((await send(LEAD)).status).toBe(200)
    const many = await Promise.all(Array.from({ length: 500 }, () => send(LEAD)))
    const late = many.find(({ status }) => status === 429)
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('takes a travel date that was not past when the lead was sent, and keeps any other in the note', async () => {
    const past = { ...LEAD, travel_date: '2020-01-31' }
    expect((await send({ ...past, sent_at: '2020-01-30T18:31:00Z' })).status).toBe(200)
    expect((await send(past, { id: randomUUID() })).status).toBe(200)
    const [late, early] = await leads()
    expect(early).toMatchObject({ travel_date: '2020-01-31' })
    expect(late).not.toHaveProperty('travel_date')
    expect(late?.note).toBe('Travel date (as received): 2020-01-31')
  })

  it('names every faulty field with 422', async () => {
    expect(await errorsOf({})).toMatchObject({
      status: 422,
      errors: { name: expect.any(String), phone: expect.stringContaining('phone number or an e-mail') },
    })
    const wrong = { phone: '12345', email: 'asha', travel_date: '31-02-2030', travellers: 0, sent_at: 'soon' }
    const { status, errors } = await errorsOf({ name: 'x'.repeat(201), ...wrong })
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {}).sort()).toEqual(
      ['email', 'name', 'phone', 'sent_at', 'travel_date', 'travellers'].sort(),
    )
    // Its text would not sort by time, and no list of leads could be read with it.
    expect(await errorsOf({ ...LEAD, sent_at: '9999-12-31T23:59:59-23:59' })).toMatchObject({
      errors: { sent_at: expect.any(String) },
    })
    expect(await errorsOf({ ...LEAD, message: 'x'.repeat(8_001) })).toMatchObject({
      errors: { message: expect.any(String) },
    })
    for (const phone of ['+9198000', '009198000000011', '98000 0000', '+1'])
      expect(await errorsOf({ name: 'Asha', phone }), phone).toMatchObject({
        status: 422,
        errors: { phone: expect.any(String) },
      })
    for (const text of ['\0', '\ud800'])
      expect(await errorsOf({ ...LEAD, name: text })).toMatchObject({
        status: 422,
        errors: { name: expect.any(String) },
      })
    expect(await errorsOf({ ...LEAD, Hotel: 'a\0' })).toMatchObject({ status: 422 })
    for (const body of ['', '[]', '"x"', '{'])
      expect((await signed(body, { id: randomUUID() })).status, body).toBe(422)
    expect((await send(LEAD, { id: 'x'.repeat(201) })).status).toBe(422)
    expect((await send({ ...LEAD, message: 'x'.repeat(70_000) })).status).toBe(413)
    expect(await leads()).toEqual([])
  })

  it.each([
    ['98000 00001', '9800000001'],
    ['p:+919800000001', '9800000001'],
    ['0091 9800000001', '9800000001'],
    ['09800000001', '9800000001'],
    ['+91 (0) 98000 00001', '9800000001'],
    ['\u202a+91 98000–00001\u202c', '9800000001'],
    ['+९१ ९८०००-००००१', '9800000001'],
    [9800000001, '9800000001'],
    ['+65 9123 4567 8', undefined],
    ['+6591234567', undefined],
    ['+1 (415) 555-0100', undefined],
  ])('reads the number %s', async (phone, contact) => {
    expect((await send({ name: 'Asha', phone })).status).toBe(200)
    const [lead] = await leads()
    expect(lead?.contact).toBe(contact)
    if (!contact) expect(lead?.note).toBe(`Phone: ${phone}`)
  })

  it('keeps a new and the former secret valid together for a day, and refuses a revoked one at once', async () => {
    const next = (await (
      await api.post(`${SOURCES}/portal/secrets`, {}, { cookie: owner })
    ).json()) as NewSecret
    expect((await send(LEAD)).status).toBe(200)
    expect((await send(LEAD, { by: next.secret })).status).toBe(200)
    const list = (await (await api.request(SOURCES, { headers: { cookie: owner } })).json()) as SourceList
    expect(JSON.stringify(list)).not.toContain('whsec_')
    const [source] = list.sources
    expect(source?.secrets.map(({ expiresAt }) => expiresAt === null).sort()).toEqual([false, true])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 })
    try {
      expect((await send(LEAD)).status).toBe(401)
      expect((await send(LEAD, { by: next.secret })).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
    const current = source?.secrets.find(({ expiresAt }) => expiresAt === null)
    const path = `${SOURCES}/portal/secrets/${current?.id}`
    expect((await api.request(path, { method: 'DELETE', headers: { cookie: owner } })).status).toBe(200)
    expect((await send(LEAD, { by: next.secret })).status).toBe(401)
    const removed = await api.request(`${SOURCES}/portal`, { method: 'DELETE', headers: { cookie: owner } })
    expect(await removed.json()).toMatchObject({ sources: [] })
    expect((await send(LEAD)).status).toBe(401)
    const audit = await api.database.kysely
      .selectFrom('audit')
      .select('action')
      .where('action', 'like', 'source.%')
      .orderBy('seq')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'source.added',
      'source.secret-made',
      'source.secret-revoked',
      'source.removed',
    ])
  })

  it('refuses a second source of a name, and names that do not fit into an address', async () => {
    for (const [slug, status] of [
      ['portal', 409],
      ['Portal', 400],
      ['a/b', 400],
      ['-', 400],
      ['', 400],
    ] as const)
      expect((await api.post(SOURCES, { slug, kind: 'signed' }, { cookie: owner })).status).toBe(status)
  })

  describe('of Google’s lead forms', () => {
    const google = (more: object = {}) => ({
      lead_id: 'g-1',
      api_version: '1.0',
      form_id: 40000000,
      campaign_id: 123,
      gcl_id: 'personal-click',
      is_test: false,
      user_column_data: [
        { column_name: 'Full Name', string_value: 'Asha Rao', column_id: 'FULL_NAME' },
        { column_name: 'User Phone', string_value: '+919800000001', column_id: 'PHONE_NUMBER' },
        { column_name: 'User Email', string_value: 'asha@', column_id: 'EMAIL' },
        { column_name: 'Where to?', string_value: 'Bali' },
        { column_name: 'travel_date', string_value: '2020-01-31' },
        { column_name: '__proto__', string_value: 'kept' },
      ],
      ...more,
    })
    const path = '/api/inbound/google-lead-forms'

    it('stores a lead by its key, keeps further and faulty answers, and no click id', async () => {
      const google_key = await addSource('google-lead-forms', 'google')
      expect(google_key.length).toBeLessThanOrEqual(50)
      for (const replayed of [false, true])
        expect(await (await api.post(path, google({ google_key }))).json()).toMatchObject({
          ok: true,
          replayed,
        })
      const [lead, ...others] = await leads()
      expect(others).toEqual([])
      expect(lead).toMatchObject({ name: 'Asha Rao', contact: '9800000001', origin: 'google-lead-forms' })
      expect(lead?.note).toContain('Where to?: Bali')
      expect(lead?.note).toContain('__proto__: kept')
      expect(lead?.note).toContain('E-mail (as received): asha@')
      expect(lead?.note).toContain('Travel date (as received): 2020-01-31')
      expect(JSON.stringify(lead)).not.toMatch(/personal-click/)
      expect(JSON.stringify(lead)).not.toContain(google_key)
    })

    it('keeps answers of one name apart, and refuses more than a form can have', async () => {
      const google_key = await addSource('google-lead-forms', 'google')
      const phone = { column_id: 'PHONE_NUMBER', string_value: '9800000001' }
      const asked = (count: number) => ({
        google_key,
        user_column_data: [phone, ...Array.from({ length: count }, () => ({ string_value: 'x' }))],
      })
      // Some thousand answers of one name held the server up for seconds.
      const refused = await api.post(path, google(asked(2_000)))
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ message: expect.stringContaining('too many answers') })
      expect((await api.post(path, google(asked(3)))).status).toBe(200)
      expect((await leads())[0]?.note).toContain('Answer: x\nAnswer (2): x\nAnswer (3): x')
    })

    it('answers a test without storing it, and refuses another key', async () => {
      const google_key = await addSource('google-lead-forms', 'google')
      const test = await api.post(path, google({ google_key, is_test: true }))
      expect(await test.json()).toEqual({ ok: true, test: true })
      for (const key of ['wrong', '', undefined, 7])
        expect((await api.post(path, google({ google_key: key }))).status).toBe(401)
      expect((await api.post(path, { google_key })).status).toBe(422)
      expect(await leads()).toEqual([])
    })

    it('keeps no key in the database that could be used', async () => {
      const google_key = await addSource('google-lead-forms', 'google')
      const rows = await api.database.kysely.selectFrom('inbound_secret').select('secret').execute()
      expect(rows.map((row) => row.secret).join()).not.toContain(google_key)
    })
  })
})
