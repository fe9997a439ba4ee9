import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { createApp } from '../../api/app.ts'
import { type Auth, createAuth } from '../../api/auth/auth.ts'
import { addMember } from '../../api/auth/members.ts'
import { type Database, openDatabase } from '../../api/db/open.ts'
import { plainRefusalPage } from '../../api/intake/plain-refusal.ts'
import { createLog } from '../../api/log.ts'
import { type CatalogueStore, createCatalogueStore } from '../../api/packages/catalogue-store.ts'
import { createPackageStore } from '../../api/packages/package-store.ts'
import type { AppDeps } from '../../api/services.ts'
import type { StaffRole } from '../../src/contract/lead.ts'
import { copyPreparedSqlite } from './prepared.ts'
import { openTakenDatabase } from './reused-postgres.ts'

export const ORIGIN = 'http://localhost:4100'

export type TestApi = {
  database: Database
  catalogue: CatalogueStore
  dataDir: string
  /** Options of a further server on the same database. */
  sameDatabase: TestApiOptions
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** The request as the server passes it on, with the connection it came by. */
  fetch: (request: Request, bindings?: HttpBindings) => Response | Promise<Response>
  /** Every route of the server. */
  routes: { method: string; path: string }[]
  /** `POST` with a JSON body. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** A request of a member of staff, with a JSON body if there is one. */
  as: (cookie: string, path: string, method?: string, body?: unknown) => Promise<Response>
  /** Creates a member of staff and signs in; returns the cookie to send. */
  signIn: (role: StaffRole) => Promise<string>
  close: () => Promise<void>
}

export type TestApiOptions = Partial<AppDeps> & { databaseUrl?: string; dataDir?: string }

/** How many servers run on each folder of data. */
const running = new Map<string, number>()

/** The whole server without a socket, on a real database of its own (SQLite unless a URL is given). */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { databaseUrl: url, dataDir = await mkdtemp(join(tmpdir(), 'api-test-')), ...deps } = options
  const log = createLog('silent')
  if (!url && !options.database && !options.dataDir) await copyPreparedSqlite(dataDir)
  const database =
    options.database ??
    (url ? openTakenDatabase(url) : undefined) ??
    (await openDatabase({ dataDir, url, log }))
  const auth = await createAuth({ database, log, origin: ORIGIN })
  await hashOnce(auth)
  const packages = createPackageStore(database)
  const catalogue = createCatalogueStore(packages, log)
  await catalogue.refresh()
  const stopping = new AbortController()
  const app = await createApp({
    database,
    auth,
    catalogue,
    packages,
    log,
    origin: ORIGIN,
    publicUrl: ORIGIN,
    refusedPage: plainRefusalPage,
    stopping: stopping.signal,
    ...deps,
  })
  running.set(dataDir, (running.get(dataDir) ?? 0) + 1)
  const connection = from(nextAddress())
  const request: TestApi['request'] = async (path, init) =>
    app.fetch(new Request(new URL(path, ORIGIN), init), connection)
  const post: TestApi['post'] = (path, body, headers) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  let members = 0
  return {
    database,
    catalogue,
    dataDir,
    sameDatabase: { dataDir, ...(url && { databaseUrl: url }) },
    request,
    fetch: app.fetch,
    routes: app.routes,
    post,
    as: (cookie, path, method = 'GET', body) =>
      request(path, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    signIn: async (role) => {
      const member = { name: role, email: `${role}${++members}@example.com`, password: 'correct horse', role }
      await addMember(database, auth, member)
      return cookieOf(
        await post('/api/auth/sign-in/email', { email: member.email, password: member.password }),
      )
    },
    close: async () => {
      stopping.abort()
      await app.idle()
      if (!options.database) await database.close()
      const others = (running.get(dataDir) ?? 1) - 1
      running.set(dataDir, others)
      if (options.dataDir) return
      running.delete(dataDir)
      await rm(dataDir, { recursive: true, force: true })
      // It would take the notifications of the tests that get this database later.
      if (others > 0) throw new Error('Another server still runs on this database: close it first.')
    },
  }
}

/** A connection from this address. */
export function from(remoteAddress: string): HttpBindings {
  return { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings
}

let addresses = 0

// The sign-in library counts requests by address for the whole process, in which many test files run.
function nextAddress(): string {
  addresses++
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

const hashes = new Map<string, Promise<string>>()
const verdicts = new Map<string, Promise<boolean>>()

// Password hashing is slow by design, so each password of a test file is hashed and verified once.
async function hashOnce(auth: Auth): Promise<void> {
  const { password } = await auth.$context
  const { hash, verify } = password
  password.hash = (text) => memoize(hashes, text, () => hash(text))
  password.verify = (attempt) =>
    memoize(verdicts, `${attempt.hash} ${attempt.password}`, () => verify(attempt))
}

function memoize<T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const result = known.get(key) ?? work()
  known.set(key, result)
  return result
}

/** The session cookie of a response, in the form a request sends it. */
export function cookieOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((line) => line.includes('session_token='))
  if (!cookie) throw new Error(`No session: ${response.status}`)
  return cookie.slice(0, cookie.indexOf(';'))
}

/** All cookies of a response, in the form a request sends them. */
export function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))
}

/** Another server on the database of `api`, its sign-in, and what it hashes and checks passwords with. */
export async function startApiWithPasswords(api: TestApi) {
  const auth = await createAuth({ database: api.database, log: createLog('silent'), origin: ORIGIN })
  const other = await startApi({ ...api.sameDatabase, auth })
  const { password } = await auth.$context
  return { other, auth, password }
}

/** Another server on the database of `api`; `afterCheck` runs when it has checked a password, before it goes on. */
export async function startApiWithCheck(api: TestApi, afterCheck: () => Promise<unknown>): Promise<TestApi> {
  const { other, password } = await startApiWithPasswords(api)
  const { verify } = password
  password.verify = async (input) => {
    const isRight = await verify(input)
    await afterCheck()
    return isRight
  }
  return other
}
