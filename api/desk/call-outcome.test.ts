import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGIN } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(playedKinds())('how a call ended (%s)', (kind) => {
  const api = useApi(kind)
  let agent: string
  let lead: string
  beforeEach(async () => {
    agent = await api.signIn('agent')
    lead = randomUUID()
    await api.post('/submit-form', longBody({ name: 'Secret Guest' }), { 'idempotency-key': lead })
    await post('contacts', { channel: 'call' })
  })

  const post = (path: string, body: unknown, cookie = agent) =>
    api.post(`/api/leads/${lead}/${path}`, body, { cookie, origin: ORIGIN })
  const end = (body: unknown, cookie = agent) => post('call-outcomes', body, cookie)
  const read = async () => (await api.request(`/api/leads/${lead}`, { headers: { cookie: agent } })).json()
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  it('saves the outcome, the note and the follow-up together', async () => {
    const { callAgainAt } = await read()
    expect(Date.parse(callAgainAt)).toBeGreaterThanOrEqual(Date.now() + 2 * 3_600_000 - 60_000)
    const response = await end({ outcome: 'no-answer', note: ' Rang twice ', followUpAt: callAgainAt })
    expect(response.status).toBe(200)
    const saved = await response.json()
    expect(saved).toMatchObject({ status: 'contacted', followUpAt: callAgainAt })
    expect(saved.history.slice(-3)).toMatchObject([
      { type: 'call-outcome', outcome: 'no-answer' },
      { type: 'note', note: 'Rang twice' },
      { type: 'changed', changes: { followUpAt: callAgainAt } },
    ])
    const audit = await api.database.kysely.selectFrom('audit').selectAll().execute()
    expect(audit.map(({ detail }) => detail)).toContain('{"channel":"call","outcome":"no-answer"}')
    expect(JSON.stringify(audit)).not.toContain('Rang')
  })

  it.each(['reached', 'no-answer', 'call-later', 'wrong-number'])('needs nothing but %s', async (outcome) => {
    const before = await read()
    expect((await end({ outcome })).status).toBe(200)
    const after = await read()
    expect(after.history.slice(before.history.length)).toMatchObject([{ type: 'call-outcome', outcome }])
    expect(after.followUpAt).toBeNull()
  })

  it('saves nothing at all when a part of it is refused', async () => {
    const before = await read()
    for (const body of [
      { outcome: 'reached', note: 'Kept?', followUpAt: inHours(-1) },
      { outcome: 'reached', note: 'x'.repeat(4001) },
      { outcome: 'reached', note: ' ' },
      { outcome: 'shouted' },
      { outcome: 'reached', followUpAt: 'soon' },
      { outcome: 'reached', assignee: 'somebody' },
      {},
    ])
      expect((await end(body)).status).toBe(400)
    expect((await read()).history).toEqual(before.history)
  })

  it('takes two taps at once as one', async () => {
    const body = { outcome: 'reached', note: 'Wants a pool' }
    await Promise.all([end(body), end(body), end(body)])
    const { history } = await read()
    expect(history.filter(({ type }: { type: string }) => type === 'call-outcome')).toHaveLength(1)
    expect(history.filter(({ type }: { type: string }) => type === 'note')).toHaveLength(1)
  })

  // From a phone whose clock is ahead, what was done offline at different times arrives as if it were of one moment.
  it('takes another note or follow-up with the same outcome for another call', async () => {
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const followUpAt = inHours(2)
    const calls = [
      { outcome: 'no-answer', note: 'Rang out', at: at(20) },
      { outcome: 'no-answer', note: 'Her son asked us to call at six', at: at(50) },
      { outcome: 'no-answer', followUpAt, at: at(55) },
    ]
    for (const call of calls) expect((await end(call)).status).toBe(200)
    const { history, followUpAt: saved } = await read()
    expect(history.flatMap(({ note }: { note?: string }) => note ?? [])).toEqual([
      calls[0]?.note,
      calls[1]?.note,
    ])
    expect(saved).toBe(followUpAt)
  })

  it('does not replace a follow-up that a colleague set meanwhile; the same tap twice is no conflict', async () => {
    const { version } = await read()
    const [theirs, mine] = [inHours(48), inHours(2)]
    const owner = await api.signIn('owner')
    const changed = await api.request(`/api/leads/${lead}`, {
      method: 'PATCH',
      headers: { cookie: owner, origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ followUpAt: theirs, version }),
    })
    expect(changed.status).toBe(200)
    const before = await read()
    const result = { outcome: 'no-answer', note: 'Rang twice', followUpAt: mine }
    const refused = await end({ ...result, version })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ lead: { followUpAt: theirs, version: before.version } })
    expect((await read()).history).toEqual(before.history)

    const saved = { ...result, version: before.version }
    expect(await (await end(saved)).json()).toMatchObject({ followUpAt: mine })
    expect((await end(saved)).status).toBe(200)
  })

  it('is closed to a colleague who may not see the lead, and to erased leads', async () => {
    const colleague = await api.signIn('agent')
    const refused = await end({ outcome: 'reached' }, colleague)
    expect(refused.status).toBe(403)
    expect(await refused.text()).not.toContain('Secret')
    const owner = await api.signIn('owner')
    await api.request(`/api/leads/${lead}`, { method: 'DELETE', headers: { cookie: owner, origin: ORIGIN } })
    expect((await end({ outcome: 'reached', note: 'Late' }, owner)).status).toBe(410)
  })
})
