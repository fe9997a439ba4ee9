import { hash, randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { indianDay } from '../../src/contract/travel-date.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { fastest, LONG_HOST } from '../../tests/support/fastest.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { readOrCreateSecret } from '../db/settings.ts'
import { fingerprintOf } from './fingerprint.ts'

const DAY_MS = 86_400_000
const day = (days: number) => indianDay(new Date(Date.now() + days * DAY_MS))
const instant = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const { email: _, departure_city: __, pax: ___, child: ____, ...SHORT } = longBody()
const FLIGHT = {
  from: 'Mumbai',
  to: 'Bali',
  date: '',
  passengers: 3,
  contact: '9812345678',
  name: 'Ravi Shah',
}

describe.each(playedKinds())('replays and travel dates (%s)', (kind) => {
  const api = useApi(kind)

  const FORMS = [
    ['long', '/submit-form', longBody(), 'travel_date'],
    ['short', '/submit-form', SHORT, 'travel_date'],
    ['flight', '/submit', FLIGHT, 'date'],
  ] as const

  it.each(FORMS)('the %s form accepts today and no earlier day', async (_kind, path, body, field) => {
    for (const past of ['2020-01-01', day(-1)]) {
      const response = await api.post(path, { ...body, [field]: past })
      expect([past, response.status]).toEqual([past, 400])
      expect(await response.json()).toMatchObject({
        errors: { [field]: 'The travel date cannot be earlier than today.' },
      })
    }
    expect((await api.post(path, { ...body, [field]: day(0) })).status).toBe(200)
  })

  it.each(FORMS)('the %s form refuses a past date of a plain post too', async (form, path, body, field) => {
    const values = { ...body, form, [field]: '01-01-2020' }
    const response = await api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('The travel date cannot be earlier than today.')
  })

  it.each(FORMS)(
    'the %s form keeps an enquiry whose date passed while it waited',
    async (_k, path, body, field) => {
      const waited = { ...body, [field]: day(-3), composedAt: instant(-5) }
      expect((await api.post(path, waited)).status).toBe(200)
      // A clock that is fast makes neither a valid date invalid nor a past date valid.
      expect((await api.post(path, { ...body, [field]: day(2), composedAt: instant(3650) })).status).toBe(200)
      expect((await api.post(path, { ...body, [field]: day(-3), composedAt: instant(3650) })).status).toBe(
        400,
      )
    },
  )

  it.each(FORMS)(
    'a replay of the %s form is answered after its date has passed',
    async (_k, path, body, field) => {
      const headers = { 'idempotency-key': randomUUID() }
      await api.post(path, { ...body, [field]: day(-3), composedAt: instant(-5) }, headers)
      await api.database.kysely
        .updateTable('lead')
        .set({ received_at: instant(-5) })
        .execute()
      const replay = await api.post(path, { ...body, [field]: day(-3) }, headers)
      expect(await replay.json()).toMatchObject({ ok: true, replayed: true })
    },
  )

  it('recognises replays of leads from earlier releases by the fingerprint version of that release', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await api.post('/submit-form', longBody(), headers)
    const key = await readOrCreateSecret(api.database.kysely, 'fingerprint-key')
    const { name, contact, email, destination, departure_city, travel_date, bookingTime, pax, child } =
      longBody()
    const content = [
      key,
      'long',
      name,
      contact,
      email,
      destination,
      departure_city,
      travel_date,
      bookingTime,
      pax,
      child,
    ]
    await api.database.kysely
      .updateTable('lead')
      .set({
        fingerprint: hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22),
        fingerprint_version: 1,
      })
      .execute()
    expect(await (await api.post('/submit-form', longBody(), headers)).json()).toMatchObject({
      replayed: true,
    })
    expect((await api.post('/submit-form', longBody({ name: 'Ravi' }), headers)).status).toBe(422)
  })

  it('asks a sender to wait whose enquiry a newer release has stored, before the server was put back', async () => {
    const id = randomUUID()
    const headers = { 'idempotency-key': id }
    const receipt = await (await api.post('/submit-form', longBody(), headers)).json()
    const byNewerRelease = { fingerprint: 'of-a-version-unknown-here', fingerprint_version: 99 }
    const { fingerprint, fingerprint_version } = await api.database.kysely
      .selectFrom('lead')
      .select(['fingerprint', 'fingerprint_version'])
      .executeTakeFirstOrThrow()
    await api.database.kysely.updateTable('lead').set(byNewerRelease).execute()
    // Neither "sent", which may be untrue, nor "not saved", which is, nor a refusal, after which the traveller would send a second lead.
    for (const body of [longBody(), longBody({ name: 'Ravi' })]) {
      const answer = await api.post('/submit-form', body, headers)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }
    const values = { ...longBody({ travel_date: '14-02-2027' }), id, form: 'long' }
    const form = await api.request('/submit-form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    })
    expect(form.status).toBe(503)
    expect(await form.text()).toContain('We could not confirm your enquiry')
    expect(await api.database.kysely.selectFrom('lead').select('id').execute()).toEqual([{ id }])
    // The newer release is back.
    await api.database.kysely.updateTable('lead').set({ fingerprint, fingerprint_version }).execute()
    const replay = await api.post('/submit-form', longBody(), headers)
    expect(await replay.json()).toEqual({ ...(receipt as object), replayed: true })
  })

  it('treats a lead that staff added in a newer release the same', async () => {
    const headers = { 'idempotency-key': randomUUID(), cookie: await api.signIn('agent') }
    const lead = { origin: 'call', name: 'Asha Rao', contact: '9800000001', destination: 'Bali' }
    expect((await api.post('/api/leads', lead, headers)).status).toBe(200)
    expect((await api.post('/api/leads', lead, headers)).status).toBe(200)
    await api.database.kysely.updateTable('lead').set({ fingerprint_version: 99 }).execute()
    expect((await api.post('/api/leads', lead, headers)).status).toBe(503)
    await api.database.kysely.updateTable('lead').set({ fingerprint_version: 2 }).execute()
    expect(await (await api.post('/api/leads', lead, headers)).json()).toMatchObject({ replayed: true })
  })

  it('takes the replay of what an earlier release stored for a replay, also under stricter rules', async () => {
    const id = randomUUID()
    const headers = { 'idempotency-key': id }
    const receipt = await (await api.post('/submit-form', longBody(), headers)).json()
    // No rule of now would take this name.
    const fields = longBody({ name: '\u200b' })
    const key = await readOrCreateSecret(api.database.kysely, 'fingerprint-key')
    const fingerprint = fingerprintOf(2, { enquiry: { kind: 'long' }, fields }, key) ?? ''
    await api.database.kysely.updateTable('lead').set({ fingerprint }).execute()
    const replay = await api.post('/submit-form', fields, headers)
    expect([replay.status, await replay.json()]).toEqual([200, { ...(receipt as object), replayed: true }])
    expect((await api.post('/submit-form', longBody({ name: '\u2060' }), headers)).status).toBe(400)
    expect((await api.post('/submit-form', fields)).status).toBe(400)
  })

  it.each([
    // Putting marks in their order takes as long as their number squared.
    ['name', '\u0315'.repeat(3_900) + '\u0300'.repeat(3_900)],
    ['name', { toString: 1 }],
    ['contact', ['9', { toString: 1 }]],
  ])('compares no %s with what was stored that no form sends', async (field, value) => {
    const headers = { 'idempotency-key': randomUUID() }
    await api.post('/submit-form', longBody(), headers)
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const replay = await api.post('/submit-form', { ...longBody(), [field]: value }, headers)
    const normalized = normalize.mock.contexts.map((text) => String(text).length)
    normalize.mockRestore()
    expect(replay.status).toBe(400)
    expect(Math.max(0, ...normalized)).toBeLessThan(2_049)
  })

  it.each(['http://', '//', '/\t/', '/\\'])(
    'refuses a form soon whose page is at a host without an end, after %j',
    async (start) => {
      const post = async () => {
        const response = await api.request('/submit-form', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `form=long&name=x&sourceDomain=${start}${LONG_HOST}`,
        })
        expect(response.status).toBe(400)
      }
      expect(await fastest(post)).toBeLessThan(40)
    },
  )

  it('stores no character that reorders what staff read, and knows the replays of what was stored with one', async () => {
    const id = randomUUID()
    const changes = { name: 'Asha \u202eoaR\u202c', departure_city: '\u2066Pune\u2069', note: '\u202bHello' }
    const body = longBody(changes)
    const headers = { 'idempotency-key': id }
    expect(await (await api.post('/submit-form', body, headers)).json()).toMatchObject({ replayed: false })
    const cookie = await api.signIn('owner')
    const lead = await (await api.request(`/api/leads/${id}`, { headers: { cookie } })).json()
    expect(lead).toMatchObject({ name: 'Asha oaR', departure_city: 'Pune', note: 'Hello' })
    expect(await (await api.post('/submit-form', body, headers)).json()).toMatchObject({ replayed: true })
    expect((await api.post('/submit-form', longBody({ name: '\u202e\u2066' }))).status).toBe(400)
    // As the first release wrote it: over the values as they were validated then.
    const { name, contact, email, destination, departure_city, travel_date, bookingTime, pax, child } = body
    const key = await readOrCreateSecret(api.database.kysely, 'fingerprint-key')
    const person = [name, contact, email, destination, departure_city]
    const content = [key, 'long', ...person, travel_date, bookingTime, pax, child]
    const fingerprint = hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22)
    await api.database.kysely.updateTable('lead').set({ fingerprint, fingerprint_version: 1 }).execute()
    expect(await (await api.post('/submit-form', body, headers)).json()).toMatchObject({ replayed: true })
  })

  it('recognises a replay with differently formatted values, and a changed note as another enquiry', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await api.post('/submit-form', { ...longBody(), note: 'With my parents' }, headers)
    const same = { ...longBody({ pax: '02', name: ' Asha  Rao ' }), note: 'With my parents ' }
    expect(await (await api.post('/submit-form', same, headers)).json()).toMatchObject({ replayed: true })
    const changed = { ...longBody(), note: 'Alone' }
    expect((await api.post('/submit-form', changed, headers)).status).toBe(422)
  })

  it('counts the clicks of an advertisement as one page, and names the page of a short form', async () => {
    const clicks = ['gclid=1', 'gclid=2&gad_campaignid=7', 'gad_source=1&gbraid=3']
    for (const [n, click] of clicks.entries()) {
      const source = { sourceDomain: 'example.com', page: `/goa-tour?${click}` }
      const sent = await api.post('/submit-form', { ...SHORT, contact: `980000001${n}`, ...source })
      expect(sent.status).toBe(200)
    }
    const cookie = await api.signIn('owner')
    const { sources } = await (await api.request('/api/reports', { headers: { cookie } })).json()
    expect(sources).toEqual([{ source: 'example.com/goa-tour', leads: 3, booked: 0 }])
  })

  it('names the page of a short form in another language', async () => {
    const source = { sourceDomain: 'example.com/hi', page: '/hi/goa-tour' }
    const sent = await api.post('/submit-form', { ...SHORT, ...source })
    expect(sent.status).toBe(200)
    const lead = await api.database.kysely
      .selectFrom('lead')
      .select('source_domain')
      .executeTakeFirstOrThrow()
    expect(lead.source_domain).toBe('example.com/hi/goa-tour')
  })

  it('stores the optional fields without personal click ids', async () => {
    const extra = { about: 'bali1', page: '/bali?fbclid=x', note: 'Vegetarian, please' }
    const sourceDomain = 'https://example.com/bali?gclid=x&utm_source=news'
    const attribution = { source: 'news', medium: 'mail', campaign: 'diwali', gclid: 'x' }
    await api.post('/submit-form', { ...longBody(), ...extra, sourceDomain, attribution })
    const form = {
      ...SHORT,
      form: 'short',
      ...extra,
      'attribution.source': 'news',
      travel_date: '31-01-2099',
    }
    const posted = await api.request('/submit-form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form as Record<string, string>),
    })
    expect(posted.status).toBe(303)
    const cookie = await api.signIn('owner')
    const list = (await (await api.request('/api/leads', { headers: { cookie } })).json()) as {
      leads: object[]
    }
    const kept = { about: 'bali1', page: '/bali', note: 'Vegetarian, please' }
    expect(list.leads).toMatchObject([
      { ...kept, attribution: { source: 'news' } },
      {
        ...kept,
        attribution: { source: 'news', medium: 'mail', campaign: 'diwali' },
        sourceDomain: 'https://example.com/bali?utm_source=news',
      },
    ])
    expect(JSON.stringify(list)).not.toContain('clid')
    const long = await api.post('/submit-form', { ...longBody(), note: 'x'.repeat(1001) })
    expect(await long.json()).toMatchObject({ errors: { note: 'This is too long.' } })
  })
})
