import type { Kysely } from 'kysely'
import type { AuditAction } from '../../src/contract/audit.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Schema } from '../db/schema.ts'
import { BoundedMap, TokenBuckets } from '../http/token-buckets.ts'
import { userWith } from './library-rows.ts'

/** The audit action of each path of the sign-in library, recorded after a successful request. */
const CHANGES: Record<string, AuditAction> = {
  '/api/auth/sign-out': 'sign-in.ended',
  '/api/auth/change-password': 'security.password-changed',
  '/api/auth/two-factor/disable': 'security.two-factor-off',
  '/api/auth/two-factor/generate-backup-codes': 'security.two-factor-codes',
  '/api/auth/passkey/verify-registration': 'security.passkey-added',
  '/api/auth/passkey/delete-passkey': 'security.passkey-removed',
}

/**
 * Rate of recorded failures: per member of staff, and for all unknown addresses together. Failures above it are counted,
 * and the next entry contains the count.
 */
const FAILURES = { burst: 50, perSecond: 20 / 3600 }
const UNKNOWN_ACCOUNTS = 'unknown accounts'
/** How long failures are kept: anybody can cause them. */
const UNKNOWN_RETENTION_MS = 90 * 86_400_000
const MEMBER_RETENTION_MS = 365 * 86_400_000
const PURGE_EVERY_MS = 3_600_000
const MAX_COUNTERS = 5_000

/** Records sign-ins, failed sign-ins and changes of sign-in methods in the audit log. */
export function createAuthAudit(kysely: Kysely<Schema>) {
  const budget = new TokenBuckets(FAILURES)
  const omissions = new BoundedMap<{ count: number }>(MAX_COUNTERS)
  let purgedAt = 0

  async function record(
    action: 'sign-in.failed' | 'sign-in.refused',
    email: string | undefined,
    detail: Record<string, unknown>,
  ): Promise<void> {
    const actor = (email === undefined ? undefined : await memberOf(email)) ?? null
    const key = `${action} ${actor ?? UNKNOWN_ACCOUNTS}`
    const omitted = omissions.get(key) ?? omissions.add(key, { count: 0 })
    if (budget.take(key) > 0) {
      omitted.count++
      return
    }
    const counted = omitted.count > 0 ? { leftOut: omitted.count } : {}
    omitted.count = 0
    await recordAudit(kysely, { actor, action, detail: { ...detail, ...counted } })
    await purge()
  }

  async function purge(now = Date.now()): Promise<void> {
    // Also after the clock was turned back.
    if (Math.abs(now - purgedAt) < PURGE_EVERY_MS) return
    purgedAt = now
    await kysely
      .deleteFrom('audit')
      .where('action', 'in', ['sign-in.failed', 'sign-in.refused'])
      .where((eb) =>
        eb.or([
          eb('at', '<', new Date(now - MEMBER_RETENTION_MS).toISOString()),
          eb.and([
            eb('actor', 'is', null),
            eb('at', '<', new Date(now - UNKNOWN_RETENTION_MS).toISOString()),
          ]),
        ]),
      )
      .execute()
  }

  return {
    signedIn: (actor: string, way: 'password' | 'code' | 'backup-code' | 'passkey') =>
      recordAudit(kysely, { actor, action: 'sign-in.ok', detail: { way } }),

    /** A member's e-mail address is recorded as their id; an unknown one is not recorded. */
    failed: (email: string | undefined, way: 'password' | 'code' | 'passkey') =>
      record('sign-in.failed', email, { way }),

    refused: (email: string | undefined) => record('sign-in.refused', email, {}),

    changed: async (path: string, actor: string) => {
      const action = CHANGES[path]
      if (action) await recordAudit(kysely, { actor, action })
    },

    twoFactorEnabled: (actor: string) => recordAudit(kysely, { actor, action: 'security.two-factor-on' }),
  }

  async function memberOf(email: string): Promise<string | undefined> {
    const row = await userWith(kysely, email).executeTakeFirst()
    return row?.id
  }
}
