import * as v from 'valibot'
import { beforeEach, expect } from 'vitest'
import { type Team, TeamSchema } from '../../src/contract/team.ts'
import type { DatabaseKind } from './databases.ts'
import { useApi } from './use-api.ts'

export const PASSWORD = 'a long new password'

/** Gives each test of the calling suite a server on a new database, with an owner who is signed in. */
export function useTeam(kind: DatabaseKind) {
  const api = useApi(kind)
  beforeEach(async () => {
    staff.owner = await api.signIn('owner')
  })

  const team = async (): Promise<Team> =>
    v.parse(TeamSchema, await (await api.as(staff.owner, '/api/team')).json())
  const signIn = (email: string, password: string) => api.post('/api/auth/sign-in/email', { email, password })

  async function tokenFor(email: string, role = 'agent'): Promise<string> {
    const response = await api.as(staff.owner, '/api/team/invites', 'POST', { name: 'Meera', email, role })
    expect(response.status).toBe(201)
    const { link } = (await response.json()) as { link: string }
    return link.slice(link.indexOf('#token=') + '#token='.length)
  }
  const join = (token: string, password = PASSWORD) =>
    api.post('/api/join', { token, name: 'Meera Nair', password })

  const staff = {
    api,
    /** The owner's cookie. */
    owner: '',
    team,
    signIn,
    tokenFor,
    join,
  }
  return staff
}
