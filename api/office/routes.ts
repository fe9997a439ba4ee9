import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isAtLeast } from '../../src/contract/lead.ts'
import { LONGEST_PERIOD_DAYS } from '../../src/contract/numbers.ts'
import { OFFICE_DECISIONS, type OfficeDecision } from '../../src/contract/office.ts'
import { PersonErasureSchema, PersonSearchSchema } from '../../src/contract/persons.ts'
import { indianDay, isIsoDate } from '../../src/contract/travel-date.ts'
import type { Database } from '../db/open.ts'
import type { Answer } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import { recordAudit } from '../staff/audit.ts'
import { requireRole, type StaffEnv, staffOf } from '../staff/guard.ts'
import { createLeadAnswers } from '../staff/lead-answers.ts'
import type { LeadFeed } from '../staff/lead-feed.ts'
import { AuditQuerySchema, readAudit } from './audit-log.ts'
import { readDecision, writeDecision } from './decisions.ts'
import { readNumbers } from './numbers.ts'
import { erasePerson, heldOf } from './persons.ts'
import type { OfficePlan } from './plan.ts'
import { rewind } from './rewind.ts'

export type OfficeDeps = {
  database: Database
  office: OfficePlan
  feed: LeadFeed
  references: References
  answer: Answer
}

const DAY_MS = 86_400_000
const RECENT_DAYS = 30

/** Who may read and who may change a decision. */
const ROLES = {
  clock: { read: 'agent', change: 'owner' },
  assignment: { read: 'agent', change: 'manager' },
  retention: { read: 'owner', change: 'owner' },
} as const

const isDay = v.pipe(v.string(), v.check(isIsoDate, 'Please give a day as yyyy-mm-dd.'))

/** The office around the inbox: its decisions, its figures, what is held of a person, and the log. */
export function createOfficeRoutes({ database, office, feed, references, answer }: OfficeDeps) {
  const { kysely } = database
  const manager = requireRole('manager', answer)
  const owner = requireRole('owner', answer)
  const { withBody } = createLeadAnswers(answer, references)
  const forbidden = () => answer(403, { message: 'Your role does not allow this.' })

  async function decision(c: Context<StaffEnv>, work: (name: OfficeDecision) => Promise<Response>) {
    const name = c.req.param('name') ?? ''
    if (!Object.hasOwn(OFFICE_DECISIONS, name)) return answer(404, { message: 'There is nothing here.' })
    const needed = ROLES[name as OfficeDecision][c.req.method === 'GET' ? 'read' : 'change']
    return isAtLeast(staffOf(c).role, needed) ? work(name as OfficeDecision) : forbidden()
  }

  const save = (c: Context<StaffEnv>, name: OfficeDecision) =>
    withBody(
      c,
      v.object({ value: OFFICE_DECISIONS[name] as v.GenericSchema<unknown>, version: v.number() }),
      async ({ value, version }) => {
        const saved = await kysely.transaction().execute(async (transaction) => {
          const next = await writeDecision(transaction, name, value as never, version)
          if (next !== undefined)
            await recordAudit(transaction, {
              actor: staffOf(c).id,
              action: 'settings.changed',
              detail: { setting: name },
            })
          return next
        })
        if (saved === undefined)
          return answer(409, {
            message: 'Somebody changed this in the meantime.',
            ...(await readDecision(kysely, name)),
          })
        await office.reread()
        if (name === 'clock') await rewind(database, office)
        return answer(200, await readDecision(kysely, name))
      },
    )

  function period(c: Context) {
    const today = indianDay(new Date())
    const recent = indianDay(new Date(Date.now() - (RECENT_DAYS - 1) * DAY_MS))
    return v.safeParse(
      v.pipe(
        v.object({ from: v.optional(isDay, recent), to: v.optional(isDay, today) }),
        v.check(({ from, to }) => from <= to, 'The first day must not lie after the last.'),
        v.check(
          ({ from, to }) => Date.parse(to) - Date.parse(from) < LONGEST_PERIOD_DAYS * DAY_MS,
          'Please choose at most two years.',
        ),
      ),
      c.req.query(),
    )
  }

  return new Hono<StaffEnv>()
    .get('/api/office/:name', (c) =>
      decision(c, async (name) => answer(200, await readDecision(kysely, name))),
    )
    .put('/api/office/:name', (c) => decision(c, (name) => save(c, name)))
    .get('/api/numbers', async (c) => {
      const days = period(c)
      if (!days.success) return answer(400, { message: days.issues[0].message })
      return answer(200, await readNumbers(database, days.output, staffOf(c)))
    })
    .get('/api/audit', manager, async (c) => {
      const query = v.safeParse(AuditQuerySchema, c.req.query())
      if (!query.success) return answer(400, { message: query.issues[0].message })
      return answer(200, await readAudit(kysely, query.output, references))
    })
    .post('/api/persons', owner, (c) =>
      withBody(c, PersonSearchSchema, async ({ contact }) => {
        const leads = await heldOf(kysely, contact, references)
        await recordAudit(kysely, {
          actor: staffOf(c).id,
          action: 'person.viewed',
          detail: { leads: leads.length },
        })
        return answer(200, { leads })
      }),
    )
    .post('/api/persons/erase', owner, (c) =>
      withBody(c, PersonErasureSchema, async ({ leads }) => {
        const erased = await erasePerson(database, leads, staffOf(c).id)
        if (database.kind === 'sqlite') database.file.emptyLog()
        feed.poke()
        return answer(200, { erased })
      }),
    )
}
