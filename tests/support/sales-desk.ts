import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, expect } from 'vitest'
import { type Lead, LeadListSchema } from '../../src/contract/lead.ts'
import { type DeskLead, DeskLeadSchema } from '../../src/contract/lead-work.ts'
import type { DatabaseKind } from './databases.ts'
import { longBody } from './enquiries.ts'
import { useApi } from './use-api.ts'

/** A member of staff with a session. */
export type Member = { cookie: string; id: string }

/** Gives each test of the calling suite a server on a new database, with an owner and two agents who are signed in. */
export function useSalesDesk(kind: DatabaseKind) {
  const api = useApi(kind)
  const [owner, agent, other] = [{}, {}, {}] as [Member, Member, Member]
  beforeEach(async () => {
    Object.assign(owner, await enter('owner'))
    Object.assign(agent, await enter('agent'))
    Object.assign(other, await enter('agent'))
  })

  async function enter(role: 'owner' | 'agent'): Promise<Member> {
    const cookie = await api.signIn(role)
    const session = await (await api.request('/api/auth/get-session', { headers: { cookie } })).json()
    return { cookie, id: session.user.id }
  }

  async function submit(changes: Record<string, unknown> = {}, path = '/submit-form'): Promise<string> {
    const id = randomUUID()
    const response = await api.post(path, path === '/submit' ? changes : longBody(changes as never), {
      'idempotency-key': id,
    })
    expect(response.status, await response.clone().text()).toBe(200)
    return id
  }

  const ask = ({ cookie }: Member, method: string, path: string, body?: unknown) =>
    api.as(cookie, path, method, body)

  async function change(member: Member, id: string, body: object): Promise<number> {
    return (await ask(member, 'PATCH', `/api/leads/${id}`, body)).status
  }

  async function read(member: Member, id: string): Promise<DeskLead> {
    const response = await ask(member, 'GET', `/api/leads/${id}`)
    expect(response.status).toBe(200)
    return v.parse(DeskLeadSchema, await response.json())
  }

  async function search(
    member: Member,
    query: object,
  ): Promise<{ leads: Lead[]; nextCursor: string | null }> {
    const response = await ask(member, 'POST', '/api/lead-search', query)
    expect(response.status, await response.clone().text()).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return v.parse(LeadListSchema, await response.json())
  }

  /** Ids of the leads that a query finds. */
  const found = async (query: object, member = owner) =>
    (await search(member, query)).leads.map((lead) => lead.id)

  /** A follow-up in the past is refused, so it is written as if time had passed. */
  const fallDue = (id: string) =>
    api.database.kysely
      .updateTable('lead')
      .set({ follow_up_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()

  return { api, owner, agent, other, submit, ask, change, read, search, found, fallDue }
}
