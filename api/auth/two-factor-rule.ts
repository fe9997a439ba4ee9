import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { StaffRole } from '../../src/contract/lead.ts'
import { TwoFactorRuleSchema } from '../../src/contract/office.ts'
import { canRequireTwoFactor, TWO_FACTOR_REQUIRED } from '../../src/contract/team.ts'
import type { Schema } from '../db/schema.ts'

type Member = { id: string; role: StaffRole; twoFactorEnabled: boolean }

/** The body of the 403 for users who must set up two-factor authentication or a passkey first. */
export const TWO_FACTOR_REFUSAL = {
  message:
    'Your role needs two-factor authentication or a passkey. Set one up under Settings → Security to go on.',
  code: TWO_FACTOR_REQUIRED,
}

/** Whether a member has neither two-factor authentication nor a passkey although the office requires it. */
export async function lacksTwoFactor(kysely: Kysely<Schema>, member: Member): Promise<boolean> {
  if (member.twoFactorEnabled || !canRequireTwoFactor(member.role)) return false
  return (await isTwoFactorRequired(kysely)) && !(await hasPasskey(kysely, member.id))
}

/** Whether a member must sign in by passkey: two-factor authentication is required, and a passkey is all they have. */
export async function mustUsePasskey(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const member = await readMember(kysely, id)
  if (!member || member.twoFactorEnabled || !canRequireTwoFactor(member.role)) return false
  return (await isTwoFactorRequired(kysely)) && hasPasskey(kysely, id)
}

/** Whether a member has two-factor authentication or a passkey. */
export async function hasTwoFactor(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const member = await readMember(kysely, id)
  return member !== undefined && (member.twoFactorEnabled || hasPasskey(kysely, id))
}

// An invalid row counts as required, so that a damaged setting does not weaken the protection.
async function isTwoFactorRequired(kysely: Kysely<Schema>): Promise<boolean> {
  const row = await kysely
    .selectFrom('office')
    .select('value')
    .where('key', '=', 'two-factor')
    .executeTakeFirst()
  if (!row) return false
  const rule = v.safeParse(v.pipe(v.string(), v.parseJson(), TwoFactorRuleSchema), row.value)
  return !rule.success || rule.output.required
}

async function hasPasskey(kysely: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('passkey')
    .select(sql<number>`1`.as('one'))
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function readMember(kysely: Kysely<Schema>, id: string): Promise<Member | undefined> {
  const row = await kysely
    .selectFrom('user')
    .select(['id', 'role', 'twoFactorEnabled'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { id, role: row.role as StaffRole, twoFactorEnabled: Boolean(row.twoFactorEnabled) }
}
