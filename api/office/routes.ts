import { isDeepStrictEqual } from 'node:util'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { DataSubjectErasureSchema, DataSubjectSearchSchema } from '../../src/contract/data-subject.ts'
import { isAtLeast } from '../../src/contract/lead.ts'
import {
  type Assignment,
  OFFICE_SETTINGS,
  type OfficeSettingName,
  type TwoFactorRule,
} from '../../src/contract/office.ts'
import { MAX_PERIOD_DAYS } from '../../src/contract/reports.ts'
import { indianMonth, SalesTargetsSchema, TargetMonthSchema } from '../../src/contract/sales-targets.ts'
import { isIsoDate, recentIndianDays } from '../../src/contract/travel-date.ts'
import { recordAudit } from '../audit/audit.ts'
import { confirmationRefusal } from '../auth/confirm-identity.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import { hasTwoFactor } from '../auth/two-factor-rule.ts'
import type { Database } from '../db/open.ts'
import { MAX_LIST_BYTES } from '../http/body.ts'
import { readJson, readQuery } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { AuditQuerySchema, readAudit } from './audit-log.ts'
import { eraseDataSubject, findDataSubjectLeads } from './data-subject.ts'
import { unknownDestination } from './destinations.ts'
import { readSetting, writeSetting } from './office-settings.ts'
import type { OfficeState } from './office-state.ts'
import { beginDeadlines, finishDeadlines } from './recalculate-deadlines.ts'
import { readReport } from './reports.ts'
import { readTargets, writeTargets } from './targets.ts'

export type OfficeDeps = {
  database: Database
  office: OfficeState
  /** Names of the catalogue's destinations. */
  destinations: () => string[]
  feed: LeadFeed
  references: References
  log: Logger
  respond: Respond
}

const DAY_MS = 86_400_000
const RECENT_DAYS = 30

/** Roles that may read and change each setting. */
const ROLES = {
  'response-target': { read: 'agent', change: 'owner' },
  assignment: { read: 'agent', change: 'manager' },
  retention: { read: 'owner', change: 'owner' },
  'two-factor': { read: 'owner', change: 'owner' },
  acknowledgement: { read: 'owner', change: 'owner' },
} as const

const isDay = v.pipe(v.string(), v.check(isIsoDate, 'Please give a day as yyyy-mm-dd.'))

/** `/api/office`, `/api/reports`, `/api/audit` and `/api/data-subjects`. */
export function createOfficeRoutes({
  database,
  office,
  destinations,
  feed,
  references,
  log,
  respond,
}: OfficeDeps) {
  const { kysely } = database
  const manager = requireRole('manager', respond)
  const owner = requireRole('owner', respond)
  const forbidden = () => respond(403, { message: 'Your role does not allow this.' })

  async function withSetting(c: Context<StaffEnv>, work: (name: OfficeSettingName) => Promise<Response>) {
    const name = c.req.param('name') ?? ''
    if (!Object.hasOwn(OFFICE_SETTINGS, name)) return respond(404, { message: 'There is nothing here.' })
    const needed = ROLES[name as OfficeSettingName][c.req.method === 'GET' ? 'read' : 'change']
    return isAtLeast(staffOf(c).role, needed) ? work(name as OfficeSettingName) : forbidden()
  }

  async function save(c: Context<StaffEnv>, name: OfficeSettingName): Promise<Response> {
    const refusal = name === 'two-factor' && confirmationRefusal(respond, c.get('confirmedAt'))
    if (refusal) return refusal
    const { value, version } = await readJson(
      c,
      v.object({ value: OFFICE_SETTINGS[name] as v.GenericSchema<unknown>, version: v.number() }),
      MAX_LIST_BYTES,
    )
    // An owner without two-factor authentication would lock themselves out.
    if (
      name === 'two-factor' &&
      (value as TwoFactorRule).required &&
      !(await hasTwoFactor(kysely, staffOf(c).id))
    )
      return respond(409, {
        message:
          'Set up two-factor authentication or a passkey for yourself first, under Settings → Security.',
      })
    const unknown =
      name === 'assignment' && (await unknownDestination(kysely, value as Assignment, destinations()))
    if (unknown) return respond(400, { message: `There is no destination “${unknown}”.` })
    let newestLead = 0
    const saved = await inLeadTransaction(database, async (transaction) => {
      const next = await writeSetting(transaction, name, value as never, version)
      if (next === undefined) return undefined
      await recordAudit(transaction, {
        actor: staffOf(c).id,
        action: 'settings.changed',
        detail: { setting: name },
      })
      // In one commit with the target: a server that ends in between would leave the old deadlines, and nobody would save it again.
      if (name === 'response-target') newestLead = await beginDeadlines(transaction, log)
      return next
    })
    if (saved === undefined) {
      const present = await readSetting(kysely, name)
      // The answer to an earlier attempt was lost.
      if (isDeepStrictEqual(present.value, value)) return respond(200, present)
      return respond(409, { message: 'This was changed elsewhere in the meantime.', ...present })
    }
    await office.refresh()
    // Also those of leads that arrived before this process knew the new target.
    if (name === 'response-target') await finishDeadlines(database, log, newestLead)
    return respond(200, await readSetting(kysely, name))
  }

  function period(c: Context) {
    const recent = recentIndianDays(RECENT_DAYS, Date.now())
    return readQuery(
      c,
      v.pipe(
        v.object({ from: v.optional(isDay, recent.from), to: v.optional(isDay, recent.to) }),
        v.check(({ from, to }) => from <= to, 'The first day must not lie after the last.'),
        v.check(
          ({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_PERIOD_DAYS * DAY_MS,
          'Please choose at most two years.',
        ),
      ),
    )
  }

  return new Hono<StaffEnv>()
    .get('/api/office/:name', (c) =>
      withSetting(c, async (name) => respond(200, await readSetting(kysely, name))),
    )
    .put('/api/office/:name', (c) => withSetting(c, (name) => save(c, name)))
    .get('/api/reports', async (c) => respond(200, await readReport(database, period(c), staffOf(c))))
    .get('/api/targets', async (c) => {
      const { month = indianMonth(new Date()) } = readQuery(c, TargetMonthSchema)
      return respond(200, await readTargets(kysely, month, staffOf(c)))
    })
    .put('/api/targets', manager, async (c) => {
      const targets = await readJson(c, SalesTargetsSchema, MAX_LIST_BYTES)
      await writeTargets(database, targets, staffOf(c).id)
      return respond(200, await readTargets(kysely, targets.month, staffOf(c)))
    })
    .get('/api/audit', manager, async (c) =>
      respond(200, await readAudit(kysely, readQuery(c, AuditQuerySchema), references)),
    )
    .post('/api/data-subjects', owner, async (c) => {
      const { contact } = await readJson(c, DataSubjectSearchSchema)
      const found = await findDataSubjectLeads(kysely, contact, references)
      await recordAudit(kysely, {
        actor: staffOf(c).id,
        action: 'person.viewed',
        detail: { leads: found.leads.length },
      })
      return respond(200, found)
    })
    .post('/api/data-subjects/erase', owner, async (c) => {
      const { leads } = await readJson(c, DataSubjectErasureSchema)
      const erased = await eraseDataSubject(database, leads, staffOf(c).id)
      if (database.kind === 'sqlite') database.file.truncateLog()
      feed.wake()
      return respond(200, { erased })
    })
}
