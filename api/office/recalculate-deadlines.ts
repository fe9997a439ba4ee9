import { type Kysely, sql } from 'kysely'
import { isInstant } from '../../src/contract/travel-date.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { readSystemSettings, writeSystemSetting } from '../db/settings.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { Logger } from '../log.ts'
import { readSetting } from './office-settings.ts'
import { dueAt } from './office-state.ts'

/** Leads that are changed in one transaction, during which enquiries wait. */
const LEADS_AT_ONCE = 2_000
/** In one statement: with PostgreSQL thousands of statements take seconds. */
const ROWS_AT_ONCE = 500
/** Setting that is there while leads after the one with this number have deadlines of an earlier response target. */
const SETTING = 'deadlines-changed-up-to'

/**
 * Recalculates the deadlines of unanswered leads by the saved response target, in the transaction that saves it; of very many only
 * the first, and {@link finishDeadlines} the others. Returns the number of the newest lead.
 */
export async function beginDeadlines(transaction: Kysely<Schema>, log: Logger): Promise<number> {
  await writeSystemSetting(transaction, SETTING, '0')
  await continueDeadlines(transaction, log)
  const newest = transaction.selectFrom('lead').select(({ fn }) => fn.max('seq').as('seq'))
  return Number((await newest.executeTakeFirst())?.seq ?? 0)
}

/** Recalculates the deadlines that are left, also of a server that ended meanwhile, and those of leads that arrived after the one with this number. */
export async function finishDeadlines(database: Database, log: Logger, arrivedAfter?: number): Promise<void> {
  if (arrivedAfter !== undefined)
    await inLeadTransaction(database, (transaction) => recalculate(transaction, log, arrivedAfter))
  // In parts, between which enquiries are stored.
  while ((await readProgress(database.kysely)) !== undefined) {
    await letOthersIn()
    await inLeadTransaction(database, (transaction) => continueDeadlines(transaction, log))
  }
}

async function readProgress(kysely: Kysely<Schema>): Promise<number | undefined> {
  const after = (await readSystemSettings(kysely, [SETTING])).get(SETTING)
  return after === undefined ? undefined : Number(after)
}

async function continueDeadlines(transaction: Kysely<Schema>, log: Logger): Promise<void> {
  const after = await readProgress(transaction)
  // Another process has finished.
  if (after === undefined) return
  const last = await recalculate(transaction, log, after)
  if (last !== undefined) await writeSystemSetting(transaction, SETTING, String(last))
  else await transaction.deleteFrom('setting').where('key', '=', SETTING).execute()
}

// From their arrival, or from when staff released them from suspected spam; leads without a deadline get none. Returns the number of
// the last one where others may follow.
async function recalculate(
  transaction: Kysely<Schema>,
  log: Logger,
  after: number,
): Promise<number | undefined> {
  const { value: target } = await readSetting(transaction, 'response-target')
  const unanswered = await transaction
    .selectFrom('lead')
    .select(['seq', 'received_at'])
    .select((eb) =>
      eb
        .selectFrom('lead_event')
        .whereRef('lead_event.lead_seq', '=', 'lead.seq')
        .where('type', '=', 'changed')
        .where('data', 'like', '%"quarantined":"no"%')
        .select(sql<string | null>`max(at)`.as('at'))
        .as('released_at'),
    )
    .where('respond_by', 'is not', null)
    .where('responded_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(LEADS_AT_ONCE)
    .execute()
  const begun = unanswered.map(({ seq, received_at, released_at }) => ({
    seq,
    from: released_at ?? received_at,
  }))
  const readable = begun.filter(({ from }) => isInstant(from))
  const leads = begun.length - readable.length
  if (leads > 0) log.warn({ leads }, 'leads whose time cannot be read keep their deadlines')
  for (let start = 0; start < readable.length; start += ROWS_AT_ONCE) {
    const rows = readable.slice(start, start + ROWS_AT_ONCE).map(({ seq, from }) => {
      const due = dueAt(target, from)
      return sql`(cast(${seq} as bigint), cast(${due} as text))`
    })
    await sql`
      update lead set respond_by = due.column2
      from (values ${sql.join(rows)}) as due where due.column1 = lead.seq`.execute(transaction)
  }
  return unanswered.length === LEADS_AT_ONCE ? unanswered.at(-1)?.seq : undefined
}
