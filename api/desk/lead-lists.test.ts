import { describe, expect, it } from 'vitest'
import type { Lead } from '../../src/contract/lead.ts'
import { endOfIndianDay, indianDay } from '../../src/contract/travel-date.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { useSalesDesk } from '../../tests/support/sales-desk.ts'

describe.each(databaseKinds())('lists of leads (%s)', (kind) => {
  const { api, owner, agent, other, submit, ask, change, read, search, found, fallDue } = useSalesDesk(kind)

  it('finds a name with whatever apostrophe it was typed', async () => {
    const curly = await submit({ name: 'Sean O’Brien', contact: '9800000041' })
    const straight = await submit({ name: "Una O'Brien", contact: '9800000042' })
    for (const q of ["O'Brien", 'O’Brien', 'o‘brien', 'OʼBRIEN'])
      expect(await found({ q }), q).toEqual([straight, curly])
    expect(await found({ q: "sean o'b" })).toEqual([curly])
  })

  it('finds a name however its letters and marks were written, also one that an earlier release stored', async () => {
    const [composed, decomposed] = ['José Pérez', 'José Pérez'.normalize('NFD')]
    const fresh = await submit({ name: decomposed, contact: '9800000043' })
    const stored = await submit({ contact: '9800000044' })
    await api.database.kysely.updateTable('lead').set({ name: decomposed }).where('id', '=', stored).execute()
    for (const q of [composed, decomposed, 'pérez', 'PÉREZ'.normalize('NFD')])
      expect(await found({ q }), q).toEqual([stored, fresh])
    expect((await read(owner, fresh)).name).toBe(composed)
  })

  it('finds a number of another country, which a lead from elsewhere has in its note', async () => {
    const add = async (phone: string) => {
      const rows = [{ row: 1, id: phone, values: { name: 'Emma Hill', phone, message: 'Two rooms' } }]
      const response = await ask(owner, 'POST', '/api/lead-imports', { source: 'indiamart', rows })
      const [added] = ((await response.json()) as { rows: { lead: { id: string } }[] }).rows
      return added?.lead.id
    }
    const london = await add('+44 20 7946 0958')
    const oslo = await add('+47 22-12 34 56')
    const spoken = await add('+44 (0)20 7946 0111')
    for (const q of ['+44 20 7946 0958', '442079460958', '020 7946 0958', '0044 20 79460958', '7946 0958'])
      expect(await found({ q }), q).toEqual([london])
    expect(await found({ q: '+44 (0)20 7946 0111' })).toEqual([spoken])
    expect(await found({ q: '+44 20 7946 0111' })).toEqual([spoken])
    expect(await found({ q: '+47 22 12 34 56' })).toEqual([oslo])
    expect(await found({ q: '9876543210' })).toEqual([])
  })

  it('finds a phone number in every usual format', async () => {
    const asha = await submit({ name: 'Asha Rao', contact: '9876543210', email: 'asha@example.com' })
    const ravi = await submit({ name: 'Ravi Shah', contact: '9876500000', email: 'ravi@example.com' })
    const [{ reference } = { reference: '' }] = (await search(owner, { q: 'asha rao' })).leads
    for (const q of ['9876543210', '+91 98765 43210', '098765-43210', '0091 98765 43210', '919876543210'])
      expect(await found({ q }), q).toEqual([asha])
    for (const q of ['+91 (0) 98765 43210', '091 98765–43210', '९८७६५ ४३२१०', '\u202a+91 98765 43210\u202c'])
      expect(await found({ q }), q).toEqual([asha])
    // Of another country: Iran, and not the Indian number of the same ten digits.
    expect(await found({ q: '+98 7654 3210' })).toEqual([])
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

  it('exports the notes and the quotation of merged enquiries with the lead that was kept', async () => {
    const [kept, part] = [await submit(), await submit()]
    await ask(owner, 'POST', `/api/leads/${part}/notes`, { text: 'Likes the sea' })
    await ask(owner, 'POST', `/api/leads/${kept}/notes`, { text: 'Wants a pool' })
    const desk = quotationDesk(api)
    await desk.send(owner.cookie, await desk.begin(owner.cookie, part), {
      lines: [{ label: 'Trip', quantity: 1, unitPaise: 12_345_00 }],
      gst: 'included',
      abroad: false,
    })
    await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })
    const file = await (await ask(owner, 'POST', '/api/leads.csv', {})).text()
    expect(file).toMatch(/"12345[",.]/)
    expect(file).toMatch(/ owner: Likes the sea\n.* owner: Wants a pool"\r\n$/)
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
})
