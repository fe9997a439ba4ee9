import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { NewStaff, StaffMember, StaffRole } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import type { Auth } from './auth.ts'
import { libraryTime } from './library-rows.ts'
import { passwordRefusal } from './password-rules.ts'

export type StaffWithHash = Omit<NewStaff, 'password'> & { hash: string }

/** A member of staff with this e-mail address exists. */
export class MemberExistsError extends HttpError {
  constructor() {
    super(409, 'This e-mail address already has a staff account.')
  }
}

/** All members of staff, oldest account first. */
export async function listMembers({ kysely }: Database): Promise<StaffMember[]> {
  const rows = await kysely
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role', 'deactivatedAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ deactivatedAt, role, ...row }) => ({
    ...row,
    role: role as StaffRole,
    ...(deactivatedAt !== null && { deactivated: true }),
  }))
}

/** Throws {@link HttpError} 400 for a password that is easy to guess for this person. */
export async function assertStrongPassword(
  password: string,
  who: { email: string; name: string },
): Promise<void> {
  const refusal = await passwordRefusal(password, who)
  if (refusal) throw new HttpError(400, refusal, { errors: { password: refusal } })
}

/** Hashes a password as the sign-in library does. */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  return (await auth.$context).password.hash(password)
}

/** Adds a member of staff. The library cannot do it while sign-up is disabled, so its rows are written here. */
export async function addMember(database: Database, auth: Auth, member: NewStaff): Promise<StaffMember> {
  const hash = await hashPassword(auth, member.password)
  return database.kysely
    .transaction()
    .execute((transaction) => insertMember(transaction, database.kind, { ...member, hash }))
}

/** Adds a member inside the caller's transaction. Throws {@link MemberExistsError}. */
export async function insertMember(
  transaction: Kysely<Schema>,
  kind: Database['kind'],
  { name, email, role, hash }: StaffWithHash,
): Promise<StaffMember> {
  const now = libraryTime(kind, new Date())
  const id = randomUUID()
  const emailVerified = kind === 'postgres' ? true : 1
  const added = await transaction
    .insertInto('user')
    .values({ id, name, email, role, emailVerified, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (Number(added.numInsertedOrUpdatedRows) === 0) throw new MemberExistsError()
  await transaction
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return { id, name, email, role }
}

/** Whether there is any member of staff. */
export async function hasMembers({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined
}
