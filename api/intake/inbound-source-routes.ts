import { Hono } from 'hono'
import { INBOUND_PATH, NewSourceSchema, type SourceList } from '../../src/contract/inbound-source.ts'
import { requireConfirmation } from '../auth/confirm-identity.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { addSource, listSources, removeSource, revokeSecret, rotateSecret } from './inbound-sources.ts'
import type { SecretStore } from './stored-secret.ts'

const PATH = '/api/inbound-sources'

/** `/api/inbound-sources` (owner): sources of leads from elsewhere, and their secrets. */
export function createInboundSourceRoutes({
  database,
  secrets: store,
  origin,
  respond,
}: {
  database: Database
  secrets: SecretStore
  /** Public URL of the site. */
  origin: string
  respond: Respond
}) {
  const owner = requireRole('owner', respond)
  // With a secret, leads can be sent without a session.
  const confirmed = requireConfirmation(respond)
  const list = async (): Promise<Response> => {
    const body: SourceList = {
      sources: await listSources(database, store),
      url: `${origin}${INBOUND_PATH}`,
      encrypted: store.encrypts,
    }
    return respond(200, body)
  }
  return new Hono<StaffEnv>()
    .get(PATH, owner, list)
    .post(PATH, owner, confirmed, async (c) => {
      const source = await readJson(c, NewSourceSchema)
      return respond(201, await addSource(database, source, { store, actor: staffOf(c).id }))
    })
    .post(`${PATH}/:slug/secrets`, owner, confirmed, async (c) =>
      respond(201, await rotateSecret(database, c.req.param('slug'), { store, actor: staffOf(c).id })),
    )
    .delete(`${PATH}/:slug/secrets/:id`, owner, async (c) => {
      await revokeSecret(database, c.req.param(), staffOf(c).id)
      return list()
    })
    .delete(`${PATH}/:slug`, owner, async (c) => {
      await removeSource(database, c.req.param('slug'), staffOf(c).id)
      return list()
    })
}
