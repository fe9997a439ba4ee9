import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { BoundedMap } from '../http/token-buckets.ts'
import { recordAudit } from './audit.ts'

/** Repeated views within this time are not recorded, because pages refresh themselves. */
const REPEAT_MS = 10 * 60_000
const MAX_VIEWS = 5_000

export type ViewAudit = (
  actor: string,
  action: 'lead.viewed' | 'lead.listed',
  leadSeq?: number,
) => Promise<void>

/** Records in the audit log who reads personal data, at most once in ten minutes. */
export function createViewAudit(kysely: Kysely<Schema>): ViewAudit {
  const views = new BoundedMap<{ at: number }>(MAX_VIEWS)
  return async (actor, action, leadSeq) => {
    const key = `${actor} ${action} ${leadSeq}`
    const known = views.get(key)
    // Also after the clock was turned back.
    if (known && Math.abs(Date.now() - known.at) < REPEAT_MS) return
    await recordAudit(kysely, { actor, action, leadSeq })
    if (known) known.at = Date.now()
    else views.add(key, { at: Date.now() })
  }
}
