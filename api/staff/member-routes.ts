import { Hono } from 'hono'
import * as v from 'valibot'
import { NewStaffSchema } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import { recordAudit } from './audit.ts'
import type { Auth } from './auth.ts'
import { requireRole, type StaffEnv, staffOf } from './guard.ts'
import { addMember, listMembers, MemberExists } from './members.ts'

/** `GET /api/staff` for everyone who works here; `POST /api/staff` lets the owner take somebody in. */
export function createMemberRoutes({
  database,
  auth,
  answer,
}: {
  database: Database
  auth: Auth
  answer: Answer
}) {
  return new Hono<StaffEnv>()
    .get('/api/staff', async () => answer(200, { staff: await listMembers(database) }))
    .post('/api/staff', requireRole('owner', answer), async (c) => {
      const body = await readBody(c)
      if (body.type === 'refused') return answer(body.status, { message: body.message })
      const input = v.safeParse(NewStaffSchema, body.type === 'json' ? body.value : undefined)
      if (!input.success) return answer(400, { message: input.issues[0].message })
      try {
        const member = await addMember(database, auth, input.output)
        const detail = { member: member.id, role: member.role }
        await recordAudit(database.kysely, { actor: staffOf(c).id, action: 'staff.added', detail })
        return answer(201, member)
      } catch (error) {
        if (!(error instanceof MemberExists)) throw error
        return answer(409, { message: 'Somebody with this e-mail address is staff already.' })
      }
    })
}
