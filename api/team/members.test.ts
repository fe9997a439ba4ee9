import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useTeam } from '../../tests/support/team.ts'

describe.each(databaseKinds())('the team (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, team, signIn } = staff

  it('always has an owner, also when two give up the role at the same time', async () => {
    const [first] = (await team()).members
    const path = `/api/team/${first?.id}`
    expect((await api.as(staff.owner, path, 'PATCH', { role: 'agent' })).status).toBe(409)
    expect((await api.as(staff.owner, path, 'PATCH', { deactivated: true })).status).toBe(409)
    const other = await api.signIn('owner')
    const ids = (await team()).members.map(({ id }) => id)
    const both = await Promise.all([
      api.as(staff.owner, `/api/team/${ids[1]}`, 'PATCH', { role: 'manager' }),
      api.as(other, `/api/team/${ids[0]}`, 'PATCH', { role: 'manager' }),
    ])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const owners = await api.database.kysely
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
  })

  it('ends the sessions of a closed account at once, and unassigns its open leads', async () => {
    const agent = await api.signIn('agent')
    const id = (await team()).members[1]?.id
    const lead = randomUUID()
    await api.post('/submit-form', longBody(), { 'idempotency-key': lead })
    await api.as(staff.owner, `/api/leads/${lead}`, 'PATCH', { assignee: id })
    expect((await api.as(staff.owner, `/api/team/${id}`, 'PATCH', { deactivated: true })).status).toBe(200)
    expect((await api.as(agent, '/api/leads')).status).toBe(401)
    expect((await signIn('agent2@example.com', 'correct horse')).status).toBe(403)
    expect(await (await api.as(staff.owner, `/api/leads/${lead}`)).json()).toMatchObject({ assignee: null })
    await api.as(staff.owner, `/api/team/${id}`, 'PATCH', { deactivated: false })
    expect((await signIn('agent2@example.com', 'correct horse')).status).toBe(200)
  })

  it('keeps the leave that a member enters while a colleague saves their working hours, and the other way round', async () => {
    const agent = await api.signIn('agent')
    const id = (await team()).members[1]?.id
    const save = async (cookie: string, change: object) =>
      (await api.as(cookie, `/api/team/${id}/shift`, 'PUT', change)).status
    const hours = [{ from: '09:00', to: '13:00' }, null, null, null, null, null, null]
    expect(await save(agent, { away: true })).toBe(200)
    expect(await save(staff.owner, { hours })).toBe(200)
    expect((await team()).members[1]?.shift).toEqual({ hours, away: true })
    expect(await save(agent, { away: false })).toBe(200)
    expect(await save(agent, {})).toBe(200)
    expect((await team()).members[1]?.shift).toEqual({ hours, away: false })
  })

  it('does not replace working hours that a colleague has changed meanwhile', async () => {
    await api.signIn('agent')
    const id = (await team()).members[1]?.id
    const save = (change: object) => api.as(staff.owner, `/api/team/${id}/shift`, 'PUT', change)
    const day = { from: '09:00', to: '13:00' }
    const [mornings, mondays] = [
      [day, day, null, null, null, null, null],
      [day, null, null, null, null, null, null],
    ]
    const { hours: before } = (await team()).members[1]?.shift ?? {}
    expect((await save({ hours: mornings, before })).status).toBe(200)
    const refused = await save({ hours: mondays, before })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ hours: mornings })
    expect((await team()).members[1]?.shift.hours).toEqual(mornings)
    // The answer to the first was lost; and the second is sent again, as it was asked for.
    expect((await save({ hours: mornings, before })).status).toBe(200)
    expect((await save({ hours: mondays, before: mornings })).status).toBe(200)
    expect((await team()).members[1]?.shift.hours).toEqual(mondays)
    // Two colleagues at the same moment.
    const tuesdays = [null, day, null, null, null, null, null]
    const both = await Promise.all([mornings, tuesdays].map((hours) => save({ hours, before: mondays })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('shows an agent only own and unassigned leads, in every list', async () => {
    const agent = await api.signIn('agent')
    const [mine, theirs] = [randomUUID(), randomUUID()]
    for (const id of [mine, theirs])
      await api.post('/submit-form', longBody({ name: `Guest ${id}` }), { 'idempotency-key': id })
    const [me] = (await team()).members
    await api.as(staff.owner, `/api/leads/${theirs}`, 'PATCH', { assignee: me?.id })
    const { leads } = (await (await api.as(agent, '/api/leads')).json()) as { leads: { id: string }[] }
    expect(leads.map(({ id }) => id)).toEqual([mine])
    for (const [path, method, body] of [
      ['', 'GET', undefined],
      ['', 'PATCH', { status: 'contacted' }],
      ['/notes', 'POST', { text: 'x' }],
      ['/contacts', 'POST', { channel: 'call' }],
      ['/presence', 'POST', {}],
    ] as const) {
      const response = await api.as(agent, `/api/leads/${theirs}${path}`, method, body)
      expect(response.status, path).toBe(403)
      expect(await response.text()).not.toContain(theirs)
    }
    const search = await api.as(agent, '/api/lead-search', 'POST', { q: theirs.slice(0, 8) })
    expect(await search.json()).toMatchObject({ leads: [] })
  })
})
