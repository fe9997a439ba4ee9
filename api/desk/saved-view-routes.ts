import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  BUILT_IN_VIEWS,
  type LeadFilters,
  type LeadView,
  type LeadViewList,
  LeadViewsChangeSchema,
  LeadViewsSchema,
} from '../../src/contract/lead-filters.ts'
import { type StaffEnv, staffOf } from '../auth/guard.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { MAX_LIST_BYTES } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { countLeads, countSuspectedSpam } from '../leads/lead-counts.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'

/** Most views of colleagues that are shown. */
const MAX_TEAM_VIEWS = 20
const CHANGED = 'Your views were changed elsewhere in the meantime. They are shown now: please do it again.'

/** `/api/lead-views`: each user's saved views of the inbox, and those that colleagues share. */
export function createLeadViewRoutes({
  database,
  references,
  respond,
}: {
  database: Database
  references: References
  respond: Respond
}) {
  const { kysely } = database
  return new Hono<StaffEnv>()
    .get('/api/lead-views', async (c) => {
      const staff = staffOf(c)
      const [views, team] = await Promise.all([readOwn(kysely, staff.id), readTeam(kysely, staff.id)])
      // `me` in a colleague's view is who reads it.
      const countAll = async (of: readonly LeadView[]) => {
        const counts: number[] = []
        for (const { filters } of of) {
          counts.push(await countLeads(kysely, filters, staff, references))
          await letOthersIn()
        }
        return counts
      }
      const body: LeadViewList = {
        views,
        team,
        counts: {
          builtIn: await countAll(BUILT_IN_VIEWS),
          own: await countAll(views),
          team: await countAll(team),
        },
        suspectedSpam: await countSuspectedSpam(kysely, staff),
      }
      return respond(200, body)
    })
    .put('/api/lead-views', async (c) => {
      const { views, before } = await readJson(c, LeadViewsChangeSchema, MAX_LIST_BYTES)
      const staff = staffOf(c).id
      const rows = views.map(({ name, filters, shared }, position) => ({
        staff,
        position,
        name,
        filters: JSON.stringify(filters),
        shared: shared ? 1 : 0,
      }))
      // Under the lock, so that the views of two tabs that save at the same time are not mixed.
      await inLeadTransaction(database, async (transaction) => {
        // As the desk reads them: a filter of another release is left out there.
        const stored = await readOwn(transaction, staff)
        const read = v.safeParse(LeadViewsSchema, { views: stored })
        const present = read.success ? read.output.views : stored
        // The answer to an earlier attempt was lost.
        if (isDeepStrictEqual(present, views)) return
        if (before && !isDeepStrictEqual(present, before)) throw new HttpError(409, CHANGED)
        await transaction.deleteFrom('lead_view').where('staff', '=', staff).execute()
        if (rows.length > 0) await transaction.insertInto('lead_view').values(rows).execute()
      })
      return respond(200, { views })
    })
}

async function readOwn(kysely: Kysely<Schema>, staff: string): Promise<LeadView[]> {
  const rows = await kysely
    .selectFrom('lead_view')
    .select(['name', 'filters', 'shared'])
    .where('staff', '=', staff)
    .orderBy('position')
    .execute()
  return rows.map(({ name, filters, shared }) => ({
    name,
    filters: JSON.parse(filters) as LeadFilters,
    ...(shared === 1 && { shared: true as const }),
  }))
}

// Not those of closed accounts.
async function readTeam(kysely: Kysely<Schema>, staff: string): Promise<LeadViewList['team']> {
  const rows = await kysely
    .selectFrom('lead_view')
    .innerJoin('user', 'user.id', 'lead_view.staff')
    .select(['lead_view.staff', 'lead_view.name', 'filters'])
    .where('shared', '=', 1)
    .where('lead_view.staff', '!=', staff)
    .where('user.deactivatedAt', 'is', null)
    .orderBy('lead_view.name')
    .orderBy('lead_view.staff')
    .orderBy('position')
    .limit(MAX_TEAM_VIEWS)
    .execute()
  return rows.map(({ staff: by, name, filters }) => ({
    name,
    filters: JSON.parse(filters) as LeadFilters,
    by,
  }))
}
