import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StaffRole } from '../../src/contract/lead.ts'
import type { Invite, NewInvite } from '../../src/contract/team.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Auth } from '../auth/auth.ts'
import { assertStrongPassword, hashPassword, insertMember } from '../auth/members.ts'
import { endBegunAccess } from '../auth/verification-rows.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { createTurns } from '../http/turns.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'

/** How long an invite link is valid. */
const VALID_MS = 7 * 86_400_000
/** Hashing takes long. Those who wait for another request with the same link find that it was used. */
const inTurn = createTurns({ atOnce: 1, mostWaiting: 50, mostOfOne: 10 })

/** Invites that are still valid. */
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

/** Creates an invite with a one-time token; replaces an earlier one for the same address. */
export async function createInvite(
  database: Database,
  { name, email, role }: NewInvite,
  actor: string,
): Promise<{ invite: Invite; token: string }> {
  const token = randomBytes(24).toString('base64url')
  const now = Date.now()
  const expires_at = new Date(now + VALID_MS).toISOString()
  const id = randomUUID()
  await inLeadTransaction(database, async (transaction) => {
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

/** Deletes an invite; returns whether there was one. */
export async function withdrawInvite({ kysely }: Database, id: string, actor: string): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('invite')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(numDeletedRows) === 0) return false
    await recordAudit(transaction, { actor, action: 'staff.invite-withdrawn', detail: { invite: id } })
    return true
  })
}

/**
 * Creates the account of an invite, or resets the credentials of an existing one. Returns `undefined` for a link that was
 * used, withdrawn or has expired, or whose creator is no longer an owner.
 */
export async function acceptInvite(
  database: Database,
  auth: Auth,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ id: string; email: string } | undefined> {
  const known = await findInvite(database.kysely, token)
  if (!known) return undefined
  await assertStrongPassword(password, { name, email: known.email })
  return inTurn(known.id, () => redeemInvite(database, auth, { token, name, password }))
}

async function redeemInvite(
  database: Database,
  auth: Auth,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ id: string; email: string } | undefined> {
  if (!(await findInvite(database.kysely, token))) return undefined
  const hash = await hashPassword(auth, password)
  return database.kysely.transaction().execute(async (transaction) => {
    const invite = await findInvite(transaction, token)
    if (!invite) return undefined
    const { numDeletedRows } = await transaction
      .deleteFrom('invite')
      .where('id', '=', invite.id)
      .executeTakeFirstOrThrow()
    // Another request has used it.
    if (Number(numDeletedRows) === 0) return undefined
    const { email } = invite
    const member = await transaction
      .selectFrom('user')
      .select(['id', 'deactivatedAt'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (member?.deactivatedAt) return undefined
    if (member) {
      await resetCredentials(transaction, database.kind, { userId: member.id, hash })
      await endBegunAccess(transaction, email)
      return { id: member.id, email }
    }
    const role = invite.role as StaffRole
    const { id } = await insertMember(transaction, database.kind, { name, email, role, hash })
    await recordAudit(transaction, { actor: id, action: 'staff.joined', detail: { role } })
    return { id, email }
  })
}

/** Deletes the invites that a member created or that were created for them. */
export async function deleteInvitesOf(
  transaction: Kysely<Schema>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await transaction
    .deleteFrom('invite')
    .where((eb) => eb.or([eb('invited_by', '=', id), eb('email', '=', email)]))
    .execute()
}

// Only while its creator is an owner with an open account.
function findInvite(kysely: Kysely<Schema>, token: string) {
  return kysely
    .selectFrom('invite')
    .innerJoin('user', 'user.id', 'invite.invited_by')
    .select(['invite.id', 'invite.email', 'invite.role'])
    .where('invite.token_digest', '=', digest(token))
    .where('invite.expires_at', '>', new Date().toISOString())
    .where('user.role', '=', 'owner')
    .where('user.deactivatedAt', 'is', null)
    .executeTakeFirst()
}

// For a lost password or phone: sets a new password, removes two-factor authentication and passkeys, ends all sessions.
async function resetCredentials(
  transaction: Kysely<Schema>,
  kind: Database['kind'],
  { userId, hash }: { userId: string; hash: string },
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ password: hash })
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
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
