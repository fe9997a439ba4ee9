import type { Kysely, Selectable } from 'kysely'
import type { LeadChange, LeadEventType } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'

type LeadRow = Selectable<LeadTable>

/** What staff did could not be done to the lead as it is now. */
export class LeadRefusal extends Error {
  readonly status: 400 | 404 | 409 | 410
  readonly lead: LeadRow | undefined

  constructor(status: LeadRefusal['status'], message: string, lead?: LeadRow) {
    super(message)
    this.status = status
    this.lead = lead
  }
}

/** What staff do to leads, each with its event, in one transaction. */
export function createLeadChanges(database: Database) {
  // The lock comes first: what is read then is what will be changed.
  const change = <T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> =>
    database.kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, database.kind)
      return work(transaction)
    })

  async function record(
    transaction: Kysely<Schema>,
    lead: LeadRow,
    type: LeadEventType,
    actor: string,
    data: object | null,
  ): Promise<void> {
    const at = new Date().toISOString()
    await transaction
      .insertInto('lead_event')
      .values({ lead_seq: lead.seq, type, at, actor, data: data && JSON.stringify(data) })
      .execute()
  }

  return {
    update: (id: string, { version, ...wanted }: LeadChange, actor: string): Promise<LeadRow> =>
      change(async (transaction) => {
        const lead = await openLead(transaction, id)
        if (version !== undefined && version !== lead.version)
          throw new LeadRefusal(409, 'Somebody changed this lead in the meantime.', lead)
        if (wanted.assignee) await assertMember(transaction, wanted.assignee)
        const values = changedValues(lead, wanted)
        if (Object.keys(values).length === 0) return lead
        await record(transaction, lead, 'changed', actor, { changes: asNamedOutside(values) })
        return transaction
          .updateTable('lead')
          .set({ ...values, version: lead.version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    note: (id: string, note: string, actor: string): Promise<void> =>
      change(async (transaction) =>
        record(transaction, await openLead(transaction, id), 'note', actor, { note }),
      ),

    /** Everything personal goes, also what staff wrote about the person; the tombstone still answers replays. */
    erase: (id: string, actor: string): Promise<LeadRow> =>
      change(async (transaction) => {
        const lead = await findLead(transaction, id)
        if (lead.erased_at !== null) return lead
        await transaction
          .updateTable('lead_event')
          .set({ data: null })
          .where('lead_seq', '=', lead.seq)
          .execute()
        await transaction.deleteFrom('notification').where('lead_seq', '=', lead.seq).execute()
        await record(transaction, lead, 'erased', actor, null)
        return transaction
          .updateTable('lead')
          .set({ ...ERASED, erased_at: new Date().toISOString(), version: lead.version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),
  }
}

const ERASED = {
  name: null,
  contact: null,
  email: null,
  destination: null,
  fields: null,
  source_domain: null,
  composed_at: null,
  consent: null,
  quarantine: null,
  assignee: null,
  follow_up_at: null,
} satisfies Partial<LeadRow>

type ChangedValues = Partial<Pick<LeadRow, 'status' | 'assignee' | 'follow_up_at'>>

function changedValues(
  lead: LeadRow,
  { status, assignee, followUpAt }: Omit<LeadChange, 'version'>,
): ChangedValues {
  const follow_up_at = followUpAt ? new Date(followUpAt).toISOString() : followUpAt
  return {
    ...(status !== undefined && status !== lead.status && { status }),
    ...(assignee !== undefined && assignee !== lead.assignee && { assignee }),
    ...(follow_up_at !== undefined && follow_up_at !== lead.follow_up_at && { follow_up_at }),
  }
}

function asNamedOutside({ follow_up_at, ...values }: ChangedValues) {
  return { ...values, ...(follow_up_at !== undefined && { followUpAt: follow_up_at }) }
}

async function findLead(kysely: Kysely<Schema>, id: string): Promise<LeadRow> {
  const lead = await kysely.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) throw new LeadRefusal(404, 'There is no such lead.')
  return lead
}

async function openLead(kysely: Kysely<Schema>, id: string): Promise<LeadRow> {
  const lead = await findLead(kysely, id)
  if (lead.erased_at !== null) throw new LeadRefusal(410, 'This lead was erased.')
  return lead
}

async function assertMember(kysely: Kysely<Schema>, id: string): Promise<void> {
  const member = await kysely.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst()
  if (!member) throw new LeadRefusal(400, 'Nobody here has this id.')
}
