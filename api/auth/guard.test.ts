import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { longBody } from '../../tests/support/enquiries.ts'

let api: TestApi
afterEach(() => api.close())

it('refuses requests of a page that another user of the same browser opened', async () => {
  api = await startApi()
  const [asha, ravi] = [await api.signIn('manager'), await api.signIn('manager')]
  const idOf = async (cookie: string) => {
    const session = await api.request('/api/auth/get-session', { headers: { cookie } })
    return ((await session.json()) as { user: { id: string } }).user.id
  }
  const { id } = (await (await api.post('/submit-form', longBody())).json()) as { id: string }
  // What Asha wrote in a tab that is still open, after Ravi has signed in in another one.
  const note = async (cookie: string, user: string) =>
    (
      await api.post(
        `/api/leads/${id}/notes`,
        { text: 'Wants a sea view' },
        { cookie, 'x-staff-id': user, 'idempotency-key': randomUUID() },
      )
    ).status
  expect(await note(ravi, await idOf(asha))).toBe(401)
  const notes = () =>
    api.database.kysely.selectFrom('lead_event').select('actor').where('type', '=', 'note').execute()
  expect(await notes()).toEqual([])
  expect(await note(asha, await idOf(asha))).toBe(200)
  expect(await notes()).toEqual([{ actor: await idOf(asha) }])

  // The live stream cannot send headers.
  const stream = async (cookie: string, user: string) => {
    const response = await api.request(`/api/leads/stream?after=0&staff-id=${user}`, { headers: { cookie } })
    await response.body?.cancel()
    return response.status
  }
  expect(await stream(ravi, await idOf(asha))).toBe(401)
  expect(await stream(asha, await idOf(asha))).toBe(200)
})

it('requires a session on every path below /api, also where dot segments in an escape lead out of it', async () => {
  api = await startApi()
  const paths = api.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' && /^\/api\/.*:/.test(path) && !/^\/api\/(trips|inbound)\//.test(path),
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const { method, path } of paths)
    for (const out of ['..%2F..%2F..%2F..%2F..', '%252e%252e%252f..%252f..%252f..%252f..%252fx']) {
      const spelled = path.replaceAll(/:\w+/g, out)
      expect([method, spelled, (await api.request(spelled, { method })).status]).toEqual([
        method,
        spelled,
        401,
      ])
    }
})

it('answers a request for the head of a sign-in path', async () => {
  api = await startApi()
  const cookie = await api.signIn('owner')
  for (const path of ['get-session', 'sign-out', 'passkey/list-user-passkeys'])
    expect((await api.request(`/api/auth/${path}`, { method: 'HEAD', headers: { cookie } })).status).toBe(404)
})

it('says that the database cannot be reached where the session cannot be looked up', async () => {
  api = await startApi()
  const cookie = await api.signIn('agent')
  await api.database.kysely.schema.alterTable('session').renameTo('gone').execute()
  for (const path of ['/api/leads', '/api/auth/get-session']) {
    const { status, headers } = await api.as(cookie, path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
})

// The library takes ten times as long, and makes a body that it cannot read an error.
it.each([
  ['GET', 'get-session', null, 0],
  ['POST', 'sign-out', { success: true }, 3],
])('answers nobody without the sign-in library: %s %s', async (method, path, body, cookies) => {
  api = await startApi()
  const headers = { 'content-type': 'application/json', cookie: 'marigold.session_token=ended' }
  const answer = await api.request(`/api/auth/${path}`, {
    method,
    headers,
    ...(method === 'POST' && { body: '[' }),
  })
  expect([answer.status, await answer.json()]).toEqual([200, body])
  const removed = answer.headers.getSetCookie()
  expect(removed).toHaveLength(cookies)
  for (const cookie of removed)
    expect(cookie).toMatch(/^marigold\.\w+=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/)
})

// Browsers send no session cookie with a link from another site, but would delete it where the answer says so.
it('signs nobody out by a link from another site', async () => {
  api = await startApi()
  const answer = await api.request('/api/auth/sign-out', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
})
