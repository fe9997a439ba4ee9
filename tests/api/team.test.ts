import { randomUUID } from 'node:crypto'
import { type TOTP, URI } from 'otpauth'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StaffSessionsSchema, type Team, TeamSchema } from '../../src/contract/team.ts'
import { cookieOf, startApi, type TestApi } from '../support/api.ts'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { longBody } from '../support/enquiries.ts'
import { freePort } from '../support/receivers.ts'

const PASSWORD = 'a long new password'

describe.each(databaseKinds())('the team (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, 4132)
  let api: TestApi
  let owner: string
  beforeEach(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
    owner = await api.signIn('owner')
  })
  afterEach(() => api.close())

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
    it('let somebody in once, with the role they were given', async () => {
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

    it('end when they are taken back, when another is made, and after a week', async () => {
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

    it('are refused for who is here already, and for a poor password', async () => {
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

  it('always keeps an owner, also when two step down at the same time', async () => {
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

  it('shuts somebody out at once, and gives their open leads back', async () => {
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

  it('lets an agent see own and unassigned leads only, wherever leads show', async () => {
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

  describe('the second step', () => {
    async function setUp(): Promise<{ cookie: string; totp: TOTP; backupCodes: string[] }> {
      const answer = await as(owner, '/api/auth/two-factor/enable', 'POST', { password: 'correct horse' })
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
      const totp = URI.parse(totpURI) as TOTP
      const wrong = await as(owner, '/api/auth/two-factor/verify-totp', 'POST', { code: '000000' })
      expect(wrong.status).toBe(401)
      const right = await as(owner, '/api/auth/two-factor/verify-totp', 'POST', { code: totp.generate() })
      return { cookie: cookieOf(right), totp, backupCodes }
    }

    /** What a browser holds between the two steps. */
    async function firstStep(): Promise<string> {
      const answer = await signIn('owner1@example.com', 'correct horse')
      expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
      const cookies = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))
      expect(cookies.find((cookie) => /session_token=./.test(cookie))).toBeUndefined()
      return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ')
    }
    const code = (challenge: string, code: string, way = 'totp') =>
      as(challenge, `/api/auth/two-factor/verify-${way}`, 'POST', { code })

    it('is asked for after the password, and the password alone opens nothing', async () => {
      const { totp } = await setUp()
      const challenge = await firstStep()
      expect((await as(challenge, '/api/leads')).status).toBe(401)
      const open = await code(challenge, totp.generate())
      expect((await as(cookieOf(open), '/api/leads')).status).toBe(200)
      // A challenge is used up.
      expect((await code(challenge, totp.generate())).status).toBe(401)
    })

    it('takes each backup code once', async () => {
      const { backupCodes } = await setUp()
      const [first = ''] = backupCodes
      expect((await code(await firstStep(), first, 'backup-code')).status).toBe(200)
      expect((await code(await firstStep(), first, 'backup-code')).status).toBe(401)
    })

    it('can hardly be guessed, however many begin anew', async () => {
      const { totp } = await setUp()
      const statuses: number[] = []
      for (let round = 0; round < 4; round++) {
        const challenge = await firstStep()
        for (let guess = 0; guess < 6; guess++) {
          const wrong = String((Number(totp.generate()) + 10 + guess) % 1_000_000).padStart(6, '0')
          statuses.push((await code(challenge, wrong)).status)
        }
      }
      // Five to a challenge, ten to an account: then even the right code has to wait.
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12)
      expect((await code(await firstStep(), totp.generate())).status).toBe(429)
    })

    it('is taken off by a link of the owner, for who lost the phone', async () => {
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

  it('lists one’s own devices and signs one of them out, nobody else’s', async () => {
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

  it('shows the ways in of a passkey to strangers, and makes one for nobody but who is signed in', async () => {
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
  it('is mailed where a mail server is set up, to the one it is for', async () => {
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
    // Quoted-printable, as mail is.
    const text = mails[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toContain('/admin/join#token=')
    expect(text).not.toMatch(/^bcc:/im)
    await api.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })
})
