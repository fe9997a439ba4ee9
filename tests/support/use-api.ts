import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startApi, type TestApi } from './api.ts'
import { type DatabaseKind, useDatabase } from './databases.ts'
import { longBody } from './enquiries.ts'

/** Gives each test of the calling suite a server on a new database; the result is always the current test's server. */
export function useApi(kind: DatabaseKind): TestApi {
  const { newUrl } = useDatabase(kind)
  let current: TestApi
  beforeEach(async () => {
    const databaseUrl = await newUrl()
    current = await startApi(databaseUrl ? { databaseUrl } : {})
  })
  afterEach(() => current.close())
  return new Proxy({} as TestApi, { get: (_, name) => current[name as keyof TestApi] })
}

/** Gives all tests of the calling suite one server with one lead. `send` posts as its owner; `:lead` is the lead's id. */
export function useOwnersApi(kind: DatabaseKind) {
  const { newUrl } = useDatabase(kind)
  let api: TestApi
  let cookie: string
  let lead: string
  beforeAll(async () => {
    const databaseUrl = await newUrl()
    api = await startApi(databaseUrl ? { databaseUrl } : {})
    cookie = await api.signIn('owner')
    lead = ((await (await api.post('/submit-form', longBody())).json()) as { id: string }).id
  })
  afterAll(() => api.close())

  const request = (path: string, init?: RequestInit) => api.request(path, init)
  const send = (method: string, path: string, body?: unknown, init?: RequestInit) =>
    request(path.replace(':lead', lead), {
      method,
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...init,
    })
  return { request, send }
}
