import { sql } from 'kysely'
import type { AnyDb, Kind } from './step.ts'

// The newest leads of a number or address are read without sorting all of them, and what belongs to a lead that is erased without
// reading what belongs to all others.
export async function indexBoundedLookups(db: AnyDb, kind: Kind): Promise<void> {
  await db.schema.createIndex('lead_action_lead_idx').on('lead_action').column('lead_seq').execute()
  await db.schema
    .createIndex('lead_former_contact_lead_idx')
    .on('lead_former_contact')
    .column('lead_seq')
    .execute()
  // In SQLite every index has the number of the row as its last column.
  if (kind === 'sqlite') return
  await sql`drop index lead_contact_idx`.execute(db)
  await sql`create index lead_contact_idx on lead (contact, seq)`.execute(db)
  await sql`drop index lead_email_idx`.execute(db)
  await sql`create index lead_email_idx on lead (lower(email), seq) where email is not null`.execute(db)
}
