import { randomUUID } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, vi } from 'vitest'
import { cookieOf, startApi, startApiWithPasswords } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { freePort } from '../../tests/support/receivers.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'

describe.each(playedKinds())('the team (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, team, signIn, tokenFor, join } = staff

  describe('invites', () => {
    it('have one password hashed, however many requests use one at once', async () => {
      const token = await tokenFor('meera@example.com')
      const { other, password } = await startApiWithPasswords(api)
      const hash = vi.spyOn(password, 'hash')
      const join = () => other.post('/api/join', { token, name: 'Meera Nair', password: PASSWORD })
      const statuses = (await Promise.all(Array.from({ length: 20 }, join))).map(({ status }) => status)
      await other.close()
      expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(403)])
      expect(hash).toHaveBeenCalledOnce()
    })

    it('create an account once, with the chosen role', async () => {
      const token = await tokenFor('Meera@Example.com', 'manager')
      expect((await team()).invites).toMatchObject([{ email: 'meera@example.com', role: 'manager' }])
      const both = await Promise.all([join(token), join(token)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
      // As after an answer that was lost.
      expect((await (await join(token)).json()).message).toMatch(/have used it, sign in/)
      expect((await team()).invites).toEqual([])
      const meera = cookieOf(await signIn('meera@example.com', PASSWORD))
      expect((await api.as(meera, '/api/leads.csv')).status).toBe(200)
      expect(
        (
          await api.as(meera, '/api/team/invites', 'POST', {
            name: 'x',
            email: 'x@example.com',
            role: 'agent',
          })
        ).status,
      ).toBe(403)
    })

    it('become invalid when withdrawn, replaced, or a week old', async () => {
      const first = await tokenFor('meera@example.com')
      const second = await tokenFor('meera@example.com')
      expect((await join(first)).status).toBe(403)
      const [made] = (await team()).invites
      expect((await api.as(staff.owner, `/api/team/invites/${made?.id}`, 'DELETE')).status).toBe(200)
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
        const response = await api.as(cookie, '/api/team/invites', 'POST', {
          name: 'x',
          email,
          role: 'owner',
        })
        const { link } = (await response.json()) as { link: string }
        return link.slice(link.indexOf('=') + 1)
      }
      const reset = async () => {
        const response = await api.as(staff.owner, `/api/team/${secondOwner?.id}/reset`, 'POST', {})
        const { link } = (await response.json()) as { link: string }
        return link.slice(link.indexOf('=') + 1)
      }
      for (const change of [{ role: 'manager' }, { deactivated: true }]) {
        const cookie = change.role ? second : cookieOf(await signIn('owner2@example.com', 'correct horse'))
        const links = [await invite(cookie), await reset()]
        expect((await api.as(staff.owner, `/api/team/${secondOwner?.id}`, 'PATCH', change)).status).toBe(200)
        for (const back of [{}, { role: 'owner', deactivated: false }]) {
          if (Object.keys(back).length > 0)
            await api.as(staff.owner, `/api/team/${secondOwner?.id}`, 'PATCH', back)
          for (const link of links) expect((await join(link)).status).toBe(403)
        }
      }
    })

    it('become invalid when the account of their recipient is added without them', async () => {
      const token = await tokenFor('meera@example.com')
      const added = { name: 'Meera', email: 'meera@example.com', password: PASSWORD, role: 'owner' }
      expect((await api.as(staff.owner, '/api/staff', 'POST', added)).status).toBe(201)
      expect((await join(token, `${PASSWORD} of another`)).status).toBe(403)
      expect((await team()).invites).toEqual([])
      expect((await signIn('meera@example.com', PASSWORD)).status).toBe(200)
    })

    it('become invalid when their recipient chooses another password without them', async () => {
      await api.signIn('agent')
      const [owner, agent] = (await team()).members
      const linkFor = async (member: typeof agent) => {
        const response = await api.as(staff.owner, `/api/team/${member?.id}/reset`, 'POST', {})
        const { link } = (await response.json()) as { link: string }
        return link.slice(link.indexOf('=') + 1)
      }
      const links = [await linkFor(agent), await linkFor(owner)]
      const cookie = cookieOf(await signIn('agent2@example.com', 'correct horse'))
      const change = { currentPassword: 'correct horse', newPassword: PASSWORD }
      expect((await api.as(cookie, '/api/auth/change-password', 'POST', change)).status).toBe(200)
      expect((await join(links[0] ?? '', `${PASSWORD} of another`)).status).toBe(403)
      expect((await signIn('agent2@example.com', PASSWORD)).status).toBe(200)
      expect((await team()).invites).toMatchObject([{ email: owner?.email }])
    })

    it('stay valid when the account could not be created', async () => {
      const token = await tokenFor('meera@example.com')
      expect((await join(token, 'password2024')).status).toBe(400)
      // What fails once the invite is taken: here, a second account with one name.
      const { schema } = api.database.kysely
      expect((await join(await tokenFor('other@example.com'))).status).toBe(200)
      await schema.createIndex('one_each').on('user').column('name').unique().execute()
      expect((await join(token)).status).toBeGreaterThanOrEqual(400)
      await schema.dropIndex('one_each').execute()
      expect((await join(token)).status).toBe(200)
    })

    it('are refused for existing staff, and with a weak password', async () => {
      await api.signIn('agent')
      const again = await api.as(staff.owner, '/api/team/invites', 'POST', {
        name: 'Again',
        email: 'agent2@example.com',
        role: 'agent',
      })
      expect(again.status).toBe(409)
      expect((await join(await tokenFor('meera@example.com'), 'short')).status).toBe(400)
    })
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
