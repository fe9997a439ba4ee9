import type { Hono } from 'hono'
import { leadDestinations } from '../src/contract/enquiry.ts'
import type { RefusedForm } from '../src/contract/page.ts'
import type { Auth } from './auth/auth.ts'
import { createSessionOf } from './auth/guard.ts'
import { type Changes, NO_CHANGES } from './db/changes.ts'
import type { Database } from './db/open.ts'
import { readOrCreateSecret } from './db/settings.ts'
import { startFollowUpReminders } from './desk/follow-up-reminders.ts'
import { createProxyDetection } from './http/proxy-detection.ts'
import { createSecurity } from './http/security.ts'
import { createGroupCommit } from './intake/group-commit.ts'
import { createInbound } from './intake/inbound.ts'
import { findLeads } from './intake/insert.ts'
import type { Limits } from './intake/rate-limit.ts'
import { createSecretStore } from './intake/stored-secret.ts'
import { createLeadFeed } from './leads/lead-feed.ts'
import { createReferences } from './leads/reference.ts'
import type { Logger } from './log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { addDeliveryGauges } from './notify/delivery-gauges.ts'
import { startNotifier } from './notify/notifier.ts'
import { type NotifyConfig, readNotifySettings } from './notify/settings.ts'
import { startTravellerNotifier } from './notify/traveller-notifier.ts'
import { startOfficeJobs } from './office/office-jobs.ts'
import { createOfficeState } from './office/office-state.ts'
import type { CatalogueStore } from './packages/catalogue-store.ts'
import type { PackageStore } from './packages/package-store.ts'
import { createTripPage, type RenderTripPage } from './trips/trip-page.ts'

export type AppDeps = {
  database: Database
  /** What other processes change in it. */
  changes?: Changes
  auth: Auth
  catalogue: CatalogueStore
  packages: PackageStore
  log: Logger
  /** URL of the site without a trailing slash. */
  origin: string
  /** The configured PUBLIC_URL. */
  publicUrl?: string | undefined
  /** Number of reverse proxies. */
  proxies?: number
  limits?: Limits
  /** Prints a line for the person who started the server. */
  print?: (line: string) => void
  /** Configuration of the notification channels. */
  notify?: NotifyConfig
  /** Encrypts the secrets of sources in the database. */
  secretsKey?: string | undefined
  /** The metrics of this process. */
  metrics?: Metrics
  /** Folder whose disk is watched for free space. */
  dataDir?: string
  /** Aborts when the server stops. */
  stopping?: AbortSignal
  /** Renders the page of a refused form with its errors. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
  /** Renders the page of a trip. */
  tripPage?: RenderTripPage | undefined
  /** Pages and static files, for all paths without a route here. */
  pages?: Hono | undefined
}

/**
 * Creates what the routes share and starts the background jobs, which run until `stopping` aborts: notifications, reminders, and what
 * the office's settings ask for.
 */
export async function startServices(deps: AppDeps) {
  const { database, auth, catalogue, log, origin, publicUrl, proxies = 0, changes = NO_CHANGES } = deps
  const { kysely } = database
  const security = createSecurity(origin.startsWith('https:'))
  const stopping = deps.stopping ?? new AbortController().signal
  const references = createReferences(await readOrCreateSecret(kysely, 'reference-key'))
  const fingerprintKey = await readOrCreateSecret(kysely, 'fingerprint-key')
  const feed = createLeadFeed(database, log, changes)
  const settings = await readNotifySettings(kysely, deps.notify ?? {}, origin)
  const notifier = startNotifier({ kysely, settings, references, stopping, log, changes })
  const travellers = startTravellerNotifier({ kysely, push: settings.push, references, stopping, log })
  const office = createOfficeState(database, log)
  const metrics = deps.metrics ?? createMetrics()
  const onStored = () => {
    feed.wake()
    notifier.wake()
  }
  const commit = createGroupCommit(database, { log, office, onCommitted: metrics.observeCommit, onStored })
  metrics.addGauge('marigold_commit_waiting', 'Leads that wait to be stored.', commit.waiting)
  addDeliveryGauges(metrics, kysely)
  startFollowUpReminders(database, { log, stop: stopping, onReminded: feed.wake })
  startOfficeJobs(database, { log, stop: stopping, onChanged: feed.wake })

  const destinationNames = () => catalogue.current().destinations.map(({ name }) => name)
  const intake = {
    commit,
    find: async (id: string) => (await findLeads(kysely, [id]))[0],
    references,
    fingerprintKey,
  }
  return {
    database,
    auth,
    sessionOf: createSessionOf(auth, kysely),
    catalogue,
    packages: deps.packages,
    destinationNames,
    log,
    origin,
    publicUrl,
    proxies,
    stopping,
    respond: security.respond,
    secure: security.secure,
    secureHeaders: security.middleware,
    proxyDetection: createProxyDetection({ proxies, publicUrl, log, print: deps.print }),
    references,
    fingerprintKey,
    feed,
    settings,
    notifier,
    travellers,
    office,
    metrics,
    onStored,
    commit,
    intake,
    inbound: createInbound({ ...intake, destinations: () => leadDestinations(destinationNames()) }),
    secrets: createSecretStore(deps.secretsKey),
    tripPage:
      deps.tripPage && createTripPage({ database, references, render: deps.tripPage, origin, proxies }),
  }
}

export type Services = Awaited<ReturnType<typeof startServices>>
