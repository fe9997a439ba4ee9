import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useTeam } from '../../tests/support/team.ts'
import { createVerificationLimit, MAX_VERIFICATIONS } from './verification-rows.ts'

describe.each(databaseKinds())('what sign-ins leave behind (%s)', (kind) => {
  const { api, signIn } = useTeam(kind)

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
})
