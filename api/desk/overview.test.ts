import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Board, BoardSchema, type Day, DaySchema } from '../../src/contract/desk-overview.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

/** A Monday, 11:00 in India. */
const MONDAY = new Date('2026-11-23T05:30:00.000Z')
const MINUTE_MS = 60_000

describe.each(databaseKinds())('overviews (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
    owner = await api.signIn('owner')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const ask = (cookie: string, method: string, path: string, body?: unknown) =>
    api.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const idOf = async (cookie: string) =>
    (await (await ask(cookie, 'GET', '/api/auth/get-session')).json()).user.id as string
  const board = async (cookie: string, whose: string): Promise<Board> =>
    v.parse(BoardSchema, await (await ask(cookie, 'GET', `/api/board?whose=${whose}`)).json())
  const day = async (cookie: string, whose = 'all'): Promise<Day> =>
    v.parse(DaySchema, await (await ask(cookie, 'GET', `/api/today?whose=${whose}`)).json())
  const column = async (cookie: string, whose: string, status: string) =>
    (await board(cookie, whose)).columns.find((each) => each.status === status)

  let number = 0
  async function submit(changes: object = {}): Promise<string> {
    const id = randomUUID()
    const contact = `98000003${String(number++ % 100).padStart(2, '0')}`
    const body = longBody({ contact, email: `${contact}@example.com`, ...changes } as never)
    expect((await api.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
    return id
  }
  async function patch(id: string, change: object): Promise<void> {
    const response = await ask(owner, 'PATCH', `/api/leads/${id}`, change)
    expect(response.status, await response.clone().text()).toBe(200)
  }

  it('the board has every lead in the column of its status, with counts and amounts', async () => {
    const [first, second, third] = [await submit(), await submit(), await submit()]
    await patch(second, { status: 'quoted' })
    await patch(third, { status: 'quoted' })
    await patch(third, { status: 'booked', bookedAmount: 70_000 })
    await submit({ website: 'https://spam.example.com', filledInMs: 300 })
    const found = await board(owner, 'all')
    expect(found.columns.map(({ status, count, amount }) => [status, count, amount])).toEqual([
      ['new', 1, 0],
      ['reopened', 0, 0],
      ['contacted', 0, 0],
      ['quoted', 1, 0],
      ['booked', 1, 70_000],
      ['lost', 0, 0],
    ])
    expect(found.columns[0]?.leads.map(({ id }) => id)).toEqual([first])
    expect(found.columns[4]?.leads[0]).toMatchObject({ id: third, bookedAmount: 70_000 })
  })

  it('show an agent only their own and unassigned leads', async () => {
    const [agent, colleague, manager] = [
      await api.signIn('agent'),
      await api.signIn('agent'),
      await api.signIn('manager'),
    ]
    const [mine, free, theirs] = [await submit(), await submit(), await submit()]
    await patch(mine, { assignee: await idOf(agent) })
    await patch(theirs, { assignee: await idOf(colleague) })
    const ids = async (cookie: string, whose: string) =>
      (await column(cookie, whose, 'new'))?.leads.map(({ id }) => id)
    expect(await ids(agent, 'mine')).toEqual([mine])
    expect(await ids(agent, 'all')).toEqual([free, mine])
    expect(await ids(manager, 'all')).toEqual([theirs, free, mine])
    expect((await day(agent)).due.leads.map(({ id }) => id)).toEqual([mine, free])
    expect((await day(manager)).due.count).toBe(3)
    for (const path of ['/api/board', '/api/today']) {
      expect((await api.request(path)).status).toBe(401)
      expect((await ask(agent, 'GET', `${path}?whose=everybody`)).status).toBe(400)
    }
  })

  it('the day has what is overdue, what is due and the follow-ups until midnight in India, each lead once and in order', async () => {
    const late = await submit()
    vi.setSystemTime(MONDAY.getTime() + 10 * MINUTE_MS)
    const later = await submit()
    vi.setSystemTime(MONDAY.getTime() + 60 * MINUTE_MS)
    const due = await submit()
    const [evening, noon, tomorrow, lost] = [await submit(), await submit(), await submit(), await submit()]
    for (const id of [evening, noon, tomorrow]) await patch(id, { status: 'contacted' })
    await patch(evening, { followUpAt: '2026-11-23T18:29:00.000Z' })
    await patch(noon, { followUpAt: '2026-11-23T07:00:00.000Z' })
    // 00:00 of the next day in India.
    await patch(tomorrow, { followUpAt: '2026-11-23T18:30:00.000Z' })
    await patch(late, { followUpAt: '2026-11-23T12:00:00.000Z' })
    const both = await submit()
    await patch(both, { followUpAt: '2026-11-30T12:00:00.000Z' })
    await patch(lost, { status: 'lost', lostReason: 'No answer' })
    const found = await day(owner)
    const ids = (part: { leads: { id: string }[] }) => part.leads.map(({ id }) => id)
    expect(ids(found.overdue)).toEqual([late, later])
    expect(ids(found.due)).toEqual([due, both])
    expect(ids(found.followUps)).toEqual([noon, evening])
    expect(found.followUps.count).toBe(2)
  })
})
