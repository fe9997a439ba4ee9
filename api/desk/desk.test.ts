import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Lead, LeadListSchema } from '../../src/contract/lead.ts'
import { parseFilters } from '../../src/contract/lead-filters.ts'
import { type DeskLead, DeskLeadSchema } from '../../src/contract/lead-work.ts'
import { endOfIndianDay, indianDay } from '../../src/contract/travel-date.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { renameFirstResponseFilter } from '../db/steps/014-first-response-filter.ts'
import { remindDueFollowUps } from './follow-up-reminders.ts'

type Staff = { cookie: string; id: string }

describe.each(databaseKinds())('sales desk (%s)', (kind) => {
  const api = useApi(kind)
  let owner: Staff
  let agent: Staff
  let other: Staff
  beforeEach(async () => {
    owner = await enter('owner')
    agent = await enter('agent')
    other = await enter('agent')
  })

  async function enter(role: 'owner' | 'agent'): Promise<Staff> {
    const cookie = await api.signIn(role)
    const session = await (await api.request('/api/auth/get-session', { headers: { cookie } })).json()
    return { cookie, id: session.user.id }
  }

  async function submit(changes: Record<string, unknown> = {}, path = '/submit-form'): Promise<string> {
    const id = randomUUID()
    const response = await api.post(path, path === '/submit' ? changes : longBody(changes as never), {
      'idempotency-key': id,
    })
    expect(response.status, await response.clone().text()).toBe(200)
    return id
  }

  const ask = ({ cookie }: Staff, method: string, path: string, body?: unknown) =>
    api.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  async function change(staff: Staff, id: string, body: object): Promise<number> {
    return (await ask(staff, 'PATCH', `/api/leads/${id}`, body)).status
  }

  async function read(staff: Staff, id: string): Promise<DeskLead> {
    const response = await ask(staff, 'GET', `/api/leads/${id}`)
    expect(response.status).toBe(200)
    return v.parse(DeskLeadSchema, await response.json())
  }

  async function search(staff: Staff, query: object): Promise<{ leads: Lead[]; nextCursor: string | null }> {
    const response = await ask(staff, 'POST', '/api/lead-search', query)
    expect(response.status, await response.clone().text()).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return v.parse(LeadListSchema, await response.json())
  }
  const found = async (query: object, staff = owner) =>
    (await search(staff, query)).leads.map((lead) => lead.id)

  // As if time had passed: a follow-up in the past is refused.
  const fallDue = (id: string) =>
    api.database.kysely
      .updateTable('lead')
      .set({ follow_up_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()

  it('refuses a follow-up in the past', async () => {
    const id = await submit()
    const refused = await ask(owner, 'PATCH', `/api/leads/${id}`, { followUpAt: '2020-01-01T00:00:00Z' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      message: 'This time has passed. Please choose a later one.',
    })
    const now = new Date(Date.now() - 20_000).toISOString()
    expect(await change(owner, id, { followUpAt: now })).toBe(200)
    expect((await read(owner, id)).followUpAt).toBe(now)
    // What fell due since stays as it is when other things are changed.
    await fallDue(id)
    const { followUpAt } = await read(owner, id)
    expect(await change(owner, id, { followUpAt, status: 'contacted' })).toBe(200)
  })

  it('finds a name with whatever apostrophe it was typed', async () => {
    const curly = await submit({ name: 'Sean O’Brien', contact: '9800000041' })
    const straight = await submit({ name: "Una O'Brien", contact: '9800000042' })
    for (const q of ["O'Brien", 'O’Brien', 'o‘brien', 'OʼBRIEN'])
      expect(await found({ q }), q).toEqual([straight, curly])
    expect(await found({ q: "sean o'b" })).toEqual([curly])
  })

  it('finds a phone number in every usual format', async () => {
    const asha = await submit({ name: 'Asha Rao', contact: '9876543210', email: 'asha@example.com' })
    const ravi = await submit({ name: 'Ravi Shah', contact: '9876500000', email: 'ravi@example.com' })
    const [{ reference } = { reference: '' }] = (await search(owner, { q: 'asha rao' })).leads
    for (const q of ['9876543210', '+91 98765 43210', '098765-43210', '0091 98765 43210', '919876543210'])
      expect(await found({ q }), q).toEqual([asha])
    for (const q of ['+91 98765', '098765', '98765', '+91-98765 '])
      expect(await found({ q }), q).toEqual([ravi, asha])
    expect(await found({ q: '(43210)' })).toEqual([asha])
    expect(await found({ q: 'rao asha' })).toEqual([asha])
    expect(await found({ q: 'ASHA@example' })).toEqual([asha])
    expect(await found({ q: reference })).toEqual([asha])
    // The digits of a reference are not a phone number.
    expect(await found({ q: 'MM-98765' })).toEqual([])
  })

  it('applies every filter', async () => {
    const bali = await submit({ destination: 'Bali', bookingTime: 'this-week', travel_date: '2027-02-14' })
    const goa = await submit({ destination: 'Goa', bookingTime: 'this-month', travel_date: '2027-05-01' })
    const flight = await submit(
      { from: 'Mumbai', to: 'Bali', date: '2027-03-01', passengers: 2, contact: '9800000009', name: 'Flyer' },
      '/submit',
    )
    expect(await found({ destination: 'bali' })).toEqual([flight, bali])
    expect(await found({ booking: 'this-month' })).toEqual([goa])
    expect(await found({ travelFrom: '2027-03-01' })).toEqual([flight, goa])
    expect(await found({ travelFrom: '2027-02-01', travelTo: '2027-03-01' })).toEqual([flight, bali])
    expect(await found({ source: 'http://localhost/bali' })).toEqual([goa, bali])
    await change(owner, goa, { assignee: agent.id })
    await fallDue(goa)
    expect(await found({ assignee: agent.id })).toEqual([goa])
    expect(await found({ assignee: 'me' }, agent)).toEqual([goa])
    expect(await found({ followUp: 'due' })).toEqual([goa])
    await change(owner, bali, { followUpAt: '2999-01-01T00:00:00Z' })
    expect(await found({ followUp: 'set' })).toEqual([goa, bali])
    expect(await found({ followUp: 'due' })).toEqual([goa])
    await change(owner, flight, { status: 'lost', lostReason: 'Too dear' })
    expect(await found({ status: 'open' })).toEqual([goa, bali])
    await change(owner, bali, { quarantined: true })
    expect(await found({ quarantined: 'true' })).toEqual([bali])
    expect(await found({ quarantined: 'false' })).toEqual([flight, goa])
    expect(await found({})).toEqual([flight, goa])
    expect((await ask(owner, 'POST', '/api/lead-search', { travelFrom: 'soon' })).status).toBe(400)
    const file = await ask(owner, 'POST', '/api/leads.csv', { travelFrom: '2027-03-01', status: 'open' })
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2)
  })

  it('exports names, Indian times and the notes', async () => {
    const id = await submit({ name: 'Asha Rao', contact: '9876543210' })
    await change(owner, id, { assignee: agent.id, followUpAt: '2997-01-05T10:00:00+05:30' })
    await ask(agent, 'POST', `/api/leads/${id}/notes`, { text: 'Wants a pool' })
    await ask(owner, 'POST', `/api/leads/${id}/notes`, { text: '=HYPERLINK("x")' })
    await api.database.kysely
      .updateTable('lead')
      .set({ received_at: '2026-11-21T20:35:09.000Z' })
      .where('id', '=', id)
      .execute()
    const file = await (await ask(owner, 'POST', '/api/leads.csv', {})).text()
    expect(file).not.toContain(agent.id)
    expect(file).toContain('"2026-11-22 02:05:09"')
    expect(file).toContain('"2997-01-05 10:00:00"')
    const row = file.slice(file.indexOf('\r\n') + 2)
    expect(row).toContain(',"agent",')
    expect(row).toMatch(/ agent: Wants a pool\n.* owner: '?=HYPERLINK\(""x""\)"\r\n$/)
    // Every time of the file is Indian: none is in the form of the database.
    expect(row).not.toMatch(/\d{4}-\d\d-\d\dT/)
  })

  it('keeps suspected spam out of every view but its own, counts it, and finds it by name', async () => {
    const bali = await submit({ name: 'Asha Rao', contact: '9876543210' })
    const goa = await submit({ destination: 'Goa' })
    const count = async (staff = owner) =>
      ((await (await ask(staff, 'GET', '/api/lead-views')).json()) as { suspectedSpam: number }).suspectedSpam
    expect(await count()).toBe(0)
    await fallDue(bali)
    await api.database.kysely
      .updateTable('lead')
      .set({ respond_by: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', bali)
      .execute()
    await change(owner, bali, { quarantined: true })
    for (const view of [{}, { order: 'urgent' }, { status: 'open' }, { assignee: 'none' }])
      expect(await found(view), JSON.stringify(view)).toEqual([goa])
    for (const view of [{ overdue: 'true' }, { followUp: 'due' }, { destination: 'Bali' }])
      expect(await found(view), JSON.stringify(view)).toEqual([])
    expect(await (await ask(owner, 'POST', '/api/leads.csv', {})).text()).not.toContain('9876543210')
    // `GET /api/leads`, for programs, lists both; each lead has `quarantined`.
    const all = (await (await ask(owner, 'GET', '/api/leads')).json()) as { leads: Lead[] }
    expect(all.leads.map(({ quarantined }) => quarantined)).toEqual([false, true])
    expect(await found({ quarantined: 'true' })).toEqual([bali])
    expect(await found({ q: '98765 43210' })).toEqual([bali])
    expect([await count(), await count(agent)]).toEqual([1, 1])
    // The count includes only leads that the user may see.
    await change(owner, bali, { assignee: owner.id })
    expect([await count(), await count(agent)]).toEqual([1, 0])
    await change(owner, bali, { quarantined: false })
    expect(await count()).toBe(0)
    expect(await found({ status: 'open' })).toEqual([goa, bali])
  })

  it('lists the sections of the inbox in order, and pages without gap or repetition', async () => {
    const ids: string[] = []
    for (let i = 0; i < 12; i++) ids.push(await submit({ contact: `98100000${10 + i}` }))
    const [due, late, today, alsoToday, firstToday, answered] = [1, 4, 5, 7, 8, 10].map((i) => ids[i] ?? '')
    await fallDue(due ?? '')
    await api.database.kysely
      .updateTable('lead')
      .set({ respond_by: null })
      .where('id', '!=', late ?? '')
      .execute()
    await api.database.kysely
      .updateTable('lead')
      .set({ respond_by: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', late ?? '')
      .execute()
    // Its time comes with the end of the day in India at the latest.
    const end = Date.parse(endOfIndianDay(indianDay(new Date())))
    const followUps = [
      [today, end],
      [alsoToday, end],
      [firstToday, end - 1],
    ] as const
    for (const [id = '', at] of followUps)
      await api.database.kysely
        .updateTable('lead')
        .set({ follow_up_at: new Date(at).toISOString() })
        .where('id', '=', id)
        .execute()
    await ask(owner, 'POST', `/api/leads/${answered}/contacts`, { channel: 'call' })
    const first = [due, late, firstToday, today, alsoToday]
    const fresh = ids.filter((id) => !first.includes(id) && id !== answered).toReversed()
    for (const limit of ['1', '2', '3', '4', '50']) {
      const walked: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof search>> = await search(owner, {
          order: 'urgent',
          limit,
          ...(cursor && { cursor }),
        })
        walked.push(...page.leads.map((lead) => lead.id))
        cursor = page.nextCursor
      }
      expect(walked, `pages of ${limit}`).toEqual([...first, ...fresh, answered])
    }
    expect(await found({ overdue: 'true' })).toEqual([late])
    await ask(owner, 'POST', `/api/leads/${late}/contacts`, { channel: 'call' })
    expect(await found({ overdue: 'true' })).toEqual([])
  })

  it('allows only valid status transitions', async () => {
    const id = await submit()
    const refused = await ask(owner, 'PATCH', `/api/leads/${id}`, { status: 'booked' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({
      message: 'A lead cannot go from new to booked: the traveller has to be contacted or quoted first.',
    })
    expect(await change(owner, id, { status: 'lost' })).toBe(400)
    expect(await change(owner, id, { status: 'reopened' })).toBe(409)
    for (const status of ['contacted', 'quoted', 'booked', 'reopened'])
      expect(await change(owner, id, { status }), status).toBe(200)
    expect(await change(owner, id, { status: 'lost', lostReason: ' Booked elsewhere ' })).toBe(200)
    expect(await read(owner, id)).toMatchObject({ status: 'lost', lostReason: 'Booked elsewhere' })
    expect(await change(owner, id, { status: 'contacted' })).toBe(409)
    expect(await change(owner, id, { status: 'reopened' })).toBe(200)
    const { lostReason, history } = await read(owner, id)
    expect(lostReason).toBeNull()
    expect(history.at(-2)?.changes).toEqual({ status: 'lost', lostReason: 'Booked elsewhere' })
    expect(await change(owner, id, { status: 'new' })).toBe(409)
  })

  it('records every contact, a double tap once; the first one is the response', async () => {
    const id = await submit()
    for (const channel of ['call', 'call', 'whatsapp'])
      expect((await ask(agent, 'POST', `/api/leads/${id}/contacts`, { channel })).status).toBe(200)
    expect((await ask(agent, 'POST', `/api/leads/${id}/contacts`, { channel: 'pigeon' })).status).toBe(400)
    const lead = await read(agent, id)
    expect(lead.status).toBe('contacted')
    expect(lead.respondedAt).not.toBeNull()
    expect(lead.history.map(({ type, channel }) => [type, channel])).toEqual([
      ['received', undefined],
      ['contact', 'call'],
      ['changed', undefined],
      ['contact', 'whatsapp'],
    ])
    const first = lead.respondedAt
    await change(agent, id, { status: 'quoted' })
    expect((await read(agent, id)).respondedAt).toBe(first)
  })

  it('assigns an unassigned lead to the person who contacts the traveller, and changes the owner of no other lead', async () => {
    const free = await submit()
    expect((await ask(agent, 'POST', `/api/leads/${free}/contacts`, { channel: 'whatsapp' })).status).toBe(
      200,
    )
    const taken = await read(agent, free)
    expect(taken).toMatchObject({ assignee: agent.id, status: 'contacted' })
    expect(taken.history.at(-1)?.changes).toEqual({ status: 'contacted', assignee: agent.id })
    await ask(owner, 'POST', `/api/leads/${free}/contacts`, { channel: 'call' })
    expect((await read(owner, free)).assignee).toBe(agent.id)
    const quoted = await submit({ contact: '9800000021' })
    await change(owner, quoted, { status: 'quoted' })
    await ask(other, 'POST', `/api/leads/${quoted}/contacts`, { channel: 'call' })
    expect(await read(other, quoted)).toMatchObject({ assignee: other.id, status: 'quoted' })
  })

  it('says which enquiry of a person a lead is, without counting suspected spam', async () => {
    const first = await submit({ contact: '9811111111', email: 'one@example.com' })
    const spam = await submit({ contact: '9811111111', email: 'two@example.com' })
    await change(owner, spam, { quarantined: true })
    const byPhone = await submit({ contact: '9811111111', email: 'three@example.com' })
    const byMail = await submit({ contact: '9822222222', email: 'ONE@example.com' })
    const numbers = async (query: object) =>
      Object.fromEntries(
        (await search(owner, query)).leads.map(({ id, enquiryNumber }) => [id, enquiryNumber]),
      )
    expect(await numbers({})).toEqual({ [first]: undefined, [byPhone]: 2, [byMail]: 2 })
    const changed = await ask(owner, 'PATCH', `/api/leads/${byPhone}`, { status: 'contacted' })
    expect(await changed.json()).toMatchObject({ enquiryNumber: 2 })
  })

  it('finds a name with letters beyond A to Z, however they are written', async () => {
    const id = await submit({ name: 'Élodie ÇELİK-Öz', contact: '9800000032' })
    for (const q of ['Élodie', 'élodie', 'ÉLODIE', 'öz', 'ÖZ élo'])
      expect(await found({ q }), q).toEqual([id])
    expect(await found({ q: 'èlodie' })).toEqual([])
  })

  it('shows an agent who searches for a colleague’s lead its assignee', async () => {
    const theirs = await submit({ name: 'Hidden Guest', contact: '9800000031', email: 'h@example.com' })
    await change(owner, theirs, { assignee: other.id })
    const { reference } = await read(owner, theirs)
    const answer = async (q: string, staff = agent) =>
      (await ask(staff, 'POST', '/api/lead-search', { q })).json()
    for (const q of ['hidden guest', '98000 00031', 'h@example.com', reference]) {
      const found = await answer(q)
      expect(found.leads, q).toEqual([])
      expect(found.withColleagues, q).toEqual([{ reference, assignee: other.id }])
      expect(JSON.stringify(found), q).not.toMatch(/Hidden|98000|example/)
    }
    expect((await answer('hi')).withColleagues).toBeUndefined()
    for (const staff of [owner, other]) expect((await answer('hidden', staff)).withColleagues).toBeUndefined()
    expect((await search(agent, {})).leads).toEqual([])
    await change(owner, theirs, { quarantined: true })
    expect((await answer('hidden')).withColleagues).toBeUndefined()
  })

  it('shows an agent own and unassigned leads only', async () => {
    const mine = await submit({ contact: '9800000011' })
    const free = await submit({ contact: '9800000012', email: 'free@example.com' })
    const theirs = await submit({ name: 'Hidden Guest', contact: '9800000011', email: 'h@example.com' })
    await change(owner, mine, { assignee: agent.id })
    await change(owner, theirs, { assignee: other.id })
    expect(await found({}, agent)).toEqual([free, mine])
    expect(await found({ q: 'hidden' }, agent)).toEqual([])
    expect(await found({ assignee: other.id }, agent)).toEqual([])
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { status: 'contacted' }],
      ['POST', '/notes', { text: 'x' }],
      ['POST', '/contacts', { channel: 'call' }],
      ['POST', '/merge', { other: mine }],
      ['DELETE', '/merge'],
      ['POST', '/presence', {}],
    ] as const) {
      const answer = await ask(agent, method, `/api/leads/${theirs}${path}`, body)
      expect(answer.status, `${method} ${path}`).toBe(403)
      expect(await answer.text()).not.toContain('Hidden')
    }
    expect((await ask(agent, 'POST', `/api/leads/${mine}/merge`, { other: theirs })).status).toBe(403)
    // A colleague's related lead is listed without an id, so it cannot be opened.
    const { related } = await read(agent, mine)
    expect(related).toMatchObject([{ id: null, assignee: other.id }])
  })

  it('streams an agent’s leads, and removes those that were reassigned', async () => {
    const stream = await ask(agent, 'GET', '/api/leads/stream')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (pattern: RegExp) => {
      while (!pattern.test(text)) text += (await reader?.read())?.value ?? ''
    }
    const id = await submit({ name: 'Passing Guest' })
    await until(/Passing Guest/)
    await change(owner, id, { assignee: other.id })
    text = ''
    const last = await submit({ name: 'Next Guest' })
    await until(/Next Guest/)
    expect(text).toContain(`event: gone\ndata: {"id":"${id}"}`)
    expect(text).not.toContain('Passing')
    expect(text).toContain(last)
    await reader?.cancel()
  })

  it('refuses changes of a colleague’s lead, also for the assignee of a lead that was merged into it', async () => {
    const kept = await submit({ contact: '9811111112' })
    const part = await submit({ contact: '9811111112' })
    await change(owner, kept, { assignee: other.id })
    await change(owner, part, { assignee: agent.id })
    expect((await ask(agent, 'POST', `/api/leads/${part}/quotations`, { packageKey: null })).status).toBe(201)
    expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })).status).toBe(200)
    const { version } = await read(owner, kept)

    expect((await read(agent, part)).keptAs?.id).toBeNull()
    expect((await ask(agent, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(403)
    expect((await ask(agent, 'GET', `/api/leads/${part}/quotations`)).status).toBe(403)
    expect((await read(owner, kept)).merged.map(({ id }) => id)).toEqual([part])
    expect((await read(owner, kept)).version).toBe(version)
    expect((await ask(other, 'GET', `/api/leads/${kept}/quotations`)).status).toBe(200)

    expect((await ask(owner, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(200)
    expect((await ask(agent, 'GET', `/api/leads/${part}/quotations`)).status).toBe(200)
  })

  it('lists a person’s related enquiries, merges them and separates them again', async () => {
    const first = await submit({ contact: '9811111111', email: 'one@example.com', destination: 'Goa' })
    const byPhone = await submit({ contact: '9811111111', email: 'two@example.com' })
    const byMail = await submit({ contact: '9822222222', email: 'ONE@example.com' })
    await submit({ contact: '9833333333', email: 'three@example.com' })
    expect((await read(owner, first)).related.map(({ id }) => id)).toEqual([byMail, byPhone])
    await ask(owner, 'POST', `/api/leads/${byPhone}/notes`, { text: 'Likes the sea' })
    const [soon, later] = [3, 6].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    expect(await change(owner, byPhone, { followUpAt: soon })).toBe(200)

    const merge = (kept: string, part: string) =>
      ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })
    expect((await merge(first, byPhone)).status).toBe(200)
    const kept = await read(owner, first)
    // Nobody is reminded of a merged lead, so its follow-up goes on with the lead that was kept.
    expect(kept.followUpAt).toBe(soon)
    expect(kept.merged.map(({ id }) => id)).toEqual([byPhone])
    expect(kept.related.map(({ id }) => id)).toEqual([byMail])
    expect(kept.history.map(({ note }) => note)).toContain('Likes the sea')
    expect(kept.history.find(({ note }) => note)?.part).toBe(kept.merged[0]?.reference)
    const part = await read(owner, byPhone)
    expect(part.mergedInto).toBe(kept.reference)
    expect(part.keptAs?.id).toBe(first)
    expect(await found({})).not.toContain(byPhone)
    expect(await found({ q: 'two@example.com' })).toEqual([byPhone])

    expect((await merge(first, first)).status).toBe(400)
    expect((await merge(first, byPhone)).status).toBe(409)
    expect((await merge(byPhone, byMail)).status).toBe(409)
    expect(await change(owner, byPhone, { status: 'contacted' })).toBe(409)
    // A lead is merged together with the leads merged into it. Of two follow-ups the first one counts.
    expect(await change(owner, byMail, { followUpAt: later })).toBe(200)
    expect((await merge(byMail, first)).status).toBe(200)
    expect(await read(owner, byMail)).toMatchObject({ followUpAt: soon, version: 3 })
    expect((await read(owner, byMail)).merged.map(({ id }) => id).sort()).toEqual([first, byPhone].sort())
    expect((await ask(owner, 'DELETE', `/api/leads/${first}/merge`)).status).toBe(200)

    expect((await ask(owner, 'DELETE', `/api/leads/${byPhone}/merge`)).status).toBe(200)
    const apart = await read(owner, first)
    expect(apart.merged).toEqual([])
    expect(apart.history.filter(({ type }) => type === 'unmerged')).toHaveLength(2)
    expect((await read(owner, byPhone)).history.at(-1)?.other?.id).toBe(first)
    expect(await found({})).toContain(byPhone)
  })

  it('shows two users each other’s presence and changes', async () => {
    const id = await submit()
    const beat = async (staff: Staff, leaving = false) =>
      (await ask(staff, 'POST', `/api/leads/${id}/presence`, { leaving })).json()
    expect((await beat(agent)).others).toEqual([])
    const seen = await beat(owner)
    expect(seen.others).toEqual([{ id: agent.id, name: 'agent' }])
    await change(agent, id, { status: 'contacted' })
    const after = await beat(owner)
    expect(after.version).toBe(seen.version + 1)
    expect(after.lastEvent).toBeGreaterThan(seen.lastEvent)
    await beat(agent, true)
    expect((await beat(owner)).others).toEqual([])
    // Without a further report presence expires within seconds.
    await beat(agent)
    await api.database.kysely
      .updateTable('lead_presence')
      .set({ seen_at: new Date(Date.now() - 20_000).toISOString() })
      .where('staff', '=', agent.id)
      .execute()
    expect((await beat(owner)).others).toEqual([])
  })

  it('reminds of a follow-up once, also with two simultaneous checks', async () => {
    const id = await submit()
    await change(owner, id, { assignee: agent.id, followUpAt: '2997-01-05T10:00:00+05:30' })
    const at = (text: string) => new Date(text)
    expect(await remindDueFollowUps(api.database, at('2997-01-05T09:59:00+05:30'))).toBe(0)
    const later = at('2997-01-05T10:00:01+05:30')
    const counts = await Promise.all([
      remindDueFollowUps(api.database, later),
      remindDueFollowUps(api.database, later),
    ])
    expect(counts.toSorted()).toEqual([0, 1])
    const notices = await api.database.kysely
      .selectFrom('notification')
      .select(['topic', 'recipients'])
      .where('topic', '=', 'lead.follow-up')
      .execute()
    expect(notices).toEqual([{ topic: 'lead.follow-up', recipients: JSON.stringify([agent.id]) }])
    expect((await read(agent, id)).history.map(({ type }) => type)).toContain('reminded')
    await change(owner, id, { followUpAt: '2997-01-06T10:00:00+05:30' })
    expect(await remindDueFollowUps(api.database, at('2997-01-06T10:00:01+05:30'))).toBe(1)
  })

  it('reminds of a merged lead’s follow-up with the lead that was kept, and of its own once it is separated again', async () => {
    const [kept, part] = [await submit(), await submit()]
    await change(owner, part, { followUpAt: '2997-01-05T10:00:00+05:30' })
    expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })).status).toBe(200)
    const later = new Date('2997-01-05T10:00:01+05:30')
    expect(await remindDueFollowUps(api.database, later)).toBe(1)
    const reminded = async (id: string) =>
      (await read(owner, id)).history.filter(({ type, part: of }) => type === 'reminded' && !of).length
    expect([await reminded(kept), await reminded(part)]).toEqual([1, 0])
    expect((await ask(owner, 'DELETE', `/api/leads/${part}/merge`)).status).toBe(200)
    expect(await remindDueFollowUps(api.database, later)).toBe(1)
    expect([await reminded(kept), await reminded(part)]).toEqual([1, 1])
  })

  it('saves each user’s own views in order', async () => {
    const views = [
      { name: 'Bali soon', filters: { destination: 'Bali', booking: 'this-week' } },
      { name: 'Mine', filters: { assignee: 'me' } },
    ]
    expect((await ask(agent, 'PUT', '/api/lead-views', { views })).status).toBe(200)
    expect(await (await ask(agent, 'GET', '/api/lead-views')).json()).toEqual({
      views,
      team: [],
      counts: { builtIn: [0, 0, 0, 0, 0], own: views.map(() => 0), team: [] },
      suspectedSpam: 0,
    })
    expect(await (await ask(other, 'GET', '/api/lead-views')).json()).toMatchObject({ views: [] })
    await ask(agent, 'PUT', '/api/lead-views', { views: views.toReversed() })
    expect(await (await ask(agent, 'GET', '/api/lead-views')).json()).toMatchObject({
      views: views.toReversed(),
    })
    for (const bad of [
      { views: [{ name: ' ', filters: {} }] },
      { views: [{ name: 'x', filters: { status: 'asleep' } }] },
      { views: Array(21).fill(views[0]) },
    ])
      expect((await ask(agent, 'PUT', '/api/lead-views', bad)).status).toBe(400)
    // Search text is personal data, so a view cannot contain it.
    await ask(agent, 'PUT', '/api/lead-views', { views: [{ name: 'x', filters: { q: 'Asha' } }] })
    expect(await (await ask(agent, 'GET', '/api/lead-views')).text()).not.toContain('Asha')
  })

  it('keeps the numbers and addresses of merged enquiries usable', async () => {
    const kept = await submit({ contact: '9811111111', email: 'one@example.com' })
    const part = await submit({ contact: '9822222222', email: 'Two@example.com' })
    const same = await submit({ contact: '9811111111', email: 'ONE@example.com' })
    for (const other of [part, same])
      expect((await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other })).status).toBe(200)
    expect(await read(owner, kept)).toMatchObject({
      otherContacts: ['9822222222'],
      otherEmails: ['two@example.com'],
    })
    // A further enquiry by the merged number belongs to the same person.
    const further = await submit({ contact: '9822222222', email: 'three@example.com' })
    expect((await read(owner, kept)).related.map(({ id }) => id)).toEqual([further])
    await ask(owner, 'DELETE', `/api/leads/${part}/merge`)
    expect(await read(owner, kept)).toMatchObject({ otherContacts: [], otherEmails: [] })
  })

  it('keeps the limit of templates with many simultaneous requests, and audits only real deletions', async () => {
    const edit = { channel: 'whatsapp', name: 'Hello', body: 'Hi' }
    const { templates } = await (await ask(owner, 'GET', '/api/lead-templates')).json()
    const { kysely } = api.database
    const filling = Array.from({ length: 38 - templates.length }, (_, position) => ({
      ...{ id: `filling-${position}`, channel: 'mail' as const, name: 'x', subject: '', body: 'x' },
      position: 100 + position,
    }))
    await kysely.insertInto('message_template').values(filling).execute()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask(owner, 'POST', '/api/lead-templates', edit)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
    const changes = async () =>
      (await kysely.selectFrom('audit').select('seq').where('action', '=', 'template.changed').execute())
        .length
    expect(await changes()).toBe(2)
    for (const id of ['nobody', 'filling-0', 'filling-0'])
      expect((await ask(owner, 'DELETE', `/api/lead-templates/${id}`)).status).toBe(200)
    expect(await changes()).toBe(3)
  })

  it('keeps the filter of a view that an earlier release saved', async () => {
    const { kysely } = api.database
    const filters = JSON.stringify({ answer: 'awaited', status: 'open' })
    await kysely
      .insertInto('lead_view')
      .values({ staff: agent.id, position: 0, name: 'x', filters })
      .execute()
    await renameFirstResponseFilter(kysely)
    expect((await (await ask(agent, 'GET', '/api/lead-views')).json()).views).toEqual([
      { name: 'x', filters: { firstResponse: 'awaited', status: 'open' } },
    ])
    expect(parseFilters({ answer: 'given' })).toEqual({ firstResponse: 'given' })
  })

  it('allows managers to edit the message templates of all staff', async () => {
    const list = async (staff: Staff) =>
      (await (await ask(staff, 'GET', '/api/lead-templates')).json()).templates
    const [first] = await list(agent)
    const edit = { channel: 'whatsapp', name: 'Hello', body: 'Hi {first-name}, {reference}' }
    expect((await ask(agent, 'PUT', `/api/lead-templates/${first.id}`, edit)).status).toBe(403)
    expect((await ask(agent, 'POST', '/api/lead-templates', edit)).status).toBe(403)
    expect((await ask(agent, 'DELETE', `/api/lead-templates/${first.id}`)).status).toBe(403)
    const saved = await ask(owner, 'PUT', `/api/lead-templates/${first.id}`, { ...edit, version: 1 })
    expect(saved.status).toBe(200)
    expect((await list(agent))[0]).toMatchObject({ name: 'Hello', version: 2 })
    // The same once more, because an answer was lost, is no conflict, and another text is one.
    const put = (body: object) =>
      ask(owner, 'PUT', `/api/lead-templates/${first.id}`, { ...body, version: 1 })
    expect((await put(edit)).status).toBe(200)
    expect((await list(agent))[0]).toMatchObject({ version: 2 })
    expect((await put({ ...edit, body: 'Hi' })).status).toBe(409)
    const wrong = await ask(owner, 'POST', '/api/lead-templates', { ...edit, body: 'Dear {nmae}' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ errors: { body: '{nmae} is not a placeholder.' } })
    expect(
      (await ask(owner, 'POST', '/api/lead-templates', { ...edit, subject: 'a\r\nBcc: x@example.com' }))
        .status,
    ).toBe(400)
    const id = randomUUID()
    const add = async (body: object) => {
      const { cookie } = owner
      return (await api.post('/api/lead-templates', body, { cookie, 'idempotency-key': id })).status
    }
    expect(await Promise.all([add(edit), add(edit)])).toEqual([201, 201])
    expect(await add({ ...edit, name: 'Hello again' })).toBe(422)
    expect(await list(agent)).toHaveLength(5)
    expect((await ask(owner, 'DELETE', `/api/lead-templates/${first.id}`)).status).toBe(200)
    expect((await list(agent)).map(({ id }: { id: string }) => id)).not.toContain(first.id)
  })

  it('records views, exports and changes in the audit log, without texts of travellers', async () => {
    const id = await submit({ name: 'Audited Guest', contact: '9844444444' })
    await found({ q: 'Audited' })
    await read(owner, id)
    await read(owner, id)
    await change(owner, id, { status: 'contacted' })
    await ask(owner, 'POST', `/api/leads/${id}/notes`, { text: 'Audited Guest called back' })
    await ask(owner, 'POST', '/api/leads.csv', { q: 'Audited' })
    const rows = await api.database.kysely.selectFrom('audit').selectAll().orderBy('seq').execute()
    const actions = rows.filter(({ actor }) => actor === owner.id).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('lead.'))).toEqual([
      'lead.listed',
      'lead.viewed',
      'lead.changed',
      'lead.noted',
      'lead.exported',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Audited|9844444444/)
  })

  it('records reading leads from the live stream, or by a change without effect', async () => {
    const id = await submit()
    const stop = new AbortController()
    const stream = await api.request('/api/leads/stream?after=0', {
      headers: { cookie: agent.cookie },
      signal: stop.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; !text.includes(id); ) text += (await reader?.read())?.value ?? ''
    stop.abort()
    await reader?.cancel()
    expect(await change(other, id, { status: 'new' })).toBe(200)
    const rows = await api.database.kysely
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('action', 'like', 'lead.%')
      .orderBy('seq')
      .execute()
    expect(rows).toEqual([
      { actor: agent.id, action: 'lead.listed' },
      { actor: other.id, action: 'lead.viewed' },
    ])
  })
})
