import { Hono } from 'hono'
import { NewLeadSchema } from '../../src/contract/new-lead.ts'
import { type StaffEnv, staffOf } from '../auth/guard.ts'
import { HttpError } from '../http/http-error.ts'
import { BAD_ID, idempotencyKey, UUID } from '../http/idempotency-key.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { AddLead } from '../intake/add-lead.ts'

/** `POST /api/leads`: adds a lead by hand, under the id in the Idempotency-Key. Needs the staff guard. */
export function createAddLeadRoute(addLead: AddLead, respond: Respond) {
  return new Hono<StaffEnv>().post('/api/leads', async (c) => {
    const id = idempotencyKey(c)
    if (id === undefined || !UUID.test(id)) throw new HttpError(400, BAD_ID)
    const lead = await readJson(c, NewLeadSchema)
    return respond(200, await addLead(id, lead, staffOf(c)))
  })
}
