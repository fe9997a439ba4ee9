import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Lead, LeadDetailSchema } from '../../src/contract/lead.ts'
import { type BulkResult, MAX_LEADS_AT_ONCE } from '../../src/contract/many-leads.ts'
import type { Team } from '../../src/contract/team.ts'
import { startApi } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { startHttpReceiver, startMailReceiver } from '../../tests/support/receivers.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(playedKinds())('changes of many leads (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  let manager: string
  let agent: string
  let ids: { owner: string; manager: string; agent: string }
  beforeEach(async () => {
    owner = await api.signIn('owner')
    manager = await api.signIn('manager')
    agent = await api.signIn('agent')
    ids = { owner: await idOf(owner), manager: await idOf(manager), agent: await idOf(agent) }
  })

  const idOf = async (cookie: string): Promise<string> =>
    (await (await api.as(cookie, '/api/auth/get-session')).json()).user.id
  const read = async (id: string) =>
    v.parse(LeadDetailSchema, await (await api.as(owner, `/api/leads/${id}`)).json())
  const notices = () =>
    api.database.kysely
      .selectFrom('notification')
      .select(['topic', 'recipients', 'leads'])
      .where('topic', 'in', ['lead.assigned', 'lead.handed-over'])
      .orderBy('seq')
      .execute()
  const changeAudit = () =>
    api.database.kysely
      .selectFrom('audit')
      .select(['actor', 'lead_seq', 'detail'])
      .where('action', '=', 'lead.changed')
      .execute()

  async function lead(changes: Partial<Lead> = {}): Promise<string> {
    const id = randomUUID()
    const contact = String(9_000_000_000 + Math.floor(Math.random() * 1e8))
    const body = longBody({ contact, email: `${id}@example.com` } as never)
    expect((await api.post('/submit-form', body, { 'idempotency-key': id })).status).toBe(200)
    if (Object.keys(changes).length > 0)
      expect((await api.as(owner, `/api/leads/${id}`, 'PATCH', changes)).status).toBe(200)
    return id
  }
  // Assigned by the row, so that only what the test does is in the history and in the notices.
  async function leadOf(assignee: string, values: Record<string, unknown> = {}): Promise<string> {
    const id = await lead()
    const row = { assignee, ...values }
    await api.database.kysely.updateTable('lead').set(row).where('id', '=', id).execute()
    return id
  }

  describe('a hand-over', () => {
    const handOver = (cookie: string, from: string, to: string | null) =>
      api.as(cookie, '/api/leads/hand-over', 'POST', { from, to })
    const moved = async (response: Response): Promise<number> => {
      expect(response.status).toBe(200)
      return (await response.json()).moved
    }
    const openLeads = async () => {
      const { members } = (await (await api.as(owner, '/api/team')).json()) as Team
      return Object.fromEntries(members.map(({ id, openLeads }) => [id, openLeads]))
    }

    it('moves all open leads with an event, an audit entry and a version each, and one notice', async () => {
      const open = [
        await leadOf(ids.agent),
        await leadOf(ids.agent, { status: 'quoted' }),
        await leadOf(ids.agent, { status: 'reopened' }),
      ]
      expect(await openLeads()).toEqual({ [ids.owner]: 0, [ids.manager]: 0, [ids.agent]: 3 })
      expect(await moved(await handOver(owner, ids.agent, ids.manager))).toBe(3)
      for (const id of open) {
        const { assignee, version, history } = await read(id)
        expect({ assignee, version }).toEqual({ assignee: ids.manager, version: 2 })
        expect(history.filter(({ type }) => type === 'changed')).toMatchObject([
          { actor: ids.owner, changes: { assignee: ids.manager } },
        ])
      }
      const entries = await changeAudit()
      expect(entries).toHaveLength(3)
      for (const { actor, detail } of entries)
        expect([actor, detail]).toEqual([ids.owner, JSON.stringify({ fields: ['assignee'] })])
      expect(await notices()).toEqual([
        { topic: 'lead.handed-over', recipients: JSON.stringify([ids.manager]), leads: 3 },
      ])
      expect(await openLeads()).toEqual({ [ids.owner]: 0, [ids.manager]: 3, [ids.agent]: 0 })
    })

    it('leaves booked, lost, merged, erased and quarantined leads and those of others', async () => {
      const kept = await leadOf(ids.owner)
      const { seq } = await api.database.kysely
        .selectFrom('lead')
        .select('seq')
        .where('id', '=', kept)
        .executeTakeFirstOrThrow()
      const untouched = [
        await leadOf(ids.agent, { status: 'booked' }),
        await leadOf(ids.agent, { status: 'lost' }),
        await leadOf(ids.agent, { merged_into: seq }),
        await leadOf(ids.agent, { erased_at: new Date().toISOString() }),
        await leadOf(ids.agent, { quarantine: 'staff' }),
      ]
      expect((await openLeads())[ids.agent]).toBe(0)
      expect(await moved(await handOver(owner, ids.agent, ids.manager))).toBe(0)
      const rows = await api.database.kysely
        .selectFrom('lead')
        .select(['id', 'assignee', 'version'])
        .execute()
      for (const id of untouched)
        expect(rows.find((row) => row.id === id)).toMatchObject({ assignee: ids.agent, version: 1 })
      expect(rows.find((row) => row.id === kept)).toMatchObject({ assignee: ids.owner, version: 1 })
      expect(await notices()).toEqual([])
      expect(await changeAudit()).toEqual([])
    })

    it('makes leads unassigned, and moves none the second time', async () => {
      const id = await leadOf(ids.agent)
      expect(await moved(await handOver(manager, ids.agent, null))).toBe(1)
      expect(await moved(await handOver(manager, ids.agent, null))).toBe(0)
      const { assignee, history } = await read(id)
      expect(assignee).toBeNull()
      expect(history.filter(({ type }) => type === 'changed')).toHaveLength(1)
      expect(await notices()).toEqual([])
    })

    it('sends no notice about an own choice', async () => {
      await leadOf(ids.agent)
      expect(await moved(await handOver(manager, ids.agent, ids.manager))).toBe(1)
      expect(await notices()).toEqual([])
    })

    it('is refused with a reason: unknown or closed colleagues, the same person, an agent', async () => {
      const id = await leadOf(ids.manager)
      const refused = async (response: Response, status: number, message: string) => {
        expect(response.status).toBe(status)
        expect((await response.json()).message).toContain(message)
      }
      await refused(await handOver(owner, 'nobody', ids.agent), 404, 'no such member')
      await refused(await handOver(owner, ids.manager, 'nobody'), 400, 'no such member')
      await refused(await handOver(owner, ids.manager, ids.manager), 400, 'with this person already')
      await refused(await handOver(agent, ids.manager, ids.agent), 403, 'role does not allow')
      await refused(await api.as(owner, '/api/leads/hand-over', 'POST', { from: ids.manager }), 400, '')
      expect((await api.as(owner, `/api/team/${ids.agent}`, 'PATCH', { deactivated: true })).status).toBe(200)
      await refused(await handOver(owner, ids.manager, ids.agent), 400, 'no such member')
      expect(await read(id)).toMatchObject({ assignee: ids.manager, version: 1 })
    })

    it('moves the leads of a closed account', async () => {
      expect((await api.as(owner, `/api/team/${ids.agent}`, 'PATCH', { deactivated: true })).status).toBe(200)
      await leadOf(ids.agent, { status: 'reopened' })
      expect(await moved(await handOver(owner, ids.agent, ids.manager))).toBe(1)
    })

    it('moves each lead once when two are sent at once', async () => {
      const leads = []
      for (let n = 0; n < 12; n++) leads.push(await leadOf(ids.agent))
      const answers = await Promise.all([
        handOver(owner, ids.agent, ids.manager),
        handOver(manager, ids.agent, ids.owner),
        handOver(owner, ids.agent, ids.manager),
      ])
      const numbers = await Promise.all(answers.map(moved))
      expect(numbers.toSorted()).toEqual([0, 0, 12])
      for (const id of leads) {
        const { version, history } = await read(id)
        expect(version).toBe(2)
        expect(history.filter(({ type }) => type === 'changed')).toHaveLength(1)
      }
      expect(await changeAudit()).toHaveLength(12)
      expect(await notices()).toMatchObject([{ topic: 'lead.handed-over', leads: 12 }])
    })

    it('shows only managers and owners how many open leads each member has', async () => {
      const { members } = (await (await api.as(agent, '/api/team')).json()) as Team
      expect(members).toHaveLength(3)
      for (const member of members) expect(member).not.toHaveProperty('openLeads')
    })
  })

  describe('one change of selected leads', () => {
    const bulk = (cookie: string, leads: string[], change: object) =>
      api.as(cookie, '/api/leads/bulk', 'POST', { ids: leads, change })
    const results = async (response: Response): Promise<BulkResult['leads']> => {
      expect(response.status).toBe(200)
      return (await response.json()).leads
    }

    it('makes the change of a lead once under its id, sent together or alone', async () => {
      const [first, second, gone] = [await lead(), await lead(), await lead()] as [string, string, string]
      await api.as(owner, `/api/leads/${gone}`, 'DELETE')
      const actions = { [first]: randomUUID(), [second]: randomUUID(), [gone]: randomUUID() }
      const send = () =>
        api.as(agent, '/api/leads/bulk', 'POST', {
          ids: [first, second, gone],
          change: { followUpAt: '2031-05-04T05:00:00.000Z' },
          actions,
        })
      const once = await results(await send())
      expect(once.map(({ refusal }) => refusal === undefined)).toEqual([true, true, false])
      const again = await results(await send())
      expect(again.map(({ version }) => version)).toEqual(once.map(({ version }) => version))
      const alone = await api.request(`/api/leads/${first}`, {
        method: 'PATCH',
        headers: {
          cookie: agent,
          'content-type': 'application/json',
          'idempotency-key': actions[first] ?? '',
        },
        body: JSON.stringify({ followUpAt: '2031-05-04T05:00:00.000Z', version: 1 }),
      })
      expect(alone.status).toBe(200)
      for (const id of [first, second])
        expect(
          (await read(id)).history.filter(({ type }: { type: string }) => type === 'changed'),
        ).toHaveLength(1)
      // The id of a refused change is not used up.
      const { count } = await api.database.kysely
        .selectFrom('lead_action')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(2)
    })

    it('takes as many as can be selected, each with its version and the id of its change', async () => {
      const selected = Array.from({ length: MAX_LEADS_AT_ONCE }, () => randomUUID())
      const forEach = <T>(value: () => T) => Object.fromEntries(selected.map((id) => [id, value()]))
      const undo = { ids: selected, change: { assignee: null }, versions: forEach(() => 1000) }
      const response = await api.as(owner, '/api/leads/bulk', 'POST', {
        ...undo,
        actions: forEach(() => randomUUID()),
      })
      expect(await results(response)).toHaveLength(MAX_LEADS_AT_ONCE)
    })

    it('assigns leads with one notice for all of them', async () => {
      const leads = [await lead(), await lead(), await lead()]
      const before = { assignee: null, followUpAt: null }
      expect(await results(await bulk(owner, leads, { assignee: ids.agent }))).toEqual(
        leads.map((id) => ({ id, version: 2, before })),
      )
      for (const id of leads) {
        const { assignee, version, history } = await read(id)
        expect({ assignee, version }).toEqual({ assignee: ids.agent, version: 2 })
        expect(history.at(-1)).toMatchObject({ actor: ids.owner, changes: { assignee: ids.agent } })
      }
      expect(await notices()).toEqual([
        { topic: 'lead.handed-over', recipients: JSON.stringify([ids.agent]), leads: 3 },
      ])
      expect(await changeAudit()).toHaveLength(3)
    })

    it('changes many leads in parts, between which enquiries are stored, each with its notice', async () => {
      const leads = Array.from({ length: 60 }, () => randomUUID())
      const row = {
        fingerprint: 'x',
        kind: 'long' as const,
        received_at: '2026-11-01T10:00:00.000Z',
        fields: '{}',
      }
      await api.database.kysely
        .insertInto('lead')
        .values(leads.map((id) => ({ ...row, id })))
        .execute()
      expect(await results(await bulk(owner, leads, { assignee: ids.agent }))).toHaveLength(60)
      expect((await notices()).map(({ leads: count }) => count)).toEqual([50, 10])
    })

    it('takes a change back only of leads that nobody changed since', async () => {
      const [first, second] = [await lead(), await leadOf(ids.manager)]
      const done = await results(await bulk(owner, [first, second], { assignee: ids.agent }))
      const versions = Object.fromEntries(done.map(({ id, version }) => [id, version]))
      await api.as(owner, `/api/leads/${second}`, 'PATCH', { status: 'contacted' })
      const undo = { ids: [first, second], change: { assignee: null }, versions }
      const undone = await results(await api.as(owner, '/api/leads/bulk', 'POST', undo))
      expect(undone).toMatchObject([
        { id: first, version: 3 },
        { id: second, refusal: 'You changed this lead elsewhere in the meantime.' },
      ])
      expect(await read(first)).toMatchObject({ assignee: null })
      expect(await read(second)).toMatchObject({ assignee: ids.agent, status: 'contacted' })
    })

    it('gives the notice of a single assignment for one lead', async () => {
      const id = await lead()
      await bulk(owner, [id, id], { assignee: ids.agent })
      expect(await notices()).toEqual([
        { topic: 'lead.assigned', recipients: JSON.stringify([ids.agent]), leads: null },
      ])
      expect(await read(id)).toMatchObject({ version: 2 })
    })

    it('applies the rules and rights of each lead, and says for each why it was refused', async () => {
      const own = await leadOf(ids.agent)
      const nobodys = await lead()
      const colleagues = await leadOf(ids.manager)
      const lost = await leadOf(ids.agent, { status: 'lost', lost_reason: 'No answer' })
      const unknown = randomUUID()
      const change = { status: 'quoted' }
      expect(
        await results(await bulk(agent, [own, nobodys, colleagues, lost, unknown], change)),
      ).toMatchObject([
        { id: own },
        { id: nobodys },
        { id: colleagues, refusal: 'This lead is with a colleague.' },
        { id: lost, refusal: 'This lead is lost. Reopen it first.' },
        { id: unknown, refusal: 'There is no such lead.' },
      ])
      expect(await read(own)).toMatchObject({ status: 'quoted', version: 2 })
      expect(await read(nobodys)).toMatchObject({ status: 'quoted', version: 2 })
      expect(await read(colleagues)).toMatchObject({ status: 'new', version: 1 })
      expect(await read(lost)).toMatchObject({ status: 'lost', version: 1 })
    })

    it('marks as lost with a reason, sets follow-ups, and moves to suspected spam', async () => {
      const leads = [await lead(), await lead()]
      const followUpAt = new Date(Date.now() + 3_600_000).toISOString()
      expect(await results(await bulk(agent, leads, { followUpAt }))).toMatchObject(
        leads.map((id) => ({ id })),
      )
      for (const id of leads) expect(await read(id)).toMatchObject({ followUpAt })
      await bulk(agent, leads, { status: 'lost', lostReason: 'No answer' })
      for (const id of leads)
        expect(await read(id)).toMatchObject({ status: 'lost', lostReason: 'No answer', followUpAt: null })
      await bulk(agent, leads, { quarantined: true })
      for (const id of leads) expect(await read(id)).toMatchObject({ quarantined: true })
    })

    it.each([
      ['no lead', { ids: [] }, 'Please select a lead.'],
      ['too many', { ids: Array.from({ length: 201 }, () => randomUUID()) }, 'At most 200 leads'],
      ['no change', { change: {} }, 'Nothing to change'],
      ['a version', { change: { assignee: null, version: 1 } }, 'One version'],
      ['a bad id', { ids: ['x'] }, 'There is no such lead.'],
    ])('refuses %s', async (_, changes, message) => {
      const body = { ids: [await lead()], change: { assignee: null }, ...changes }
      const response = await api.as(owner, '/api/leads/bulk', 'POST', body)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(message)
    })

    it('refuses every lead for a colleague who has left', async () => {
      expect((await api.as(owner, `/api/team/${ids.agent}`, 'PATCH', { deactivated: true })).status).toBe(200)
      const id = await lead()
      const [result] = await results(await bulk(owner, [id], { assignee: ids.agent }))
      expect(result).toEqual({ id, refusal: 'There is no such member of staff.' })
    })
  })
})

describe('the notice of a hand-over', () => {
  it('is one mail and one message to the webhook for all leads', async () => {
    const hook = await startHttpReceiver()
    const mailbox = await startMailReceiver()
    const api = await startApi({
      notify: { SMTP_URL: mailbox.url, WEBHOOK_URL: hook.url, WEBHOOK_ALLOW_INTERNAL: true },
    })
    const owner = await api.signIn('owner')
    await api.signIn('agent')
    await api.signIn('agent')
    const send = (path: string, body: object) => api.post(path, body, { cookie: owner })
    const members = await api.database.kysely.selectFrom('user').select(['id', 'email']).execute()
    const [from, to] = ['agent2', 'agent3'].map((n) => members.find(({ email }) => email.startsWith(n))?.id)
    for (let n = 0; n < 3; n++) {
      const body = longBody({ contact: `900000010${n}`, email: `guest${n}@example.com` })
      await api.post('/submit-form', body, { 'idempotency-key': randomUUID() })
    }
    await api.database.kysely
      .updateTable('lead')
      .set({ assignee: from ?? '' })
      .execute()
    const types = () => hook.received.map(({ body }) => JSON.parse(body.toString()).type)
    await expect.poll(types, { timeout: 12_000 }).toHaveLength(3)

    expect(await (await send('/api/leads/hand-over', { from, to })).json()).toEqual({ moved: 3 })
    await expect.poll(() => mailbox.mails.length, { timeout: 12_000 }).toBe(1)
    await expect.poll(types, { timeout: 12_000 }).toHaveLength(4)
    const [mail] = mailbox.mails
    expect(mail?.to).toEqual(['agent3@example.com'])
    expect(mail?.raw).toMatch(/^Subject: Handed over to you: 3 enquiries\r$/m)
    // Where several are assigned at once, they were nobody's before.
    expect(mail?.raw).toContain('3 enquiries were handed over to you.')
    expect(mail?.raw).not.toMatch(/\bAsha\b|\bRao\b|900000010\d/)
    expect(JSON.parse(hook.received.at(-1)?.body.toString() ?? '')).toMatchObject({
      type: 'lead.handed-over',
      data: { leads: 3 },
    })
    await api.close()
    await hook.close()
    await mailbox.close()
  })
})
