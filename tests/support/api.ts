import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppDeps, createApp } from '../../api/app.ts'
import { type Database, openDatabase } from '../../api/db/open.ts'
import { plainRefusal } from '../../api/leads/plain-refusal.ts'
import { createLog } from '../../api/log.ts'
import { type CatalogueStore, createCatalogueStore } from '../../api/packages/catalogue-store.ts'
import { createPackageStore } from '../../api/packages/package-store.ts'
import { createAuth } from '../../api/staff/auth.ts'
import { addMember } from '../../api/staff/members.ts'
import type { StaffRole } from '../../src/contract/lead.ts'

export const ORIGIN = 'http://localhost:4100'

export type TestApi = {
  database: Database
  catalogue: CatalogueStore
  dataDir: string
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** `POST` with a JSON body. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Takes somebody in and signs in: the cookie to send. */
  signIn: (role: StaffRole) => Promise<string>
  close: () => Promise<void>
}

export type TestApiOptions = Partial<AppDeps> & { databaseUrl?: string; dataDir?: string }

/** The whole server without a socket, on a real database of its own (SQLite unless an address is given). */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { databaseUrl: url, dataDir = await mkdtemp(join(tmpdir(), 'api-test-')), ...deps } = options
  const log = createLog('silent')
  const database = options.database ?? (await openDatabase({ dataDir, url, log }))
  const auth = await createAuth({ database, log, origin: ORIGIN })
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
    refusedPage: plainRefusal,
    stopping: stopping.signal,
    ...deps,
  })
  const request: TestApi['request'] = async (path, init) =>
    app.fetch(new Request(new URL(path, ORIGIN), init))
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
    request,
    post,
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
      await database.close()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The session cookie an answer sets, as a request sends it. */
export function cookieOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((line) => line.includes('session_token='))
  if (!cookie) throw new Error(`No session: ${response.status}`)
  return cookie.slice(0, cookie.indexOf(';'))
}
