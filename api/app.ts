import type { HttpBindings } from '@hono/node-server'
import { APIError } from 'better-auth/api'
import { Hono } from 'hono'
import { classifyStorageError } from './db/storage-error.ts'
import { errorResponse, HttpError } from './http/http-error.ts'
import { isTooLong } from './http/path.ts'
import { requestLog } from './http/request-log.ts'
import { createRateLimit, DEFAULT_LIMITS } from './intake/rate-limit.ts'
import { createEnquiryRoutes } from './intake/routes.ts'
import { createSpamScore } from './intake/spam-score.ts'
import { leadView } from './leads/lead-view.ts'
import { LeadRefusal } from './leads/lead-work.ts'
import { createMovedPackages } from './packages/moved-packages.ts'
import { createTooLong } from './pages/too-long.ts'
import { addPublicRoutes } from './public-routes.ts'
import { type AppDeps, type Services, startServices } from './services.ts'
import { addStaffRoutes } from './staff-routes.ts'

/** Creates the whole server as a function from request to response. */
export async function createApp(deps: AppDeps) {
  const services = await startServices(deps)
  const { catalogue, log, proxyDetection, metrics, commit, respond, secure } = services
  const failed = createErrorHandler(services)

  const app = new Hono()
  const enquiries = createEnquiryRoutes({
    ...services,
    ...services.intake,
    rateLimit: createRateLimit(deps.limits ?? DEFAULT_LIMITS),
    spamScore: createSpamScore(),
    onOutcome: metrics.countOutcome,
    refusedPage: deps.refusedPage,
  })
  enquiries.notFound((c) => app.fetch(c.req.raw, c.env))
  enquiries.onError(failed)

  app.use(requestLog(log), services.secureHeaders)
  addPublicRoutes(app, services)
  await addStaffRoutes(app, services, deps.dataDir)
  app.all('/api/*', () => respond(404, NOTHING_HERE))
  app.route('/', createMovedPackages(catalogue))
  if (deps.pages) app.route('/', deps.pages)
  app.notFound(() => respond(404, NOTHING_HERE))
  app.onError(failed)

  const tooLong = createTooLong(deps.pages, { respond, secure })
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
      if (services.stopping.aborted) await Promise.all([services.notifier.ended, services.travellers.ended])
    },
  }
}

const NOTHING_HERE = { message: 'There is nothing here.' }

function createErrorHandler({ references, log, respond }: Services) {
  return (err: Error): Response => {
    if (err instanceof LeadRefusal && err.lead)
      return respond(err.status, { message: err.message, lead: leadView(err.lead, references) })
    if (err instanceof HttpError) return errorResponse(respond, err)
    log.error({ err }, 'a request failed')
    // What fails while a session is looked up is nearly always the database, which the sign-in library does not say.
    const isLookUp = err instanceof APIError && err.statusCode >= 500
    if (!isLookUp && ['row', 'unknown'].includes(classifyStorageError(err)))
      return respond(500, { message: 'Something went wrong. Please try again later.' })
    return respond(503, { message: 'The database cannot be reached just now.' }, { 'Retry-After': '5' })
  }
}
