import { brand, REPLACE_BEFORE_GOING_LIVE } from '../src/brand.ts'
import { SERVER_MARK } from '../src/contract/server-mark.ts'
import { createApp } from './app.ts'
import { createAuth } from './auth/auth.ts'
import { ensureOwner } from './auth/setup.ts'
import { followChanges, NO_CHANGES } from './db/changes.ts'
import { openDatabase, UnusableDatabaseError } from './db/open.ts'
import { type Env, EnvError, parseEnv } from './env.ts'
import { type Fetch, listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createMetricsServer } from './metrics/metrics-server.ts'
import { createCatalogueStore } from './packages/catalogue-store.ts'
import { createPackageStore } from './packages/package-store.ts'
import { openSite } from './pages/site.ts'
import { samplesNotice } from './samples-notice.ts'

/** The process exits after this time even if the stop has not finished. */
const STOP_LIMIT_MS = 9_500

const env = readEnv()
const log = createLog(env.LOG_LEVEL)
const stopping = new AbortController()

// The port first, so that a start on a port in use does not touch the database.
let fetch: Fetch = () =>
  new Response('Starting …', { status: 503, headers: { ...SERVER_MARK, 'Retry-After': '1' } })
const listening = await listen({
  host: env.HOST,
  port: env.PORT,
  fetch: (...call) => fetch(...call),
  behindProxy: env.TRUST_PROXY > 0,
})
const origin = env.PUBLIC_URL ?? `http://${env.HOST}:${listening.port}`

const database = await openDatabase({ dataDir: env.DATA_DIR, url: env.DATABASE_URL, log }).catch(
  (error: unknown) => {
    if (!(error instanceof UnusableDatabaseError)) throw error
    console.error(error.message)
    process.exit(1)
  },
)
const auth = await createAuth({ database, log, origin })
const packages = createPackageStore(database)
const catalogue = createCatalogueStore(packages, log)
await catalogue.refresh()
const changes = env.DATABASE_URL
  ? followChanges(env.DATABASE_URL, { log, stop: stopping.signal })
  : NO_CHANGES
catalogue.follow(stopping.signal, changes)
const metrics = createMetrics()
const site = await openSite({
  catalogue,
  origin,
  root: process.cwd(),
  dev: process.env.VITE_DEV === '1',
  log,
  metrics,
})
const app = await createApp({
  database,
  changes,
  auth,
  catalogue,
  packages,
  log,
  origin,
  publicUrl: env.PUBLIC_URL,
  proxies: env.TRUST_PROXY,
  notify: env,
  secretsKey: env.SECRETS_KEY,
  metrics,
  dataDir: env.DATA_DIR,
  stopping: stopping.signal,
  refusedPage: site.refusedPage,
  tripPage: site.tripPage,
  pages: site.app,
})
const setupLink = await ensureOwner({ database, auth, env, origin })
fetch = app.fetch
const metricsListening =
  env.METRICS_PORT === undefined
    ? undefined
    : await listen({ host: 'localhost', port: env.METRICS_PORT, fetch: createMetricsServer(metrics).fetch })

const notice = samplesNotice(REPLACE_BEFORE_GOING_LIVE)
if (notice) console.log(notice)
console.log(`${brand.name} is open at ${origin}`)
if (setupLink)
  console.log(
    `There is no staff account yet. Create the owner's account with this one-time link: ${setupLink}`,
  )

// Ctrl-C arrives more than once: from the terminal and from the parent process. Only the first counts (docs/decisions/23).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  stopping.abort()
  await Promise.all([listening.stop(), metricsListening?.stop()])
  await app.idle()
  await database.close()
  log.flush(() => process.exit(0))
}

function readEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
