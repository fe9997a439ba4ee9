import { randomUUID } from 'node:crypto'
import { type TOTP, URI } from 'otpauth'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { StaffSessionsSchema, type Team, TeamSchema } from '../../src/contract/team.ts'
import { cookieOf, startApi } from '../../tests/support/api.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { freePort } from '../../tests/support/receivers.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { createVerificationLimit, MAX_VERIFICATIONS } from '../auth/verification-rows.ts'

const PASSWORD = 'a long new password'

describe.each(databaseKinds())('the team (%s)', (kind) => {
  const api = useApi(kind)
  let owner: string
  beforeEach(async () => {
    owner = await api.signIn('owner')
  })

  const as = (cookie: string, path: string, method = 'GET', body?: unknown) =>
    api.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const team = async (): Promise<Team> => v.parse(TeamSchema, await (await as(owner, '/api/team')).json())
  const signIn = (email: string, password: string) => api.post('/api/auth/sign-in/email', { email, password })

  async function tokenFor(email: string, role = 'agent'): Promise<string> {
    const response = await as(owner, '/api/team/invites', 'POST', { name: 'Meera', email, role })
    expect(response.status).toBe(201)
    const { link } = (await response.json()) as { link: string }
    return link.slice(link.indexOf('#token=') + '#token='.length)
  }
  const join = (token: string, password = PASSWORD) =>
    api.post('/api/join', { token, name: 'Meera Nair', password })

  describe('invites', () => {
    it('create an account once, with the chosen role', async () => {
      const token = await tokenFor('Meera@Example.com', 'manager')
      expect((await team()).invites).toMatchObject([{ email: 'meera@example.com', role: 'manager' }])
      const both = await Promise.all([join(token), join(token)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
      expect((await team()).invites).toEqual([])
      const meera = cookieOf(await signIn('meera@example.com', PASSWORD))
      expect((await as(meera, '/api/leads.csv')).status).toBe(200)
      expect(
        (await as(meera, '/api/team/invites', 'POST', { name: 'x', email: 'x@example.com', role: 'agent' }))
          .status,
      ).toBe(403)
    })

    it('become invalid when withdrawn, replaced, or a week old', async () => {
      const first = await tokenFor('meera@example.com')
      const second = await tokenFor('meera@example.com')
      expect((await join(first)).status).toBe(403)
      const [made] = (await team()).invites
      expect((await as(owner, `/api/team/invites/${made?.id}`, 'DELETE')).status).toBe(200)
      expect((await join(second)).status).toBe(403)

      const late = await tokenFor('meera@example.com')
      await api.database.kysely
        .updateTable('invite')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .execute()
      expect((await join(late)).status).toBe(403)
      expect((await join('guess')).status).toBe(403)
    })

    it('become invalid when the account of their creator or of their recipient is closed or demoted', async () => {
      const second = await api.signIn('owner')
      const [, secondOwner] = (await team()).members
      const invite = async (cookie: string) => {
        const email = `${randomUUID()}@example.com`
        const response = await as(cookie, '/api/team/invites', 'POST', { name: 'x', email, role: 'owner' })
        const { link } = (await response.json()) as { link: string }
        return link.slice(link.indexOf('=') + 1)
      }
      const reset = async () => {
        const response = await as(owner, `/api/team/${secondOwner?.id}/reset`, 'POST', {})
        const { link } = (await response.json()) as { link: string }
        return link.slice(link.indexOf('=') + 1)
      }
      for (const change of [{ role: 'manager' }, { deactivated: true }]) {
        const cookie = change.role ? second : cookieOf(await signIn('owner2@example.com', 'correct horse'))
        const links = [await invite(cookie), await reset()]
        expect((await as(owner, `/api/team/${secondOwner?.id}`, 'PATCH', change)).status).toBe(200)
        for (const back of [{}, { role: 'owner', deactivated: false }]) {
          if (Object.keys(back).length > 0) await as(owner, `/api/team/${secondOwner?.id}`, 'PATCH', back)
          for (const link of links) expect((await join(link)).status).toBe(403)
        }
      }
    })

    it('stay valid when the account could not be created', async () => {
      const token = await tokenFor('meera@example.com')
      expect((await join(token, 'password2024')).status).toBe(400)
      expect((await join(token)).status).toBe(200)
    })

    it('are refused for existing staff, and with a weak password', async () => {
      await api.signIn('agent')
      const again = await as(owner, '/api/team/invites', 'POST', {
        name: 'Again',
        email: 'agent2@example.com',
        role: 'agent',
      })
      expect(again.status).toBe(409)
      expect((await join(await tokenFor('meera@example.com'), 'short')).status).toBe(400)
    })
  })

  it('always has an owner, also when two give up the role at the same time', async () => {
    const [first] = (await team()).members
    const path = `/api/team/${first?.id}`
    expect((await as(owner, path, 'PATCH', { role: 'agent' })).status).toBe(409)
    expect((await as(owner, path, 'PATCH', { deactivated: true })).status).toBe(409)
    const other = await api.signIn('owner')
    const ids = (await team()).members.map(({ id }) => id)
    const both = await Promise.all([
      as(owner, `/api/team/${ids[1]}`, 'PATCH', { role: 'manager' }),
      as(other, `/api/team/${ids[0]}`, 'PATCH', { role: 'manager' }),
    ])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const owners = await api.database.kysely
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
  })

  it('ends the sessions of a closed account at once, and unassigns its open leads', async () => {
    const agent = await api.signIn('agent')
    const id = (await team()).members[1]?.id
    const lead = randomUUID()
    await api.post('/submit-form', longBody(), { 'idempotency-key': lead })
    await as(owner, `/api/leads/${lead}`, 'PATCH', { assignee: id })
    expect((await as(owner, `/api/team/${id}`, 'PATCH', { deactivated: true })).status).toBe(200)
    expect((await as(agent, '/api/leads')).status).toBe(401)
    expect((await signIn('agent2@example.com', 'correct horse')).status).toBe(403)
    expect(await (await as(owner, `/api/leads/${lead}`)).json()).toMatchObject({ assignee: null })
    await as(owner, `/api/team/${id}`, 'PATCH', { deactivated: false })
    expect((await signIn('agent2@example.com', 'correct horse')).status).toBe(200)
  })

  it('shows an agent only own and unassigned leads, in every list', async () => {
    const agent = await api.signIn('agent')
    const [mine, theirs] = [randomUUID(), randomUUID()]
    for (const id of [mine, theirs])
      await api.post('/submit-form', longBody({ name: `Guest ${id}` }), { 'idempotency-key': id })
    const [me] = (await team()).members
    await as(owner, `/api/leads/${theirs}`, 'PATCH', { assignee: me?.id })
    const { leads } = (await (await as(agent, '/api/leads')).json()) as { leads: { id: string }[] }
    expect(leads.map(({ id }) => id)).toEqual([mine])
    for (const [path, method, body] of [
      ['', 'GET', undefined],
      ['', 'PATCH', { status: 'contacted' }],
      ['/notes', 'POST', { text: 'x' }],
      ['/contacts', 'POST', { channel: 'call' }],
      ['/presence', 'POST', {}],
    ] as const) {
      const response = await as(agent, `/api/leads/${theirs}${path}`, method, body)
      expect(response.status, path).toBe(403)
      expect(await response.text()).not.toContain(theirs)
    }
    const search = await as(agent, '/api/lead-search', 'POST', { q: theirs.slice(0, 8) })
    expect(await search.json()).toMatchObject({ leads: [] })
  })

  describe('two-factor authentication', () => {
    async function setUp(): Promise<{ cookie: string; totp: TOTP; backupCodes: string[] }> {
      const answer = await as(owner, '/api/auth/two-factor/enable', 'POST', { password: 'correct horse' })
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
      const totp = URI.parse(totpURI) as TOTP
      const wrong = await as(owner, '/api/auth/two-factor/verify-totp', 'POST', { code: '000000' })
      expect(wrong.status).toBe(401)
      const right = await as(owner, '/api/auth/two-factor/verify-totp', 'POST', { code: totp.generate() })
      return { cookie: cookieOf(right), totp, backupCodes }
    }

    /** The cookies between password and code. */
    async function firstStep(): Promise<string> {
      const answer = await signIn('owner1@example.com', 'correct horse')
      expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
      const cookies = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))
      expect(cookies.find((cookie) => /session_token=./.test(cookie))).toBeUndefined()
      return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ')
    }
    /** The next code, because each code works once. */
    const next = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 })
    const code = (challenge: string, code: string, way = 'totp') =>
      as(challenge, `/api/auth/two-factor/verify-${way}`, 'POST', { code })

    it('is required after the password, which alone gives no access', async () => {
      const { totp } = await setUp()
      const challenge = await firstStep()
      expect((await as(challenge, '/api/leads')).status).toBe(401)
      const open = await code(challenge, next(totp))
      expect((await as(cookieOf(open), '/api/leads')).status).toBe(200)
      // A challenge works once.
      expect((await code(challenge, totp.generate())).status).toBe(401)
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
      owner = (await setUp()).cookie
      const [me] = (await team()).members
      const { link } = (await (await as(owner, `/api/team/${me?.id}/reset`, 'POST', {})).json()) as {
        link: string
      }
      expect((await join(link.slice(link.indexOf('=') + 1))).status).toBe(200)
      expect((await as(owner, '/api/leads')).status).toBe(401)
      const back = await signIn('owner1@example.com', PASSWORD)
      expect((await as(cookieOf(back), '/api/leads')).status).toBe(200)
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
    await refused(await as(owner, '/api/staff', 'POST', { ...who, password }))
    expect((await as(owner, '/api/staff', 'POST', { ...who, password: PASSWORD })).status).toBe(201)
    const meera = cookieOf(await signIn(who.email, PASSWORD))
    const change = { currentPassword: PASSWORD, newPassword: password, revokeOtherSessions: true }
    await refused(await as(meera, '/api/auth/change-password', 'POST', change))
    const members = (await team()).members
    const { link } = (await (
      await as(owner, `/api/team/${members.at(-1)?.id}/reset`, 'POST', {})
    ).json()) as { link: string }
    await refused(await join(link.slice(link.indexOf('=') + 1), password))
    expect((await signIn(who.email, PASSWORD)).status).toBe(200)
  })

  it('ends the other sessions of a user who changes the password, also when the client does not ask for it', async () => {
    const who = { name: 'Meera Nair', email: 'meera.nair@example.com' }
    expect((await as(owner, '/api/staff', 'POST', { ...who, password: PASSWORD })).status).toBe(201)
    const here = cookieOf(await signIn(who.email, PASSWORD))
    const elsewhere = cookieOf(await signIn(who.email, PASSWORD))
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} anew`, revokeOtherSessions: false }
    const response = await as(here, '/api/auth/change-password', 'POST', change)
    expect(response.status).toBe(200)
    expect((await as(elsewhere, '/api/leads')).status).toBe(401)
    expect((await as(cookieOf(response), '/api/leads')).status).toBe(200)
  })

  it('keeps the failures of a member for a year, and of others for 90 days', async () => {
    const { kysely } = api.database
    const { id } = await kysely.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const failed = { action: 'sign-in.failed', lead_seq: null, detail: null }
    await kysely
      .insertInto('audit')
      .values([
        { ...failed, at: ago(100), actor: null },
        { ...failed, at: ago(100), actor: id },
        { ...failed, at: ago(400), actor: id },
        { ...failed, action: 'sign-in.ok', at: ago(400), actor: id },
      ])
      .execute()
    await signIn('nobody@example.com', 'a wrong one')
    const old = await kysely.selectFrom('audit').select('at').where('at', '<', ago(50)).execute()
    expect(old.map(({ at }) => Math.round((Date.now() - Date.parse(at)) / 86_400_000)).sort()).toEqual([
      100, 400,
    ])
  })

  it('records few entries about many refused sign-ins, with the number of omitted ones', async () => {
    const rows = () =>
      api.database.kysely
        .selectFrom('audit')
        .select(['actor', 'detail'])
        .where('action', 'in', ['sign-in.failed', 'sign-in.refused'])
        .execute()
    for (let round = 0; round < 6; round++)
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => signIn(`guess${round}-${n}@example.com`, 'a wrong one')),
      )
    expect((await rows()).length).toBeLessThanOrEqual(101)
    // Failures of other accounts are still recorded.
    await signIn('owner1@example.com', 'a wrong one')
    expect((await rows()).filter(({ actor }) => actor !== null).length).toBe(1)
  })

  it('neither looks up nor stores an e-mail address that is too long', async () => {
    const before = await api.database.kysely.selectFrom('audit').selectAll().execute()
    expect((await signIn(`${'x'.repeat(250)}@example.com`, 'a wrong one')).status).toBe(400)
    expect(await api.database.kysely.selectFrom('audit').selectAll().execute()).toEqual(before)
  })

  it('limits the stored passkey challenges, and deletes expired ones', async () => {
    const { kysely, kind } = api.database
    const ask = () => api.request('/api/auth/passkey/generate-authenticate-options')
    const statuses = []
    for (let n = 0; n < 70; n++) statuses.push((await ask()).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(61)
    expect(statuses.at(-1)).toBe(429)
    const at = (ms: number) => (kind === 'postgres' ? new Date(ms) : new Date(ms).toISOString())
    await kysely
      .updateTable('verification')
      .set({ expiresAt: at(Date.now() - 1) })
      .execute()
    for (let start = 0; start < 2_500; start += 500)
      await kysely
        .insertInto('verification')
        .values(
          Array.from({ length: 500 }, (_, n) => ({
            id: `v${start + n}`,
            identifier: `i${start + n}`,
            value: '{}',
            expiresAt: at(Date.now() + 60_000),
            createdAt: at(Date.now() - 10_000 + start + n),
            updatedAt: at(Date.now()),
          })) as never,
        )
        .execute()
    await createVerificationLimit(api.database)()
    const left = await kysely.selectFrom('verification').select('id').execute()
    expect(left).toHaveLength(MAX_VERIFICATIONS)
    expect(left.map(({ id }) => id)).toContain('v2499')
    expect(left.map(({ id }) => id)).not.toContain('v0')
  })

  it('lists the user’s own devices and signs one of them out, not those of others', async () => {
    const phone = cookieOf(await signIn('owner1@example.com', 'correct horse'))
    const agent = await api.signIn('agent')
    const list = async (cookie: string) =>
      v.parse(StaffSessionsSchema, await (await as(cookie, '/api/sessions')).json()).sessions
    const sessions = await list(owner)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current)
    expect((await as(agent, `/api/sessions/${other?.id}`, 'DELETE')).status).toBe(404)
    expect((await as(owner, `/api/sessions/${other?.id}`, 'DELETE')).status).toBe(200)
    expect((await as(phone, '/api/leads')).status).toBe(401)
    expect(await list(owner)).toHaveLength(1)
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

describe('an invite', () => {
  it('is mailed to its recipient when a mail server is configured', async () => {
    const mails: { to: string[]; text: string }[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        let text = ''
        stream.on('data', (chunk) => (text += chunk))
        stream.on('end', () => {
          mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
          done()
        })
      },
    })
    const port = await freePort()
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
    const api = await startApi({
      notify: { SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_EMAIL: 'office@example.com' },
    })
    const owner = await api.signIn('owner')
    const response = await api.post(
      '/api/team/invites',
      { name: 'Meera\r\nBcc: all@example.com', email: 'meera@example.com', role: 'agent' },
      { cookie: owner },
    )
    expect(await response.json()).toMatchObject({ mailed: true })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toEqual(['meera@example.com'])
    // Decodes quoted-printable.
    const text = mails[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toContain('/admin/join#token=')
    expect(text).not.toMatch(/^bcc:/im)
    await api.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })
})
