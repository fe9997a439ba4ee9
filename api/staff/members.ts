import { randomUUID } from 'node:crypto'
import type { NewStaff, StaffMember, StaffRole } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import type { Auth } from './auth.ts'

/** Somebody with that e-mail address is staff already. */
export class MemberExists extends Error {}

/** The people who work here, oldest first. */
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

/** Takes somebody in. The sign-in library has no way to do so while sign-up is closed, so its rows are written here. */
export async function addMember(database: Database, auth: Auth, member: NewStaff): Promise<StaffMember> {
  const { password: hasher } = await auth.$context
  const password = await hasher.hash(member.password)
  const now = database.kind === 'postgres' ? new Date() : new Date().toISOString()
  const id = randomUUID()
  const { name, email, role } = member
  await database.kysely.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('user')
      .values({ id, name, email, role, emailVerified: flag(database, true), createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst()
    if (Number(added.numInsertedOrUpdatedRows) === 0) throw new MemberExists()
    await transaction
      .insertInto('account')
      .values({
        id: randomUUID(),
        accountId: id,
        providerId: 'credential',
        userId: id,
        password,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  })
  return { id, name, email, role }
}

/** Whether anybody works here yet. */
export async function hasMembers({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined
}

function flag({ kind }: Database, value: boolean): boolean | number {
  return kind === 'postgres' ? value : Number(value)
}
