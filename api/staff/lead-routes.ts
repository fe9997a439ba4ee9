import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Package } from '../../src/contract/catalogue.ts'
import { LeadChangeSchema, type LeadList, NoteSchema, type StaffMember } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import type { OfficePlan } from '../office/plan.ts'
import { recordAudit } from './audit.ts'
import { createViewAudit } from './audit-views.ts'
import { requireRole, type SessionOf, type StaffEnv, staffOf } from './guard.ts'
import { createLeadAnswers } from './lead-answers.ts'
import { createLeadChanges } from './lead-change.ts'
import { leadCsv } from './lead-csv.ts'
import { createLeadDetail } from './lead-detail.ts'
import type { LeadFeed } from './lead-feed.ts'
import { LeadQuerySchema, readLeads } from './lead-query.ts'
import { createLeadStream } from './lead-stream.ts'
import { leadView } from './lead-view.ts'

export type StaffLeadDeps = {
  database: Database
  office: OfficePlan
  feed: LeadFeed
  references: References
  packages: () => Package[]
  sessionOf: SessionOf
  stopping: AbortSignal
  log: Logger
  answer: Answer
}

/** The sales inbox. Everything here stands behind the staff guard. */
export function createStaffLeadRoutes(deps: StaffLeadDeps) {
  const { database, feed, references, packages, answer } = deps
  const { kysely } = database
  const changes = createLeadChanges(database, deps.office)
  const owner = requireRole('owner', answer)
  const manager = requireRole('manager', answer)
  const stream = createLeadStream(deps)
  const readDetail = createLeadDetail({ kysely, references, packages })
  const { withBody, refused } = createLeadAnswers(answer, references)
  const audit = createViewAudit(kysely)

  async function detail(id: string, staff: StaffMember): Promise<Response> {
    const { seq, detail } = await readDetail(id, staff)
    await audit(staff.id, 'lead.viewed', seq)
    return answer(200, detail)
  }

  async function list(given: unknown, staff: StaffMember): Promise<Response> {
    const query = v.safeParse(LeadQuerySchema, given)
    if (!query.success) return answer(400, { message: query.issues[0].message })
    // Read before the list: what comes in between is then in both, and known by its id, rather than in neither.
    const streamCursor = String(await feed.head())
    const { rows, nextCursor } = await readLeads(kysely, query.output, staff, references)
    await audit(staff.id, 'lead.listed')
    const body: LeadList = { leads: rows.map((row) => leadView(row, references)), nextCursor, streamCursor }
    return answer(200, body)
  }

  async function csv(c: Context, given: unknown, staff: StaffMember): Promise<Response> {
    const query = v.safeParse(LeadQuerySchema, given)
    if (!query.success) return answer(400, { message: query.issues[0].message })
    const { q, cursor: _, limit: __, ...filters } = query.output
    const detail = { filters, searched: q !== undefined }
    await recordAudit(kysely, { actor: staff.id, action: 'lead.exported', detail })
    return c.body(leadCsv(kysely, { ...query.output, order: 'newest' }, staff, references), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    })
  }

  return (
    new Hono<StaffEnv>()
      .get('/api/leads', (c) => list(c.req.query(), staffOf(c)))
      // The same, for those who look for somebody: a name or a number has no place in an address.
      .post('/api/lead-search', (c) => withBody(c, v.looseObject({}), (query) => list(query, staffOf(c))))
      .get('/api/leads.csv', manager, (c) => csv(c, c.req.query(), staffOf(c)))
      .post('/api/leads.csv', manager, async (c) => {
        const body = await readBody(c, 'json-or-form')
        if (body.type === 'refused') return answer(body.status, { message: body.message })
        return csv(c, body.type === 'form' ? body.values : body.value, staffOf(c))
      })
      // One route for both: Hono's fast router, which every enquiry goes through, cannot tell a name from a parameter.
      .get('/api/leads/:id', (c) => {
        const id = c.req.param('id')
        return id === 'stream' ? stream(c) : refused(() => detail(id, staffOf(c)))
      })
      .patch('/api/leads/:id', (c) =>
        withBody(c, LeadChangeSchema, async (input) => {
          const lead = await changes.update(c.req.param('id'), input, staffOf(c))
          feed.poke()
          return answer(200, leadView(lead, references))
        }),
      )
      .post('/api/leads/:id/notes', (c) =>
        withBody(c, NoteSchema, async (input) => {
          await changes.note(c.req.param('id'), input.text, staffOf(c))
          feed.poke()
          return detail(c.req.param('id'), staffOf(c))
        }),
      )
      .delete('/api/leads/:id', owner, (c) =>
        refused(async () => {
          const lead = await changes.erase(c.req.param('id'), staffOf(c).id)
          if (database.kind === 'sqlite') database.file.emptyLog()
          feed.poke()
          return answer(200, leadView(lead, references))
        }),
      )
  )
}
