import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '../../src/contract/lead.ts'
import type { Invite, NewInvite } from '../../src/contract/team.ts'
import type { Database } from '../db/open.ts'
import { recordAudit } from './audit.ts'
import type { Auth } from './auth.ts'
import { addMember } from './members.ts'

/** Links end after this; another can be made at any time. */
const VALID_MS = 7 * 86_400_000

/** Those who were sent a link and can still use it. */
export async function listInvites({ kysely }: Database): Promise<Invite[]> {
  const rows = await kysely
    .selectFrom('invite')
    .select(['id', 'name', 'email', 'role', 'expires_at'])
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at')
    .execute()
  return rows.map(({ expires_at, role, ...row }) => ({
    ...row,
    role: role as StaffRole,
    expiresAt: expires_at,
  }))
}

/** Makes a one-time token for somebody; an earlier one for the same address ends with it. */
export async function invite(
  database: Database,
  { name, email, role }: NewInvite,
  actor: string,
): Promise<{ invite: Invite; token: string }> {
  const token = randomBytes(24).toString('base64url')
  const now = Date.now()
  const expires_at = new Date(now + VALID_MS).toISOString()
  const id = randomUUID()
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('invite').where('email', '=', email).execute()
    await transaction
      .insertInto('invite')
      .values({
        id,
        token_digest: digest(token),
        name,
        email,
        role,
        invited_by: actor,
        created_at: new Date(now).toISOString(),
        expires_at,
      })
      .execute()
    await recordAudit(transaction, { actor, action: 'staff.invited', detail: { invite: id, role } })
  })
  return { invite: { id, name, email, role, expiresAt: expires_at }, token }
}

/** Takes an invite back; answers whether there was one. */
export async function withdrawInvite({ kysely }: Database, id: string): Promise<boolean> {
  const gone = await kysely.deleteFrom('invite').where('id', '=', id).executeTakeFirst()
  return Number(gone.numDeletedRows) === 1
}

/** Takes in whoever holds a link, once; `undefined` when it is used, withdrawn or too old. */
export async function join(
  database: Database,
  auth: Auth,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ id: string; email: string } | undefined> {
  // Taken away in the step that finds it: of two who come at once, one gets it.
  const found = await database.kysely
    .deleteFrom('invite')
    .where('token_digest', '=', digest(token))
    .returning(['email', 'role', 'expires_at'])
    .executeTakeFirst()
  if (!found || found.expires_at <= new Date().toISOString()) return undefined
  const { email } = found
  const known = await database.kysely
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (known) {
    await letInAgain(database, auth, known.id, password)
    return { id: known.id, email }
  }
  const member = await addMember(database, auth, { name, email, password, role: found.role as StaffRole })
  await recordAudit(database.kysely, {
    actor: member.id,
    action: 'staff.joined',
    detail: { role: member.role },
  })
  return { id: member.id, email }
}

// A colleague who lost the password or the phone: a new password, no second step, and nobody else left inside.
async function letInAgain(
  { kysely, kind }: Database,
  auth: Auth,
  userId: string,
  newPassword: string,
): Promise<void> {
  const password = await (await auth.$context).password.hash(newPassword)
  await kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .execute()
    await transaction
      .updateTable('user')
      .set({ twoFactorEnabled: kind === 'postgres' ? false : 0 })
      .where('id', '=', userId)
      .execute()
    for (const table of ['twoFactor', 'passkey', 'session'] as const)
      await transaction.deleteFrom(table).where('userId', '=', userId).execute()
    await recordAudit(transaction, { actor: userId, action: 'security.reset' })
  })
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
