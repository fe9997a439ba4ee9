import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseFilters } from '../../src/contract/lead-filters.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { type Member, useSalesDesk } from '../../tests/support/sales-desk.ts'
import { renameFirstResponseFilter } from '../db/steps/014-first-response-filter.ts'

describe.each(playedKinds())('saved views and templates (%s)', (kind) => {
  const { api, owner, agent, other, ask } = useSalesDesk(kind)

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

  it('makes no change whose audit entry cannot be written', async () => {
    const { kysely } = api.database
    const invite = { name: 'Meera', email: 'meera@example.com', role: 'agent' }
    const made = await (await ask(owner, 'POST', '/api/team/invites', invite)).json()
    const before = await (await ask(owner, 'GET', '/api/lead-templates')).json()
    const [first] = before.templates
    const file = {
      source: 'portal',
      rows: [{ row: 2, id: '1', values: { phone: '9800000001', name: 'Asha' } }],
    }
    await kysely.schema.alterTable('audit').renameTo('audit2').execute()
    const attempts = [
      ask(owner, 'PUT', `/api/lead-templates/${first.id}`, {
        channel: 'whatsapp',
        name: 'Hello',
        body: 'Hi',
      }),
      ask(owner, 'DELETE', `/api/lead-templates/${first.id}`),
      ask(owner, 'DELETE', `/api/team/invites/${made.invite.id}`),
      ask(owner, 'POST', '/api/lead-imports', file),
    ]
    for (const { status } of await Promise.all(attempts)) expect(status).toBeGreaterThanOrEqual(500)
    await kysely.schema.alterTable('audit2').renameTo('audit').execute()
    expect(await (await ask(owner, 'GET', '/api/lead-templates')).json()).toEqual(before)
    expect(await kysely.selectFrom('invite').select('id').execute()).toHaveLength(1)
    expect(await kysely.selectFrom('lead').select('id').execute()).toEqual([])
  })

  it('allows managers to edit the message templates of all staff', async () => {
    const list = async (staff: Member) =>
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
    const put = (body: object, version = 1) =>
      ask(owner, 'PUT', `/api/lead-templates/${first.id}`, { ...body, version })
    expect((await put(edit)).status).toBe(200)
    expect((await list(agent))[0]).toMatchObject({ version: 2 })
    expect((await put({ ...edit, body: 'Hi' })).status).toBe(409)
    const same = { ...edit, body: 'Hello' }
    expect((await Promise.all([put(same, 2), put(same, 2)])).map(({ status }) => status)).toEqual([200, 200])
    const both = await Promise.all([put({ ...edit, body: 'One' }, 3), put({ ...edit, body: 'Two' }, 3)])
    const refused = both.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ template: (await list(agent))[0] })
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
})
