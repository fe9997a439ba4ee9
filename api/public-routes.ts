import type { Hono } from 'hono'
import { createHealth } from './health.ts'
import { sameOriginWrites } from './http/origin.ts'
import { createInboundRoutes } from './intake/inbound-routes.ts'
import { createTravellerPushRoutes } from './notify/traveller-routes.ts'
import { createSitemap } from './packages/sitemap.ts'
import type { Services } from './services.ts'
import { createTripRoutes } from './trips/trip-routes.ts'

/** What travellers and other systems call, without a session. */
export function addPublicRoutes(app: Hono, services: Services): void {
  const { database, catalogue, sessionOf, tripPage, settings, metrics, respond } = services
  app.route('/', createHealth(database, respond))
  app.route('/', createSitemap({ catalogue, origin: services.origin }))
  if (tripPage) app.route('/', tripPage.routes)
  app.route(
    '/',
    createTripRoutes({
      ...services,
      isStaff: async (headers) => (await sessionOf.signedIn(headers)) !== undefined,
      refusedAnswer: tripPage?.refusedAnswer,
    }),
  )
  app.route('/', createInboundRoutes({ ...services, onOutcome: metrics.countOutcome }))
  // Other systems send without an origin; browsers always name one.
  app.use(sameOriginWrites(respond, services.publicUrl))
  app.route('/', createTravellerPushRoutes({ ...services, push: settings.push }))
}
