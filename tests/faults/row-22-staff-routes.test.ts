import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, ORIGIN, startApi, type TestApi } from '../support/api.ts'
import { longBody } from '../support/enquiries.ts'
import { STAFF_ROUTES } from '../support/staff-routes.ts'
import { repeated } from '../support/trials.ts'

describe('row 22: staff routes without the right to them', repeated(), () => {
  let api: TestApi
  let lead: string
  let agent: string
  let manager: string
  beforeAll(async () => {
    api = await startApi()
    lead = randomUUID()
    await api.post('/submit-form', longBody({ name: 'Secret Guest' }), { 'idempotency-key': lead })
    agent = await api.signIn('agent')
    manager = await api.signIn('manager')
  })
  afterAll(() => api.close())

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    text?: string,
  ): Promise<number> {
    const hasBody = !['GET', 'HEAD'].includes(method)
    const response = await api.request(path.replace('LEAD', lead), {
      method,
      headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: text ?? '{"status":"lost","text":"x"}' }),
    })
    if (response.status >= 400) expect(await response.text()).not.toContain('Secret')
    return response.status
  }

  it.each(STAFF_ROUTES)('%s %s', async (method, path, role) => {
    expect(await ask(method, path)).toBe(401)
    expect(await ask(method, path, { cookie: 'marigold.session_token=forged.signature' })).toBe(401)
    for (const override of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      expect(await ask('POST', path, { [override]: method })).toBe(401)
    expect(await ask('GET', `${path}?_method=${method}`)).toBe(
      path.startsWith('/api/packages/bali1') ? 200 : path === '/api/packages' ? 200 : 401,
    )
    // Nothing of a request is looked at before its sender.
    for (const body of ['{', '"'.repeat(100_000)])
      if (method !== 'GET') expect(await ask(method, path, {}, body)).toBe(401)
    expect(await ask(method, `${path}?cursor=%00&limit=x&from=never`)).toBe(401)
    for (const spelled of spellings(path)) expect(await ask(method, spelled), spelled).toBe(401)

    if (role !== 'agent') expect(await ask(method, path, { cookie: agent })).toBe(403)
    // A manager is let in as far as the body, which says nothing of use here.
    if (role === 'owner') expect(await ask(method, path, { cookie: manager })).toBe(403)
    else if (!path.endsWith('/stream')) expect(await ask(method, path, { cookie: manager })).not.toBe(403)
    if (method !== 'GET')
      for (const foreign of [
        { origin: 'https://evil.example.com' },
        { origin: 'null' },
        { referer: 'https://evil.example.com/x' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ])
        expect(await ask(method, path, { cookie: agent, ...foreign } as Record<string, string>)).toBe(403)
  })

  it.each([
    'change-password',
    'two-factor/enable',
    'two-factor/disable',
    'two-factor/generate-backup-codes',
    'passkey/verify-registration',
    'passkey/delete-passkey',
  ])('asks who it is before it reads a request to /api/auth/%s', async (path) => {
    for (const body of ['{', '"'.repeat(100_000), '{}'])
      expect(await ask('POST', `/api/auth/${path}`, {}, body)).toBe(401)
  })

  it('looks at the role before the working hours of a colleague', async () => {
    for (const body of ['{', '{}'])
      expect(await ask('PUT', '/api/team/somebody/shift', { cookie: agent }, body)).toBe(403)
  })

  it('also guards methods nobody thought of', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'HEAD'])
      expect(await ask(method, '/api/leads')).toBe(401)
    expect(await ask('OPTIONS', '/api/catalogue')).toBe(401)
  })

  it('finds nothing under another spelling, also with a session', async () => {
    for (const path of [
      '//api/leads',
      '/api//leads',
      '/api%2fleads',
      '/API/leads',
      '/api/leads/',
      '/api/leads%00',
    ])
      expect(
        await ask('GET', path.startsWith('//') ? `${ORIGIN}${path}` : path, { cookie: agent }),
        path,
      ).toBe(404)
  })

  it('ends a session at once when it is signed out', async () => {
    const signedIn = await api.signIn('agent')
    expect(await ask('GET', '/api/leads', { cookie: signedIn })).toBe(200)
    const out = await api.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { cookie: signedIn, origin: ORIGIN },
    })
    expect(out.status).toBe(200)
    expect(await ask('GET', '/api/leads', { cookie: signedIn })).toBe(401)
  })

  it('lets nobody sign up, choose a role or use what is not offered', async () => {
    const account = { name: 'x', email: 'x@example.com', password: 'long enough', role: 'owner' }
    expect((await api.post('/api/auth/sign-up/email', account)).status).toBe(404)
    expect(
      (await api.post('/api/auth/update-user', { role: 'owner' }, { cookie: agent, origin: ORIGIN })).status,
    ).toBe(404)
    expect((await api.post('/api/auth/delete-user', {}, { cookie: agent, origin: ORIGIN })).status).toBe(404)
    expect((await api.post('/api/setup', { ...account, token: 'guess' })).status).toBe(403)
  })

  it('signs nobody in on another site’s behalf, and anybody who is no browser', async () => {
    await api.signIn('agent')
    const account = { email: 'agent1@example.com', password: 'correct horse' }
    const signIn = async (headers: Record<string, string>) =>
      (await api.post('/api/auth/sign-in/email', account, headers)).status
    expect(await signIn({ origin: 'https://evil.example.com' })).toBe(403)
    expect(await signIn({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })).toBe(403)
    expect(await signIn({ 'sec-fetch-mode': 'cors' })).toBe(200)
    expect(await signIn({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  it('keeps the session in a cookie no script can read and no other site can send', async () => {
    await api.signIn('agent')
    const response = await api.post('/api/auth/sign-in/email', {
      email: 'agent1@example.com',
      password: 'correct horse',
    })
    const [line = ''] = response.headers.getSetCookie()
    expect(line).toMatch(/HttpOnly/)
    expect(line).toMatch(/SameSite=Strict/)
    expect(cookieOf(response)).toMatch(/^marigold\.session_token=/)
  })
})

function spellings(path: string): string[] {
  return [
    `/${path}`,
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api%2f'),
    path.replace('/api/', '/api%252F'),
    path.replace('/api', '/API'),
    path.replace('/api', '/%61pi'),
    path.replace('/api/', '/api/./x/../').replace('/./x/..', '/%2e/x/%2e%2e'),
    path.replace('/api/', '/api\\'),
    path.replace('/api/', '/api%5c'),
    path.replace('/api/', '/api;x=1/'),
    `${path}/`,
    `${path}%00`,
  ].map((spelled) => (spelled.startsWith('//') ? `${ORIGIN}${spelled}` : spelled))
}
