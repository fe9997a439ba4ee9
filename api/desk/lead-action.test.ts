import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGIN } from '../../tests/support/api.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(databaseKinds())('actions that a device sends more than once (%s)', (kind) => {
  const api = useApi(kind)
  let agent: string
  let lead: string
  beforeEach(async () => {
    agent = await api.signIn('agent')
    lead = await newLead()
  })

  const newLead = async () => {
    const id = randomUUID()
    await api.post('/submit-form', longBody(), { 'idempotency-key': id })
    return id
  }
  const send = (path: string, body: unknown, id?: string, to = { lead, cookie: agent }) =>
    api.post(`/api/leads/${to.lead}/${path}`, body, {
      cookie: to.cookie,
      origin: ORIGIN,
      ...(id !== undefined && { 'idempotency-key': id }),
    })
  const history = async () => {
    const response = await api.request(`/api/leads/${lead}`, { headers: { cookie: agent } })
    const { history } = await response.json()
    return history.filter(({ type }: { type: string }) => ['note', 'contact', 'call-outcome'].includes(type))
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  it.each([
    ['notes', { text: 'Wants a sea view' }],
    ['contacts', { channel: 'whatsapp' }],
    ['call-outcomes', { outcome: 'reached', note: 'Wants a sea view' }],
  ])('%s: once, however often they arrive, also at the same time', async (path, body) => {
    const id = randomUUID()
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await send(path, body, id)).status))
    expect(statuses).toEqual([200, 200, 200, 200])
    expect((await send(path, body, id)).status).toBe(200)
    expect(await history()).toHaveLength(path === 'call-outcomes' ? 2 : 1)
  })

  it.each([
    ['notes', { text: 'Wants a sea view' }, { text: 'Wants a pool' }],
    ['contacts', { channel: 'whatsapp' }, { channel: 'call' }],
    ['call-outcomes', { outcome: 'reached', version: 1 }, { outcome: 'reached', note: 'Wants a pool' }],
  ])('%s: another one under the same id is refused and not called done', async (path, body, another) => {
    const id = randomUUID()
    expect((await send(path, { ...body, at: ago(3) }, id)).status).toBe(200)
    expect((await send(path, { ...another, at: ago(3) }, id)).status).toBe(422)
    // A device may send it again with another time and version.
    expect(
      (await send(path, { ...body, at: ago(2), ...('version' in body && { version: 2 }) }, id)).status,
    ).toBe(200)
    expect(await history()).toHaveLength(1)
  })

  it('keeps a call whose follow-up was ahead when it was made and is over when it arrives', async () => {
    const followUpAt = ago(30)
    const result = { outcome: 'no-answer', note: 'Rang twice', followUpAt }
    const sent = await send('call-outcomes', { ...result, at: ago(90) }, randomUUID())
    expect(sent.status).toBe(200)
    expect(await sent.json()).toMatchObject({ followUpAt })
    expect(await history()).toHaveLength(2)
    const longAgo = { ...result, note: 'Rang', followUpAt: ago(8 * 1_440), at: ago(9 * 1_440) }
    expect((await send('call-outcomes', longAgo, randomUUID())).status).toBe(200)
    const over = { outcome: 'call-later', followUpAt: ago(40) }
    for (const at of [ago(20), undefined])
      expect((await send('call-outcomes', { ...over, at }, randomUUID())).status).toBe(400)
  })

  it('keeps all that a device with a wrong clock sends at once: it is not known when each was done', async () => {
    for (const [at, note] of [
      [ago(-40), 'Rang once'],
      [ago(-50), 'Rang twice'],
      [ago(9 * 1_440), 'Rang long ago'],
    ]) {
      const sent = await send('call-outcomes', { outcome: 'no-answer', note, at }, randomUUID())
      expect(sent.status).toBe(200)
      expect((await send('contacts', { channel: 'call', at }, randomUUID())).status).toBe(200)
    }
    const kept = await history()
    const count = (wanted: string) => kept.filter(({ type }: { type: string }) => type === wanted).length
    expect(['note', 'call-outcome', 'contact'].map(count)).toEqual([3, 3, 3])
    // A clock that is a little fast is not wrong: a double tap is still one.
    for (const at of [ago(-0.2), ago(-0.21)])
      await send('call-outcomes', { outcome: 'reached', at }, randomUUID())
    expect(await history()).toHaveLength(10)
  })

  it.each([
    ['notes', { text: 'Wants a sea view' }],
    ['contacts', { channel: 'whatsapp' }],
    ['call-outcomes', { outcome: 'reached' }],
  ])(
    '%s: done stays done when the lead was given away or erased meanwhile, and nothing of it is answered',
    async (path, body) => {
      const owner = await api.signIn('owner')
      const as = (method: string, change?: unknown) =>
        api.request(`/api/leads/${lead}`, {
          method,
          headers: { cookie: owner, origin: ORIGIN, 'content-type': 'application/json' },
          ...(change !== undefined && { body: JSON.stringify(change) }),
        })
      const id = randomUUID()
      expect((await send(path, body, id)).status).toBe(200)
      const { staff } = await (await api.request('/api/staff', { headers: { cookie: owner } })).json()
      const boss = staff.find(({ role }: { role: string }) => role === 'owner')
      expect((await as('PATCH', { assignee: boss.id })).status).toBe(200)
      const again = await send(path, body, id)
      expect(again.status).toBe(200)
      expect(Object.keys(await again.json()).sort()).toEqual(['id', 'version', 'versionBefore'])
      // A new one is refused all the same.
      expect((await send(path, body, randomUUID())).status).toBe(403)
      expect((await as('DELETE')).status).toBe(200)
      expect((await send(path, body, id)).status).toBe(200)
    },
  )

  it('a follow-up sent again is no conflict with oneself', async () => {
    await send('contacts', { channel: 'call' }, randomUUID())
    const { version } = await (await api.request(`/api/leads/${lead}`, { headers: { cookie: agent } })).json()
    const followUpAt = new Date(Date.now() + 86_400_000).toISOString()
    const id = randomUUID()
    for (const _ of [1, 2])
      expect((await send('call-outcomes', { outcome: 'call-later', followUpAt, version }, id)).status).toBe(
        200,
      )
  })

  it('a change sent again is done once and no conflict with oneself; one that is based on an older version is refused', async () => {
    const { version } = await (await api.request(`/api/leads/${lead}`, { headers: { cookie: agent } })).json()
    const change = (status: string, id: string) =>
      api.request(`/api/leads/${lead}`, {
        method: 'PATCH',
        headers: {
          cookie: agent,
          origin: ORIGIN,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ status, version }),
      })
    const id = randomUUID()
    for (const _ of [1, 2]) {
      const answer = await change('quoted', id)
      expect([answer.status, (await answer.json()).version]).toEqual([200, version + 1])
    }
    const late = randomUUID()
    // Refused twice: a refusal does not use the id up. It says whose the newer version is.
    for (const _ of [1, 2]) {
      const answer = await change('contacted', late)
      expect([answer.status, (await answer.json()).message]).toEqual([
        409,
        'You changed this lead elsewhere in the meantime.',
      ])
    }
    const owner = await api.signIn('owner')
    await api.request(`/api/leads/${lead}`, {
      method: 'PATCH',
      headers: { cookie: owner, origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ followUpAt: new Date(Date.now() + 86_400_000).toISOString() }),
    })
    expect((await (await change('contacted', late)).json()).message).toBe(
      'A colleague changed this lead in the meantime.',
    )
  })

  it('a contact says which version it was based on', async () => {
    const answers = []
    for (const channel of ['call', 'whatsapp'])
      answers.push(await (await send('contacts', { channel }, randomUUID())).json())
    const [{ version }] = answers
    expect(answers).toMatchObject([
      { version, versionBefore: version - 1 },
      { version, versionBefore: version },
    ])
  })

  it('an action sent again is answered with the versions of then, not with a colleague’s later one', async () => {
    const owner = await api.signIn('owner')
    const change = (cookie: string, body: object, id = randomUUID()) =>
      api.request(`/api/leads/${lead}`, {
        method: 'PATCH',
        headers: { cookie, origin: ORIGIN, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify(body),
      })
    const [called, noted, changed] = [randomUUID(), randomUUID(), randomUUID()]
    const { version } = await (await send('contacts', { channel: 'call' }, called)).json()
    await send('notes', { text: 'Wants a pool' }, noted)
    await change(agent, { status: 'quoted', version }, changed)
    expect(
      (await change(owner, { followUpAt: new Date(Date.now() + 86_400_000).toISOString() })).status,
    ).toBe(200)
    const again = async (answer: Promise<Response>) => (await answer).json()
    expect(await again(send('contacts', { channel: 'call' }, called))).toEqual({
      id: lead,
      version,
      versionBefore: version - 1,
    })
    expect(await again(send('notes', { text: 'Wants a pool' }, noted))).toEqual({
      id: lead,
      version,
      versionBefore: version,
    })
    expect(await again(change(agent, { status: 'quoted', version }, changed))).toEqual({
      id: lead,
      version: version + 1,
      versionBefore: version,
    })
  })

  it('the same words under another id are another note', async () => {
    for (const id of [randomUUID(), randomUUID(), undefined]) await send('notes', { text: 'Called back' }, id)
    expect(await history()).toHaveLength(3)
  })

  it('refuses an id of another action, lead or person, and what is no id', async () => {
    const id = randomUUID()
    await send('notes', { text: 'Mine' }, id)
    const other = await newLead()
    const colleague = await api.signIn('agent')
    expect((await send('contacts', { channel: 'call' }, id)).status).toBe(422)
    expect((await send('notes', { text: 'Mine' }, id, { lead: other, cookie: agent })).status).toBe(422)
    expect((await send('notes', { text: 'Mine' }, id, { lead, cookie: colleague })).status).toBe(422)
    expect((await send('notes', { text: 'Mine' }, 'one')).status).toBe(400)
  })

  it('is dated when it happened, not in the future and not long ago', async () => {
    const times = [ago(90), ago(-90), ago(60 * 24 * 30)]
    for (const at of times) await send('notes', { text: at, at }, randomUUID())
    const [first, ...others] = await history()
    expect(first).toMatchObject({ at: times[0], note: times[0] })
    for (const { at } of others) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
    expect((await send('notes', { text: 'x', at: 'yesterday' })).status).toBe(400)
  })

  it('is the first response when it happened, but not before the enquiry came', async () => {
    const received_at = ago(60)
    await api.database.kysely.updateTable('lead').set({ received_at }).where('id', '=', lead).execute()
    const respondedAt = async (id: string) =>
      (await (await api.request(`/api/leads/${id}`, { headers: { cookie: agent } })).json()).respondedAt
    const at = ago(40)
    await send('contacts', { channel: 'call', at }, randomUUID())
    expect(await respondedAt(lead)).toBe(at)
    const other = await newLead()
    await send('contacts', { channel: 'call', at }, randomUUID(), { lead: other, cookie: agent })
    expect(Date.now() - Date.parse(await respondedAt(other))).toBeLessThan(60_000)
  })

  it('two taps a moment apart are one contact, also when both are sent later', async () => {
    const at = ago(30)
    const next = new Date(Date.parse(at) + 800).toISOString()
    const later = new Date(Date.parse(at) + 600_000).toISOString()
    for (const time of [at, next, later]) await send('contacts', { channel: 'call', at: time }, randomUUID())
    expect((await history()).map(({ at }: { at: string }) => at)).toEqual([at, later])
  })
})
