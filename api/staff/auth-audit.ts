import type { Kysely } from 'kysely'
import type { AuditAction } from '../../src/contract/audit.ts'
import type { Schema } from '../db/schema.ts'
import { BoundedMap } from '../http/token-buckets.ts'
import { recordAudit } from './audit.ts'

/** Which of the sign-in library's paths change something worth a line, once they succeeded. */
const CHANGES: Record<string, AuditAction> = {
  '/api/auth/sign-out': 'sign-in.ended',
  '/api/auth/change-password': 'security.password-changed',
  '/api/auth/two-factor/disable': 'security.two-factor-off',
  '/api/auth/two-factor/generate-backup-codes': 'security.two-factor-codes',
  '/api/auth/passkey/verify-registration': 'security.passkey-added',
  '/api/auth/passkey/delete-passkey': 'security.passkey-removed',
  '/api/auth/revoke-session': 'security.session-revoked',
  '/api/auth/revoke-other-sessions': 'security.session-revoked',
}

/** One line for a guesser who goes on after being refused, not one for each try. */
const REFUSALS_APART_MS = 3_600_000
const MAX_REMEMBERED = 5_000

/** Keeps the door's book: who came in, who did not, and who changed a lock. */
export function createAuthAudit(kysely: Kysely<Schema>) {
  const refusals = new BoundedMap<{ at: number }>(MAX_REMEMBERED)

  return {
    signedIn: (actor: string, way: 'password' | 'code' | 'backup-code' | 'passkey') =>
      recordAudit(kysely, { actor, action: 'sign-in.ok', detail: { way } }),

    /** The address typed is kept only where it is a colleague's: strangers mistype their own. */
    failed: async (email: string | undefined, way: 'password' | 'code' | 'passkey') => {
      const member = email === undefined ? undefined : await memberOf(email)
      await recordAudit(kysely, { actor: member ?? null, action: 'sign-in.failed', detail: { way } })
    },

    refused: async (email: string | undefined, address: string) => {
      const key = `${address} ${email}`
      const known = refusals.get(key)
      if (known && Date.now() - known.at < REFUSALS_APART_MS) return
      refusals.add(key, { at: Date.now() })
      const member = email === undefined ? undefined : await memberOf(email)
      await recordAudit(kysely, { actor: member ?? null, action: 'sign-in.refused' })
    },

    changed: async (path: string, actor: string) => {
      const action = CHANGES[path]
      if (action) await recordAudit(kysely, { actor, action })
    },

    isChange: (path: string): boolean => path in CHANGES,

    secondStepOn: (actor: string) => recordAudit(kysely, { actor, action: 'security.two-factor-on' }),
  }

  async function memberOf(email: string): Promise<string | undefined> {
    const row = await kysely.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
    return row?.id
  }
}
