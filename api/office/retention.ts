import type { Retention } from '../../src/contract/office.ts'
import type { Database } from '../db/open.ts'
import { eraseLead } from '../staff/lead-erasure.ts'
import { workOn } from '../staff/lead-work.ts'
import { readDecision } from './decisions.ts'

/** Few at a time: while they are erased, enquiries wait. */
const AT_ONCE = 50

/** Leads that came before this instant are too old to be kept; `undefined` when all are. */
export function keptSince({ months }: Retention, now: Date): string | undefined {
  if (months === null) return undefined
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  // A month back from the 31st must not spill into the month after.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since.toISOString()
}

/** Erases what is older than the owner wants it kept; answers how many leads. Ends early when the server stops. */
export async function eraseOld(database: Database, now = new Date(), stop?: AbortSignal): Promise<number> {
  const { value: retention } = await readDecision(database.kysely, 'retention')
  const since = keptSince(retention, now)
  if (since === undefined) return 0
  let erased = 0
  for (let found = AT_ONCE; found === AT_ONCE && !stop?.aborted; ) {
    found = await workOn(database, async (transaction) => {
      let select = transaction
        .selectFrom('lead')
        .selectAll()
        .where('erased_at', 'is', null)
        .where('received_at', '<', since)
        .orderBy('seq')
        .limit(AT_ONCE)
      if (!retention.openToo) select = select.where('status', 'in', ['booked', 'lost'])
      const leads = await select.execute()
      for (const lead of leads)
        erased += await eraseLead(transaction, lead, { actor: null, action: 'retention.erased' })
      return leads.length
    })
  }
  if (erased > 0 && database.kind === 'sqlite') database.file.emptyLog()
  return erased
}
