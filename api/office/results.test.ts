import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Report, ReportSchema, type Result } from '../../src/contract/reports.ts'
import { type TargetList, TargetListSchema } from '../../src/contract/sales-targets.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

/** A Monday, 11:00 in India. */
const MONDAY = new Date('2026-11-23T05:30:00.000Z')
const MINUTE_MS = 60_000
const PERIOD = 'from=2026-11-23&to=2026-11-23'

const GOOGLE = { source: 'Google', medium: 'CPC', campaign: 'bali' }
const INSTAGRAM = { source: 'instagram' }

/** Every lead of the golden set: what came in, minutes to the first answer, and its status. */
const GOLDEN = [
  { attribution: GOOGLE, destination: 'Bali', about: 'bali1', answer: 10, amount: 123_457 },
  { attribution: GOOGLE, destination: 'bali', about: 'bali1', answer: 20, amount: 99_999 },
  { attribution: GOOGLE, destination: 'Goa', about: 'diwali', answer: 60, lost: 'Too expensive' },
  { attribution: INSTAGRAM, destination: 'Goa', about: 'diwali', answer: 30, amount: 1 },
  { attribution: INSTAGRAM, destination: 'Goa', answer: 40, amount: null },
  { destination: 'Kerala', answer: 50, lost: 'wanted a tiger' },
  { destination: 'Kerala', about: 'bali1' },
] as const

describe.each(databaseKinds())('results (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
    owner = await api.signIn('owner')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const read = async (cookie: string, path: string) => (await api.as(cookie, path)).json()
  const idOf = async (cookie: string) => (await read(cookie, '/api/auth/get-session')).user.id

  async function patch(id: string, change: object): Promise<void> {
    const response = await api.as(owner, `/api/leads/${id}`, 'PATCH', change)
    expect(response.status, await response.clone().text()).toBe(200)
  }

  async function addGolden(): Promise<string[]> {
    const ids: string[] = []
    for (const [index, entry] of GOLDEN.entries()) {
      const { attribution, destination, about, answer, amount, lost } = {
        attribution: undefined,
        about: undefined,
        answer: undefined,
        amount: undefined,
        lost: undefined,
        ...entry,
      }
      const id = randomUUID()
      const contact = `98000001${String(index).padStart(2, '0')}`
      const body = longBody({
        attribution,
        destination,
        about,
        contact,
        email: `${index}@example.com`,
      } as never)
      expect((await api.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
      ids.push(id)
      if (answer === undefined) continue
      vi.setSystemTime(MONDAY.getTime() + answer * MINUTE_MS)
      await patch(id, { status: 'quoted' })
      if (lost) await patch(id, { status: 'lost', lostReason: lost })
      else await patch(id, { status: 'booked', ...(amount !== null && { bookedAmount: amount }) })
      vi.setSystemTime(MONDAY)
    }
    return ids
  }
  const report = async (cookie = owner): Promise<Report> =>
    v.parse(ReportSchema, await read(cookie, `/api/reports?${PERIOD}`))
  const targets = async (month: string, cookie = owner): Promise<TargetList> =>
    v.parse(TargetListSchema, await read(cookie, `/api/targets?month=${month}`))
  const sum = (rows: readonly Pick<Result, 'leads' | 'quoted' | 'booked' | 'amount'>[]) =>
    rows.reduce(
      (all, row) => ({
        leads: all.leads + row.leads,
        quoted: all.quoted + row.quoted,
        booked: all.booked + row.booked,
        amount: all.amount + row.amount,
      }),
      { leads: 0, quoted: 0, booked: 0, amount: 0 },
    )

  it('of the golden set add up to the rupee, by source, destination, choice and owner', async () => {
    await addGolden()
    const found = await report()
    expect(found.leads).toBe(7)
    expect(found.result).toEqual({ quoted: 6, booked: 4, withoutAmount: 1, amount: 223_457 })
    expect(found.leadSources).toEqual([
      { name: 'google / cpc', leads: 3, quoted: 3, booked: 2, amount: 223_456, answered: 3, median: 20 },
      { name: 'instagram', leads: 2, quoted: 2, booked: 2, amount: 1, answered: 2, median: 30 },
      { name: null, leads: 2, quoted: 1, booked: 0, amount: 0, answered: 1, median: 50 },
    ])
    expect(found.destinations).toMatchObject([
      { name: 'Goa', leads: 3, booked: 2, amount: 1, median: 40 },
      { leads: 2, booked: 2, amount: 223_456, median: 10 },
      { name: 'Kerala', leads: 2, booked: 0, amount: 0, median: 50 },
    ])
    expect(found.abouts).toMatchObject([
      { name: 'bali1', leads: 3, amount: 223_456 },
      { name: 'diwali', leads: 2, amount: 1 },
      { name: null, leads: 2, amount: 0 },
    ])
    expect(found.lostReasons).toEqual([
      { reason: 'Too expensive', leads: 1 },
      { reason: 'other', leads: 1 },
    ])
    const whole = { leads: 7, quoted: 6, booked: 4, amount: 223_457 }
    for (const rows of [found.leadSources, found.destinations, found.abouts, found.owners])
      expect(sum(rows)).toEqual(whole)
    const [line] = (await targets('2026-11')).people
    expect(line).toEqual({ staff: null, target: null, booked: 4, withoutAmount: 1, amount: 223_457 })
  })

  it('count what was chosen as the list behind a figure does, also before and after a package was renamed', async () => {
    for (const [index, about] of ['Bali At Ease (bali1)', 'Bali at ease (bali1)'].entries()) {
      const body = longBody({ about, contact: `980000020${index}`, email: `${index}@example.com` })
      await api.post('/submit-form', body, { 'idempotency-key': randomUUID() })
    }
    const { abouts } = await report()
    expect(abouts).toHaveLength(2)
    for (const { name, leads } of abouts) {
      const list = await read(owner, `/api/leads?${PERIOD}&about=${encodeURIComponent(name ?? '')}`)
      expect(list.leads).toHaveLength(leads)
    }
  })

  it('keep the amount of a booking whose personal data was erased, apart from what the lists show', async () => {
    const agent = await api.signIn('agent')
    const mine = await idOf(agent)
    const [first = '', second = '', lost = ''] = await addGolden()
    for (const id of [first, second, lost]) await patch(id, { assignee: mine })
    for (const id of [first, lost])
      expect((await api.as(owner, `/api/leads/${id}`, 'DELETE')).status).toBe(200)
    const found = await report()
    expect(found.erased).toEqual({ booked: 1, amount: 123_457 })
    expect(found.result).toMatchObject({ booked: 3, amount: 100_000 })
    expect(sum(found.leadSources).amount).toBe(100_000)
    expect((await report(agent)).erased).toEqual({ booked: 1, amount: 123_457 })
    const line = (await targets('2026-11', agent)).people
    expect(line).toEqual([{ staff: mine, target: null, booked: 2, withoutAmount: 0, amount: 223_456 }])
    // A lost lead keeps nothing.
    const erased = await api.database.kysely
      .selectFrom('lead')
      .select(['id', 'assignee', 'booked_amount'])
      .where('erased_at', 'is not', null)
      .orderBy('seq')
      .execute()
    expect(erased).toEqual([
      { id: first, assignee: mine, booked_amount: 123_457 },
      { id: lost, assignee: null, booked_amount: null },
    ])
  })

  it('are as many as the list of leads behind each figure shows', async () => {
    await addGolden()
    const found = await report()
    const listed = async (filter: object) =>
      (await read(owner, `/api/leads?${PERIOD}&quarantined=false&${new URLSearchParams({ ...filter })}`))
        .leads.length
    for (const { name, leads } of found.leadSources)
      expect(await listed({ leadSource: name ?? 'none' })).toBe(leads)
    for (const { name, leads } of found.abouts) expect(await listed({ about: name ?? 'none' })).toBe(leads)
    for (const { reason, leads } of found.lostReasons)
      expect(await listed({ lostReason: reason })).toBe(leads)
    expect(await listed({ quoted: 'true' })).toBe(found.result.quoted)
  })

  it('still add up when there are more names than are listed', async () => {
    for (let index = 0; index < 104; index++) {
      const contact = `98000002${String(index).padStart(2, '0')}`.slice(0, 10)
      const body = longBody({
        attribution: { source: `s${index}` },
        contact,
        email: `${index}@example.com`,
      } as never)
      await api.post('/submit-form', body, { 'idempotency-key': randomUUID() })
    }
    const { leads, leadSources } = await report()
    expect(leadSources).toHaveLength(101)
    expect(leadSources.at(-1)).toMatchObject({ name: null, others: 4, leads: 4 })
    expect(sum(leadSources).leads).toBe(leads)
  })

  it('count a lead in the month it was booked, for its assignee then, and no longer when the booking is taken back', async () => {
    const agent = await api.signIn('agent')
    const manager = await api.signIn('manager')
    const [agentId, managerId] = [await idOf(agent), await idOf(manager)]
    const [first = '', second = ''] = await addGolden()
    await patch(first, { assignee: agentId })
    await patch(second, { assignee: managerId })
    // 00:15 on the first of December in India, still November by UTC.
    vi.setSystemTime(new Date('2026-11-30T18:45:00Z'))
    // The first session has ended.
    owner = await api.signIn('owner')
    await patch(second, { status: 'reopened' })
    await patch(second, { status: 'booked', bookedAmount: 5 })
    const amounts = async (month: string) =>
      new Map((await targets(month)).people.map(({ staff, amount }) => [staff, amount]))
    expect(await amounts('2026-11')).toEqual(
      new Map([
        [agentId, 123_457],
        [null, 1],
      ]),
    )
    expect(await amounts('2026-12')).toEqual(new Map([[managerId, 5]]))
  })

  it('targets are set by managers and owners, and an agent sees the own line only', async () => {
    const [agent, manager] = [await api.signIn('agent'), await api.signIn('manager')]
    const [mine, theirs] = [await idOf(agent), await idOf(manager)]
    const wanted = (amount: number | null) => ({
      month: '2026-11',
      targets: [
        { staff: mine, amount },
        { staff: theirs, amount: 7 },
      ],
    })
    expect((await api.as(agent, '/api/targets', 'PUT', wanted(1))).status).toBe(403)
    expect((await api.as(manager, '/api/targets', 'PUT', wanted(500_000))).status).toBe(200)
    expect((await api.as(owner, '/api/targets', 'PUT', wanted(600_000))).status).toBe(200)
    expect((await targets('2026-11', agent)).people).toEqual([
      { staff: mine, target: 600_000, booked: 0, withoutAmount: 0, amount: 0 },
    ])
    expect((await targets('2026-11', manager)).people).toHaveLength(2)
    // What a colleague has set in the meantime is not replaced unseen; the same once more is no conflict.
    const change = (amount: number | null, before: number | null) =>
      api.as(owner, '/api/targets', 'PUT', { month: '2026-11', targets: [{ staff: mine, amount, before }] })
    const late = await change(700_000, 500_000)
    expect(late.status).toBe(409)
    expect((await late.json()).errors[mine]).toMatch(/^A colleague has set ₹6,00,000/)
    expect((await change(600_000, 500_000)).status).toBe(200)
    expect((await change(700_000, 600_000)).status).toBe(200)
    expect((await api.as(owner, '/api/targets', 'PUT', wanted(null))).status).toBe(200)
    expect((await targets('2026-11', agent)).people).toEqual([])
    for (const wrong of [
      { month: '2026-13', targets: [{ staff: mine, amount: 1 }] },
      { month: '2026-11', targets: [{ staff: 'nobody', amount: 1 }] },
      { month: '2026-11', targets: [{ staff: mine, amount: 1.5 }] },
      { month: '2026-11', targets: [] },
      // As many as the schema allows are not too large.
      {
        month: '2026-11',
        targets: Array.from({ length: 200 }, () => ({
          staff: randomUUID(),
          amount: 5_000_000,
          before: 4_000_000,
        })),
      },
    ])
      expect((await api.as(owner, '/api/targets', 'PUT', wrong)).status).toBe(400)
  })
})
