import { Hono } from 'hono'
import * as v from 'valibot'
import { type LeadFilters, type LeadViews, LeadViewsSchema } from '../../src/contract/lead-filters.ts'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import { type StaffEnv, staffOf } from './guard.ts'

/** `/api/lead-views`: the views of the inbox everyone keeps for themselves. */
export function createLeadViewRoutes({
  database: { kysely },
  answer,
}: {
  database: Database
  answer: Answer
}) {
  return new Hono<StaffEnv>()
    .get('/api/lead-views', async (c) => {
      const rows = await kysely
        .selectFrom('lead_view')
        .select(['name', 'filters'])
        .where('staff', '=', staffOf(c).id)
        .orderBy('position')
        .execute()
      const body: LeadViews = {
        views: rows.map(({ name, filters }) => ({ name, filters: JSON.parse(filters) as LeadFilters })),
      }
      return answer(200, body)
    })
    .put('/api/lead-views', async (c) => {
      const body = await readBody(c)
      if (body.type === 'refused') return answer(body.status, { message: body.message })
      const input = v.safeParse(LeadViewsSchema, body.type === 'json' ? body.value : undefined)
      if (!input.success) return answer(400, { message: input.issues[0].message })
      const staff = staffOf(c).id
      const rows = input.output.views.map(({ name, filters }, position) => ({
        staff,
        position,
        name,
        filters: JSON.stringify(filters),
      }))
      await kysely.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('lead_view').where('staff', '=', staff).execute()
        if (rows.length > 0) await transaction.insertInto('lead_view').values(rows).execute()
      })
      return answer(200, input.output)
    })
}
