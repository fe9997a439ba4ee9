import { sql } from 'kysely'
import { type AnyDb, createSequence, type Kind } from './step.ts'

// Response deadlines of leads, and the audit log.
export async function createOffice(db: AnyDb, kind: Kind): Promise<void> {
  // SQLite adds one column at a time.
  for (const column of ['respond_by', 'responded_at', 'escalated_at'])
    await db.schema.alterTable('lead').addColumn(column, 'text').execute()
  // A partial index of leads with a running deadline, which stays small.
  await db.schema
    .createIndex('lead_clock_idx')
    .on('lead')
    .column('respond_by')
    .where(sql<boolean>`respond_by is not null and responded_at is null and escalated_at is null`)
    .execute()

  await createSequence(db, kind, 'audit')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('lead_seq', 'integer')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('audit_action_idx').on('audit').columns(['action', 'seq']).execute()
  await db.schema.createIndex('audit_actor_idx').on('audit').columns(['actor', 'seq']).execute()
  await db.schema.createIndex('audit_lead_idx').on('audit').columns(['lead_seq', 'seq']).execute()
}
