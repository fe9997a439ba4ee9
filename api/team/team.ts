import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { StaffRole } from '../../src/contract/lead.ts'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import type { ShiftChange } from '../../src/contract/office.ts'
import type { TeamChange, TeamMember } from '../../src/contract/team.ts'
import { recordAudit } from '../audit/audit.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { inLeadTransaction, recordChanges } from '../leads/lead-work.ts'
import { countOpenLeads } from '../leads/open-leads.ts'
import { parseHours } from '../office/office-state.ts'
import { deleteInvitesOf } from './invites.ts'

/** Leads that are unassigned in one transaction, during which enquiries wait. */
const LEADS_AT_ONCE = 2_000

/** A change of an account that is refused. */
export class TeamRefusal extends HttpError {}

/** All members of staff, also deactivated ones, oldest account first; on request with the number of their open leads. */
export async function readTeam({ kysely }: Database, { withOpenLeads = false } = {}): Promise<TeamMember[]> {
  const rows = await kysely
    .selectFrom('user')
    .leftJoin('shift', 'shift.user_id', 'user.id')
    .select([
      'user.id',
      'user.name',
      'user.email',
      'user.role',
      'user.deactivatedAt',
      'user.twoFactorEnabled',
      'shift.hours',
      'shift.away',
    ])
    .select((eb) =>
      eb
        .selectFrom('passkey')
        .whereRef('passkey.userId', '=', 'user.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
    )
    .orderBy('user.createdAt')
    .orderBy('user.id')
    .execute()
  const openLeads = withOpenLeads ? await countOpenLeads(kysely) : undefined
  return rows.map(({ id, name, email, role, deactivatedAt, twoFactorEnabled, hours, away, passkeys }) => ({
    id,
    name,
    email,
    role: role as StaffRole,
    deactivated: deactivatedAt !== null,
    twoFactor: Boolean(twoFactorEnabled),
    passkeys: Number(passkeys ?? 0),
    shift: { hours: parseHours(hours), away: away === 1 },
    ...(openLeads && { openLeads: openLeads.get(id) ?? 0 }),
  }))
}

/** Changes a role, or closes or opens an account. Throws {@link TeamRefusal} 404, or 409 for the last owner. */
export async function changeMember(
  database: Database,
  id: string,
  { role, deactivated }: TeamChange,
  actor: string,
): Promise<void> {
  let unassigned = 0
  // Returns how many leads were unassigned where there may be more, or nothing: the change is complete.
  const change = async (transaction: Kysely<Schema>): Promise<number | undefined> => {
    const member = await transaction
      .selectFrom('user')
      .select(['id', 'email', 'role', 'deactivatedAt'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!member) throw new TeamRefusal(404, 'There is no such member of staff.')
    const closes = deactivated === true && member.deactivatedAt === null
    const opens = deactivated === false && member.deactivatedAt !== null
    const isDemoted = role !== undefined && role !== 'owner' && member.role === 'owner'
    if (closes || isDemoted) await assertOtherOwner(transaction, id)
    const part = closes ? await unassignSome(transaction, id, actor) : 0
    if (part === LEADS_AT_ONCE) return part

    if (role !== undefined && role !== member.role) {
      await transaction.updateTable('user').set({ role }).where('id', '=', id).execute()
      await recordAudit(transaction, {
        actor,
        action: 'staff.role-changed',
        detail: { member: id, from: member.role, to: role },
      })
    }
    if (closes || isDemoted) await deleteInvitesOf(transaction, member)
    if (closes) await closeAccount(transaction, { id, unassigned: unassigned + part }, actor)
    if (opens) {
      await transaction.updateTable('user').set({ deactivatedAt: null }).where('id', '=', id).execute()
      await recordAudit(transaction, { actor, action: 'staff.reactivated', detail: { member: id } })
    }
    return undefined
  }
  // In parts, between which enquiries are stored.
  for (let part: number | undefined; ; unassigned += part) {
    part = await inLeadTransaction(database, change)
    if (part === undefined) return
    await letOthersIn()
  }
}

/** Saves what is given of the working hours and leave of a member. Throws {@link TeamRefusal} 404, or 409 for hours changed meanwhile. */
export async function saveShift(
  database: Database,
  id: string,
  { hours, away, before }: ShiftChange,
  actor: string,
): Promise<void> {
  const member = await database.kysely.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst()
  if (!member) throw new TeamRefusal(404, 'There is no such member of staff.')
  const values = {
    ...(hours !== undefined && { hours: hours && JSON.stringify(hours) }),
    ...(away !== undefined && { away: Number(away) }),
  }
  await inLeadTransaction(database, async (transaction) => {
    const saved = await transaction
      .selectFrom('shift')
      .select(['hours', 'away'])
      .where('user_id', '=', id)
      .executeTakeFirst()
    const present = parseHours(saved?.hours ?? null)
    const isPresent = (other: typeof present) => isDeepStrictEqual(present, other)
    if (hours !== undefined && before !== undefined && !isPresent(before) && !isPresent(hours)) {
      const message = 'A colleague has changed these hours in the meantime. Save again to replace them.'
      throw new TeamRefusal(409, message, { hours: present })
    }
    // The answer to an earlier attempt was lost.
    const isAway = saved?.away === 1
    if ((hours === undefined || isPresent(hours)) && (away === undefined || away === isAway)) return
    await transaction
      .insertInto('shift')
      .values({ user_id: id, hours: null, away: 0, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: id, ...values }))
      .execute()
    await recordAudit(transaction, {
      actor,
      action: 'settings.changed',
      detail: { setting: 'shift', member: id },
    })
  })
}

async function assertOtherOwner(transaction: Kysely<Schema>, id: string): Promise<void> {
  const other = await transaction
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'owner')
    .where('deactivatedAt', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (!other) throw new TeamRefusal(409, 'This is the last owner. Make another member an owner first.')
}

// Unassigns the first of a member's open leads. Returns how many.
async function unassignSome(transaction: Kysely<Schema>, id: string, actor: string): Promise<number> {
  const open = transaction
    .selectFrom('lead')
    .select('seq')
    .where('assignee', '=', id)
    .where('status', 'in', [...OPEN_STATUSES])
  const unassigned = await transaction
    .updateTable('lead')
    .set((eb) => ({ assignee: null, version: eb('version', '+', 1) }))
    .where('seq', 'in', open.orderBy('seq').limit(LEADS_AT_ONCE))
    .returning('seq')
    .execute()
  const seqs = unassigned.map(({ seq }) => seq)
  await recordChanges(transaction, seqs, actor, { assignee: null })
  return seqs.length
}

// Deletes sessions and push subscriptions of a member who has no open leads any more.
async function closeAccount(
  transaction: Kysely<Schema>,
  { id, unassigned }: { id: string; unassigned: number },
  actor: string,
): Promise<void> {
  const deactivatedAt = new Date().toISOString()
  await transaction.updateTable('user').set({ deactivatedAt }).where('id', '=', id).execute()
  await transaction.deleteFrom('session').where('userId', '=', id).execute()
  await transaction.deleteFrom('push_subscription').where('user_id', '=', id).execute()
  await recordAudit(transaction, {
    actor,
    action: 'staff.deactivated',
    detail: { member: id, leadsGivenBack: unassigned },
  })
}
