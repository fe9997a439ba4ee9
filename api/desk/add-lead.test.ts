import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indianDay } from '../../src/contract/travel-date.ts'
import { ORIGIN } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

const CALLER = { origin: 'call', name: 'Kavya Narayan', contact: '9000000077', destination: 'Bali' }
const FULL = {
  ...CALLER,
  email: 'kavya@example.com',
  travel_date: '2027-02-14',
  travellers: 4,
  note: 'Wants a pool\nand a sea view',
}

describe.each(playedKinds())('leads added by hand (%s)', (kind) => {
  const api = useApi(kind)
  afterEach(() => {
    vi.useRealTimers()
  })

  const add = (cookie: string, body: unknown, id: string = randomUUID()) =>
    api.post('/api/leads', body, { cookie, origin: ORIGIN, 'idempotency-key': id })
  const read = async (cookie: string, id: string) =>
    (await api.request(`/api/leads/${id}`, { headers: { cookie } })).json()
  const idOf = async (cookie: string) =>
    (await (await api.request('/api/auth/get-session', { headers: { cookie } })).json()).user.id
  const countLeads = async () =>
    Number(
      (
        await api.database.kysely
          .selectFrom('lead')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  it.each(['agent', 'manager', 'owner'] as const)(
    'stores what is added with the role %s, who then has it',
    async (role) => {
      const cookie = await api.signIn(role)
      const me = await idOf(cookie)
      const id = randomUUID()
      const response = await add(cookie, FULL, id)
      expect(response.status).toBe(200)
      const receipt = await response.json()
      expect(receipt).toMatchObject({ ok: true, id, replayed: false })

      const lead = await read(cookie, id)
      expect(lead).toMatchObject({
        ...FULL,
        reference: receipt.reference,
        kind: 'manual',
        status: 'new',
        assignee: me,
        quarantined: false,
        respondedAt: null,
        composedAt: null,
        sourceDomain: null,
      })
      expect(lead.respondBy).not.toBeNull()
      expect(lead.history).toMatchObject([{ type: 'received', actor: me }])
      const audit = await api.database.kysely.selectFrom('audit').selectAll().execute()
      const entry = audit.find(({ action }) => action === 'lead.added')
      expect(entry).toMatchObject({ actor: me, lead_seq: expect.any(Number) })
      expect(JSON.stringify(audit)).not.toContain('Kavya')
    },
  )

  it('needs only how it came, a name, a number and a destination', async () => {
    const cookie = await api.signIn('agent')
    const id = randomUUID()
    expect((await add(cookie, CALLER, id)).status).toBe(200)
    const lead = await read(cookie, id)
    expect(lead).toMatchObject(CALLER)
    for (const field of ['email', 'travel_date', 'travellers', 'note', 'answered'])
      expect(lead).not.toHaveProperty(field)
  })

  it('does not wait for a first response to somebody who had an answer', async () => {
    const cookie = await api.signIn('agent')
    const id = randomUUID()
    await add(cookie, { ...CALLER, answered: true }, id)
    const lead = await read(cookie, id)
    expect(lead).toMatchObject({ status: 'new', respondedAt: lead.receivedAt })
    // Nor does it make the office look fast.
    const day = indianDay(new Date(lead.receivedAt))
    const owner = await api.signIn('owner')
    const answer = await api.request(`/api/reports?from=${day}&to=${day}`, { headers: { cookie: owner } })
    const { response } = await answer.json()
    expect(response).toMatchObject({ answered: 0, waiting: 0, inTime: 0 })
    // The list behind this figure.
    const inTime = await api.request('/api/leads?firstResponse=in-time', { headers: { cookie } })
    expect((await inTime.json()).leads).toEqual([])
  })

  it('stores a lead once, however often and at once it is sent', async () => {
    const cookie = await api.signIn('agent')
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(cookie, FULL, id)))
    const receipts = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(receipts.filter(({ replayed }) => !replayed)).toHaveLength(1)
    // Also in capitals and with other spaces.
    const again = await add(cookie, { ...FULL, name: ' Kavya  Narayan ' }, id.toUpperCase())
    expect(await again.json()).toEqual({ ...receipts[0], replayed: true })
    expect(await countLeads()).toBe(1)
    expect((await read(cookie, id)).history).toHaveLength(1)
    const audit = await api.database.kysely.selectFrom('audit').selectAll().execute()
    expect(audit.filter(({ action }) => action === 'lead.added')).toHaveLength(1)
  })

  it('refuses other details, another person and a traveller’s enquiry under the same id', async () => {
    const cookie = await api.signIn('agent')
    const colleague = await api.signIn('agent')
    const id = randomUUID()
    await add(cookie, FULL, id)
    for (const changes of [{ name: 'Other' }, { travellers: 5 }, { note: 'x' }, { answered: true }]) {
      const response = await add(cookie, { ...FULL, ...changes }, id)
      expect(response.status).toBe(422)
      expect((await response.json()).message).toMatch(/already added/)
    }
    expect((await add(colleague, FULL, id)).status).toBe(422)
    expect((await api.post('/submit-form', longBody(), { 'idempotency-key': id })).status).toBe(422)
    const sent = randomUUID()
    await api.post('/submit-form', longBody({ name: 'Secret Guest' }), { 'idempotency-key': sent })
    const taken = await add(cookie, FULL, sent)
    expect(taken.status).toBe(422)
    expect(await taken.text()).not.toContain('Secret')
    expect(await countLeads()).toBe(2)
  })

  it('gives the receipt again after the travel date has passed and after an erasure, and restores nothing', async () => {
    const owner = await api.signIn('owner')
    const id = randomUUID()
    const dated = { ...FULL, travel_date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }
    const first = await (await add(owner, dated, id)).json()
    vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000, toFake: ['Date'] })
    const late = await add(owner, dated, id)
    expect(late.status).toBe(200)
    expect((await late.json()).reference).toBe(first.reference)
    expect((await add(owner, dated)).status).toBe(400)
    vi.useRealTimers()
    await api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie: owner, origin: ORIGIN } })
    expect((await (await add(owner, dated, id)).json()).replayed).toBe(true)
    expect(await read(owner, id)).not.toHaveProperty('name')
    const rows = await api.database.kysely.selectFrom('lead').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Kavya|9000000077|sea view/)
  })

  it.each([
    ['origin', { origin: 'fax' }, 'Please choose how it came.'],
    ['origin', { origin: undefined }, 'Please choose how it came.'],
    ['name', { name: '  ' }, 'Please enter a name.'],
    ['name', { name: '\u200b\u2800' }, 'Please enter a name.'],
    ['name', { name: undefined }, 'Please enter a name.'],
    ['name', { name: 'x'.repeat(201) }, 'This is too long.'],
    ['name', { name: 'a\0b' }, /cannot be read/],
    ['contact', { contact: '12345' }, 'Please enter a 10-digit contact number'],
    ['email', { email: 'kavya' }, 'Please enter a valid e-mail address.'],
    ['destination', { destination: '' }, 'Please choose a destination.'],
    ['travel_date', { travel_date: '2020-01-01' }, /cannot be earlier than today/],
    ['travel_date', { travel_date: '31-12-2027' }, 'Date input not valid.'],
    ['travellers', { travellers: 0 }, /from 1 to 999/],
    ['travellers', { travellers: 2.5 }, /from 1 to 999/],
    ['note', { note: 'x'.repeat(1001) }, 'This is too long.'],
    ['assignee', { assignee: 'somebody' }, /./],
    ['quarantine', { quarantine: 'staff' }, /./],
  ])('refuses a bad %s: %j', async (field, changes, message) => {
    const cookie = await api.signIn('agent')
    const response = await add(cookie, { ...FULL, ...changes })
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(message)
    expect(await countLeads()).toBe(0)
  })

  it('needs an id, a session and a page of its own', async () => {
    const cookie = await api.signIn('agent')
    expect((await api.post('/api/leads', FULL, { cookie, origin: ORIGIN })).status).toBe(400)
    expect((await add(cookie, FULL, 'MM-1')).status).toBe(400)
    expect((await add('', FULL)).status).toBe(401)
    const foreign = { cookie, origin: 'https://evil.example.com', 'idempotency-key': randomUUID() }
    expect((await api.post('/api/leads', FULL, foreign)).status).toBe(403)
    expect(await countLeads()).toBe(0)
  })

  it('finds the assignee of a person by their number, also when the lead was merged into one with another number', async () => {
    const manager = await api.signIn('manager')
    const agent = await api.signIn('agent')
    const [kept, merged] = [randomUUID(), randomUUID()]
    const { reference } = await (await add(manager, { ...FULL, contact: '9000000078' }, kept)).json()
    await add(manager, FULL, merged)
    const headers = { cookie: manager, origin: ORIGIN }
    expect((await api.post(`/api/leads/${kept}/merge`, { other: merged }, headers)).status).toBe(200)
    const search = { q: FULL.contact }
    const answer = await api.post('/api/lead-search', search, { cookie: agent, origin: ORIGIN })
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      leads: [],
      withColleagues: [{ reference, assignee: await idOf(manager) }],
    })
    expect(text).not.toContain('Kavya')
  })

  it('finds the assignee of a person, also when the lead was merged into one that was merged into another', async () => {
    const manager = await api.signIn('manager')
    const agent = await api.signIn('agent')
    const [kept, between, merged] = [randomUUID(), randomUUID(), randomUUID()]
    const { reference } = await (await add(manager, { ...FULL, contact: '9000000078' }, kept)).json()
    await add(manager, { ...FULL, contact: '9000000079' }, between)
    await add(manager, FULL, merged)
    for (const [into, other] of [
      [between, merged],
      [kept, between],
    ]) {
      const headers = { cookie: manager, origin: ORIGIN }
      expect((await api.post(`/api/leads/${into}/merge`, { other }, headers)).status).toBe(200)
    }
    for (const q of [FULL.contact, '9000000079', '9000000078']) {
      const answer = await api.post('/api/lead-search', { q }, { cookie: agent, origin: ORIGIN })
      const withColleagues = [{ reference, assignee: await idOf(manager) }]
      expect(await answer.json(), q).toMatchObject({ leads: [], withColleagues })
    }
  })

  it('never quarantines, counts for no rule and is not given to anybody else', async () => {
    const manager = await api.signIn('manager')
    const agent = await api.signIn('agent')
    const settings = await api.request('/api/office/assignment', { headers: { cookie: manager } })
    const { version } = await settings.json()
    const saved = await api.request('/api/office/assignment', {
      method: 'PUT',
      headers: { cookie: manager, origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ value: { rules: [], others: [await idOf(manager)] }, version }),
    })
    expect(saved.status).toBe(200)
    for (let i = 0; i < 12; i++) expect((await add(agent, CALLER)).status).toBe(200)
    const leads = await api.database.kysely.selectFrom('lead').selectAll().execute()
    expect(new Set(leads.map(({ assignee }) => assignee))).toEqual(new Set([await idOf(agent)]))
    expect(leads.every(({ quarantine }) => quarantine === null)).toBe(true)

    // A later enquiry of the person goes to the same assignee.
    const sent = randomUUID()
    await api.post('/submit-form', longBody({ contact: CALLER.contact }), { 'idempotency-key': sent })
    expect((await read(manager, sent)).assignee).toBe(await idOf(agent))
  })
})
