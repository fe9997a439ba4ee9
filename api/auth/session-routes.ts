import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { deviceName } from '../../src/contract/device-name.ts'
import type { StaffSession } from '../../src/contract/team.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Respond } from '../http/security.ts'
import type { Auth } from './auth.ts'
import { type StaffEnv, staffOf } from './guard.ts'

/** `/api/sessions`: lists the user's sessions and ends one. The session token is never sent. */
export function createSessionRoutes({
  database: { kysely },
  auth,
  respond,
}: {
  database: Database
  auth: Auth
  respond: Respond
}) {
  async function list(headers: Headers, userId: string): Promise<Response> {
    const current = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    const rows = await kysely
      .selectFrom('session')
      .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
      .where('userId', '=', userId)
      .orderBy('updatedAt', 'desc')
      .execute()
    const sessions = rows
      .filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
      .map(
        ({ id, createdAt, updatedAt, userAgent }): StaffSession => ({
          id: publicId(id),
          device: deviceName(userAgent),
          since: new Date(createdAt).toISOString(),
          lastSeen: new Date(updatedAt).toISOString(),
          current: id === current?.session.id,
        }),
      )
    return respond(200, { sessions })
  }

  return new Hono<StaffEnv>()
    .get('/api/sessions', (c) => list(c.req.raw.headers, staffOf(c).id))
    .delete('/api/sessions/:id', async (c) => {
      const { id: userId } = staffOf(c)
      const own = await kysely.selectFrom('session').select('id').where('userId', '=', userId).execute()
      const session = own.find(({ id }) => publicId(id) === c.req.param('id'))
      if (!session) return respond(404, { message: 'There is no such session.' })
      await kysely.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('session').where('id', '=', session.id).execute()
        await recordAudit(transaction, { actor: userId, action: 'security.session-revoked' })
      })
      return list(c.req.raw.headers, userId)
    })
}

// The library's ids are case-sensitive, but paths of this API are not.
function publicId(id: string): string {
  return hash('sha256', id).slice(0, 32)
}
