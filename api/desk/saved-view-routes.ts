import { Hono } from 'hono'
import { type LeadFilters, type LeadViewList, LeadViewsSchema } from '../../src/contract/lead-filters.ts'
import { type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { countSuspectedSpam } from '../leads/lead-query.ts'

/** `/api/lead-views`: each user's saved views of the inbox. */
export function createLeadViewRoutes({
  database: { kysely },
  respond,
}: {
  database: Database
  respond: Respond
}) {
  return new Hono<StaffEnv>()
    .get('/api/lead-views', async (c) => {
      const rows = await kysely
        .selectFrom('lead_view')
        .select(['name', 'filters'])
        .where('staff', '=', staffOf(c).id)
        .orderBy('position')
        .execute()
      const body: LeadViewList = {
        views: rows.map(({ name, filters }) => ({ name, filters: JSON.parse(filters) as LeadFilters })),
        suspectedSpam: await countSuspectedSpam(kysely, staffOf(c)),
      }
      return respond(200, body)
    })
    .put('/api/lead-views', async (c) => {
      const input = await readJson(c, LeadViewsSchema)
      const staff = staffOf(c).id
      const rows = input.views.map(({ name, filters }, position) => ({
        staff,
        position,
        name,
        filters: JSON.stringify(filters),
      }))
      await kysely.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('lead_view').where('staff', '=', staff).execute()
        if (rows.length > 0) await transaction.insertInto('lead_view').values(rows).execute()
      })
      return respond(200, input)
    })
}
