import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { LeadChangeSchema, type LeadDetail, type LeadList, NoteSchema } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { requireRole, type SessionOf, type StaffEnv, staffOf } from './guard.ts'
import { createLeadChanges, LeadRefusal } from './lead-change.ts'
import { leadCsv } from './lead-csv.ts'
import type { LeadFeed } from './lead-feed.ts'
import { LeadQuerySchema, selectLeads } from './lead-query.ts'
import { createLeadStream } from './lead-stream.ts'
import { eventView, leadView } from './lead-view.ts'

export type StaffLeadDeps = {
  database: Database
  feed: LeadFeed
  references: References
  sessionOf: SessionOf
  stopping: AbortSignal
  log: Logger
  answer: Answer
}

/** The sales inbox. Everything here stands behind the staff guard. */
export function createStaffLeadRoutes(deps: StaffLeadDeps) {
  const { database, feed, references, answer } = deps
  const { kysely } = database
  const changes = createLeadChanges(database)
  const owner = requireRole('owner', answer)
  const stream = createLeadStream(deps)

  const readQuery = (c: Context) => v.safeParse(LeadQuerySchema, c.req.query())

  // Reads a JSON body by a schema and hands it on, or says what is wrong with it.
  async function withBody<S extends v.GenericSchema>(
    c: Context,
    schema: S,
    work: (input: v.InferOutput<S>) => Promise<Response>,
  ): Promise<Response> {
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const input = v.safeParse(schema, body.type === 'json' ? body.value : undefined)
    if (!input.success) return answer(400, { message: input.issues[0].message })
    try {
      return await work(input.output)
    } catch (error) {
      return refusal(error)
    }
  }

  function refusal(error: unknown): Response {
    if (!(error instanceof LeadRefusal)) throw error
    const lead = error.lead && { lead: leadView(error.lead, references) }
    return answer(error.status, { message: error.message, ...lead })
  }

  async function detail(id: string): Promise<Response> {
    const lead = await kysely.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
    if (!lead) return answer(404, { message: 'There is no such lead.' })
    const history = await kysely
      .selectFrom('lead_event')
      .selectAll()
      .where('lead_seq', '=', lead.seq)
      .orderBy('seq')
      .execute()
    const body: LeadDetail = { ...leadView(lead, references), history: history.map(eventView) }
    return answer(200, body)
  }

  return (
    new Hono<StaffEnv>()
      .get('/api/leads', async (c) => {
        const query = readQuery(c)
        if (!query.success) return answer(400, { message: query.issues[0].message })
        // Read before the list: what comes in between is then in both, and known by its id, rather than in neither.
        const streamCursor = String(await feed.head())
        const rows = await selectLeads(kysely, query.output, staffOf(c), references).execute()
        const last = rows.at(-1)
        const list: LeadList = {
          leads: rows.map((row) => leadView(row, references)),
          nextCursor: last && rows.length === query.output.limit ? String(last.seq) : null,
          streamCursor,
        }
        return answer(200, list)
      })
      .get('/api/leads.csv', owner, (c) => {
        const query = readQuery(c)
        if (!query.success) return answer(400, { message: query.issues[0].message })
        return c.body(leadCsv(kysely, query.output, staffOf(c), references), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
          'Cache-Control': 'no-store',
        })
      })
      // One route for both: Hono's fast router, which every enquiry goes through, cannot tell a name from a parameter.
      .get('/api/leads/:id', (c) => (c.req.param('id') === 'stream' ? stream(c) : detail(c.req.param('id'))))
      .patch('/api/leads/:id', (c) =>
        withBody(c, LeadChangeSchema, async (input) => {
          const lead = await changes.update(c.req.param('id'), input, staffOf(c).id)
          feed.poke()
          return answer(200, leadView(lead, references))
        }),
      )
      .post('/api/leads/:id/notes', (c) =>
        withBody(c, NoteSchema, async (input) => {
          await changes.note(c.req.param('id'), input.text, staffOf(c).id)
          feed.poke()
          return detail(c.req.param('id'))
        }),
      )
      .delete('/api/leads/:id', owner, async (c) => {
        try {
          const lead = await changes.erase(c.req.param('id'), staffOf(c).id)
          if (database.kind === 'sqlite') database.file.emptyLog()
          feed.poke()
          return answer(200, leadView(lead, references))
        } catch (error) {
          return refusal(error)
        }
      })
  )
}
