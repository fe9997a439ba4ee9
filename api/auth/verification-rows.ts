import type { Kysely } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { libraryTime, userWith } from './library-rows.ts'

/** Most rows with passkey challenges, which anybody can ask for, and most of sign-ins that wait for a two-factor code. */
export const MAX_VERIFICATIONS = 2_000
/** How the sign-in library names the latter. Apart from the others: they began with the right password. */
const WAITING_FOR_CODE = '2fa-%'
/** Most sign-ins of one account that wait for a code. */
export const MAX_OF_ONE = 20
const MIN_INTERVAL_MS = 1_000

/** Deletes expired rows, and the oldest above the limit. Call it after each request that may add a row. */
export function createVerificationLimit({ kysely, kind }: Database, now: () => number = Date.now) {
  let checkedAt = Number.NEGATIVE_INFINITY
  return async (): Promise<void> => {
    // Also after the clock was turned back.
    if (Math.abs(now() - checkedAt) < MIN_INTERVAL_MS) return
    checkedAt = now()
    const present = libraryTime(kind, new Date(now()))
    await kysely.deleteFrom('verification').where('expiresAt', '<', present).execute()
    for (const operator of ['like', 'not like'] as const) {
      const oldest = kysely
        .selectFrom('verification')
        .select('id')
        .where('identifier', operator, WAITING_FOR_CODE)
        .orderBy('createdAt', 'desc')
        .limit(1_000_000)
        .offset(MAX_VERIFICATIONS)
      await kysely.deleteFrom('verification').where('id', 'in', oldest).execute()
    }
  }
}

/**
 * Ends a sign-in that waits for a code where too many of this account do; returns whether it has. Those of its known devices have room
 * beside the others.
 */
export async function endIfTooMany(
  { kysely, kind }: Database,
  { email, challenge, isKnown }: { email: string; challenge: string; isKnown: boolean },
): Promise<boolean> {
  const { count } = await kysely
    .selectFrom('verification')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('value', '=', userWith(kysely, email))
    .where('expiresAt', '>', libraryTime(kind, new Date()))
    .executeTakeFirstOrThrow()
  if (Number(count) <= (isKnown ? 2 * MAX_OF_ONE : MAX_OF_ONE)) return false
  const identifier = identifierOf(challenge)
  await kysely
    .deleteFrom('verification')
    .where('identifier', 'in', [identifier, `2fa-attempts-${identifier}`])
    .execute()
  return true
}

/** The id of the user whose sign-in waits for a code; `undefined` where none does. */
export async function waitingUser(kysely: Kysely<Schema>, challenge: string): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', identifierOf(challenge))
    .executeTakeFirst()
  return row?.value
}

// A signature follows it. Of a cookie, which may hold anything.
function identifierOf(challenge: string): string {
  return /^2fa-[\w-]+/.exec(challenge)?.[0] ?? ''
}

/**
 * Ends what was begun before the user with this address got another password: sign-ins that wait for a two-factor code, and a link for
 * another password.
 */
export async function endBegunAccess(kysely: Kysely<Schema>, email: string): Promise<void> {
  await kysely.deleteFrom('verification').where('value', '=', userWith(kysely, email)).execute()
  await kysely.deleteFrom('invite').where('email', '=', email).execute()
}
