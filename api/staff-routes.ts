import type { Hono } from 'hono'
import { createViewAudit } from './audit/view-audit.ts'
import { createAuthRoutes } from './auth/auth-routes.ts'
import { staffGuard } from './auth/guard.ts'
import { createKnownDevices } from './auth/known-devices.ts'
import { createSessionRoutes } from './auth/session-routes.ts'
import { createSetupRoute } from './auth/setup.ts'
import { readOrCreateSecret } from './db/settings.ts'
import { createAddLeadRoute } from './desk/add-lead-route.ts'
import { createLeadImportRoutes } from './desk/lead-import-routes.ts'
import { createLeadRoutes } from './desk/lead-routes.ts'
import { createLeadWorkRoutes } from './desk/lead-work-routes.ts'
import { createManyLeadsRoutes } from './desk/many-leads-routes.ts'
import { createOverviewRoutes } from './desk/overview-routes.ts'
import { createLeadViewRoutes } from './desk/saved-view-routes.ts'
import { createTemplateRoutes } from './desk/template-routes.ts'
import { tryStoring } from './health.ts'
import { createAddLead } from './intake/add-lead.ts'
import { createInboundSourceRoutes } from './intake/inbound-source-routes.ts'
import { createNotifyRoutes } from './notify/routes.ts'
import { createOfficeRoutes } from './office/routes.ts'
import { createPriceChanges } from './packages/price-changes.ts'
import { createPackageRoutes } from './packages/routes.ts'
import { createPhotoRenderer } from './photos/photo-renderer.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { createPhotoRoutes } from './photos/routes.ts'
import type { Services } from './services.ts'
import { createSystemRoutes } from './system/routes.ts'
import { createInviteMail } from './team/invite-mail.ts'
import { createMemberRoutes } from './team/member-routes.ts'
import { createTeamRoutes } from './team/team-routes.ts'
import { createQuotationRoutes } from './trips/quotation-routes.ts'

/** What staff call: the guard in front denies by default. */
export async function addStaffRoutes(app: Hono, services: Services, dataDir = '.'): Promise<void> {
  const { database, catalogue, origin, office, feed, references, inbound, metrics, respond } = services
  const { kysely } = database
  app.use(staffGuard(services.sessionOf, respond))
  const prices = createPriceChanges(database, services.packages)
  app.route('/', createPackageRoutes({ ...services, prices }))
  app.route('/', createPhotoRoutes({ photos: createPhotoStore(database, createPhotoRenderer()), respond }))
  const deviceKey = await readOrCreateSecret(kysely, 'known-device-key')
  const devices = createKnownDevices(kysely, deviceKey, origin.startsWith('https:'))
  app.route('/', createSetupRoute({ ...services, devices }))
  app.route('/', createAuthRoutes({ ...services, devices }))

  const audit = createViewAudit(kysely)
  const packages = () => catalogue.current().packages
  const desk = { database, office, feed, references, audit, packages, respond }
  const { sessionOf, stopping, log } = services
  app.route('/', createLeadRoutes({ ...desk, sessionOf, stopping, log, streams: metrics }))
  app.route('/', createAddLeadRoute(createAddLead(services.intake), respond))
  app.route('/', createLeadImportRoutes({ database, inbound, references, audit, respond }))
  app.route('/', createInboundSourceRoutes(services))
  app.route('/', createLeadWorkRoutes(desk))
  app.route('/', createManyLeadsRoutes(desk))
  app.route('/', createOverviewRoutes(desk))
  app.route('/', createLeadViewRoutes(desk))
  app.route('/', createTemplateRoutes(desk))
  const linkKey = await readOrCreateSecret(kysely, 'link-key')
  const onQuotation = () => services.travellers.wake()
  app.route(
    '/',
    createQuotationRoutes({ ...desk, catalogue: catalogue.current, origin, linkKey, onQuotation }),
  )

  app.route('/', createNotifyRoutes({ ...services, audit }))
  app.route('/', createMemberRoutes(services))
  app.route('/', createSessionRoutes(services))
  app.route(
    '/',
    createTeamRoutes({ ...services, devices, mailInvite: createInviteMail(services.settings.mail, log) }),
  )
  app.route('/', createOfficeRoutes({ ...services, destinations: services.destinationNames }))
  app.route('/', createSystemRoutes({ ...services, dataDir, tryStoring: () => tryStoring(database) }))
}
