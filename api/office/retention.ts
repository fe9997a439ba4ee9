import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { addDays } from '../../src/catalogue/cancellation-dates.ts'
import type { Retention } from '../../src/contract/office.ts'
import type { Quotation } from '../../src/contract/quotation.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import { readSetting } from './office-settings.ts'

/** Small, because enquiries wait during the transaction. */
const BATCH_SIZE = 10

/** ISO instant before which leads are expired; `undefined` when leads are kept without limit. */
export function retentionCutoff({ months }: Retention, now: Date): string | undefined {
  if (months === null) return undefined
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  // A month before the 31st may not exist: then the last day of the earlier month.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since.toISOString()
}

/** Erases expired leads; a booked one only when its trip is over. Returns how many; ends early when `stop` aborts. */
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
        // A merged lead is erased with the one that it is part of, which may have a trip ahead by its quotation.
        .where('merged_into', 'is', null)
        .where('received_at', '<', since)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(BATCH_SIZE)
      if (!retention.openToo) select = select.where('status', 'in', ['booked', 'lost'])
      const leads = await select.execute()
      for (const lead of leads) {
        const parts = await findMergedParts(transaction, [lead.seq])
        if (await hasYoungerPart(transaction, parts, since)) continue
        if (
          lead.status === 'booked' &&
          (await hasTripAhead(transaction, [lead.seq, ...parts], indianDay(now)))
        )
          continue
        erased += await eraseLead(transaction, lead, { actor: null, action: 'retention.erased' })
      }
      after = leads.at(-1)?.seq ?? after
      return leads.length
    })
    // With SQLite nothing else waits for anything, and others have to be served between two batches.
    await setImmediate()
  }
  if (erased > 0 && database.kind === 'sqlite') database.file.truncateLog()
  return erased
}

// Merged leads are erased together: a lead is kept while one that was merged into it is not expired.
async function hasYoungerPart(
  kysely: Kysely<Schema>,
  parts: readonly number[],
  since: string,
): Promise<boolean> {
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

// By the travel date of the enquiry, or the days of a quotation whose booking is confirmed.
async function hasTripAhead(
  kysely: Kysely<Schema>,
  seqs: readonly number[],
  today: string,
): Promise<boolean> {
  const dated = await kysely
    .selectFrom('lead')
    .select('seq')
    .where('seq', 'in', seqs)
    .where('travel_on', '>=', today)
    .limit(1)
    .executeTakeFirst()
  if (dated) return true
  const confirmed = await kysely
    .selectFrom('quotation_version')
    .innerJoin('quotation', 'quotation.seq', 'quotation_version.quotation_seq')
    .select('document')
    .where('quotation.lead_seq', 'in', seqs)
    .where('confirmed_at', 'is not', null)
    .execute()
  return confirmed.some(({ document }) => {
    const { startsOn, nights } = JSON.parse(document) as Pick<Quotation, 'startsOn' | 'nights'>
    return startsOn !== null && addDays(startsOn, nights) >= today
  })
}
