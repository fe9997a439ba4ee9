import { afterEach, describe, expect, it, vi } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useSalesDesk } from '../../tests/support/sales-desk.ts'
import { createViewAudit } from '../audit/view-audit.ts'

describe.each(databaseKinds())('audit of the desk (%s)', (kind) => {
  const { api, owner, agent, other, submit, ask, change, read, found } = useSalesDesk(kind)

  it('records views, exports and changes in the audit log, without texts of travellers', async () => {
    const id = await submit({ name: 'Audited Guest', contact: '9844444444' })
    await found({ q: 'Audited' })
    await read(owner, id)
    await read(owner, id)
    await change(owner, id, { status: 'contacted' })
    await ask(owner, 'POST', `/api/leads/${id}/notes`, { text: 'Audited Guest called back' })
    const where = { source: 'https://example.com/?name=Audited', leadSource: 'audited-guest / Audited' }
    const texts = { ...where, about: 'Audited', destination: 'Audited' }
    await ask(owner, 'POST', '/api/leads.csv', { q: 'Audited', ...texts, status: 'open' })
    const rows = await api.database.kysely.selectFrom('audit').selectAll().orderBy('seq').execute()
    const actions = rows.filter(({ actor }) => actor === owner.id).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('lead.'))).toEqual([
      'lead.listed',
      'lead.viewed',
      'lead.changed',
      'lead.noted',
      'lead.exported',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/audited|9844444444/i)
    expect(JSON.parse(rows.at(-1)?.detail ?? '')).toEqual({
      filters: { order: 'newest', status: 'open' },
      texts: ['source', 'leadSource', 'about', 'destination'],
      searched: true,
    })
  })

  afterEach(() => void vi.useRealTimers())

  it('goes on recording views when the clock was turned back', async () => {
    const audit = createViewAudit(api.database.kysely)
    for (const now of ['2036-01-01', '2026-01-01', '2026-01-01']) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
      await audit(agent.id, 'lead.listed')
    }
    const rows = api.database.kysely.selectFrom('audit').select('at').where('action', '=', 'lead.listed')
    expect(await rows.execute()).toHaveLength(2)
  })

  it('records reading leads from the live stream, or by a change without effect', async () => {
    const id = await submit()
    const stop = new AbortController()
    const stream = await api.request('/api/leads/stream?after=0', {
      headers: { cookie: agent.cookie },
      signal: stop.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; !text.includes(id); ) text += (await reader?.read())?.value ?? ''
    stop.abort()
    await reader?.cancel()
    expect(await change(other, id, { status: 'new' })).toBe(200)
    const rows = await api.database.kysely
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('action', 'like', 'lead.%')
      .orderBy('seq')
      .execute()
    expect(rows).toEqual([
      { actor: agent.id, action: 'lead.listed' },
      { actor: other.id, action: 'lead.viewed' },
    ])
  })
})
