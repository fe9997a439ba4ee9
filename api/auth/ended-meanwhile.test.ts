import { describe, expect, it } from 'vitest'
import { cookieOf, cookiesOf, startApiWithPasswords, type TestApi } from '../../tests/support/api.ts'
import { besideTransaction } from '../../tests/support/beside-transaction.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { createPasskey } from '../../tests/support/passkey.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'
import { beginTwoFactor } from '../../tests/support/two-factor.ts'

describe.each(databaseKinds())('a link for another password that is used during a sign-in (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, join, signIn, team } = staff

  /** Uses the link for another password. */
  async function resetOwner(): Promise<() => Promise<void>> {
    const reset = await api.as(staff.owner, `/api/team/${(await team()).members[0]?.id}/reset`, 'POST', {})
    const { link } = (await reset.json()) as { link: string }
    return async () => expect((await join(link.slice(link.indexOf('=') + 1))).status).toBe(200)
  }

  /** Another server on the database, which does this before it opens a session. */
  async function startApiBeforeSession(work: () => Promise<void>): Promise<TestApi> {
    const { other, auth } = await startApiWithPasswords(api)
    const { internalAdapter } = await auth.$context
    const { createSession } = internalAdapter
    internalAdapter.createSession = async (...session) => {
      await work()
      return createSession(...session)
    }
    return other
  }

  async function ask(server: TestApi, cookie: string, kind: 'register' | 'authenticate') {
    const options = await server.as(cookie, `/api/auth/passkey/generate-${kind}-options`)
    const { challenge } = (await options.json()) as { challenge: string }
    return { challenge, cookie: [cookie, ...cookiesOf(options)].join('; ') }
  }

  const count = async (table: 'passkey' | 'session') =>
    (await api.database.kysely.selectFrom(table).select('id').execute()).length

  it('also removes a passkey that is being added', async () => {
    const end = await resetOwner()
    const { other, auth } = await startApiWithPasswords(api)
    const { challenge, cookie } = await ask(other, staff.owner, 'register')
    const { internalAdapter } = await auth.$context
    const { consumeVerificationValue } = internalAdapter
    internalAdapter.consumeVerificationValue = async (identifier) => {
      const value = await consumeVerificationValue(identifier)
      await end()
      return value
    }
    const body = { response: createPasskey().registration(challenge) }
    const { status } = await other.as(cookie, '/api/auth/passkey/verify-registration', 'POST', body)
    await other.close()
    expect(await count('passkey')).toBe(0)
    expect(status).toBe(401)
  })

  it('also ends the session that a passkey opens', async () => {
    const passkey = createPasskey()
    const added = await ask(api, staff.owner, 'register')
    const body = { response: passkey.registration(added.challenge) }
    const { status } = await api.as(added.cookie, '/api/auth/passkey/verify-registration', 'POST', body)
    expect(status).toBe(200)
    const end = await resetOwner()
    const other = await startApiBeforeSession(end)
    const { challenge, cookie } = await ask(other, '', 'authenticate')
    const answer = await other.as(cookie, '/api/auth/passkey/verify-authentication', 'POST', {
      response: passkey.authentication(challenge),
    })
    await other.close()
    expect(await count('session')).toBe(0)
    expect(answer.status).toBe(401)
  })

  it('also ends the session that a backup code opens', async () => {
    const { totp, backupCodes } = await beginTwoFactor(api, staff.owner, 'correct horse')
    const code = totp.generate()
    staff.owner = cookieOf(await api.as(staff.owner, '/api/auth/two-factor/verify-totp', 'POST', { code }))
    const end = await resetOwner()
    const begun = cookiesOf(await signIn('owner1@example.com', 'correct horse')).join('; ')
    const other = await startApiBeforeSession(end)
    const answer = await other.as(begun, '/api/auth/two-factor/verify-backup-code', 'POST', {
      code: backupCodes[0],
    })
    await other.close()
    expect(await count('session')).toBe(0)
    expect(answer.status).toBe(401)
  })

  const REPLACING = [
    ['change-password', { currentPassword: 'correct horse', newPassword: `${PASSWORD} of another` }],
    ['two-factor/disable', { password: 'correct horse' }],
    ['two-factor/verify-totp', undefined],
  ] as const

  /** The set-up of two-factor authentication needs a code. */
  const bodyOf = async (body: (typeof REPLACING)[number][1]) =>
    body ?? { code: (await beginTwoFactor(api, staff.owner, 'correct horse')).totp.generate() }

  const owner = () =>
    api.database.kysely
      .selectFrom('user')
      .innerJoin('account', 'account.userId', 'user.id')
      .select(['password', 'twoFactorEnabled'])
      .executeTakeFirstOrThrow()

  it.each(REPLACING)('also ends the session that replaces the present one (%s)', async (path, given) => {
    const body = await bodyOf(given)
    const other = await startApiBeforeSession(await resetOwner())
    const { status } = await other.as(staff.owner, `/api/auth/${path}`, 'POST', body)
    await other.close()
    expect(await count('session')).toBe(0)
    expect(status).toBe(401)
    expect((await signIn('owner1@example.com', PASSWORD)).status).toBe(200)
  })

  it.runIf(kind === 'postgres').each(REPLACING)(
    'also ends that while it is committed (%s)',
    async (path, given) => {
      const body = await bodyOf(given)
      const answer = await besideTransaction(
        api.database.kysely,
        {
          hold: async (transaction) => {
            await transaction.updateTable('account').set({ password: 'another' }).execute()
            await transaction.updateTable('user').set({ twoFactorEnabled: false }).execute()
            for (const table of ['twoFactor', 'session'] as const)
              await transaction.deleteFrom(table).execute()
          },
        },
        () => api.as(staff.owner, `/api/auth/${path}`, 'POST', body),
      )
      expect(await count('session')).toBe(0)
      expect(answer.status).toBe(401)
      expect(await owner()).toEqual({ password: 'another', twoFactorEnabled: false })
    },
  )

  it.runIf(kind === 'postgres')(
    'also ends the session that a password opens while it is committed',
    async () => {
      const answer = await besideTransaction(
        api.database.kysely,
        {
          hold: async (transaction) => {
            await transaction.updateTable('account').set({ password: 'another' }).execute()
            await transaction.deleteFrom('session').execute()
          },
        },
        () => signIn('owner1@example.com', 'correct horse'),
      )
      expect(await count('session')).toBe(0)
      expect(answer.status).toBe(401)
    },
  )
})
