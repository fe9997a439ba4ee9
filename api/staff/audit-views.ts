import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { BoundedMap } from '../http/token-buckets.ts'
import { recordAudit } from './audit.ts'

/** Looking again within this long is the same look: a page that refreshes itself must not fill the log. */
const SAME_LOOK_MS = 10 * 60_000
const MAX_REMEMBERED = 5_000

/** Notes in the audit log who looks at personal data, once a sitting. */
export function createViewAudit(kysely: Kysely<Schema>) {
  const looks = new BoundedMap<{ at: number }>(MAX_REMEMBERED)
  return async (actor: string, action: 'lead.viewed' | 'lead.listed', leadSeq?: number): Promise<void> => {
    const key = `${actor} ${action} ${leadSeq}`
    const known = looks.get(key)
    if (known && Date.now() - known.at < SAME_LOOK_MS) return
    await recordAudit(kysely, { actor, action, leadSeq })
    if (known) known.at = Date.now()
    else looks.add(key, { at: Date.now() })
  }
}
