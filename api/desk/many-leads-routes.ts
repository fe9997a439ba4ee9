import { Hono } from 'hono'
import {
  BulkChangeSchema,
  type BulkResult,
  type HandOverResult,
  HandOverSchema,
} from '../../src/contract/many-leads.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import { MAX_LIST_BYTES } from '../http/body.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import type { OfficeState } from '../office/office-state.ts'
import { handOverLeads } from './hand-over.ts'
import { createLeadChanges } from './lead-change.ts'

export type ManyLeadsDeps = {
  database: Database
  office: OfficeState
  feed: LeadFeed
  respond: Respond
}

/** Changes of many leads at once: a hand-over to a colleague, and one change of selected leads. */
export function createManyLeadsRoutes({ database, office, feed, respond }: ManyLeadsDeps) {
  const changes = createLeadChanges(database, office)
  return new Hono<StaffEnv>()
    .post('/api/leads/hand-over', requireRole('manager', respond), async (c) => {
      const input = await readJson(c, HandOverSchema)
      const body: HandOverResult = { moved: await handOverLeads(database, input, staffOf(c).id) }
      feed.wake()
      return respond(200, body)
    })
    .post('/api/leads/bulk', async (c) => {
      const { ids, ...wanted } = await readJson(c, BulkChangeSchema, MAX_LIST_BYTES)
      const body: BulkResult = { leads: await changes.updateMany(ids, wanted, staffOf(c)) }
      feed.wake()
      return respond(200, body)
    })
}
