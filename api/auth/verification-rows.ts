import type { Kysely } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'

/** Most rows with pending passkey and two-factor challenges; requests for them need no session. */
export const MAX_VERIFICATIONS = 2_000
const MIN_INTERVAL_MS = 1_000

/** Deletes expired rows, and the oldest above the limit. Call it after each request that may add a row. */
export function createVerificationLimit({ kysely, kind }: Database, now: () => number = Date.now) {
  let checkedAt = Number.NEGATIVE_INFINITY
  return async (): Promise<void> => {
    // Also after the clock was turned back.
    if (Math.abs(now() - checkedAt) < MIN_INTERVAL_MS) return
    checkedAt = now()
    const present = kind === 'postgres' ? new Date(now()) : new Date(now()).toISOString()
    await kysely.deleteFrom('verification').where('expiresAt', '<', present).execute()
    const oldest = kysely
      .selectFrom('verification')
      .select('id')
      .orderBy('createdAt', 'desc')
      .limit(1_000_000)
      .offset(MAX_VERIFICATIONS)
    await kysely.deleteFrom('verification').where('id', 'in', oldest).execute()
  }
}

/** Ends the sign-ins of the user with this address that wait for a two-factor code: they began with a former password. */
export async function endPendingSignIns(kysely: Kysely<Schema>, email: string): Promise<void> {
  const user = kysely.selectFrom('user').select('id').where('email', '=', email)
  await kysely.deleteFrom('verification').where('value', '=', user).execute()
}
