import { describe, expect, it, vi } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { type Member, useSalesDesk } from '../../tests/support/sales-desk.ts'

describe.each(databaseKinds())('the live inbox (%s)', (kind) => {
  const { api, owner, agent, other, submit, ask, change } = useSalesDesk(kind)

  it('streams an agent’s leads, and removes those that were reassigned', async () => {
    const stream = await ask(agent, 'GET', '/api/leads/stream')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (pattern: RegExp) => {
      while (!pattern.test(text)) text += (await reader?.read())?.value ?? ''
    }
    const id = await submit({ name: 'Passing Guest' })
    await until(/Passing Guest/)
    await change(owner, id, { assignee: other.id })
    text = ''
    const last = await submit({ name: 'Next Guest' })
    await until(/Next Guest/)
    expect(text).toContain(`event: gone\ndata: {"id":"${id}"}`)
    expect(text).not.toContain('Passing')
    expect(text).toContain(last)
    await reader?.cancel()
  })

  it('sends a beat as soon as nothing is missing, so that a page knows that nothing holds the stream back', async () => {
    await submit({ name: 'Earlier Guest' })
    // No later beat becomes due.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    try {
      const stream = await ask(owner, 'GET', '/api/leads/stream?after=0')
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('event: beat\n')) text += (await reader?.read())?.value ?? ''
      expect(text).toContain('Earlier Guest')
      await reader?.cancel()
    } finally {
      clock.mockRestore()
    }
  }, 12_000)

  it('ends with its session, also when the clock was turned back', async () => {
    const stream = await ask(agent, 'GET', '/api/leads/stream')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 365 * 86_400_000)
    try {
      await api.database.kysely.deleteFrom('session').where('userId', '=', agent.id).execute()
      let isDone = false
      while (!isDone) isDone = (await reader?.read())?.done ?? true
    } finally {
      clock.mockRestore()
    }
  }, 12_000)

  it('sends each lead once for a page of its events, with one look at its person’s other enquiries', async () => {
    const ids = [await submit({ name: 'First Guest' }), await submit({ name: 'Second Guest' })]
    const { kysely } = api.database
    const at = new Date().toISOString()
    const leads = await kysely.selectFrom('lead').select('seq').orderBy('seq').execute()
    const events = Array.from({ length: 250 }, (_, i) => ({
      ...{ lead_seq: leads[i % 2]?.seq ?? 0, type: 'changed' as const, at, actor: owner.id },
    }))
    await kysely.insertInto('lead_event').values(events).execute()
    const { seq: last } = await kysely
      .selectFrom('lead_event')
      .select((eb) => eb.fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow()
    const execute = vi.spyOn(kysely.getExecutor(), 'executeQuery')
    const stream = await ask(owner, 'GET', '/api/leads/stream?after=0')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes(`id: ${last}\n`)) text += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    const sent = [...text.matchAll(/^(?:event: (\w+)\n)?data: (.*)$/gm)].map(([, event, data = '']) => [
      event ?? 'message',
      JSON.parse(data).id,
    ])
    // The first page has the arrivals, the others changes only.
    expect(sent.map(([event]) => event)).toEqual(['message', 'message', ...Array(4).fill('changed')])
    expect(new Set(sent.map(([, id]) => id))).toEqual(new Set(ids))
    const looks = execute.mock.calls.filter(([{ sql }]) => sql.includes('earlier'))
    expect(looks.length).toBeLessThanOrEqual(3)
    execute.mockRestore()
  })

  it('reads what is new once for all who have the inbox open, not for each of them', async () => {
    const inboxes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const stream = await ask(owner, 'GET', '/api/leads/stream')
        const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
        let text = ''
        const until = async (part: string) => {
          while (!text.includes(part)) text += (await reader?.read())?.value ?? ''
        }
        return { until, close: () => reader?.cancel() }
      }),
    )
    await Promise.all(inboxes.map(({ until }) => until('event: beat\n')))
    const execute = vi.spyOn(api.database.kysely.getExecutor(), 'executeQuery')
    const id = await submit({ name: 'Next Guest' })
    await Promise.all(inboxes.map(({ until }) => until(id)))
    const reads = ['from "lead_event" where "seq" >', 'by_contact'].map(
      (part) => execute.mock.calls.filter(([{ sql }]) => sql.includes(part)).length,
    )
    execute.mockRestore()
    await Promise.all(inboxes.map(({ close }) => close()))
    // Of the events once more, after which there is nothing.
    for (const times of reads) expect(times).toBeLessThan(8)
  })

  it('tells the users who have a lead open that an enquiry merged into it was erased: its notes and number are on that page', async () => {
    const [kept, part] = [await submit(), await submit({ contact: '9844444444' })]
    const beat = async () => (await ask(agent, 'POST', `/api/leads/${kept}/presence`, {})).json()
    await ask(owner, 'POST', `/api/leads/${kept}/merge`, { other: part })
    const { history } = await (await ask(agent, 'GET', `/api/leads/${kept}`)).json()
    expect((await beat()).lastEvent).toBe(history.at(-1).seq)
    await ask(owner, 'DELETE', `/api/leads/${part}`)
    expect((await beat()).lastEvent).toBeGreaterThan(history.at(-1).seq)
  })

  it('shows two users each other’s presence and changes', async () => {
    const id = await submit()
    const beat = async (staff: Member, leaving = false) =>
      (await ask(staff, 'POST', `/api/leads/${id}/presence`, { leaving })).json()
    expect((await beat(agent)).others).toEqual([])
    const seen = await beat(owner)
    expect(seen.others).toEqual([{ id: agent.id, name: 'agent' }])
    await change(agent, id, { status: 'contacted' })
    const after = await beat(owner)
    expect(after.version).toBe(seen.version + 1)
    expect(after.lastEvent).toBeGreaterThan(seen.lastEvent)
    await beat(agent, true)
    expect((await beat(owner)).others).toEqual([])
    // Without a further report presence expires within seconds.
    await beat(agent)
    await api.database.kysely
      .updateTable('lead_presence')
      .set({ seen_at: new Date(Date.now() - 20_000).toISOString() })
      .where('staff', '=', agent.id)
      .execute()
    expect((await beat(owner)).others).toEqual([])
  })
})
