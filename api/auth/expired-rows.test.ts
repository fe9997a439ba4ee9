import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { deleteExpiredRows } from './expired-rows.ts'

const DAY_MS = 86_400_000

describe.each(databaseKinds())('expired rows (%s)', (kind) => {
  const api = useApi(kind)

  it('are deleted: sessions, invites and pending sign-ins; valid ones stay', async () => {
    const cookie = await api.signIn('owner')
    const invite = { name: 'Nila', email: 'nila@example.com', role: 'agent' }
    expect((await api.post('/api/team/invites', invite, { cookie })).status).toBeLessThan(300)
    // Asks for a passkey, which is answered with a challenge.
    await api.request('/api/auth/passkey/generate-authenticate-options')
    const counts = async () =>
      Promise.all(
        (['session', 'invite', 'verification'] as const).map(
          async (table) => (await api.database.kysely.selectFrom(table).select('id').execute()).length,
        ),
      )
    expect(await counts()).toEqual([1, 1, 1])
    await deleteExpiredRows(api.database)
    expect(await counts()).toEqual([1, 1, 1])
    await deleteExpiredRows(api.database, new Date(Date.now() + DAY_MS))
    expect(await counts()).toEqual([1, 1, 0])
    await deleteExpiredRows(api.database, new Date(Date.now() + 365 * DAY_MS))
    expect(await counts()).toEqual([0, 0, 0])
  })
})
