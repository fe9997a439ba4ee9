import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { playedKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

const FLIGHT = {
  from: 'Mumbai',
  to: 'Bali',
  date: '2027-12-05',
  passengers: 3,
  contact: '9800000055',
  name: 'Meera Iyer',
}

const SHORT = {
  name: 'Ravi Shah',
  contact: '9800000054',
  destination: 'Bali',
  travel_date: '2027-12-05',
  bookingTime: 'this-month',
}

describe.each(playedKinds())('correcting a lead (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  const ask = (method: string, path: string, body?: unknown, cookie = owner) =>
    api.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const read = async (id: string) => (await ask('GET', `/api/leads/${id}`)).json()
  const correct = (id: string, details: object, more: object = {}, cookie = owner) =>
    ask('PATCH', `/api/leads/${id}`, { details, ...more }, cookie)
  const found = async (q: string) =>
    (await (await ask('POST', '/api/lead-search', { q })).json()).leads.map(({ id }: { id: string }) => id)
  const idOf = async (cookie: string) =>
    (await (await api.request('/api/auth/get-session', { headers: { cookie } })).json()).user.id

  async function submit(body: object, path = '/submit-form', id: string = randomUUID()): Promise<string> {
    const response = await api.post(path, body, { 'idempotency-key': id })
    expect(response.status, await response.clone().text()).toBe(200)
    return id
  }

  it('saves each detail with who, when, the value before and after', async () => {
    const id = await submit(longBody({ name: 'Asha Rao', contact: '9800000051', pax: 2, child: 0 }))
    const before = await read(id)
    const details = {
      name: 'Asha R. Rao',
      contact: '9800000052',
      email: 'asha.new@example.com',
      destination: 'Kerala',
      departure_city: 'Pune',
      travel_date: '2027-03-04',
      pax: 4,
      child: 1,
      budget: 250_000,
    }
    const response = await correct(id, details, { version: before.version })
    expect(response.status).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({ ...details, version: before.version + 1 })
    const event = after.history.at(-1)
    expect(event).toMatchObject({
      type: 'changed',
      actor: await idOf(owner),
      changes: { contact: '9800000052', travel_date: '2027-03-04', pax: '4', budget: '250000' },
      before: { contact: '9800000051', travel_date: before.travel_date, pax: '2', budget: null },
    })
    expect(Number.isNaN(Date.parse(event.at))).toBe(false)
  })

  it('is found by the number before and after, also by a part of it', async () => {
    const id = await submit(longBody({ contact: '9800000053' }))
    await correct(id, { contact: '9811111154' })
    for (const q of ['9800000053', '+91 98000 00053', '98000000', '9811111154', '981111'])
      expect(await found(q), q).toEqual([id])
    const subjects = await ask('POST', '/api/data-subjects', { contact: '9800000053' })
    expect((await subjects.json()).leads).toMatchObject([{ id }])
  })

  it('is found by the e-mail address before and after', async () => {
    const id = await submit(longBody({ contact: '9800000058', email: 'Old@Example.com' }))
    expect((await correct(id, { email: 'new@example.com' })).status).toBe(200)
    for (const contact of ['old@example.com', 'OLD@EXAMPLE.COM', 'new@example.com']) {
      const subjects = await ask('POST', '/api/data-subjects', { contact })
      expect((await subjects.json()).leads, contact).toMatchObject([{ id }])
      expect(await found(contact), contact).toEqual([id])
    }
  })

  it('filters by the corrected destination and date, and answers a replay as before', async () => {
    const id = randomUUID()
    const body = longBody({ destination: 'Bali' })
    await submit(body, '/submit-form', id)
    await correct(id, { destination: 'Goa', travel_date: '2028-02-02' })
    const list = await ask('POST', '/api/lead-search', {
      destination: 'goa',
      travelFrom: '2028-02-01',
      travelTo: '2028-02-28',
    })
    expect((await list.json()).leads).toMatchObject([{ id }])
    const replay = await api.post('/submit-form', body, { 'idempotency-key': id })
    expect(await replay.json()).toMatchObject({ replayed: true })
    expect(await read(id)).toMatchObject({ destination: 'Goa' })
  })

  it('corrects each kind by its own fields', async () => {
    const flight = await submit(FLIGHT, '/submit')
    expect((await correct(flight, { to: 'Singapore', date: '2027-12-06', passengers: 5 })).status).toBe(200)
    expect(await read(flight)).toMatchObject({ to: 'Singapore', date: '2027-12-06', passengers: 5 })
    expect((await correct(flight, { destination: 'Goa' })).status).toBe(400)
    const short = await submit(SHORT)
    expect((await correct(short, { email: 'a@example.com', travellers: 3 })).status).toBe(200)
    expect(await read(short)).toMatchObject({ email: 'a@example.com', travellers: 3 })
    expect((await correct(short, { email: null, travellers: null, budget: null })).status).toBe(200)
    const emptied = await read(short)
    for (const field of ['email', 'travellers', 'budget']) expect(emptied).not.toHaveProperty(field)
    expect((await correct(short, { pax: 2 })).status).toBe(400)
  })

  it.each([
    [{ contact: '12345' }, 'Please enter a 10-digit contact number'],
    [{ name: ' ' }, 'Please enter a name.'],
    [{ name: null }, undefined],
    [{ email: null }, 'This lead cannot be without its e-mail.'],
    [{ travel_date: '2020-01-01' }, 'The travel date cannot be earlier than today.'],
    [{ travel_date: '2027-02-30' }, 'Date input not valid.'],
    [{ pax: 0 }, 'At least 1 adult is needed.'],
    [{ budget: 1.5 }, 'Please enter whole rupees, from 1 to 99,99,99,999.'],
    [{ budget: -5 }, 'Please enter whole rupees, from 1 to 99,99,99,999.'],
    [{ status: 'booked' }, undefined],
    [{ destination: 'x\0y' }, undefined],
  ])('refuses %o', async (details, message) => {
    const id = await submit(longBody())
    const response = await correct(id, details)
    expect(response.status).toBe(400)
    const body = await response.json()
    if (message) expect(body.message + JSON.stringify(body.errors ?? {})).toContain(message)
    expect((await read(id)).version).toBe(1)
  })

  it('saves nothing when nothing differs', async () => {
    const id = await submit(longBody({ contact: '9800000056' }))
    expect((await correct(id, { contact: '9800000056', pax: 2, budget: null })).status).toBe(200)
    expect(await read(id)).toMatchObject({ version: 1, history: [{ type: 'received' }] })
  })

  it('answers an outdated version with 409 and the lead as it is', async () => {
    const id = await submit(longBody())
    await correct(id, { contact: '9800000057' }, { version: 1 })
    const late = await correct(id, { contact: '9800000058' }, { version: 1 })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ lead: { contact: '9800000057', version: 2 } })
  })

  it('lets an agent correct own and unassigned leads only, and nobody many at once', async () => {
    const agent = await api.signIn('agent')
    const manager = await api.signIn('manager')
    const free = await submit(longBody())
    expect((await correct(free, { budget: 10 }, {}, agent)).status).toBe(200)
    const others = await submit(longBody({ contact: '9800000059' }))
    await ask('PATCH', `/api/leads/${others}`, { assignee: await idOf(manager) })
    expect((await correct(others, { budget: 10 }, {}, agent)).status).toBe(403)
    expect((await correct(others, { budget: 10 }, {}, manager)).status).toBe(200)
    const bulk = await ask('POST', '/api/leads/bulk', { ids: [free], change: { details: { budget: 5 } } })
    expect(bulk.status).toBe(400)
  })

  it('erases the number before, too', async () => {
    const id = await submit(longBody({ contact: '9800000060' }))
    await correct(id, { contact: '9800000061' })
    await ask('DELETE', `/api/leads/${id}`)
    expect(await found('9800000060')).toEqual([])
    expect(await api.database.kysely.selectFrom('lead_former_contact').selectAll().execute()).toEqual([])
    expect(JSON.stringify(await read(id))).not.toContain('98000000')
  })

  it('takes what a booked lead is worth, and removes it when the lead is reopened', async () => {
    const id = await submit(longBody())
    const patch = async (change: object) => (await ask('PATCH', `/api/leads/${id}`, change)).status
    expect(await patch({ bookedAmount: 5 })).toBe(400)
    expect(await patch({ status: 'quoted' })).toBe(200)
    expect(await patch({ status: 'booked', bookedAmount: 123_457 })).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'booked', bookedAmount: 123_457 })
    expect((await read(id)).history.at(-1)).toMatchObject({
      changes: { status: 'booked', bookedAmount: '123457' },
    })
    expect(await patch({ bookedAmount: 123_458 })).toBe(200)
    expect((await read(id)).bookedAmount).toBe(123_458)
    for (const wrong of [0, 1.5, -1, '12', 1e12])
      expect(await patch({ bookedAmount: wrong }), `${wrong}`).toBe(400)
    expect(await patch({ status: 'reopened' })).toBe(200)
    expect(await read(id)).not.toHaveProperty('bookedAmount')
  })
})
