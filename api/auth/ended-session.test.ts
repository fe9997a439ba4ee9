import { describe, expect, it } from 'vitest'
import { startApiWithCheck } from '../../tests/support/api.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'

describe.each(databaseKinds())('a session that ends while its password is checked (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, join, signIn } = staff

  it.each([
    ['change-password', { currentPassword: 'correct horse', newPassword: `${PASSWORD} of another` }],
    ['two-factor/disable', { password: 'correct horse' }],
  ])('changes nothing any more, and opens no other (%s)', async (path, body) => {
    const reset = await api.as(
      staff.owner,
      `/api/team/${(await staff.team()).members[0]?.id}/reset`,
      'POST',
      {},
    )
    const { link } = (await reset.json()) as { link: string }
    const other = await startApiWithCheck(api, async () =>
      expect((await join(link.slice(link.indexOf('=') + 1))).status).toBe(200),
    )
    const { status } = await other.as(staff.owner, `/api/auth/${path}`, 'POST', body)
    await other.close()
    expect(status).toBe(401)
    const { kysely } = api.database
    expect(await kysely.selectFrom('session').select('id').execute()).toEqual([])
    expect((await signIn('owner1@example.com', PASSWORD)).status).toBe(200)
  })
})
