import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { STAFF_HEADER } from '../../src/contract/team.ts'
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
  /** The button of a notification that was sent to `user`, by default to the one who is signed in. */
  const take = async (id: string, cookie: string, user?: string) =>
    api.post(`/api/leads/${id}/take`, {}, { cookie, [STAFF_HEADER]: user ?? (await idOf(cookie)) })
  const idOf = async (cookie: string) => {
    const session = await api.request('/api/auth/get-session', { headers: { cookie } })
    return ((await session.json()) as { user: { id: string } }).user.id
  }

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

  it('takes nothing in the name of a user to whom the notification was not sent', async () => {
    const id = await sendLead()
    const [agent, colleague] = [await api.signIn('agent'), await api.signIn('agent')]
    const refused = await take(id, colleague, await idOf(agent))
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ message: expect.stringContaining('Somebody else') })
    // The notification of an earlier release does not say to whom it was sent.
    expect((await api.post(`/api/leads/${id}/take`, {}, { cookie: agent })).status).toBe(401)
    const { assignee } = await api.database.kysely
      .selectFrom('lead')
      .select('assignee')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(assignee).toBeNull()
    expect(await (await take(id, agent)).json()).toEqual({ id, state: 'taken' })
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
