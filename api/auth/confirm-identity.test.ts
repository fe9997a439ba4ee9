import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { confirmationRefusal } from './confirm-identity.ts'

const PASSWORD = 'correct horse'
const HOUR_MS = 3_600_000

it('a confirmation of a time further ahead, from before the clock was turned back, does not count', () => {
  const respond = (status: number) => new Response(null, { status })
  const now = Date.now()
  expect(confirmationRefusal(respond, now + 365 * 86_400_000, now)?.status).toBe(403)
  expect(confirmationRefusal(respond, now + 1_000, now)).toBeUndefined()
})

describe.each(databaseKinds())('a session that was opened a while ago (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  let agentId: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
    await api.signIn('agent')
    const agent = await api.database.kysely
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'agent')
      .executeTakeFirstOrThrow()
    agentId = agent.id
    await age()
  })

  const as = (cookie: string, method: string, path: string, body?: unknown) =>
    api.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const confirm = (password = PASSWORD, cookie = owner) =>
    as(cookie, 'POST', '/api/auth/confirm', { password })

  /** Moves every sign-in and confirmation an hour into the past. */
  async function age(): Promise<void> {
    const past = new Date(Date.now() - HOUR_MS)
    await api.database.kysely
      .updateTable('session')
      .set({ createdAt: kind === 'postgres' ? past : past.toISOString(), confirmedAt: null })
      .execute()
  }

  const NEEDS_CONFIRMATION: [string, string, unknown?][] = [
    ['GET', '/api/auth/passkey/generate-register-options'],
    ['POST', '/api/auth/passkey/verify-registration', { response: {}, name: 'Mine' }],
    ['POST', '/api/auth/passkey/delete-passkey', { id: 'x' }],
    [
      'POST',
      '/api/staff',
      { name: 'M', email: 'm@example.com', password: 'four random words', role: 'owner' },
    ],
    ['POST', '/api/team/invites', { name: 'M', email: 'm@example.com', role: 'owner' }],
    ['POST', '/api/team/:agent/reset', {}],
    ['PATCH', '/api/team/:agent', { role: 'owner' }],
    ['PUT', '/api/office/two-factor', { value: { required: false }, version: 0 }],
    ['POST', '/api/inbound-sources', { slug: 'portal', kind: 'signed' }],
    ['POST', '/api/inbound-sources/portal/secrets', {}],
  ]

  it('does nothing that gives lasting access before the password is entered again', async () => {
    for (const [method, path, body] of NEEDS_CONFIRMATION) {
      const refused = await as(owner, method, path.replace(':agent', agentId), body)
      expect(refused.status, path).toBe(403)
      expect(await refused.json(), path).toMatchObject({ code: 'confirmation-required' })
    }
    expect((await as(owner, 'GET', '/api/leads')).status).toBe(200)

    expect((await confirm('a wrong password')).status).toBe(403)
    expect((await as(owner, 'POST', '/api/team/:agent/reset'.replace(':agent', agentId), {})).status).toBe(
      403,
    )
    expect((await confirm()).status).toBe(200)
    for (const [method, path, body] of NEEDS_CONFIRMATION) {
      const answer = await as(owner, method, path.replace(':agent', agentId), body)
      expect(await answer.text(), path).not.toContain('confirmation-required')
    }
    await age()
    expect((await as(owner, 'POST', `/api/team/${agentId}/reset`, {})).status).toBe(403)
  })

  it('is not confirmed by another session of the same person', async () => {
    const { email } = await api.database.kysely
      .selectFrom('user')
      .select('email')
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow()
    expect((await api.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
    expect((await as(owner, 'POST', `/api/team/${agentId}/reset`, {})).status).toBe(403)
  })

  it('has few guesses of the password, from all addresses together', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 14; i++) statuses.push((await confirm(`wrong password ${i}`)).status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    const change = { currentPassword: 'also wrong', newPassword: 'four random horse words' }
    expect((await as(owner, 'POST', '/api/auth/change-password', change)).status).toBe(429)
    expect((await as(owner, 'POST', '/api/auth/two-factor/enable', { password: 'guess' })).status).toBe(429)
    expect((await confirm()).status).toBe(429)
  })

  it('needs a passkey where a password alone does not sign in', async () => {
    await api.database.kysely
      .insertInto('office')
      .values({ key: 'two-factor', value: JSON.stringify({ required: true }) })
      .execute()
    const { id: userId } = await api.database.kysely
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow()
    const backedUp = kind === 'postgres' ? false : 0
    const passkey = { id: randomUUID(), userId, publicKey: 'x', credentialID: randomUUID(), counter: 0 }
    await api.database.kysely
      .insertInto('passkey')
      .values({ ...passkey, deviceType: 'singleDevice', backedUp } as never)
      .execute()
    const refused = await confirm()
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('passkey') })
    expect((await as(owner, 'POST', `/api/team/${agentId}/reset`, {})).status).toBe(403)
  })

  it('is required to confirm anything', async () => {
    expect((await api.post('/api/auth/confirm', { password: PASSWORD })).status).toBe(401)
    expect((await as(owner, 'POST', '/api/auth/confirm', { password: 7 })).status).toBe(400)
  })
})
