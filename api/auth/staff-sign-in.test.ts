import type { TOTP } from 'otpauth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { StaffSessionsSchema } from '../../src/contract/team.ts'
import { cookieOf, cookiesOf, startApiWithCheck } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'
import { beginTwoFactor } from '../../tests/support/two-factor.ts'

describe.each(playedKinds())('the sign-in of staff (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, team, signIn, tokenFor, join } = staff

  describe('two-factor authentication', () => {
    type SetUp = { cookie: string; totp: TOTP; backupCodes: string[] }
    async function setUp({ cookie = staff.owner, password = 'correct horse' } = {}): Promise<SetUp> {
      const { totp, backupCodes } = await beginTwoFactor(api, cookie, password)
      const wrong = await api.as(cookie, '/api/auth/two-factor/verify-totp', 'POST', { code: '000000' })
      expect(wrong.status).toBe(401)
      const right = await api.as(cookie, '/api/auth/two-factor/verify-totp', 'POST', {
        code: totp.generate(),
      })
      return { cookie: cookieOf(right), totp, backupCodes }
    }

    /** The cookies between password and code. */
    async function firstStep(): Promise<string> {
      const answer = await signIn('owner1@example.com', 'correct horse')
      expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
      const cookies = cookiesOf(answer)
      expect(cookies.find((cookie) => /session_token=./.test(cookie))).toBeUndefined()
      return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ')
    }
    /** The next code, because each code works once. */
    const next = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 })
    const code = (challenge: string, code: string, way = 'totp') =>
      api.as(challenge, `/api/auth/two-factor/verify-${way}`, 'POST', { code })

    it('is required after the password, which alone gives no access', async () => {
      const { totp } = await setUp()
      const challenge = await firstStep()
      expect((await api.as(challenge, '/api/leads')).status).toBe(401)
      const open = await code(challenge, next(totp))
      expect((await api.as(cookieOf(open), '/api/leads')).status).toBe(200)
      // A challenge works once.
      expect((await code(challenge, totp.generate())).status).toBe(401)
    })

    it('leaves the push messages of the device as they are, as a new password does', async () => {
      const { kysely } = api.database
      const session = await kysely.selectFrom('session').select(['id', 'userId']).executeTakeFirstOrThrow()
      const keys = { endpoint: 'https://push.example.com/phone', p256dh: 'x', auth: 'x' }
      const times = { created_at: new Date().toISOString(), told_at: null }
      const owner = { user_id: session.userId, session_id: session.id, label: 'Phone' }
      await kysely
        .insertInto('push_subscription')
        .values({ id: 'phone', ...owner, ...keys, ...times })
        .execute()
      const device = () =>
        kysely
          .selectFrom('push_subscription')
          .innerJoin('session', 'session.id', 'push_subscription.session_id')
          .select(['push_subscription.id', 'session_id'])
          .execute()
      const { cookie } = await setUp()
      const afterCode = await device()
      expect(afterCode).toMatchObject([{ id: 'phone' }])
      const change = { currentPassword: 'correct horse', newPassword: PASSWORD }
      const changed = await api.as(cookie, '/api/auth/change-password', 'POST', change)
      expect(changed.status).toBe(200)
      expect(await device()).toEqual([
        { id: 'phone', session_id: expect.not.stringMatching(afterCode[0]?.session_id ?? '') },
      ])
      expect((await api.as(cookieOf(changed), '/api/notify')).status).toBe(200)
    })

    it('accepts each code once, also from two simultaneous requests', async () => {
      const { totp } = await setUp()
      // Used when the app was set up.
      expect((await code(await firstStep(), totp.generate())).status).toBe(401)
      const challenges = [await firstStep(), await firstStep(), await firstStep()]
      const used = next(totp)
      const answers = await Promise.all(challenges.map((challenge) => code(challenge, used)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
      expect((await code(await firstStep(), used)).status).toBe(401)
      expect((await code(await firstStep(), totp.generate())).status).toBe(401)
      const sessions = await api.database.kysely.selectFrom('session').select('id').execute()
      expect(sessions).toHaveLength(2)
    })

    it('accepts each backup code once', async () => {
      const { backupCodes } = await setUp()
      const [first = ''] = backupCodes
      expect((await code(await firstStep(), first, 'backup-code')).status).toBe(200)
      expect((await code(await firstStep(), first, 'backup-code')).status).toBe(401)
    })

    it('ends a sign-in between password and code when the password is changed', async () => {
      const { totp, cookie } = await setUp()
      const challenge = await firstStep()
      const change = { currentPassword: 'correct horse', newPassword: PASSWORD }
      const changed = await api.as(cookie, '/api/auth/change-password', 'POST', change)
      expect(changed.status).toBe(200)
      expect((await code(challenge, next(totp))).status).toBe(401)

      // Changed while it is checked.
      const other = await startApiWithCheck(api, () => {
        const again = { currentPassword: PASSWORD, newPassword: `${PASSWORD} anew` }
        return api.as(cookieOf(changed), '/api/auth/change-password', 'POST', again)
      })
      const body = { email: 'owner1@example.com', password: PASSWORD }
      const { status } = await other.post('/api/auth/sign-in/email', body)
      await other.close()
      expect(status).toBe(401)
      const { kysely } = api.database
      const pending = kysely.selectFrom('verification').innerJoin('user', 'user.id', 'verification.value')
      expect(await pending.select('verification.id').execute()).toEqual([])
    })

    it('ends a sign-in between password and code when a link resets the password', async () => {
      const [owner] = (await team()).members
      const { cookie } = await setUp()
      const challenge = await firstStep()
      const made = await api.as(cookie, `/api/team/${owner?.id}/reset`, 'POST', {})
      const { link } = (await made.json()) as { link: string }
      expect((await join(link.slice(link.indexOf('=') + 1))).status).toBe(200)
      const again = cookieOf(await signIn('owner1@example.com', PASSWORD))
      const { totp } = await setUp({ cookie: again, password: PASSWORD })
      expect((await code(challenge, next(totp))).status).toBe(401)
    })

    it('limits guesses, also over several challenges', async () => {
      const { totp } = await setUp()
      const statuses: number[] = []
      for (let round = 0; round < 4; round++) {
        const challenge = await firstStep()
        for (let guess = 0; guess < 6; guess++) {
          const wrong = String((Number(totp.generate()) + 10 + guess) % 1_000_000).padStart(6, '0')
          statuses.push((await code(challenge, wrong)).status)
        }
      }
      // Five per challenge, ten per account: then even the right code has to wait.
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12)
      expect((await code(await firstStep(), totp.generate())).status).toBe(429)
    })

    it('is removed by an owner’s reset link, for a lost phone', async () => {
      staff.owner = (await setUp()).cookie
      const [me] = (await team()).members
      const { link } = (await (
        await api.as(staff.owner, `/api/team/${me?.id}/reset`, 'POST', {})
      ).json()) as {
        link: string
      }
      expect((await join(link.slice(link.indexOf('=') + 1))).status).toBe(200)
      expect((await api.as(staff.owner, '/api/leads')).status).toBe(401)
      const back = await signIn('owner1@example.com', PASSWORD)
      expect((await api.as(cookieOf(back), '/api/leads')).status).toBe(200)
    })
  })

  it.each([
    ['too short', 'short pwd', 'at least 10 characters'],
    ['common', 'qwertyuiop', 'too common'],
    ['common with a year', 'Password2024!', 'too common'],
    ['a common word twice', 'dragondragon', 'too common'],
    ['one key held down', 'aaaaaaaaaaaa', 'too common'],
    ['like the address', 'meera.nair@example.com', 'like your name'],
    ['like the name', 'MeeraNair1990', 'like your name'],
  ])('refuses a password that is %s, in every form with a new password', async (_, password, message) => {
    const who = { name: 'Meera Nair', email: 'meera.nair@example.com' }
    const refused = async (response: Response) => {
      expect(response.status).toBe(400)
      expect(((await response.json()) as { message: string }).message).toContain(message)
    }
    await refused(await api.post('/api/join', { ...who, token: await tokenFor(who.email), password }))
    await refused(await api.as(staff.owner, '/api/staff', 'POST', { ...who, password }))
    expect((await api.as(staff.owner, '/api/staff', 'POST', { ...who, password: PASSWORD })).status).toBe(201)
    const meera = cookieOf(await signIn(who.email, PASSWORD))
    const change = { currentPassword: PASSWORD, newPassword: password, revokeOtherSessions: true }
    await refused(await api.as(meera, '/api/auth/change-password', 'POST', change))
    const members = (await team()).members
    const { link } = (await (
      await api.as(staff.owner, `/api/team/${members.at(-1)?.id}/reset`, 'POST', {})
    ).json()) as { link: string }
    await refused(await join(link.slice(link.indexOf('=') + 1), password))
    expect((await signIn(who.email, PASSWORD)).status).toBe(200)
  })

  it('ends the other sessions of a user who changes the password, also when the client does not ask for it', async () => {
    const who = { name: 'Meera Nair', email: 'meera.nair@example.com' }
    expect((await api.as(staff.owner, '/api/staff', 'POST', { ...who, password: PASSWORD })).status).toBe(201)
    const here = cookieOf(await signIn(who.email, PASSWORD))
    const elsewhere = cookieOf(await signIn(who.email, PASSWORD))
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} anew`, revokeOtherSessions: false }
    const response = await api.as(here, '/api/auth/change-password', 'POST', change)
    expect(response.status).toBe(200)
    expect((await api.as(elsewhere, '/api/leads')).status).toBe(401)
    expect((await api.as(cookieOf(response), '/api/leads')).status).toBe(200)
  })

  it('refuses a sign-in whose password is changed while it is checked', async () => {
    const [me] = (await team()).members
    const reset = await api.as(staff.owner, `/api/team/${me?.id}/reset`, 'POST', {})
    const { link } = (await reset.json()) as { link: string }
    const other = await startApiWithCheck(api, async () =>
      expect((await join(link.slice(link.indexOf('=') + 1))).status).toBe(200),
    )
    const body = { email: 'owner1@example.com', password: 'correct horse' }
    const { status } = await other.post('/api/auth/sign-in/email', body)
    await other.close()
    expect(status).toBe(401)
    expect(await api.database.kysely.selectFrom('session').select('id').execute()).toEqual([])
  })

  it('lists the user’s own devices and signs one of them out, not those of others', async () => {
    const phone = cookieOf(await signIn('owner1@example.com', 'correct horse'))
    const agent = await api.signIn('agent')
    const list = async (cookie: string) =>
      v.parse(StaffSessionsSchema, await (await api.as(cookie, '/api/sessions')).json()).sessions
    const sessions = await list(staff.owner)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current)
    expect((await api.as(agent, `/api/sessions/${other?.id}`, 'DELETE')).status).toBe(404)
    expect((await api.as(staff.owner, `/api/sessions/${other?.id}`, 'DELETE')).status).toBe(200)
    expect((await api.as(phone, '/api/leads')).status).toBe(401)
    expect(await list(staff.owner)).toHaveLength(1)
  })

  it('offers passkey sign-in without a session, but registration only with one', async () => {
    const asked = await api.request('/api/auth/passkey/generate-authenticate-options')
    expect(await asked.json()).toMatchObject({ rpId: 'localhost', challenge: expect.any(String) })
    expect((await api.request('/api/auth/passkey/generate-register-options')).status).toBe(401)
    expect(
      (await api.post('/api/auth/passkey/verify-authentication', { response: { id: 'x' } })).status,
    ).toBe(400)
    expect((await api.request('/api/auth/passkey/list-user-passkeys')).status).toBe(401)
  })
})
