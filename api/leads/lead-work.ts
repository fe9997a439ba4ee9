import type { Kysely, Selectable } from 'kysely'
import type { LeadEvent, LeadEventType, StaffMember } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import { retryDeadlock } from '../db/retry.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { HttpError } from '../http/http-error.ts'
import { canSee } from './visibility.ts'

export type LeadRow = Selectable<LeadTable>

/** A change of a lead that is refused. */
export class LeadRefusal extends HttpError {
  /** The current lead, when a colleague's change is the reason. */
  readonly lead: LeadRow | undefined

  constructor(status: 400 | 403 | 404 | 409 | 410, message: string, lead?: LeadRow) {
    super(status, message)
    this.lead = lead
  }
}

/**
 * Runs `work` in a transaction that takes the sequence lock first, so that nothing changes between its reads and writes. It may run
 * again after a deadlock, so it must keep its results within itself.
 */
export function inLeadTransaction<T>(
  database: Database,
  work: (transaction: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return retryDeadlock(() =>
    database.kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, database.kind)
      return work(transaction)
    }),
  )
}

/** Adds an event to a lead's history and to the live inbox. */
export async function recordEvent(
  transaction: Kysely<Schema>,
  leadSeq: number,
  type: LeadEventType,
  actor: string | null,
  data: Pick<
    LeadEvent,
    'note' | 'changes' | 'before' | 'channel' | 'outcome' | 'other' | 'quotation'
  > | null = null,
  at = new Date().toISOString(),
): Promise<void> {
  await transaction
    .insertInto('lead_event')
    .values({ lead_seq: leadSeq, type, at, actor, data: data && JSON.stringify(data) })
    .execute()
}

/** Few enough for the limit of values in one statement. */
const EVENTS_AT_ONCE = 500

/** Adds the same change to the history of many leads, in few statements, because enquiries wait meanwhile. */
export async function recordChanges(
  transaction: Kysely<Schema>,
  leadSeqs: readonly number[],
  actor: string,
  changes: LeadEvent['changes'],
): Promise<void> {
  const at = new Date().toISOString()
  const data = JSON.stringify({ changes })
  for (let start = 0; start < leadSeqs.length; start += EVENTS_AT_ONCE) {
    const some = leadSeqs.slice(start, start + EVENTS_AT_ONCE)
    const events = some.map((lead_seq) => ({ lead_seq, type: 'changed' as const, at, actor, data }))
    await transaction.insertInto('lead_event').values(events).execute()
  }
}

/** The lead with this id. Throws {@link LeadRefusal} 404. */
export async function findLead(kysely: Kysely<Schema>, id: string): Promise<LeadRow> {
  const lead = await kysely.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) throw new LeadRefusal(404, 'There is no such lead.')
  return lead
}

/** The lead with this id, if the user may see it. Throws {@link LeadRefusal} 404, 403, or 410 for an erased one that they may not see. */
export async function findVisibleLead(
  kysely: Kysely<Schema>,
  id: string,
  staff: StaffMember,
): Promise<LeadRow> {
  const lead = await findLead(kysely, id)
  if (canSee(staff, lead)) return lead
  // A booked lead keeps its owner. Others' devices have to delete what was typed about it, too.
  if (lead.erased_at !== null) throw erased()
  throw new LeadRefusal(403, 'This lead is with a colleague.')
}

/** The lead with this id, if the user may change it. Throws {@link LeadRefusal} 404, 403, 410 (erased) or 409 (merged). */
export async function findEditableLead(
  kysely: Kysely<Schema>,
  id: string,
  staff: StaffMember,
): Promise<LeadRow> {
  const lead = await findVisibleLead(kysely, id, staff)
  if (lead.erased_at !== null) throw erased()
  if (lead.merged_into !== null)
    throw new LeadRefusal(
      409,
      'This enquiry was merged into another lead. Open that lead, or separate them first.',
    )
  return lead
}

function erased(): LeadRefusal {
  return new LeadRefusal(410, 'This lead was erased.')
}
