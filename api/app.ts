import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { leadDestinations } from '../src/contract/enquiry.ts'
import type { RefusedForm } from '../src/contract/page.ts'
import { createViewAudit } from './audit/view-audit.ts'
import type { Auth } from './auth/auth.ts'
import { createAuthRoutes } from './auth/auth-routes.ts'
import { createSessionOf, staffGuard } from './auth/guard.ts'
import { createKnownDevices } from './auth/known-devices.ts'
import { createSessionRoutes } from './auth/session-routes.ts'
import { createSetupRoute } from './auth/setup.ts'
import { type Changes, NO_CHANGES } from './db/changes.ts'
import type { Database } from './db/open.ts'
import { readOrCreateSecret } from './db/settings.ts'
import { classifyStorageError } from './db/storage-error.ts'
import { createAddLeadRoute } from './desk/add-lead-route.ts'
import { startFollowUpReminders } from './desk/follow-up-reminders.ts'
import { createLeadImportRoutes } from './desk/lead-import-routes.ts'
import { createLeadRoutes } from './desk/lead-routes.ts'
import { createLeadWorkRoutes } from './desk/lead-work-routes.ts'
import { createManyLeadsRoutes } from './desk/many-leads-routes.ts'
import { createOverviewRoutes } from './desk/overview-routes.ts'
import { createLeadViewRoutes } from './desk/saved-view-routes.ts'
import { createTemplateRoutes } from './desk/template-routes.ts'
import { createHealth, tryStoring } from './health.ts'
import { errorResponse, HttpError } from './http/http-error.ts'
import { sameOriginWrites } from './http/origin.ts'
import { isTooLong } from './http/path.ts'
import { createProxyDetection } from './http/proxy-detection.ts'
import { requestLog } from './http/request-log.ts'
import { createSecurity } from './http/security.ts'
import { createAddLead } from './intake/add-lead.ts'
import { createGroupCommit } from './intake/group-commit.ts'
import { createInbound } from './intake/inbound.ts'
import { createInboundRoutes } from './intake/inbound-routes.ts'
import { createInboundSourceRoutes } from './intake/inbound-source-routes.ts'
import { findLeads } from './intake/insert.ts'
import { createRateLimit, DEFAULT_LIMITS, type Limits } from './intake/rate-limit.ts'
import { createEnquiryRoutes } from './intake/routes.ts'
import { createSpamScore } from './intake/spam-score.ts'
import { createSecretStore } from './intake/stored-secret.ts'
import { createLeadFeed } from './leads/lead-feed.ts'
import { leadView } from './leads/lead-view.ts'
import { LeadRefusal } from './leads/lead-work.ts'
import { createReferences } from './leads/reference.ts'
import type { Logger } from './log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { addDeliveryGauges } from './notify/delivery-gauges.ts'
import { startNotifier } from './notify/notifier.ts'
import { createNotifyRoutes } from './notify/routes.ts'
import { type NotifyConfig, readNotifySettings } from './notify/settings.ts'
import { startTravellerNotifier } from './notify/traveller-notifier.ts'
import { createTravellerPushRoutes } from './notify/traveller-routes.ts'
import { startOfficeJobs } from './office/office-jobs.ts'
import { createOfficeState } from './office/office-state.ts'
import { createOfficeRoutes } from './office/routes.ts'
import type { CatalogueStore } from './packages/catalogue-store.ts'
import { createMovedPackages } from './packages/moved-packages.ts'
import type { PackageStore } from './packages/package-store.ts'
import { createPriceChanges } from './packages/price-changes.ts'
import { createPackageRoutes } from './packages/routes.ts'
import { createSitemap } from './packages/sitemap.ts'
import { createTooLong } from './pages/too-long.ts'
import { createPhotoRenderer } from './photos/photo-renderer.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { createPhotoRoutes } from './photos/routes.ts'
import { createSystemRoutes } from './system/routes.ts'
import { createInviteMail } from './team/invite-mail.ts'
import { createMemberRoutes } from './team/member-routes.ts'
import { createTeamRoutes } from './team/team-routes.ts'
import { createQuotationRoutes } from './trips/quotation-routes.ts'
import { createTripPage, type RenderTripPage } from './trips/trip-page.ts'
import { createTripRoutes } from './trips/trip-routes.ts'

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

/** Creates the whole server as a function from request to response. */
export async function createApp(deps: AppDeps) {
  const { database, auth, catalogue, log, origin, publicUrl, proxies = 0, changes = NO_CHANGES } = deps
  const { respond, secure, middleware: secureHeaders } = createSecurity(origin.startsWith('https:'))
  const sessionOf = createSessionOf(auth, database.kysely)
  const proxyDetection = createProxyDetection({ proxies, log, print: deps.print })
  const references = createReferences(await readOrCreateSecret(database.kysely, 'reference-key'))
  const feed = createLeadFeed(database, log, changes)
  const stopping = deps.stopping ?? new AbortController().signal
  const settings = await readNotifySettings(database.kysely, deps.notify ?? {}, origin)
  const notifier = startNotifier({
    kysely: database.kysely,
    settings,
    references,
    stopping,
    log,
    changes,
  })
  const travellers = startTravellerNotifier({
    kysely: database.kysely,
    push: settings.push,
    references,
    stopping,
    log,
  })
  const office = createOfficeState(database, log)
  const metrics = deps.metrics ?? createMetrics()
  const onStored = () => {
    feed.wake()
    notifier.wake()
  }
  const onQuotation = () => travellers.wake()
  const commit = createGroupCommit(database, {
    log,
    office,
    onCommitted: metrics.observeCommit,
    onStored,
  })

  metrics.addGauge('marigold_commit_waiting', 'Leads that wait to be stored.', commit.waiting)
  addDeliveryGauges(metrics, database.kysely)

  const app = new Hono()
  const intake = {
    commit,
    find: async (id: string) => (await findLeads(database.kysely, [id]))[0],
    references,
    fingerprintKey: await readOrCreateSecret(database.kysely, 'fingerprint-key'),
  }
  const enquiries = createEnquiryRoutes({
    ...intake,
    rateLimit: createRateLimit(deps.limits ?? DEFAULT_LIMITS),
    spamScore: createSpamScore(),
    respond,
    secure,
    log,
    proxies,
    publicUrl,
    onOutcome: metrics.countOutcome,
    refusedPage: deps.refusedPage,
  })
  enquiries.notFound((c) => app.fetch(c.req.raw, c.env))
  enquiries.onError(failed)

  app.use(requestLog(log), secureHeaders)
  app.route('/', createHealth(database, respond))
  app.route('/', createSitemap({ catalogue, origin }))
  const tripPage =
    deps.tripPage && createTripPage({ database, references, render: deps.tripPage, origin, proxies })
  if (tripPage) app.route('/', tripPage.routes)
  app.route(
    '/',
    createTripRoutes({
      database,
      references,
      fingerprintKey: intake.fingerprintKey,
      isStaff: async (headers) => (await sessionOf.signedIn(headers)) !== undefined,
      onStored,
      refusedAnswer: tripPage?.refusedAnswer,
      respond,
      log,
      proxies,
    }),
  )

  const secrets = createSecretStore(deps.secretsKey)
  const destinationNames = () => catalogue.current().destinations.map(({ name }) => name)
  const inbound = createInbound({ ...intake, destinations: () => leadDestinations(destinationNames()) })
  app.route(
    '/',
    createInboundRoutes({ database, inbound, secrets, onOutcome: metrics.countOutcome, respond, proxies }),
  )

  app.use(sameOriginWrites(respond, publicUrl))
  app.route('/', createTravellerPushRoutes({ database, references, push: settings.push, respond, proxies }))
  app.use(staffGuard(sessionOf, respond))
  const prices = createPriceChanges(database, deps.packages)
  app.route('/', createPackageRoutes({ catalogue, packages: deps.packages, prices, sessionOf, respond, log }))
  const photos = createPhotoStore(database, createPhotoRenderer())
  app.route('/', createPhotoRoutes({ photos, respond }))
  app.route('/', createSetupRoute({ database, auth, respond }))
  const devices = createKnownDevices(
    await readOrCreateSecret(database.kysely, 'known-device-key'),
    origin.startsWith('https:'),
  )
  app.route('/', createAuthRoutes({ database, auth, sessionOf, devices, respond, proxies, origin }))
  const audit = createViewAudit(database.kysely)
  const desk = {
    database,
    office,
    feed,
    references,
    audit,
    packages: () => catalogue.current().packages,
    respond,
  }
  app.route('/', createLeadRoutes({ ...desk, sessionOf, stopping, log, streams: metrics }))
  app.route('/', createAddLeadRoute(createAddLead(intake), respond))
  app.route('/', createLeadImportRoutes({ database, inbound, references, audit, respond }))
  app.route('/', createInboundSourceRoutes({ database, secrets, origin, respond }))
  app.route('/', createLeadWorkRoutes(desk))
  app.route('/', createManyLeadsRoutes(desk))
  app.route('/', createOverviewRoutes(desk))
  app.route('/', createLeadViewRoutes(desk))
  app.route('/', createTemplateRoutes(desk))
  const linkKey = await readOrCreateSecret(database.kysely, 'link-key')
  app.route(
    '/',
    createQuotationRoutes({ ...desk, catalogue: catalogue.current, origin, linkKey, onQuotation }),
  )
  startFollowUpReminders(database, { log, stop: stopping, onReminded: feed.wake })
  app.route(
    '/',
    createNotifyRoutes({ database, auth, settings, notifier, references, proxyDetection, audit, respond }),
  )
  app.route('/', createMemberRoutes({ database, auth, respond }))
  app.route('/', createSessionRoutes({ database, auth, respond }))
  const mailInvite = createInviteMail(settings.mail, log)
  app.route('/', createTeamRoutes({ database, auth, office, origin, mailInvite, respond }))
  app.route(
    '/',
    createOfficeRoutes({
      database,
      office,
      destinations: destinationNames,
      feed,
      references,
      respond,
    }),
  )
  app.route(
    '/',
    createSystemRoutes({
      database,
      settings,
      metrics,
      proxyDetection,
      publicUrl,
      dataDir: deps.dataDir ?? '.',
      tryStoring: () => tryStoring(database),
      respond,
    }),
  )
  startOfficeJobs(database, { log, stop: stopping, onChanged: feed.wake })
  app.all('/api/*', () => respond(404, { message: 'There is nothing here.' }))
  app.route('/', createMovedPackages(catalogue))
  if (deps.pages) app.route('/', deps.pages)

  const tooLong = createTooLong(deps.pages, { respond, secure })
  app.notFound(() => respond(404, { message: 'There is nothing here.' }))
  app.onError(failed)

  function failed(err: Error): Response {
    if (err instanceof LeadRefusal && err.lead)
      return respond(err.status, { message: err.message, lead: leadView(err.lead, references) })
    if (err instanceof HttpError) return errorResponse(respond, err)
    log.error({ err }, 'a request failed')
    if (['row', 'unknown'].includes(classifyStorageError(err)))
      return respond(500, { message: 'Something went wrong. Please try again later.' })
    return respond(503, { message: 'The database cannot be reached just now.' }, { 'Retry-After': '5' })
  }

  return {
    fetch: (request: Request, bindings?: HttpBindings) => {
      if (isTooLong(request.url)) return tooLong(request)
      proxyDetection.inspect(request, bindings)
      return (request.method === 'POST' ? enquiries : app).fetch(request, bindings)
    },
    /** Every route but those of the enquiry forms, with its method; middleware has the method `ALL`. */
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    /** Resolves when all leads are stored and, after `stopping` has aborted, when no notification is being sent. */
    idle: async () => {
      await commit.idle()
      if (stopping.aborted) await Promise.all([notifier.ended, travellers.ended])
    },
  }
}
