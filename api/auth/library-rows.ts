import type { Kysely } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'

/** The id of the user with this address, for a query. */
export function userWith(kysely: Kysely<Schema>, email: string) {
  return kysely.selectFrom('user').select('id').where('email', '=', email)
}

/** A time as the sign-in library stores it. */
export function libraryTime(kind: Database['kind'], time: Date): Date | string {
  return kind === 'postgres' ? time : time.toISOString()
}

/** The hash of the password of the user with this address; `undefined` where there is none. */
export async function passwordHashOf(kysely: Kysely<Schema>, email: string): Promise<string | undefined> {
  const account = await kysely
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('account.password')
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  return account?.password ?? undefined
}
