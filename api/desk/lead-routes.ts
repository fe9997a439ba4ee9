import { type Context, Hono } from 'hono'
import type { Package } from '../../src/contract/catalogue.ts'
import { type LeadList, LeadPatchSchema, NoteSchema, type StaffMember } from '../../src/contract/lead.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { recordAudit } from '../audit/audit.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import { requireRole, type SessionOf, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import { actionIdOf } from '../http/idempotency-key.ts'
import { parseInput, readJson, readQuery, requireBody } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import { type LeadQuery, LeadQuerySchema, toInboxQuery } from '../leads/lead-query.ts'
import { findWithColleagues } from '../leads/lead-search.ts'
import { leadView } from '../leads/lead-view.ts'
import { readLeads } from '../leads/read-leads.ts'
import type { References } from '../leads/reference.ts'
import { countEnquiriesOfPerson } from '../leads/same-person.ts'
import type { Logger } from '../log.ts'
import type { OfficeState } from '../office/office-state.ts'
import { findDoneAction } from './lead-action.ts'
import { createLeadChanges } from './lead-change.ts'
import { leadCsv } from './lead-csv.ts'
import { createLeadDetail } from './lead-detail.ts'
import { createLeadStream, type LeadStreamDeps } from './lead-stream.ts'

export type LeadRoutesDeps = {
  database: Database
  office: OfficeState
  feed: LeadFeed
  references: References
  packages: () => Package[]
  audit: ViewAudit
  sessionOf: SessionOf
  stopping: AbortSignal
  log: Logger
  streams: LeadStreamDeps['streams']
  respond: Respond
}

/** `/api/leads`: the sales inbox. Needs the staff guard. */
export function createLeadRoutes(deps: LeadRoutesDeps) {
  const { database, feed, references, packages, audit, respond } = deps
  const { kysely } = database
  const changes = createLeadChanges(database, deps.office)
  const owner = requireRole('owner', respond)
  const manager = requireRole('manager', respond)
  const stream = createLeadStream(deps)
  const readDetail = createLeadDetail({ kysely, office: deps.office, references, packages, audit })

  async function detail(id: string, staff: StaffMember): Promise<Response> {
    return respond(200, await readDetail.read(id, staff))
  }

  async function list(query: LeadQuery, staff: StaffMember): Promise<Response> {
    // Read before the list, so that a lead that arrives in between is in both (and recognised by its id), not in neither.
    const streamCursor = String(await feed.head())
    const { rows, nextCursor } = await readLeads(kysely, query, staff, references)
    await audit(staff.id, 'lead.listed')
    const numbers = await countEnquiriesOfPerson(
      kysely,
      rows.map(({ seq }) => seq),
    )
    const withColleagues = await findWithColleagues(kysely, query, staff, references)
    const body: LeadList = {
      leads: rows.map((row) => leadView(row, references, numbers)),
      nextCursor,
      ...(withColleagues.length > 0 && { withColleagues }),
      streamCursor,
    }
    return respond(200, body)
  }

  async function csv(c: Context<StaffEnv>, query: LeadQuery, staff: StaffMember): Promise<Response> {
    const { q, cursor: _, limit: __, source, leadSource, about, destination, ...filters } = query
    // What travellers sent may be looked for by these: the log has their names only, because it is kept after an erasure.
    const texts = Object.entries({ source, leadSource, about, destination }).filter(
      ([, text]) => text !== undefined,
    )
    const detail = { filters, texts: texts.map(([name]) => name), searched: q !== undefined }
    await recordAudit(kysely, { actor: staff.id, action: 'lead.exported', detail })
    const rows = leadCsv(kysely, { ...query, order: 'newest' }, staff, references, c.get('assertSession'))
    return c.body(rows, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${indianDay(new Date())}.csv"`,
      'Cache-Control': 'no-store',
    })
  }

  return (
    new Hono<StaffEnv>()
      .get('/api/leads', (c) => list(readQuery(c, LeadQuerySchema), staffOf(c)))
      // A POST for the inbox, because names and numbers must not appear in URLs.
      .post('/api/lead-search', async (c) =>
        list(toInboxQuery(await readJson(c, LeadQuerySchema)), staffOf(c)),
      )
      .get('/api/leads.csv', manager, (c) => csv(c, readQuery(c, LeadQuerySchema), staffOf(c)))
      .post('/api/leads.csv', manager, async (c) => {
        const body = await requireBody(c, 'json-or-form')
        const query = parseInput(LeadQuerySchema, body.type === 'form' ? body.values : body.value)
        return csv(c, toInboxQuery(query), staffOf(c))
      })
      // One route for both, because Hono's RegExpRouter does not support a static path beside a parameter here.
      .get('/api/leads/:id', (c) => {
        const id = c.req.param('id')
        return id === 'stream' ? stream(c) : detail(id, staffOf(c))
      })
      .patch('/api/leads/:id', async (c) => {
        const { at, ...input } = await readJson(c, LeadPatchSchema)
        const action = { id: actionIdOf(c), type: 'change', at, content: input } as const
        const done = await findDoneAction(kysely, action, c.req.param('id'), staffOf(c))
        if (done) return respond(200, done)
        // The response contains the lead, also when the change is refused, so the view is recorded.
        await readDetail.audited(c.req.param('id'), staffOf(c))
        const lead = await changes.update(c.req.param('id'), input, staffOf(c), action)
        feed.wake()
        const numbers = await countEnquiriesOfPerson(kysely, [lead.seq])
        return respond(200, leadView(lead, references, numbers))
      })
      .post('/api/leads/:id/notes', async (c) => {
        const content = await readJson(c, NoteSchema)
        const { text, at } = content
        const action = { id: actionIdOf(c), type: 'note', at, content } as const
        const done = await findDoneAction(kysely, action, c.req.param('id'), staffOf(c))
        if (done) return respond(200, done)
        await changes.note(c.req.param('id'), text, staffOf(c), action)
        feed.wake()
        return detail(c.req.param('id'), staffOf(c))
      })
      .delete('/api/leads/:id', owner, async (c) => {
        const lead = await changes.erase(c.req.param('id'), staffOf(c).id)
        if (database.kind === 'sqlite') database.file.truncateLog()
        feed.wake()
        return respond(200, leadView(lead, references))
      })
  )
}
