import type { Kysely } from 'kysely'
import { kindOf } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { userWith } from './members.ts'

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
