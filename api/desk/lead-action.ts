import { hash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadActionTable } from '../db/tables-desk.ts'
import { HttpError } from '../http/http-error.ts'
import type { LeadRow } from '../leads/lead-work.ts'

/** How far back a device may date an action that it could not send. */
const MAX_AGE_MS = 7 * 86_400_000
/** The clocks of devices differ a little: what is dated this far ahead was done just now. */
const CLOCK_TOLERANCE_MS = 60_000

/** What a device says about an action of its user. */
export type Action = {
  /** Made on the device; absent where an action is sent once only. */
  id?: string | undefined
  type: LeadActionTable['type']
  /** ISO instant on the device's clock when the user acted. */
  at?: string | undefined
  /** What it contains; its `at` and `version` do not count, because devices may send it again with others. */
  content?: object | undefined
}

const OTHER_ACTION = 'This id was used for another action.'

/** The lead's version after an action and, unless it was done by an earlier release, before. */
export type ActionVersions = { version: number; versionBefore?: number }

/**
 * The answer to an action of this person that was done before: the lead may be a colleague's or erased by now, so nothing
 * more is answered about it than the versions of then. `undefined` for a new action. Throws 422 when it had other contents.
 */
export async function findDoneAction(
  kysely: Kysely<Schema>,
  { id, type, content }: Action,
  leadId: string,
  staff: StaffMember,
): Promise<({ id: string } & ActionVersions) | undefined> {
  if (id === undefined) return undefined
  const done = await kysely
    .selectFrom('lead_action')
    .innerJoin('lead', 'lead.seq', 'lead_action.lead_seq')
    .select(['lead.id', 'lead.version', 'version_before', 'version_after', 'content_digest'])
    .where('lead_action.id', '=', id)
    .where('lead_action.type', '=', type)
    .where('lead_action.staff', '=', staff.id)
    .where('lead.id', '=', leadId)
    .executeTakeFirst()
  if (done) assertSameContent(done, content)
  return done && { id: done.id, ...versionsOf(done, done.version) }
}

/**
 * Reserves an action's id; resolves to the versions of an action that was done before, to `undefined` for a new one. Throws
 * 422 when the id is another action's.
 */
export async function reserveAction(
  transaction: Kysely<Schema>,
  { id, type, content }: Action,
  lead: LeadRow,
  staff: StaffMember,
): Promise<ActionVersions | undefined> {
  if (id === undefined) return undefined
  const known = await transaction
    .selectFrom('lead_action')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) {
    const at = new Date().toISOString()
    const row = { id, lead_seq: lead.seq, staff: staff.id, type, at, content_digest: digestOf(content) }
    await transaction.insertInto('lead_action').values(row).execute()
    return undefined
  }
  if (known.lead_seq !== lead.seq || known.staff !== staff.id || known.type !== type)
    throw new HttpError(422, OTHER_ACTION)
  assertSameContent(known, content)
  return versionsOf(known, lead.version)
}

// Otherwise what was typed after a lost answer would be called done.
function assertSameContent(
  { content_digest }: Pick<Selectable<LeadActionTable>, 'content_digest'>,
  content: object | undefined,
): void {
  if (content_digest !== null && content_digest !== digestOf(content)) throw new HttpError(422, OTHER_ACTION)
}

function digestOf(content: object | undefined): string | null {
  if (content === undefined) return null
  const { at: _, version: __, ...parts } = content as Record<string, unknown>
  return hash('sha256', JSON.stringify(sorted(parts)))
}

// Another release may name the fields in another order.
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([name, part]) => [name, sorted(part)])
}

/**
 * Stores the lead's versions before and after an action. They are the answer when the action is sent again because its first
 * answer was lost: the next change of the same person is then based on the right version.
 */
export async function recordVersions(
  transaction: Kysely<Schema>,
  { id }: Action,
  before: LeadRow,
  after: LeadRow = before,
): Promise<void> {
  if (id === undefined) return
  await transaction
    .updateTable('lead_action')
    .set({ version_before: before.version, version_after: after.version })
    .where('id', '=', id)
    .execute()
}

function versionsOf(
  { version_before, version_after }: Pick<Selectable<LeadActionTable>, 'version_before' | 'version_after'>,
  now: number,
): ActionVersions {
  if (version_before === null || version_after === null) return { version: now }
  return { version: version_after, versionBefore: version_before }
}

/**
 * Whether it is known when an action happened. Where the device's clock is wrong it is not: what was done at different times then
 * arrives as if it were of one moment.
 */
export function isTimeKnown({ at }: Action, now = Date.now()): boolean {
  const time = at === undefined ? now : Date.parse(at)
  return time <= now + CLOCK_TOLERANCE_MS && time >= now - MAX_AGE_MS
}

/** When an action happened: the device's time where it is believable, else now. */
export function timeOf({ at }: Action, now = Date.now()): string {
  const time = at === undefined ? now : Date.parse(at)
  return new Date(time <= now && time >= now - MAX_AGE_MS ? time : now).toISOString()
}

/** When an action was decided on, by the device's clock however long ago: not later than now. */
export function decidedAt({ at }: Action, now = Date.now()): string {
  // `v.isoTimestamp` also accepts offsets that no clock can read.
  const time = Date.parse(at ?? '')
  return new Date(Number.isNaN(time) ? now : Math.min(time, now)).toISOString()
}
