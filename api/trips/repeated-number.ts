import type { Kysely } from 'kysely'
import { SKIPPED_NUMBERS } from '../backup/manifest.ts'
import type { Schema } from '../db/schema.ts'
import type { VersionRow } from './quotation-store.ts'

/**
 * Whether a version may have the number of another one, which was lost when a backup was restored: it was sent after that. A restored
 * database is known by the numbers of events that it left out; one that has really had so many events counts as restored.
 */
export async function mayRepeatNumber(
  kysely: Kysely<Schema>,
  { sent_at }: Pick<VersionRow, 'sent_at'>,
): Promise<boolean> {
  const events = kysely.selectFrom('lead_event')
  const after = await events.select('seq').where('seq', '>', SKIPPED_NUMBERS).limit(1).executeTakeFirst()
  if (!after) return false
  // Each sending is such an event. Others may be dated back, as what was done without a network is.
  const before = await events
    .select('at')
    .where('seq', '<=', SKIPPED_NUMBERS)
    .where('type', '=', 'quotation')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before === undefined || sent_at > before.at
}
