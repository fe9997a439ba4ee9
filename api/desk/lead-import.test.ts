import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadList } from '../../src/contract/lead.ts'
import type { ImportResult, ImportRow } from '../../src/contract/lead-import.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

const values = (more: Record<string, string> = {}) => ({
  name: 'Asha Rao',
  phone: 'p:+919800000001',
  ...more,
})

describe.each(databaseKinds())('leads from a file (%s)', (kind) => {
  const api = useApi(kind)
  let cookie: string
  beforeEach(async () => {
    cookie = await api.signIn('manager')
  })

  async function send(path: string, rows: ImportRow[], source = 'meta-lead-ads') {
    const response = await api.post(path, { source, rows }, { cookie })
    expect(response.status).toBe(200)
    return ((await response.json()) as ImportResult).rows
  }
  const check = (rows: ImportRow[]) => send('/api/lead-imports/check', rows)
  const run = (rows: ImportRow[]) => send('/api/lead-imports', rows)
  async function leads() {
    const response = await api.request('/api/leads', { headers: { cookie } })
    return ((await response.json()) as LeadList).leads
  }

  it('adds each row once, says which are here already, and keeps columns without a field', async () => {
    const rows = [
      { row: 2, id: 'l:1', values: values({ platform: 'ig', message: '=HYPERLINK("x")' }) },
      { row: 3, id: 'l:2', values: values({ name: 'Ravi', phone: '9800000002' }) },
      { row: 4, id: 'l:1', values: values({ name: 'Somebody else' }) },
    ]
    expect((await check(rows)).map(({ state }) => state)).toEqual(['new', 'new', 'new'])
    expect(await leads()).toEqual([])
    const first = await run(rows)
    expect(first.map(({ state }) => state).sort()).toEqual(['added', 'added', 'known'])
    expect(first[0]?.lead?.reference).toBe(first[2]?.lead?.reference)
    expect((await run(rows)).map(({ state }) => state)).toEqual(['known', 'known', 'known'])
    expect((await check(rows)).map(({ state }) => state)).toEqual(['known', 'known', 'known'])
    const stored = await leads()
    expect(stored.map(({ name }) => name).sort()).toEqual(['Asha Rao', 'Ravi'])
    expect(stored.find(({ name }) => name === 'Asha Rao')).toMatchObject({
      kind: 'inbound',
      origin: 'meta-lead-ads',
      contact: '9800000001',
      note: '=HYPERLINK("x")\nplatform: ig',
      consent: null,
      sourceDomain: null,
    })
  })

  // Lists that are written by hand number their rows, each from 1.
  it('does not take a row for the lead of somebody else that has its id', async () => {
    await run([{ row: 2, id: '1', values: values() }])
    const rows = [
      { row: 2, id: '1', values: values({ name: 'Ravi', phone: '9800000002' }) },
      { row: 3, id: '1', values: { name: 'Meera', phone: '', email: 'meera@example.com' } },
      { row: 4, id: '1', values: values({ phone: '09800000001', email: 'asha@example.com' }) },
    ]
    const [{ id = '', reference = '' } = {}] = await leads()
    const lead = { id, reference }
    const errors = { id: expect.stringMatching(/another phone number or e-mail address/) }
    const expected = [
      { row: 2, state: 'faulty', lead, errors },
      { row: 3, state: 'faulty', lead, errors },
      { row: 4, state: 'known', lead },
    ]
    expect([await check(rows), await run(rows)]).toEqual([expected, expected])
    const twice = [values({ phone: '9800000003' }), values({ phone: '9800000004' })]
    const together = await run(twice.map((one, index) => ({ row: index + 2, id: '2', values: one })))
    expect(together.map(({ state }) => state).sort()).toEqual(['added', 'faulty'])
    const details = { contact: '9800000002', email: 'ravi@example.com' }
    expect((await api.as(cookie, `/api/leads/${id}`, 'PATCH', { details })).status).toBe(200)
    expect((await check(rows)).map(({ state }) => state)).toEqual(['known', 'faulty', 'known'])
    const owner = await api.signIn('owner')
    expect((await api.as(owner, `/api/leads/${id}`, 'DELETE')).status).toBe(200)
    // An erased lead has nothing left to compare but of what it was made.
    const erased = [...rows, { row: 5, id: '1', values: values() }]
    const others = rows.map(({ row }) => ({ row, state: 'faulty', lead, errors: { id: expect.any(String) } }))
    const result = [...others, { row: 5, state: 'known', lead }]
    expect([await check(erased), await run(erased)]).toEqual([result, result])
    const exported = [{ row: 2, id, values: values({ phone: '9800000009' }) }]
    expect(await run(exported)).toEqual([{ row: 2, state: 'known', lead }])
  })

  it.each([
    ['a number', { phone: 'NA', email: 'asha@example.com' }, { email: 'ravi@example.com' }],
    ['an address', { email: 'none' }, { phone: '9800000002' }],
  ])('does not take a text in the place of %s for what two people have in common', async (_, own, other) => {
    await run([{ row: 2, id: '1', values: values(own) }])
    const rows = [
      { row: 2, id: '1', values: values({ ...own, ...other, name: 'Ravi' }) },
      { row: 3, id: '1', values: values(own) },
    ]
    expect((await check(rows)).map(({ state }) => state)).toEqual(['faulty', 'known'])
    expect((await run(rows)).map(({ state }) => state)).toEqual(['faulty', 'known'])
  })

  it('does not do so either where a number is of another country, or cannot be read', async () => {
    const [abroad, unreadable] = ['p:+44 20 7946 0958', '98000']
    await run([
      { row: 2, id: '1', values: values({ phone: abroad }) },
      { row: 3, id: '2', values: values({ phone: unreadable, email: 'asha@example.com' }) },
      { row: 4, id: '3', values: values() },
    ])
    const others = [
      { row: 2, id: '1', values: values({ name: 'Ravi', phone: '+971 50 123 4567' }) },
      { row: 3, id: '1', values: values({ name: 'Ravi', phone: '9800000002' }) },
      { row: 4, id: '2', values: values({ name: 'Ravi', phone: '+971 50 123 4567' }) },
      { row: 5, id: '3', values: values({ name: 'Ravi', phone: '+971 50 123 4567' }) },
      { row: 6, id: '3', values: values({ name: 'Ravi', phone: '98001' }) },
    ]
    const same = [
      { row: 7, id: '1', values: values({ phone: '0044 20 79460958' }) },
      { row: 8, id: '2', values: values({ phone: unreadable, email: '' }) },
      { row: 9, id: '2', values: values({ phone: '', email: 'Asha@example.com' }) },
    ]
    const expected = [...others.map(() => 'faulty'), ...same.map(() => 'known')]
    const states = (results: { state: string }[]) => results.map(({ state }) => state)
    expect(states(await check([...others, ...same]))).toEqual(expected)
    expect(states(await run([...others, ...same]))).toEqual(expected)
    expect(await leads()).toHaveLength(3)
  })

  // After an update that was undone, what was exported before is imported, and may have leads that are still here.
  it('knows the leads of an export that are here', async () => {
    const posted = await api.post('/submit-form', longBody({ contact: '9800000001' }))
    const { id, reference } = (await posted.json()) as { id: string; reference: string }
    const rows = [
      { row: 2, id, values: values() },
      { row: 3, id: crypto.randomUUID(), values: values({ phone: '9800000002' }) },
    ]
    expect((await check(rows)).map(({ state }) => state)).toEqual(['known', 'new'])
    expect(await run(rows)).toMatchObject([{ state: 'known', lead: { id, reference } }, { state: 'added' }])
    expect(await leads()).toHaveLength(2)
  })

  it('records in the audit log who compares a list of people with the leads', async () => {
    const audited = async () =>
      (await api.database.kysely.selectFrom('audit').select('action').execute()).map(({ action }) => action)
    await check([{ row: 2, id: 'l:1', values: values() }])
    expect(await audited()).not.toContain('lead.listed')
    await api.post('/submit-form', longBody({ contact: '9800000001' }))
    const [row] = await check([{ row: 2, id: 'l:1', values: values() }])
    expect(row?.samePerson).toBeDefined()
    expect(await audited()).toContain('lead.listed')
  })

  it('recognises a row without an id by its cells, whatever its columns are mapped to', async () => {
    const content = JSON.stringify(['Asha Rao', '9800000001', 'Bali'])
    await run([{ row: 2, content, values: values({ destination: 'Bali' }) }])
    expect(await run([{ row: 2, content, values: values({ message: 'Bali' }) }])).toMatchObject([
      { state: 'known' },
    ])
    expect(await run([{ row: 2, content: `${content} `, values: values() }])).toMatchObject([
      { state: 'added' },
    ])
    // An id that looks like cells is another lead's.
    expect(await run([{ row: 2, id: content, values: values() }])).toMatchObject([{ state: 'added' }])
  })

  it('names what is wrong with a row and stores the others', async () => {
    const rows = [
      { row: 2, id: '1', values: { name: 'Nobody' } },
      { row: 3, id: '2', values: values({ phone: '98000', email: 'x' }) },
      { row: 4, id: '3', values: values({ email: 'x', travel_date: 'In May', travellers: 'family' }) },
      { row: 5, values: values() },
      { row: 6, id: '4', values: values({ message: 'x'.repeat(9_000) }) },
    ]
    const result = await run(rows)
    expect(result.map(({ state }) => state)).toEqual(['faulty', 'faulty', 'added', 'faulty', 'faulty'])
    expect(result[0]?.errors).toEqual({ phone: 'Please give a phone number or an e-mail address.' })
    expect((await leads())[0]?.note).toBe(
      'E-mail (as received): x\nTravel date (as received): In May\nTravellers (as received): family',
    )
    expect((await check(rows)).map(({ state }) => state)).toEqual([
      'faulty',
      'faulty',
      'known',
      'faulty',
      'faulty',
    ])
  })

  it('shows another lead of the same person, by number or by address', async () => {
    await api.post('/submit-form', longBody({ contact: '9800000001', email: 'Asha@example.com' }))
    const result = await check([
      { row: 2, id: '1', values: values() },
      { row: 3, id: '2', values: values({ phone: '9800000009', email: 'ASHA@example.com' }) },
      { row: 4, id: '3', values: values({ phone: '9800000009' }) },
    ])
    expect(result.map(({ samePerson }) => samePerson !== undefined)).toEqual([true, true, false])
  })

  it('goes through the assignment rules, and the log says how many', async () => {
    await run([
      { row: 2, id: '1', values: values() },
      { row: 3, id: '2', values: {} },
    ])
    const entry = await api.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'lead.imported')
      .executeTakeFirst()
    expect(JSON.parse(entry?.detail ?? '')).toEqual({
      source: 'meta-lead-ads',
      added: 1,
      known: 0,
      faulty: 1,
    })
    const notices = await api.database.kysely.selectFrom('notification').select('topic').execute()
    expect(notices).toEqual([{ topic: 'lead.received' }])
  })

  it('stores a row once when two colleagues import the file at the same time', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      row: index + 2,
      id: `l:${index}`,
      values: values({ phone: `98000000${10 + index}` }),
    }))
    const results = (await Promise.all([run(rows), run(rows), run(rows)])).flat()
    expect(results.filter(({ state }) => state === 'added')).toHaveLength(40)
    expect(await leads()).toHaveLength(40)
  })

  it('refuses too many rows, an unknown field, and a name that is no source', async () => {
    const row = { row: 2, id: '1', values: values() }
    for (const body of [
      { source: 'meta-lead-ads', rows: [] },
      { source: 'meta-lead-ads', rows: Array.from({ length: 101 }, () => row) },
      { source: 'Not a name', rows: [row] },
      { source: 'meta-lead-ads', rows: [{ ...row, assignee: 'x' }] },
    ])
      expect((await api.post('/api/lead-imports', body, { cookie })).status).toBe(400)
  })
})
