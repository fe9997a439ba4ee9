import { describe, expect, it } from 'vitest'
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
