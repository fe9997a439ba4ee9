import { startServer } from './server.ts'

const PORT = Number(process.env.E2E_PORT ?? 3210)

/** URL of the site in browser tests. */
export const BASE_URL = `http://localhost:${PORT}`

/** The owner account of the browser tests. */
export const OWNER = { email: 'owner@example.com', password: 'a-long-test-passphrase' }

/** Folder of that server's database, for what happens only after a time. */
export const siteDataDir = (): string => process.env.E2E_DATA_DIR ?? ''

/** Starts one real server for all browser tests; the returned function stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startServer({
    port: PORT,
    env: { STAFF_EMAIL: OWNER.email, STAFF_PASSWORD: OWNER.password },
  })
  // Playwright hands this on to the processes of the tests.
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
}
