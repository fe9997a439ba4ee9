import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { useApi } from '../../tests/support/use-api.ts'

describe.each(databaseKinds())('taking a lead from its notification (%s)', (kind) => {
  const api = useApi(kind)
  async function sendLead(): Promise<string> {
    const id = randomUUID()
    await api.post('/submit-form', longBody(), { 'idempotency-key': id })
    return id
  }
  const take = (id: string, cookie: string) => api.post(`/api/leads/${id}/take`, {}, { cookie })

  it('gives it to one of many who take it at once, and says to each what is so', async () => {
    const id = await sendLead()
    const managers = await Promise.all(Array.from({ length: 5 }, () => api.signIn('manager')))
    const answers = await Promise.all(managers.map((cookie) => take(id, cookie)))
    const states = (await Promise.all(answers.map((answer) => answer.json()))) as {
      id: string
      state: string
    }[]
    expect(states.map(({ state }) => state).sort()).toEqual(['other', 'other', 'other', 'other', 'taken'])
    const winner = managers[states.findIndex(({ state }) => state === 'taken')] ?? ''
    expect(await (await take(id, winner)).json()).toEqual({ id, state: 'yours' })
    const events = await api.database.kysely
      .selectFrom('lead_event')
      .select('type')
      .where('type', '=', 'changed')
      .execute()
    expect(events).toHaveLength(1)
  })

  it('changes nothing of a colleague’s lead, nor of one that is gone', async () => {
    const id = await sendLead()
    await take(id, await api.signIn('agent'))
    const agent = await api.signIn('agent')
    expect(await (await take(id, agent)).json()).toEqual({ id, state: 'other' })
    expect((await take(randomUUID(), agent)).status).toBe(404)
    const owner = await api.signIn('owner')
    await api.request(`/api/leads/${id}`, { method: 'DELETE', headers: { cookie: owner } })
    expect((await take(id, owner)).status).not.toBe(200)
  })
})
