import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Lead, LeadDetailSchema, LeadListSchema, LeadSchema } from '../../src/contract/lead.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'

describe.each(playedKinds())('the sales inbox (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let owner: string
  beforeEach(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
    owner = await api.signIn('owner')
  })
  afterEach(() => api.close())

  async function submit(changes: Record<string, unknown> = {}, path = '/submit-form'): Promise<string> {
    const id = randomUUID()
    const response = await api.post(path, longBody(changes as never), { 'idempotency-key': id })
    expect(response.status).toBe(200)
    return id
  }

  async function list(query = ''): Promise<{ leads: Lead[]; nextCursor: string | null }> {
    const response = await api.as(owner, `/api/leads${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return v.parse(LeadListSchema, await response.json())
  }

  it('lists leads newest first, page by page, with the enquiry as it was sent', async () => {
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await submit({ name: `Guest ${i}`, contact: `900000000${i}` }))
    const { leads } = await list()
    expect(leads.map((lead) => lead.id)).toEqual(ids.toReversed())
    expect(leads[0]).toMatchObject({
      status: 'new',
      name: 'Guest 4',
      pax: 2,
      travel_date: '2027-02-14',
      assignee: null,
    })

    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      walked.push(...page.leads.map((lead) => lead.id))
      cursor = page.nextCursor
    }
    expect(walked).toEqual(ids.toReversed())
  })

  it('finds leads by status, destination, dates, name and number', async () => {
    const asha = await submit({
      name: 'Asha Rao',
      contact: '9876543210',
      email: 'asha@example.com',
      destination: 'Bali',
    })
    const ravi = await submit({
      name: 'Ravi 100%_Shah',
      contact: '9123456789',
      email: 'r@example.com',
      destination: 'Goa',
    })
    const [{ reference } = { reference: '' }] = (await list('?q=asha%20rao')).leads
    const found = async (query: string) => (await list(query)).leads.map((lead) => lead.id)
    expect(await found('?q=ASHA')).toEqual([asha])
    expect(await found('?q=%2B91%2098765%2043210')).toEqual([asha])
    expect(await found('?q=09876543210')).toEqual([asha])
    expect(await found('?q=asha%40EXAMPLE.com')).toEqual([asha])
    expect(await found(`?q=${reference}`)).toEqual([asha])
    expect(await found(`?q=${reference.toLowerCase().replace('mm-', ' ')}`)).toEqual([asha])
    expect(await found('?q=100%25_')).toEqual([ravi])
    expect(await found('?q=a_ha')).toEqual([])
    expect(await found('?destination=goa')).toEqual([ravi])
    expect(await found('?status=booked')).toEqual([])
    expect(await found('?from=2000-01-01&to=2000-12-31')).toEqual([])
    expect(await found('?from=2020-01-01&to=2999-12-31')).toEqual([ravi, asha])
    expect(await found('?assignee=none')).toEqual([ravi, asha])
    expect(await found('?assignee=me')).toEqual([])
    expect((await api.as(owner, '/api/leads?status=nonsense')).status).toBe(400)
    expect((await api.as(owner, '/api/leads?cursor=x')).status).toBe(400)
    expect((await api.as(owner, '/api/leads?from=soon')).status).toBe(400)
  })

  it('changes a lead, records the actor, and refuses an outdated version', async () => {
    const id = await submit()
    const agent = await api.signIn('agent')
    const [{ id: member } = { id: '' }] = (await (await api.as(owner, '/api/staff')).json()).staff
    const change = {
      status: 'contacted',
      assignee: member,
      followUpAt: '2997-01-05T10:00:00+05:30',
      version: 1,
    }
    const first = await api.as(agent, `/api/leads/${id}`, 'PATCH', change)
    expect(first.status).toBe(200)
    expect(v.parse(LeadSchema, await first.json())).toMatchObject({
      status: 'contacted',
      assignee: member,
      followUpAt: '2997-01-05T04:30:00.000Z',
      version: 2,
    })
    const second = await api.as(owner, `/api/leads/${id}`, 'PATCH', { status: 'lost', version: 1 })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ lead: { status: 'contacted', version: 2 } })
    expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', { status: 'asleep' })).status).toBe(400)
    expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', { assignee: 'nobody' })).status).toBe(400)
    expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', { name: 'Other' })).status).toBe(400)
    expect((await api.as(owner, `/api/leads/${randomUUID()}`, 'PATCH', { status: 'lost' })).status).toBe(404)

    expect((await api.as(owner, `/api/leads/${id}/notes`, 'POST', { text: ' Wants a pool. ' })).status).toBe(
      200,
    )
    expect((await api.as(owner, `/api/leads/${id}/notes`, 'POST', { text: ' ' })).status).toBe(400)
    // The agent has assigned it to a colleague.
    expect((await api.as(agent, `/api/leads/${id}/notes`, 'POST', { text: 'Mine?' })).status).toBe(403)
    const { history } = v.parse(LeadDetailSchema, await (await api.as(owner, `/api/leads/${id}`)).json())
    expect(history.map(({ type, note, changes }) => ({ type, note, changes }))).toEqual([
      { type: 'received', note: undefined, changes: undefined },
      {
        type: 'changed',
        note: undefined,
        changes: { status: 'contacted', assignee: member, followUpAt: '2997-01-05T04:30:00.000Z' },
      },
      { type: 'note', note: 'Wants a pool.', changes: undefined },
    ])
  })

  it('loses none of many simultaneous changes', async () => {
    const id = await submit()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        api.as(owner, `/api/leads/${id}/notes`, 'POST', { text: `note ${i}` }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    const saves = await Promise.all(
      ['contacted', 'quoted', 'booked', 'lost'].map((status) =>
        api.as(owner, `/api/leads/${id}`, 'PATCH', { status, version: 1, lostReason: 'Too dear' }),
      ),
    )
    expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('erases the personal data of a lead permanently', async () => {
    const id = await submit({
      name: 'Asha Erased',
      contact: '9876501234',
      email: 'erased@example.com',
      note: 'curry',
    })
    await api.as(owner, `/api/leads/${id}/notes`, 'POST', { text: 'Asha Erased likes curry' })
    const agent = await api.signIn('agent')
    expect((await api.as(agent, `/api/leads/${id}`, 'DELETE')).status).toBe(403)
    const erased = await api.as(owner, `/api/leads/${id}`, 'DELETE')
    expect(erased.status).toBe(200)
    const everything = await Promise.all(
      (['lead', 'lead_event', 'notification', 'setting'] as const).map((table) =>
        api.database.kysely.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(everything)).not.toMatch(/Erased|9876501234|erased@|curry/)
    expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', { status: 'lost' })).status).toBe(410)
    expect((await api.as(owner, `/api/leads/${id}`, 'DELETE')).status).toBe(200)
  })

  it('exports the leads of a filter without formulas', async () => {
    const texts = ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', 'a "b", c', 'line\nbreak']
    for (const [i, name] of texts.entries()) await submit({ name: `${name}`, contact: `91000000${10 + i}` })
    const agent = await api.signIn('agent')
    expect((await api.as(agent, '/api/leads.csv')).status).toBe(403)
    const response = await api.as(owner, '/api/leads.csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const text = await response.text()
    expect(text).toContain('"a ""b"", c"')
    expect(text).toContain('"line\nbreak"')
    for (const cell of text.matchAll(/"((?:[^"]|"")*)"/g))
      expect(cell[1]).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]/)
    const filtered = await (await api.as(owner, '/api/leads.csv?q=SUM')).text()
    expect(filtered.trim().split('\r\n')).toHaveLength(2)
    // A quarter past midnight in India.
    const night = new Date(new Date().setUTCHours(18, 45, 0, 0))
    vi.useFakeTimers({ toFake: ['Date'], now: night })
    const named = (await api.as(owner, '/api/leads.csv')).headers.get('content-disposition')
    vi.useRealTimers()
    expect(named).toContain(`leads-${indianDay(night)}.csv`)
  })

  it('serves others between the pages of an export', async () => {
    const row = {
      fingerprint: 'x',
      kind: 'long' as const,
      received_at: '2026-11-01T10:00:00.000Z',
      fields: '{}',
    }
    for (let page = 0; page < 4; page++)
      await api.database.kysely
        .insertInto('lead')
        .values(Array.from({ length: 500 }, () => ({ ...row, id: randomUUID() })))
        .execute()
    const response = await api.as(owner, '/api/leads.csv')
    let turns = 0
    let isRead = false
    const count = () => {
      turns++
      if (!isRead) setImmediate(count)
    }
    setImmediate(count)
    expect((await response.text()).trim().split('\r\n')).toHaveLength(2_001)
    isRead = true
    expect(turns).toBeGreaterThanOrEqual(4)
  })

  it('exports what the traveller chose and wrote', async () => {
    const choice = {
      destination: 'Other',
      other_place: 'Georgia',
      about: '=HYPERLINK("x")',
      note: 'Two\nrooms',
    }
    await api.post('/submit-form', longBody(choice))
    const text = await (await api.as(owner, '/api/leads.csv')).text()
    expect(text.split('\r\n')[0]).toMatch(/"destination","other_place","about",.*"note",/)
    expect(text).toContain(`"Other","Georgia","'=HYPERLINK(""x"")"`)
    expect(text).toContain('"Two\nrooms"')
  })

  it('exports more leads than fit a page of the export', async () => {
    await api.close()
    const open = { burst: 1e6, perSecond: 1e6 }
    const databaseUrl = await newUrl()
    api = await startApi({
      ...(databaseUrl && { databaseUrl }),
      limits: { contact: open, replay: open, withoutNumber: open, address: open },
    })
    owner = await api.signIn('owner')
    await Promise.all(Array.from({ length: 1203 }, () => submit()))
    const lines = (await (await api.as(owner, '/api/leads.csv')).text()).trim().split('\r\n')
    expect(lines).toHaveLength(1204)
    expect(new Set(lines).size).toBe(1204)
  })

  it('allows only the owner to add staff', async () => {
    const agent = await api.signIn('agent')
    const member = { name: 'Meera', email: 'Meera@Example.com', password: 'long enough' }
    expect((await api.as(agent, '/api/staff', 'POST', member)).status).toBe(403)
    const added = await api.as(owner, '/api/staff', 'POST', member)
    expect(added.status).toBe(201)
    expect(await added.json()).toMatchObject({ email: 'meera@example.com', role: 'agent' })
    expect((await api.as(owner, '/api/staff', 'POST', member)).status).toBe(409)
    const signedIn = await api.post('/api/auth/sign-in/email', {
      email: 'MEERA@example.com',
      password: 'long enough',
    })
    expect(signedIn.status).toBe(200)
  })
})
