import type { Kysely, Selectable } from 'kysely'
import type { LeadEvent, LeadEventType, StaffMember } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { canSee } from './visibility.ts'

export type LeadRow = Selectable<LeadTable>

/** What staff did could not be done to the lead as it is now. */
export class LeadRefusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 410
  /** Where somebody else was faster: the lead as they left it. */
  readonly lead: LeadRow | undefined

  constructor(status: LeadRefusal['status'], message: string, lead?: LeadRow) {
    super(message)
    this.status = status
    this.lead = lead
  }
}

/** Works on leads in one transaction. The lock comes first: what is read then is what will be changed. */
export function workOn<T>(database: Database, work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
  return database.kysely.transaction().execute(async (transaction) => {
    await lockSequence(transaction, database.kind)
    return work(transaction)
  })
}

/** Writes down what happened to a lead; every live inbox learns of it. */
export async function recordEvent(
  transaction: Kysely<Schema>,
  leadSeq: number,
  type: LeadEventType,
  actor: string | null,
  data: Pick<LeadEvent, 'note' | 'changes' | 'channel' | 'other'> | null = null,
): Promise<void> {
  const at = new Date().toISOString()
  await transaction
    .insertInto('lead_event')
    .values({ lead_seq: leadSeq, type, at, actor, data: data && JSON.stringify(data) })
    .execute()
}

/** The lead of that id. */
export async function findLead(kysely: Kysely<Schema>, id: string): Promise<LeadRow> {
  const lead = await kysely.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) throw new LeadRefusal(404, 'There is no such lead.')
  return lead
}

/** The lead of that id, for somebody who may see it. */
export async function seenLead(kysely: Kysely<Schema>, id: string, staff: StaffMember): Promise<LeadRow> {
  const lead = await findLead(kysely, id)
  if (!canSee(staff, lead)) throw new LeadRefusal(403, 'This lead is with a colleague.')
  return lead
}

/** The lead of that id, for somebody who wants to work on it. */
export async function openLead(kysely: Kysely<Schema>, id: string, staff: StaffMember): Promise<LeadRow> {
  const lead = await seenLead(kysely, id, staff)
  if (lead.erased_at !== null) throw new LeadRefusal(410, 'This lead was erased.')
  if (lead.merged_into !== null)
    throw new LeadRefusal(409, 'This enquiry is part of another lead. Work there, or take them apart first.')
  return lead
}
