import { describe, expect, it } from 'vitest'
import { cookiesOf } from '../../tests/support/api.ts'
import { type DatabaseKind, playedKinds } from '../../tests/support/databases.ts'
import { useTeam } from '../../tests/support/team.ts'
import { beginTwoFactor, formerCode } from '../../tests/support/two-factor.ts'
import { createVerificationLimit, MAX_OF_ONE, MAX_VERIFICATIONS } from './verification-rows.ts'

describe.each(playedKinds())('what sign-ins leave behind (%s)', (kind) => {
  const staff = useTeam(kind)
  const { api, signIn } = staff
  const owner = { email: 'owner1@example.com', password: 'correct horse' }

  /** A sign-in of the owner that waits for its code; `enterCode` enters it. `known` is the cookie of a device of this account. */
  async function waitForCode(): Promise<{ enterCode: () => Promise<Response>; known: string }> {
    const { totp } = await beginTwoFactor(api, staff.owner, owner.password)
    const enter = (cookie: string, code: string) =>
      api.as(cookie, '/api/auth/two-factor/verify-totp', 'POST', { code })
    const ended = await enter(staff.owner, formerCode(totp))
    expect(ended.status).toBe(200)
    const known = cookiesOf(ended).find((cookie) => cookie.includes('known-device')) ?? ''
    const waiting = cookiesOf(await signIn(owner.email, owner.password)).join('; ')
    return { enterCode: () => enter(waiting, totp.generate()), known }
  }

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

  it('refuses what the sign-in library cannot read', async () => {
    const options = await api.request('/api/auth/passkey/generate-authenticate-options')
    const cookie = cookiesOf(options)
    const deep = `{"response":${'['.repeat(6_000)}${']'.repeat(6_000)}}`
    for (const [path, body] of [
      ['passkey/verify-authentication', deep],
      ['passkey/verify-authentication', '{"response":{"id":{}}}'],
    ] as const)
      expect((await api.post(`/api/auth/${path}`, body, { cookie: cookie.join('; ') })).status).toBe(400)
    expect((await api.post('/api/auth/sign-out', deep, { cookie: staff.owner })).status).toBe(400)
    // PostgreSQL refuses to look for it.
    const waiting = { cookie: 'marigold.two_factor=2fa-%00.x' }
    expect((await api.post('/api/auth/two-factor/verify-totp', { code: '1' }, waiting)).status).toBe(401)
    for (const newPassword of [deep, '{"toString":1}']) {
      const change = `{"currentPassword":"correct horse","newPassword":${newPassword}}`
      expect((await api.post('/api/auth/change-password', change, { cookie: staff.owner })).status).toBe(400)
    }
  })

  it('limits the stored passkey challenges, and deletes expired ones', async () => {
    const { kysely, kind } = api.database
    const ask = () => api.request('/api/auth/passkey/generate-authenticate-options')
    const statuses = []
    for (let n = 0; n < 70; n++) statuses.push((await ask()).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(61)
    expect(statuses.at(-1)).toBe(429)
    await kysely
      .updateTable('verification')
      .set({ expiresAt: timeIn(kind, Date.now() - 1) })
      .execute()
    for (let start = 0; start < 2_500; start += 500)
      await kysely.insertInto('verification').values(challenges(start, kind)).execute()
    await createVerificationLimit(api.database)()
    const left = await kysely.selectFrom('verification').select('id').execute()
    expect(left).toHaveLength(MAX_VERIFICATIONS)
    expect(left.map(({ id }) => id)).toContain('v2499')
    expect(left.map(({ id }) => id)).not.toContain('v0')
  })

  // Attempts with the right password are not limited: the sign-ins of all others that wait would be the oldest.
  it('keeps few sign-ins of one account that wait for a code, and those of its known devices', async () => {
    const { kysely } = api.database
    const { enterCode, known } = await waitForCode()
    const statuses = []
    for (let n = 0; n < 30; n++) statuses.push((await signIn(owner.email, owner.password)).status)
    expect(statuses.at(-1)).toBe(429)
    const waiting = async () => (await kysely.selectFrom('verification').select('id').execute()).length / 2
    expect(await waiting()).toBe(MAX_OF_ONE)
    const again = () => api.post('/api/auth/sign-in/email', owner, { cookie: known })
    expect((await again()).status).toBe(200)
    // Nor has who owns such a device any number of them.
    while ((await waiting()) < 3 * MAX_OF_ONE && statuses.length < 100) statuses.push((await again()).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await waiting()).toBe(2 * MAX_OF_ONE)
    expect((await enterCode()).status).toBe(200)
  })

  // Anybody can ask for challenges, from as many addresses as they have: nobody could enter a code meanwhile.
  it('keeps the sign-ins that wait for a code, however many passkey challenges are asked for', async () => {
    const { kysely, kind } = api.database
    const { enterCode } = await waitForCode()
    for (let start = 0; start < 2_500; start += 500)
      await kysely.insertInto('verification').values(challenges(start, kind)).execute()
    await createVerificationLimit(api.database)()
    expect((await enterCode()).status).toBe(200)
  })
})

// 500 passkey challenges, each later than those before.
function challenges(from: number, kind: DatabaseKind): never {
  const now = Date.now()
  return Array.from({ length: 500 }, (_, n) => ({
    id: `v${from + n}`,
    identifier: `i${from + n}`,
    value: '{}',
    expiresAt: timeIn(kind, now + 60_000),
    createdAt: timeIn(kind, now + from + n),
    updatedAt: timeIn(kind, now),
  })) as never
}

function timeIn(kind: DatabaseKind, ms: number) {
  return (kind === 'postgres' ? new Date(ms) : new Date(ms).toISOString()) as never
}
