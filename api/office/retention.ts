import type { Kysely } from 'kysely'
import type { Retention } from '../../src/contract/office.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import { readSetting } from './office-settings.ts'

/** Small, because enquiries wait during the transaction. */
const BATCH_SIZE = 50

/** ISO instant before which leads are expired; `undefined` when leads are kept without limit. */
export function retentionCutoff({ months }: Retention, now: Date): string | undefined {
  if (months === null) return undefined
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  // A month before the 31st may not exist: then the last day of the earlier month.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since.toISOString()
}

/** Erases expired leads. Returns how many; ends early when `stop` aborts. */
export async function eraseExpiredLeads(
  database: Database,
  now = new Date(),
  stop?: AbortSignal,
): Promise<number> {
  const { value: retention } = await readSetting(database.kysely, 'retention')
  const since = retentionCutoff(retention, now)
  if (since === undefined) return 0
  let erased = 0
  let after = 0
  for (let found = BATCH_SIZE; found === BATCH_SIZE && !stop?.aborted; ) {
    found = await inLeadTransaction(database, async (transaction) => {
      let select = transaction
        .selectFrom('lead')
        .selectAll()
        .where('erased_at', 'is', null)
        .where('received_at', '<', since)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(BATCH_SIZE)
      if (!retention.openToo) select = select.where('status', 'in', ['booked', 'lost'])
      const leads = await select.execute()
      for (const lead of leads)
        if (!(await hasYoungerPart(transaction, lead.seq, since)))
          erased += await eraseLead(transaction, lead, { actor: null, action: 'retention.erased' })
      after = leads.at(-1)?.seq ?? after
      return leads.length
    })
  }
  if (erased > 0 && database.kind === 'sqlite') database.file.truncateLog()
  return erased
}

// Merged leads are erased together: a lead is kept while one that was merged into it is not expired.
async function hasYoungerPart(kysely: Kysely<Schema>, seq: number, since: string): Promise<boolean> {
  const parts = await findMergedParts(kysely, [seq])
  if (parts.length === 0) return false
  const younger = await kysely
    .selectFrom('lead')
    .select('seq')
    .where('seq', 'in', parts)
    .where('erased_at', 'is', null)
    .where('received_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return younger !== undefined
}
