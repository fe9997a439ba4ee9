import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadList } from '../../src/contract/lead.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { completeErasures } from '../db/steps/010-erasure.ts'
import { eraseExpiredLeads } from '../office/retention.ts'

/** The personal data of the test; none of it may be found after the erasure. */
const PERSON = ['Zubeida', '98765001', 'zubeida', 'Zanzibar', 'Zirakpur', 'wheelchair', 'too dear for Z']
const LONG_AGO = '2020-01-01T00:00:00.000Z'

describe.each(databaseKinds())('erasure (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await api.request(path, {
      method,
      headers: { cookie: owner, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}`).toBeLessThan(300)
    return response
  }
  const lead = async (id: string) => (await ask('GET', `/api/leads/${id}`)).json()
  const found = async (query: object) =>
    ((await (await ask('POST', '/api/lead-search', query)).json()) as LeadList).leads.map(({ id }) => id)

  async function submit(digit: number): Promise<string> {
    const id = randomUUID()
    const body = longBody({
      name: `Zubeida ${digit}`,
      contact: `98765001${digit}0`,
      email: `zubeida${digit}@example.com`,
      destination: 'Zanzibar',
      departure_city: 'Zirakpur',
    })
    const response = await api.post('/submit-form', body, { 'idempotency-key': id })
    expect(response.status).toBe(200)
    await ask('POST', `/api/leads/${id}/notes`, { text: `Zubeida ${digit} needs a wheelchair` })
    await ask('POST', `/api/leads/${id}/presence`, {})
    return id
  }

  /** A merged into B, and B into C. */
  async function mergedChain(): Promise<[a: string, b: string, c: string]> {
    const [a, b, c] = [await submit(1), await submit(2), await submit(3)]
    await ask('PATCH', `/api/leads/${a}`, { status: 'lost', lostReason: 'too dear for Zubeida' })
    await ask('POST', `/api/leads/${b}/merge`, { other: a })
    await ask('POST', `/api/leads/${c}/merge`, { other: b })
    return [a, b, c]
  }

  /** A digest with the person's first lead and another person's lead. */
  async function digestWith(id: string, otherId: string): Promise<void> {
    const { kysely } = api.database
    const notices = await kysely
      .selectFrom('notification')
      .innerJoin('lead', 'lead.seq', 'notification.lead_seq')
      .select('notification.seq')
      .where('lead.id', 'in', [id, otherId])
      .where('topic', '=', 'lead.received')
      .execute()
    expect(notices).toHaveLength(2)
    await kysely
      .insertInto('delivery')
      .values({
        message_id: 'msg_digest',
        channel: 'mail',
        target: 'office@example.com',
        created_at: LONG_AGO,
        next_attempt_at: '2999-01-01T00:00:00.000Z',
        claimed_until: null,
        done_at: null,
        // A mail server's refusal may quote the address.
        last_error: '550 5.7.1 <zubeida1@example.com> in Reply-To refused',
      })
      .execute()
    for (const { seq } of notices)
      await kysely
        .insertInto('delivery_notice')
        .values({ message_id: 'msg_digest', notification_seq: seq })
        .execute()
  }

  /** Every text of every table. */
  async function everything(): Promise<string> {
    const { kysely } = api.database
    const tables = await kysely.introspection.getTables()
    expect(tables.length).toBeGreaterThan(15)
    let text = ''
    for (const { name } of tables)
      text += JSON.stringify(
        await kysely
          .selectFrom(name as 'lead')
          .selectAll()
          .execute(),
      )
    return text
  }

  async function makeOverdue(): Promise<void> {
    await api.database.kysely
      .updateTable('lead')
      .set({ respond_by: LONG_AGO, responded_at: null, received_at: LONG_AGO, status: 'new' })
      .execute()
  }

  it('erases all enquiries that were merged into one, at any depth, from every table', async () => {
    const [a, b, c] = await mergedChain()
    const other = randomUUID()
    await api.post('/submit-form', longBody({ name: 'Ravi', contact: '9700000000' }), {
      'idempotency-key': other,
    })
    await digestWith(a, other)
    expect(await everything()).toContain('wheelchair')

    await ask('DELETE', `/api/leads/${c}`)

    const text = await everything()
    for (const word of PERSON) expect(text.includes(word), word).toBe(false)
    expect(text).toContain('Ravi')
    // The digest is still sent for the other lead.
    expect(text).toContain('msg_digest')
    for (const id of [a, b, c]) {
      const page = await lead(id)
      expect(page.erasedAt).not.toBeNull()
      expect(JSON.stringify(page)).not.toMatch(new RegExp(PERSON.join('|')))
    }
  })

  it('keeps of a contact and of a call only that there was one', async () => {
    const id = await submit(1)
    await ask('POST', `/api/leads/${id}/contacts`, { channel: 'call' })
    await ask('POST', `/api/leads/${id}/call-outcomes`, { outcome: 'no-answer' })
    await ask('DELETE', `/api/leads/${id}`)
    const { history } = await lead(id)
    for (const type of ['contact', 'call-outcome']) {
      const event = history.find((one: { type: string }) => one.type === type)
      expect(event, type).toBeDefined()
      expect(event).not.toHaveProperty('channel')
      expect(event).not.toHaveProperty('outcome')
    }
  })

  it('erases indirectly merged leads also by the data subject page and by retention', async () => {
    const [, , c] = await mergedChain()
    expect(await (await ask('POST', '/api/data-subjects/erase', { leads: [c] })).json()).toEqual({
      erased: 3,
    })
    expect(await everything()).not.toMatch(/Zubeida|wheelchair/)

    await mergedChain()
    await makeOverdue()
    await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: true }, version: 0 })
    expect(await eraseExpiredLeads(api.database)).toBe(3)
    expect(await everything()).not.toMatch(/Zubeida|wheelchair/)
  })

  it('keeps an expired lead while a younger enquiry is merged into it', async () => {
    const [young, , old] = await mergedChain()
    await makeOverdue()
    await api.database.kysely
      .updateTable('lead')
      .set({ received_at: new Date().toISOString() })
      .where('id', '=', young)
      .execute()
    await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: true }, version: 0 })
    expect(await eraseExpiredLeads(api.database)).toBe(0)
    expect((await lead(old)).erasedAt).toBeNull()
  })

  it('keeps an expired lead while a younger one has it as a part, and a booked one until its trip is over', async () => {
    const [old, , young] = await mergedChain()
    await makeOverdue()
    const set = (ids: string[], change: object) =>
      api.database.kysely.updateTable('lead').set(change).where('id', 'in', ids).execute()
    await set([young], { received_at: new Date().toISOString() })
    await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: true }, version: 0 })
    expect(await eraseExpiredLeads(api.database)).toBe(0)
    expect((await lead(old)).erasedAt).toBeNull()

    const desk = quotationDesk(api)
    const [quoted, dated] = [await submit(4), await submit(5)]
    const { quotation, token } = await desk.send(owner, await desk.begin(owner, quoted), {
      startsOn: '2099-02-14',
    })
    await desk.answer(token)
    await ask('POST', `/api/quotations/${quotation.id}/confirm`, {})
    for (const status of ['contacted', 'booked']) await ask('PATCH', `/api/leads/${dated}`, { status })
    await set([quoted, dated], { received_at: LONG_AGO, booked_at: LONG_AGO })
    const travelOn = (id: string, travel_date: string) =>
      set([id], { fields: JSON.stringify({ travel_date }) })
    await travelOn(quoted, '2020-02-14')
    expect(await eraseExpiredLeads(api.database)).toBe(0)
    expect(await desk.trip(token)).toMatchObject({ confirmedAt: expect.any(String) })
    await travelOn(dated, '2020-02-14')
    expect(await eraseExpiredLeads(api.database)).toBe(1)
    // Also where staff marked the booked lead as lost, or an earlier release merged it into a lost one.
    const part = await submit(6)
    const seqOf = (id: string) =>
      api.database.kysely.selectFrom('lead').select('seq').where('id', '=', id).executeTakeFirstOrThrow()
    await set([part], { received_at: LONG_AGO, status: 'booked', merged_into: (await seqOf(quoted)).seq })
    await travelOn(part, '2099-03-14')
    await set([quoted], { status: 'lost' })
    expect(await eraseExpiredLeads(api.database)).toBe(0)
    await eraseExpiredLeads(api.database, new Date('2099-03-01'))
    expect((await lead(quoted)).erasedAt).toBeNull()
    await eraseExpiredLeads(api.database, new Date('2099-03-20'))
    expect((await lead(quoted)).erasedAt).not.toBeNull()
  })

  it('keeps a lead until the trip of an offer that is accepted or paid, or that its booking by hand has', async () => {
    const desk = quotationDesk(api)
    const quoted = async (digit: number) => {
      const id = await submit(digit)
      const { quotation, token } = await desk.send(owner, await desk.begin(owner, id), {
        startsOn: '2099-02-14',
      })
      const at = `/api/quotations/${quotation.id}`
      const pay = async () => {
        const payment = { paise: 5_000_000, receivedOn: '2026-01-02', reference: 'UPI 1' }
        return (await (await ask('POST', `${at}/payments`, payment)).json()).payments[0]
      }
      const change = (status: object) => ask('PATCH', `/api/leads/${id}`, status)
      return { id, at, pay, change, accept: () => desk.answer(token) }
    }
    const [accepted, paid, byHand] = [await quoted(1), await quoted(2), await quoted(3)]
    const [onlySent, voided, takenBack] = [await quoted(4), await quoted(5), await quoted(6)]
    expect((await accepted.accept()).status).toBe(200)
    await paid.pay()
    await byHand.change({ status: 'booked', bookedAmount: 90_000 })
    const payment = await voided.pay()
    await ask('DELETE', `${voided.at}/payments/${payment.id}`)
    await takenBack.accept()
    await ask('POST', `${takenBack.at}/confirm`, {})
    await ask('POST', `${takenBack.at}/confirm`, { takenBack: 'The hotel is full' })
    const lost = { status: 'lost', lostReason: 'Too dear' }
    for (const { change } of [onlySent, voided, takenBack]) await change(lost)
    await api.database.kysely
      .updateTable('lead')
      .set({ received_at: LONG_AGO, fields: JSON.stringify({ travel_date: '2020-02-14' }) })
      .execute()
    await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: true }, version: 0 })

    const kept = async () => {
      const states = [accepted, paid, byHand, onlySent, voided, takenBack].map(({ id }) => lead(id))
      return (await Promise.all(states)).map(({ erasedAt }) => erasedAt === null)
    }
    await eraseExpiredLeads(api.database)
    expect(await kept()).toEqual([true, true, true, false, false, false])
    await eraseExpiredLeads(api.database, new Date('2099-03-20'))
    expect(await kept()).toEqual([false, false, false, false, false, false])
  })

  it('keeps a lead that was booked by hand as long as its trip may take', async () => {
    const id = await submit(1)
    for (const status of ['contacted', 'booked']) await ask('PATCH', `/api/leads/${id}`, { status })
    await api.database.kysely
      .updateTable('lead')
      .set({ received_at: LONG_AGO, fields: JSON.stringify({ travel_date: '2099-02-14' }) })
      .execute()
    await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: true }, version: 0 })
    const erasedOn = (day: string) => eraseExpiredLeads(api.database, new Date(day))
    expect(await erasedOn('2099-02-16')).toBe(0)
    expect(await erasedOn('2099-03-16')).toBe(0)
    expect(await erasedOn('2099-03-18')).toBe(1)
  })

  it.each([{}, { travel_date: '2021-02-14' }])(
    'keeps a lead that was booked for a day that is not known until the booking has expired: %j',
    async (fields) => {
      const id = await submit(1)
      for (const status of ['contacted', 'booked']) await ask('PATCH', `/api/leads/${id}`, { status })
      await api.database.kysely
        .updateTable('lead')
        .set({ received_at: LONG_AGO, booked_at: '2099-01-10T06:00:00.000Z', fields: JSON.stringify(fields) })
        .execute()
      await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: true }, version: 0 })
      expect(await eraseExpiredLeads(api.database, new Date('2099-01-11'))).toBe(0)
      expect(await eraseExpiredLeads(api.database, new Date('2100-01-11'))).toBe(1)
    },
  )

  it('erases expired suspected spam, also where open leads are kept', async () => {
    const [spam, open] = [await submit(1), await submit(2)]
    await makeOverdue()
    await api.database.kysely.updateTable('lead').set({ quarantine: 'spam' }).where('id', '=', spam).execute()
    await ask('PUT', '/api/office/retention', { value: { months: 12, openToo: false }, version: 0 })
    expect(await eraseExpiredLeads(api.database)).toBe(1)
    expect((await lead(spam)).erasedAt).not.toBeNull()
    expect((await lead(open)).erasedAt).toBeNull()
  })

  it('completes the erasures of earlier releases when the database is migrated', async () => {
    const [a, b, c] = await mergedChain()
    // They erased a lead and directly merged ones only, and kept the deadline.
    await api.database.kysely
      .updateTable('lead')
      .set({ name: null, contact: null, email: null, destination: null, fields: null, lost_reason: null })
      .set({ erased_at: LONG_AGO })
      .where('id', 'in', [b, c])
      .execute()
    await completeErasures(api.database.kysely)
    for (const id of [a, b, c]) expect(await lead(id)).toMatchObject({ respondBy: null })
    expect(JSON.stringify(await lead(a))).not.toMatch(/Zubeida|wheelchair|Zanzibar/)
    expect((await lead(a)).history.at(-1)).toMatchObject({ type: 'erased' })
  })

  it('finds every enquiry merged with one of the person, also with another number', async () => {
    const [a, b, c] = await mergedChain()
    const { leads } = (await (
      await ask('POST', '/api/data-subjects', { contact: '9876500110' })
    ).json()) as LeadList
    expect(leads.map(({ id }) => id).sort()).toEqual([a, b, c].sort())
  })

  it('removes an erased lead from every view, report and export, also from overdue leads', async () => {
    const id = await submit(1)
    await makeOverdue()
    await api.database.kysely
      .updateTable('lead')
      .set({ follow_up_at: LONG_AGO })
      .where('id', '=', id)
      .execute()
    const day = '?from=2019-12-30&to=2020-01-02'
    const figures = async () => (await ask('GET', `/api/reports${day}`)).json()
    expect(await found({ overdue: 'true' })).toEqual([id])
    expect((await figures()).leads).toBe(1)
    const { reference } = await lead(id)
    const board = async () => (await ask('GET', '/api/board?whose=all')).json()
    const today = async () => (await ask('GET', '/api/today?whose=all')).json()
    expect((await board()).columns).toContainEqual(expect.objectContaining({ status: 'new', count: 1 }))
    expect((await today()).overdue.count).toBe(1)

    await ask('DELETE', `/api/leads/${id}`)

    expect((await board()).columns).toContainEqual(expect.objectContaining({ status: 'new', count: 0 }))
    const { overdue, due, followUps } = await today()
    expect([overdue.count, due.count, followUps.count]).toEqual([0, 0, 0])
    for (const query of [
      {},
      { q: reference },
      { overdue: 'true' },
      { order: 'urgent' },
      { followUp: 'set' },
      { status: 'open' },
      { destination: 'none' },
      { source: 'none' },
      { quarantined: 'false' },
    ])
      expect(await found(query), JSON.stringify(query)).toEqual([])
    expect(await figures()).toMatchObject({
      leads: 0,
      sources: [],
      destinations: [],
      owners: [],
      response: { waiting: 0, overdue: 0 },
    })
    expect(await (await ask('GET', '/api/leads.csv')).text()).not.toContain(reference)
    expect((await lead(id)).respondBy).toBeNull()
  })

  it('sends an open inbox only the id of the erased lead', async () => {
    const id = await submit(1)
    await ask('DELETE', `/api/leads/${id}`)
    const stop = new AbortController()
    const stream = await api.request('/api/leads/stream?after=0', {
      headers: { cookie: owner },
      signal: stop.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes(id)) text += (await reader?.read())?.value ?? ''
    stop.abort()
    await reader?.cancel()
    expect(text).toContain('event: gone')
    expect(text).not.toContain('reference')
  })

  it('refuses to separate an erased lead from the one it was merged into', async () => {
    const [a, , c] = await mergedChain()
    await ask('DELETE', `/api/leads/${c}`)
    const response = await api.request(`/api/leads/${a}/merge`, {
      method: 'DELETE',
      headers: { cookie: owner },
    })
    expect(response.status).toBe(410)
  })

  it('is said also to an agent who may not see the lead, so that nothing about it stays on their device', async () => {
    const id = await submit(1)
    const agent = await api.signIn('agent')
    const { user } = (await (await ask('GET', '/api/auth/get-session')).json()) as { user: { id: string } }
    for (const change of [{ assignee: user.id }, { status: 'contacted' }, { status: 'booked' }])
      await ask('PATCH', `/api/leads/${id}`, change)
    const answers = async () => [
      (await api.as(agent, `/api/leads/${id}`)).status,
      (await api.as(agent, `/api/leads/${id}/notes`, 'POST', { text: 'Needs a wheelchair' })).status,
    ]
    expect(await answers()).toEqual([403, 403])
    await ask('DELETE', `/api/leads/${id}`)
    expect(await answers()).toEqual([410, 410])
  })
})
