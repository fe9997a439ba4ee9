import { APIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import { kindOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { libraryTime, passwordHashOf, userWith } from './library-rows.ts'

/** What a request that signs in, or adds a passkey, began with. */
export type Begun = { passkey: string } | { secondFactorOf: string } | { session: string }

/**
 * Whether it is still there once the request is done. A link for another password deletes all of the account, and what the request has
 * added since would outlive that.
 */
export async function isStillThere(kysely: Kysely<Schema>, email: string, begun: Begun): Promise<boolean> {
  await waitForReset(kysely, email)
  const rows =
    'passkey' in begun
      ? kysely.selectFrom('passkey').select('id').where('credentialID', '=', begun.passkey)
      : 'session' in begun
        ? kysely.selectFrom('session').select('id').where('id', '=', begun.session)
        : kysely.selectFrom('twoFactor').select('id').where('userId', '=', begun.secondFactorOf)
  return (await rows.executeTakeFirst()) !== undefined
}

/** Waits for another password that is being committed: until then PostgreSQL reads what was there before. */
export async function waitForReset(kysely: Kysely<Schema>, email: string): Promise<void> {
  if (kindOf(kysely) !== 'postgres') return
  // The row that is changed first.
  const account = kysely.selectFrom('account').select('id').where('userId', '=', userWith(kysely, email))
  await account.forShare().execute()
}

type LibrarySession = { session: { id: string }; user: { id: string; email: string } } | null | undefined

/** Throws an `APIError` 401 where the session of a request of the sign-in library has ended. */
export async function assertOpen(kysely: Kysely<Schema>, known: LibrarySession): Promise<void> {
  if (known && !(await isStillThere(kysely, known.user.email, { session: known.session.id }))) throw ended()
}

/**
 * Writes another password, and keeps the library from it, which would overwrite what a link has set since. Throws an `APIError` 401 where
 * the session has ended.
 */
export async function replacePassword(
  kysely: Kysely<Schema>,
  known: LibrarySession,
  password: string | null | undefined,
): Promise<false | undefined> {
  if (!known || !password) return undefined
  const former = await passwordHashOf(kysely, known.user.email)
  await assertOpen(kysely, known)
  const { numUpdatedRows } = await kysely
    .updateTable('account')
    .set({ password, updatedAt: libraryTime(kindOf(kysely), new Date()) })
    .where('userId', '=', known.user.id)
    .where('providerId', '=', 'credential')
    .where('password', '=', former ?? '')
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) === 0) throw ended()
  return false
}

function ended(): APIError {
  return new APIError('UNAUTHORIZED', { message: 'Your session has ended. Please sign in again.' })
}
