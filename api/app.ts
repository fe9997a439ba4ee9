import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { RefusedForm } from '../src/contract/page.ts'
import type { Database } from './db/open.ts'
import { secretSetting } from './db/settings.ts'
import { createHealth } from './health.ts'
import { sameOriginWrites } from './http/origin.ts'
import { requestLog } from './http/request-log.ts'
import { createSecurity } from './http/security.ts'
import { createGroupCommit } from './leads/group-commit.ts'
import { findLeads } from './leads/insert.ts'
import { createReferences } from './leads/reference.ts'
import { createLeadRoutes } from './leads/routes.ts'
import { createSenders, DEFAULT_LIMITS, type Limits } from './leads/senders.ts'
import { reachOf } from './leads/storage-error.ts'
import type { Logger } from './log.ts'
import { startNotifier } from './notify/notifier.ts'
import { createNotifyRoutes } from './notify/routes.ts'
import { type NotifyConfig, notifySettings } from './notify/settings.ts'
import { createOfficePlan } from './office/plan.ts'
import { createOfficeRoutes } from './office/routes.ts'
import { watchOffice } from './office/watch.ts'
import type { CatalogueStore } from './packages/catalogue-store.ts'
import type { PackageStore } from './packages/package-store.ts'
import { createPackageRoutes } from './packages/routes.ts'
import { createSitemap } from './packages/sitemap.ts'
import type { Auth } from './staff/auth.ts'
import { createAuthRoutes } from './staff/auth-routes.ts'
import { watchFollowUps } from './staff/follow-ups.ts'
import { createSessionOf, staffGuard } from './staff/guard.ts'
import { createInviteMail } from './staff/invite-mail.ts'
import { createLeadFeed } from './staff/lead-feed.ts'
import { createStaffLeadRoutes } from './staff/lead-routes.ts'
import { createLeadViewRoutes } from './staff/lead-view-routes.ts'
import { createLeadWorkRoutes } from './staff/lead-work-routes.ts'
import { createMemberRoutes } from './staff/member-routes.ts'
import { createSessionRoutes } from './staff/session-routes.ts'
import { createSetupRoute } from './staff/setup.ts'
import { createTeamRoutes } from './staff/team-routes.ts'
import { createTemplateRoutes } from './staff/template-routes.ts'

export type AppDeps = {
  database: Database
  auth: Auth
  catalogue: CatalogueStore
  packages: PackageStore
  log: Logger
  /** Address the site is reached at, without a trailing slash. */
  origin: string
  /** As configured; `undefined` when only the machine's own address is known. */
  publicUrl?: string | undefined
  /** Reverse proxies in front of us. */
  proxies?: number
  limits?: Limits
  /** Ways to tell staff, as configured. */
  notify?: NotifyConfig
  /** Aborts when the server stops. */
  stopping?: AbortSignal
  /** The page a refused form was on, again. */
  refusedPage: (form: RefusedForm & { path: string }) => Promise<Response>
  /** Pages and static files: whatever no route here answers. */
  pages?: Hono | undefined
}

/** The whole server as one function from request to response. */
export async function createApp(deps: AppDeps) {
  const { database, auth, catalogue, log, origin, publicUrl, proxies = 0 } = deps
  const { answer, secure, middleware: secureHeaders } = createSecurity(origin.startsWith('https:'))
  const sessionOf = createSessionOf(auth)
  const references = createReferences(await secretSetting(database.kysely, 'reference-key'))
  const feed = createLeadFeed(database, log)
  const stopping = deps.stopping ?? new AbortController().signal
  const settings = await notifySettings(database.kysely, deps.notify ?? {}, origin)
  const notifier = startNotifier({ kysely: database.kysely, settings, references, stopping, log })
  const office = createOfficePlan(database, log)
  const commit = createGroupCommit(database, {
    log,
    office,
    onStored: () => {
      feed.poke()
      notifier.poke()
    },
  })

  const app = new Hono()
  const enquiries = createLeadRoutes({
    commit,
    find: async (id) => (await findLeads(database.kysely, [id]))[0],
    references,
    fingerprintKey: await secretSetting(database.kysely, 'fingerprint-key'),
    senders: createSenders(deps.limits ?? DEFAULT_LIMITS),
    answer,
    secure,
    log,
    proxies,
    publicUrl,
    refusedPage: deps.refusedPage,
  })
  enquiries.notFound((c) => app.fetch(c.req.raw, c.env))
  enquiries.onError(failed)

  app.use(requestLog(log), secureHeaders)
  app.route('/', createHealth(database, answer))
  app.route('/', createSitemap({ catalogue, origin }))

  app.use(sameOriginWrites(answer, publicUrl), staffGuard(sessionOf, answer))
  app.route('/', createPackageRoutes({ catalogue, packages: deps.packages, sessionOf, answer }))
  app.route('/', createSetupRoute({ database, auth, answer }))
  app.route('/', createAuthRoutes({ database, auth, sessionOf, answer, proxies, origin }))
  const desk = { database, office, feed, references, packages: () => catalogue.current().packages, answer }
  app.route('/', createStaffLeadRoutes({ ...desk, sessionOf, stopping, log }))
  app.route('/', createLeadWorkRoutes(desk))
  app.route('/', createLeadViewRoutes(desk))
  app.route('/', createTemplateRoutes(desk))
  watchFollowUps(database, { log, stop: stopping, onReminded: feed.poke })
  app.route('/', createNotifyRoutes({ database, auth, settings, notifier, references, answer }))
  app.route('/', createMemberRoutes({ database, auth, answer }))
  app.route('/', createSessionRoutes({ database, auth, answer }))
  const mailInvite = createInviteMail(settings.mail, log)
  app.route('/', createTeamRoutes({ database, auth, office, origin, mailInvite, answer }))
  app.route('/', createOfficeRoutes({ database, office, feed, references, answer }))
  watchOffice(database, { log, stop: stopping, onChanged: feed.poke })
  app.all('/api/*', () => answer(404, { message: 'There is nothing here.' }))
  if (deps.pages) app.route('/', deps.pages)

  app.notFound(() => answer(404, { message: 'There is nothing here.' }))
  app.onError(failed)

  function failed(err: Error): Response {
    log.error({ err }, 'a request failed')
    if (reachOf(err) === 'row')
      return answer(500, { message: 'Something went wrong. Please try again later.' })
    return answer(503, { message: 'The database cannot be reached just now.' }, { 'Retry-After': '5' })
  }

  return {
    fetch: (request: Request, bindings?: HttpBindings) =>
      (request.method === 'POST' ? enquiries : app).fetch(request, bindings),
    /** Resolves, once `stopping` was said, when no lead waits to be stored and no notice is on its way any more. */
    idle: async () => {
      await commit.idle()
      if (stopping.aborted) await notifier.ended
    },
  }
}
