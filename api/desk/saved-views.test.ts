import { describe, expect, it } from 'vitest'
import type { LeadViewList } from '../../src/contract/lead-filters.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(databaseKinds())('saved views (%s)', (kind) => {
  const api = useApi(kind)
  const read = async (cookie: string) =>
    (await (await api.request('/api/lead-views', { headers: { cookie } })).json()) as LeadViewList
  const save = (cookie: string, views: object[]) =>
    api.request('/api/lead-views', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ views }),
    })

  it('are shown to colleagues when they are shared, each with the leads that its reader sees', async () => {
    const manager = await api.signIn('manager')
    const agent = await api.signIn('agent')
    const first = await api.post('/submit-form', longBody({ contact: '9800000001', destination: 'Bali' }))
    const { id } = (await first.json()) as { id: string }
    await api.post('/submit-form', longBody({ contact: '9800000002', destination: 'Bali' }))
    await api.post('/submit-form', longBody({ contact: '9800000003', destination: 'Goa' }))
    const bali = { name: 'Bali', filters: { destination: 'Bali' }, shared: true }
    const mine = { name: 'Mine', filters: { assignee: 'me' } }
    expect((await save(manager, [bali, mine])).status).toBe(200)
    expect(await read(manager)).toMatchObject({
      views: [bali, mine],
      team: [],
      counts: { own: [2, 0], team: [] },
    })
    expect((await read(agent)).team).toMatchObject([{ name: 'Bali', filters: { destination: 'Bali' } }])
    expect((await read(agent)).counts).toEqual({ builtIn: [3, 0, 3, 0, 0], own: [], team: [2] })

    // A lead of the manager is not in the agent's count.
    const session = await api.request('/api/auth/get-session', { headers: { cookie: manager } })
    const { user } = (await session.json()) as { user: { id: string } }
    await api.post(`/api/leads/${id}/take`, {}, { cookie: manager, 'x-staff-id': user.id })
    expect((await read(agent)).counts.team).toEqual([1])
    expect((await read(manager)).counts).toMatchObject({ builtIn: [3, 1, 2, 0, 0], own: [2, 1] })
    expect((await read(agent)).counts.builtIn).toEqual([2, 0, 2, 0, 0])

    // A colleague's view is not changed by saving one's own.
    await save(agent, [])
    expect((await read(manager)).views).toHaveLength(2)
    await save(manager, [mine])
    expect((await read(agent)).team).toEqual([])
  })

  it('serve others between the counts of two views', async () => {
    const owner = await api.signIn('owner')
    const views = Array.from({ length: 10 }, (_, number) => ({ name: `View ${number}`, filters: {} }))
    await save(owner, views)
    let turns = 0
    let next = setImmediate(function count() {
      turns++
      next = setImmediate(count)
    })
    expect((await read(owner)).counts.own).toHaveLength(views.length)
    clearImmediate(next)
    expect(turns).toBeGreaterThanOrEqual(views.length)
  })

  it('of one user do not replace what the same user saved in another tab', async () => {
    const cookie = await api.signIn('agent')
    const [mine, bali] = [
      { name: 'Mine', filters: { assignee: 'me' } },
      { name: 'Bali', filters: {} },
    ]
    const change = async (before: object[], views: object[]) =>
      (await api.as(cookie, '/api/lead-views', 'PUT', { before, views })).status
    expect(await change([], [mine])).toBe(200)
    expect(await change([], [bali])).toBe(409)
    expect((await read(cookie)).views).toEqual([mine])
    // Sent again because an answer was lost.
    expect(await change([], [mine])).toBe(200)
    expect(await change([mine], [mine, bali])).toBe(200)
  })

  it('are saved as many as are allowed, also where they filter by long addresses', async () => {
    const cookie = await api.signIn('agent')
    const source = `https://example.com/bali?${'utm_campaign=winter&'.repeat(20)}`
    const views = Array.from({ length: 20 }, (_, n) => ({ name: `Campaign ${n}`, filters: { source } }))
    expect((await save(cookie, views)).status).toBe(200)
    const change = { before: views, views: views.slice(1) }
    expect((await api.as(cookie, '/api/lead-views', 'PUT', change)).status).toBe(200)
  })

  it('of a closed account are not shown', async () => {
    const manager = await api.signIn('manager')
    const agent = await api.signIn('agent')
    await save(manager, [{ name: 'All', filters: {}, shared: true }])
    expect((await read(agent)).team).toHaveLength(1)
    await api.database.kysely
      .updateTable('user')
      .set({ deactivatedAt: new Date().toISOString() })
      .where('role', '=', 'manager')
      .execute()
    expect((await read(agent)).team).toEqual([])
  })
})
