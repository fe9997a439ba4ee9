import { Hono } from 'hono'
import { type Kysely, sql } from 'kysely'
import {
  BOARD_COLUMNS,
  type Board,
  type Day,
  MAX_OVERVIEW_LEADS,
  OverviewQuerySchema,
  type Whose,
} from '../../src/contract/desk-overview.ts'
import type { StaffMember } from '../../src/contract/lead.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { endOfIndianDay, indianDay } from '../../src/contract/travel-date.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import { type StaffEnv, staffOf } from '../auth/guard.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { readQuery } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import { leadView } from '../leads/lead-view.ts'
import type { LeadRow } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { visibleTo } from '../leads/visibility.ts'

export type OverviewDeps = {
  database: Database
  feed: LeadFeed
  references: References
  audit: ViewAudit
  respond: Respond
}

/** `GET /api/board` and `GET /api/today`: the leads that the user may see, by status and by what is due. */
export function createOverviewRoutes({ database, feed, references, audit, respond }: OverviewDeps) {
  const { kysely } = database
  const view = (row: LeadRow) => leadView(row, references)
  return new Hono<StaffEnv>()
    .get('/api/board', async (c) => {
      const { whose } = readQuery(c, OverviewQuerySchema)
      const streamCursor = String(await feed.head())
      const board: Board = { columns: await readColumns(kysely, staffOf(c), whose, view), streamCursor }
      await audit(staffOf(c).id, 'lead.listed')
      return respond(200, board)
    })
    .get('/api/today', async (c) => {
      const { whose } = readQuery(c, OverviewQuerySchema)
      const streamCursor = String(await feed.head())
      const day: Day = { ...(await readDay(kysely, staffOf(c), whose, view)), streamCursor }
      await audit(staffOf(c).id, 'lead.listed')
      return respond(200, day)
    })
}

// Not merged, erased or suspected spam, as in the inbox.
function listed(kysely: Kysely<Schema>, staff: StaffMember, whose: Whose) {
  const select = kysely
    .selectFrom('lead')
    .where(visibleTo(staff))
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where('quarantine', 'is', null)
  return whose === 'mine' ? select.where('assignee', '=', staff.id) : select
}

async function readColumns(
  kysely: Kysely<Schema>,
  staff: StaffMember,
  whose: Whose,
  view: (row: LeadRow) => Board['columns'][number]['leads'][number],
): Promise<Board['columns']> {
  const totals = await listed(kysely, staff, whose)
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .select(sql<number | null>`sum(booked_amount)`.as('amount'))
    .groupBy('status')
    .execute()
  const columns: Board['columns'] = []
  for (const status of BOARD_COLUMNS) {
    const total = totals.find((row) => row.status === status)
    const rows = total
      ? await listed(kysely, staff, whose)
          .selectAll()
          .where('status', '=', status)
          .orderBy('seq', 'desc')
          .limit(MAX_OVERVIEW_LEADS)
          .execute()
      : []
    columns.push({
      status,
      count: Number(total?.count ?? 0),
      amount: Number(total?.amount ?? 0),
      leads: rows.map(view),
    })
  }
  return columns
}

/** What of the leads that the user may see is due today. */
export async function readDay(
  kysely: Kysely<Schema>,
  staff: StaffMember,
  whose: Whose,
  view: (row: LeadRow) => Day['due']['leads'][number],
  now = new Date(),
): Promise<Omit<Day, 'streamCursor'>> {
  const end = endOfIndianDay(indianDay(now))
  // An expression and not the column, or SQLite would read all open leads by the index of statuses.
  const open = () => listed(kysely, staff, whose).where(sql`status || ''`, 'in', OPEN_STATUSES)
  // A lead that was booked meanwhile may have a follow-up, too.
  const followUps = listed(kysely, staff, whose).where('follow_up_at', '<=', end)
  const awaited = () =>
    open()
      .where('responded_at', 'is', null)
      // What is followed up today is in that part.
      .where((eb) => eb.or([eb('follow_up_at', 'is', null), eb('follow_up_at', '>', end)]))
  const overdue = open().where('responded_at', 'is', null).where('respond_by', '<=', now.toISOString())
  const due = awaited().where('respond_by', '>', now.toISOString()).where('respond_by', '<=', end)
  const part = async (query: typeof due, order: 'respond_by' | 'follow_up_at') => {
    await letOthersIn()
    const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
    await letOthersIn()
    const rows = await query.selectAll().orderBy(order).orderBy('seq').limit(MAX_OVERVIEW_LEADS).execute()
    return { count: Number(count), leads: rows.map(view) }
  }
  return {
    overdue: await part(overdue, 'respond_by'),
    due: await part(due, 'respond_by'),
    followUps: await part(
      followUps.where((eb) =>
        eb.or([
          eb('responded_at', 'is not', null),
          eb('respond_by', 'is', null),
          eb('respond_by', '>', now.toISOString()),
          eb('status', 'in', ['booked', 'lost']),
        ]),
      ),
      'follow_up_at',
    ),
  }
}
