import { hash } from 'node:crypto'
import { Hono } from 'hono'
import type { StaffSession } from '../../src/contract/team.ts'
import type { Database } from '../db/open.ts'
import type { Answer } from '../http/security.ts'
import { recordAudit } from './audit.ts'
import type { Auth } from './auth.ts'
import { deviceName } from './device-name.ts'
import { type StaffEnv, staffOf } from './guard.ts'

/** The devices somebody is signed in on, each to be signed out from here. Sessions are named by id: their tokens stay inside. */
export function createSessionRoutes({
  database: { kysely },
  auth,
  answer,
}: {
  database: Database
  auth: Auth
  answer: Answer
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
          id: nameOf(id),
          device: deviceName(userAgent),
          since: new Date(createdAt).toISOString(),
          lastSeen: new Date(updatedAt).toISOString(),
          current: id === current?.session.id,
        }),
      )
    return answer(200, { sessions })
  }

  return new Hono<StaffEnv>()
    .get('/api/sessions', (c) => list(c.req.raw.headers, staffOf(c).id))
    .delete('/api/sessions/:id', async (c) => {
      const { id: userId } = staffOf(c)
      const own = await kysely.selectFrom('session').select('id').where('userId', '=', userId).execute()
      const session = own.find(({ id }) => nameOf(id) === c.req.param('id'))
      if (!session) return answer(404, { message: 'There is no such session.' })
      await kysely.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('session').where('id', '=', session.id).execute()
        await recordAudit(transaction, { actor: userId, action: 'security.session-revoked' })
      })
      return list(c.req.raw.headers, userId)
    })
}

// The library's ids tell small letters from capitals, which paths here do not.
function nameOf(id: string): string {
  return hash('sha256', id).slice(0, 32)
}
