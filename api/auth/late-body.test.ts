import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'

describe.each(databaseKinds())('a request whose body arrives late (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, team } = staff

  it.each([
    [401, { deactivated: true }],
    [403, { role: 'agent' }],
  ])('is refused with %i where the rights of its sender have ended by then', async (status, change) => {
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
})
