import { Hono } from 'hono'
import { NewStaffSchema } from '../../src/contract/lead.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Auth } from '../auth/auth.ts'
import { requireConfirmation } from '../auth/confirm-identity.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import { assertStrongPassword, hashPassword, insertMember, listMembers } from '../auth/members.ts'
import type { Database } from '../db/open.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { deleteInvitesOf } from './invites.ts'

/** `GET /api/staff` for all staff; `POST /api/staff` (owner) adds a member. */
export function createMemberRoutes({
  database,
  auth,
  respond,
}: {
  database: Database
  auth: Auth
  respond: Respond
}) {
  return new Hono<StaffEnv>()
    .get('/api/staff', async () => respond(200, { staff: await listMembers(database) }))
    .post('/api/staff', requireRole('owner', respond), requireConfirmation(respond), async (c) => {
      const { password, ...who } = await readJson(c, NewStaffSchema)
      await assertStrongPassword(password, who)
      const hash = await hashPassword(auth, password)
      // Passwords are hashed one after the other, so that others may be waited for.
      await c.get('assertSession')()
      const member = await database.kysely.transaction().execute(async (transaction) => {
        const added = await insertMember(transaction, database.kind, { ...who, hash })
        // Its link would replace the password, and remove the second factor.
        await deleteInvitesOf(transaction, added)
        const detail = { member: added.id, role: added.role }
        await recordAudit(transaction, { actor: staffOf(c).id, action: 'staff.added', detail })
        return added
      })
      return respond(201, member)
    })
}
