import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { STAFF_ROUTES as ROUTES } from '../../src/contract/staff-routes.ts'
import { cookieOf, startApi, type TestApi } from '../../tests/support/api.ts'
import { STAFF_ROUTES } from '../../tests/support/staff-routes.ts'
import { beginTwoFactor } from '../../tests/support/two-factor.ts'

const PASSWORD = 'correct horse'
const RULE = '/api/office/two-factor'

let api: TestApi
let owner: string
beforeEach(async () => {
  api = await startApi()
  owner = await api.signIn('owner')
})
afterEach(() => api.close())

const require = (cookie: string, required = true, version = 0) =>
  api.as(cookie, RULE, 'PUT', { value: { required }, version })
const sessionUser = async (cookie: string) =>
  ((await (await api.as(cookie, '/api/auth/get-session')).json()) as { user: { id: string } }).user

/** Sets up two-factor authentication; returns the new session's cookie. */
async function setUp(cookie: string): Promise<string> {
  const { totp } = await beginTwoFactor(api, cookie, PASSWORD)
  return cookieOf(await api.as(cookie, '/api/auth/two-factor/verify-totp', 'POST', { code: totp.generate() }))
}

async function givePasskey(cookie: string): Promise<void> {
  const { id } = await sessionUser(cookie)
  const passkey = { id: randomUUID(), userId: id, publicKey: 'x', credentialID: randomUUID(), counter: 0 }
  await api.database.kysely
    .insertInto('passkey')
    .values({ ...passkey, deviceType: 'singleDevice', backedUp: 0 } as never)
    .execute()
}

it('can be changed by an owner with two-factor authentication or a passkey only', async () => {
  const manager = await api.signIn('manager')
  for (const cookie of [manager, await api.signIn('agent')]) {
    expect((await api.as(cookie, RULE)).status).toBe(403)
    expect((await require(cookie)).status).toBe(403)
  }
  expect(await (await api.as(owner, RULE)).json()).toMatchObject({ value: { required: false } })
  expect((await require(owner)).status).toBe(409)
  expect((await api.as(manager, '/api/leads')).status).toBe(200)

  owner = await setUp(owner)
  expect((await require(owner)).status).toBe(200)
  const log = await (await api.as(owner, '/api/audit?subject=settings')).json()
  expect(log).toMatchObject({
    entries: [{ action: 'settings.changed', detail: { setting: 'two-factor' } }],
  })
  expect((await api.as(manager, '/api/leads')).status).toBe(403)
  expect((await require(owner, false, 1)).status).toBe(200)
  expect((await api.as(manager, '/api/leads')).status).toBe(200)
})

it('answers 403 with the reason on every staff route to managers and owners without it', async () => {
  const cookies = [await api.signIn('manager'), await api.signIn('owner')]
  owner = await setUp(owner)
  await require(owner)
  for (const cookie of cookies)
    for (const [method, path] of STAFF_ROUTES) {
      const response = await api.as(cookie, path, method, method === 'GET' ? undefined : {})
      if (path === '/api/sessions') expect(response.status).toBe(200)
      else {
        expect(response.status, `${method} ${path}`).toBe(403)
        expect(await response.json(), path).toEqual({
          message: expect.stringContaining('Settings → Security'),
          code: 'two-factor-required',
        })
      }
    }
})

it('is tested with every route of the server, and the table of staff routes has no other', () => {
  const open =
    /^(\w+ \/api\/(auth\/.*|setup|join|catalogue|inbound\/.*|traveller-push.*)|GET \/api\/(packages(\/:)?|trips\/.*))$/
  const named = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':')}`
  const served = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => named(method, path))
    .filter((route) => !open.test(route))
  const listed = ROUTES.map(([method, path]) => named(method, path))
  // The stream shares a route with single leads (lead-routes.ts).
  expect([...new Set([...served, 'GET /api/leads/stream'])].toSorted()).toEqual(listed.toSorted())
})

it('allows only its set-up and signing out', async () => {
  const manager = await api.signIn('manager')
  owner = await setUp(owner)
  await require(owner)
  expect(await sessionUser(manager)).toMatchObject({ role: 'manager', lacksTwoFactor: true })
  for (const path of [
    '/api/sessions',
    '/api/auth/passkey/list-user-passkeys',
    '/api/auth/passkey/generate-register-options',
  ])
    expect((await api.as(manager, path)).status, path).toBe(200)
  const change = { currentPassword: PASSWORD, newPassword: 'four random horse words' }
  expect((await api.as(manager, '/api/auth/change-password', 'POST', change)).status).toBe(403)
  for (const path of ['two-factor/disable', 'two-factor/generate-backup-codes', 'passkey/delete-passkey'])
    expect((await api.as(manager, `/api/auth/${path}`, 'POST', { password: PASSWORD, id: 'x' })).status).toBe(
      403,
    )
  // The public response, not the one for staff.
  const packages = (await (await api.as(manager, '/api/packages')).json()) as object[]
  expect(packages).toEqual(await (await api.request('/api/packages')).json())

  const again = await setUp(manager)
  expect(await sessionUser(again)).toMatchObject({ lacksTwoFactor: false })
  expect((await api.as(again, '/api/leads')).status).toBe(200)
  const other = await api.signIn('manager')
  expect((await api.as(other, '/api/auth/sign-out', 'POST', {})).status).toBe(200)
})

it('applies to agents who become managers, and to users who remove it', async () => {
  const agent = await api.signIn('agent')
  owner = await setUp(owner)
  await require(owner)
  expect((await api.as(agent, '/api/leads')).status).toBe(200)
  const { id } = await sessionUser(agent)
  await api.as(owner, `/api/team/${id}`, 'PATCH', { role: 'manager' })
  expect((await api.as(agent, '/api/leads')).status).toBe(403)
  const working = await setUp(agent)
  expect((await api.as(working, '/api/leads')).status).toBe(200)
  const off = await api.as(working, '/api/auth/two-factor/disable', 'POST', { password: PASSWORD })
  expect(off.status).toBe(200)
  const left = off.headers.getSetCookie().length > 0 ? cookieOf(off) : working
  expect((await api.as(left, '/api/leads')).status).toBe(403)
})

it('accepts a passkey, and then refuses a password alone', async () => {
  const manager = await api.signIn('manager')
  await givePasskey(manager)
  const signIn = () =>
    api.post('/api/auth/sign-in/email', { email: 'manager2@example.com', password: PASSWORD })
  expect((await signIn()).status).toBe(200)
  owner = await setUp(owner)
  await require(owner)
  expect((await api.as(manager, '/api/leads')).status).toBe(200)

  const before = await api.database.kysely.selectFrom('session').select('id').execute()
  const refused = await signIn()
  expect(refused.status).toBe(403)
  expect(refused.headers.getSetCookie()).toEqual([])
  expect(await refused.json()).toEqual({ message: expect.stringContaining('passkey') })
  expect(await api.database.kysely.selectFrom('session').select('id').execute()).toHaveLength(before.length)
})

it('ends the live inbox of users without it', async () => {
  const manager = await api.signIn('manager')
  const stream = await api.as(manager, '/api/leads/stream')
  const reader = stream.body?.getReader()
  owner = await setUp(owner)
  await require(owner)
  for (let result = await reader?.read(); result && !result.done; result = await reader?.read());
  expect((await api.as(manager, '/api/leads/stream')).status).toBe(403)
})
