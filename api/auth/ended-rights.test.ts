import { describe, expect, it } from 'vitest'
import { startApiWithPasswords } from '../../tests/support/api.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { longBody } from '../../tests/support/enquiries.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'

describe.each(databaseKinds())('rights that end during a request (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, team } = staff

  it.each([
    [401, { deactivated: true }],
    [403, { role: 'agent' }],
  ])('refuse it with %i where its body arrives later', async (status, change) => {
    const cookie = await api.signIn('owner')
    const [, sender] = (await team()).members
    const account = { name: 'Meera', email: 'meera@example.com', role: 'owner', password: PASSWORD }
    // Sent only once it is read, which is after the session was looked up.
    const pull = async (controller: ReadableStreamDefaultController) => {
      expect((await api.as(staff.owner, `/api/team/${sender?.id}`, 'PATCH', change)).status).toBe(200)
      controller.enqueue(new TextEncoder().encode(JSON.stringify(account)))
      controller.close()
    }
    const request = {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    }
    expect((await api.request('/api/staff', request)).status).toBe(status)
    expect((await team()).members.map(({ email }) => email)).not.toContain(account.email)
  })

  it('refuse another account while its password is being hashed', async () => {
    const cookie = await api.signIn('owner')
    const [, sender] = (await team()).members
    const { other, password } = await startApiWithPasswords(api)
    const { hash } = password
    password.hash = async (text) => {
      const hashed = await hash(text)
      const end = { deactivated: true }
      expect((await api.as(staff.owner, `/api/team/${sender?.id}`, 'PATCH', end)).status).toBe(200)
      return hashed
    }
    const account = { name: 'Meera', email: 'meera@example.com', role: 'owner', password: PASSWORD }
    const { status } = await other.as(cookie, '/api/staff', 'POST', account)
    await other.close()
    expect(status).toBe(401)
    expect((await team()).members.map(({ email }) => email)).not.toContain(account.email)
  })

  it('end an export that is still being read', async () => {
    await api.post('/submit-form', longBody({ name: 'Arun Rao' }))
    const cookie = await api.signIn('manager')
    const [, reader] = (await team()).members
    const read = async (file: Response) => {
      let text = ''
      for await (const chunk of file.body ?? []) text += new TextDecoder().decode(chunk)
      return text
    }
    const exported = () => api.as(cookie, '/api/leads.csv', 'POST', {})
    expect(await read(await exported())).toContain('Arun Rao')
    const file = await exported()
    const end = { deactivated: true }
    expect((await api.as(staff.owner, `/api/team/${reader?.id}`, 'PATCH', end)).status).toBe(200)
    await expect(read(file)).rejects.toThrow('Please sign in.')
  })
})
