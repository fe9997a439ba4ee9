import { beforeEach, describe, expect, it } from 'vitest'
import { STAFF_HEADER } from '../../src/contract/team.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'

const PASSWORD = 'correct horse'

describe.each(databaseKinds())('the page of a user after another one has signed in (%s)', (kind) => {
  const api = useApi(kind)
  /** The cookie that the browser has now, and the user whose page is still open. */
  let cookie: string
  let before: string
  beforeEach(async () => {
    before = await idOf(await api.signIn('agent'))
    cookie = await api.signIn('manager')
  })

  const idOf = async (session: string) => {
    const answer = await api.request('/api/auth/get-session', { headers: { cookie: session } })
    return ((await answer.json()) as { user: { id: string } }).user.id
  }
  const ask = (method: string, path: string, body: unknown, user: string) =>
    api.request(path, {
      method,
      headers: { cookie, [STAFF_HEADER]: user, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })

  const NEW_PASSWORD = 'four random words'
  const REQUESTS: [string, string, unknown?][] = [
    ['POST', '/api/auth/sign-out', {}],
    ['POST', '/api/auth/confirm', { password: PASSWORD }],
    ['POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }],
    ['POST', '/api/auth/two-factor/enable', { password: PASSWORD }],
    ['POST', '/api/auth/two-factor/disable', { password: PASSWORD }],
    ['POST', '/api/auth/two-factor/generate-backup-codes', { password: PASSWORD }],
    ['POST', '/api/auth/two-factor/verify-totp', { code: '123456' }],
    ['POST', '/api/auth/two-factor/verify-backup-code', { code: 'abcde-fghij' }],
    ['GET', '/api/auth/passkey/generate-register-options'],
    ['POST', '/api/auth/passkey/verify-registration', { response: {}, name: 'Mine' }],
    ['POST', '/api/auth/passkey/delete-passkey', { id: 'x' }],
    ['GET', '/api/auth/passkey/list-user-passkeys'],
  ]

  it('can neither sign the new user out nor change their account', async () => {
    for (const [method, path, body] of REQUESTS) {
      const refused = await ask(method, path, body, before)
      expect([path, refused.status]).toEqual([path, 401])
      expect(await refused.json()).toEqual({
        message: 'Somebody else has signed in on this device. Please sign in again.',
      })
    }
    const own = await idOf(cookie)
    expect(own).not.toBe(before)
    expect((await ask('POST', '/api/auth/confirm', { password: PASSWORD }, own)).status).toBe(200)
    expect((await ask('POST', '/api/auth/sign-out', {}, own)).status).toBe(200)
    const after = await api.request('/api/auth/get-session', { headers: { cookie } })
    expect(await after.json()).toBeNull()
  })

  it('may ask who is signed in, and may be used to sign in again', async () => {
    const session = await ask('GET', '/api/auth/get-session', undefined, before)
    expect(await session.json()).toMatchObject({ user: { role: 'manager' } })
    const { email } = await api.database.kysely
      .selectFrom('user')
      .select('email')
      .where('id', '=', before)
      .executeTakeFirstOrThrow()
    const signedIn = await ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }, before)
    expect(signedIn.status).toBe(200)
  })
})
