import { sql } from 'kysely'
import { DEFAULT_TEMPLATES } from './005-default-templates.ts'
import type { AnyDb, Kind } from './step.ts'

// Columns, indexes and tables for searching leads and for working on them together.
export async function createDesk(db: AnyDb, kind: Kind): Promise<void> {
  for (const [name, type] of [
    ['lost_reason', 'text'],
    ['merged_into', 'integer'],
    ['reminded_at', 'text'],
  ] as const)
    await db.schema.alterTable('lead').addColumn(name, type).execute()
  // Generated columns: existing leads get them at once, and erased leads lose them.
  for (const [name, fields] of [
    ['travel_on', ['travel_date', 'date']],
    ['booking_time', ['bookingTime']],
  ] as const)
    await db.schema
      .alterTable('lead')
      .addColumn(name, 'text', (column) => {
        const generated = column.generatedAlwaysAs(
          sql`coalesce(${sql.join([...fields.map((name) => field(kind, name)), sql`null`])})`,
        )
        return kind === 'postgres' ? generated.stored() : generated
      })
      .execute()

  // Contact numbers are stored normalised, as ten digits (contract/enquiry.ts).
  await db.schema.createIndex('lead_contact_idx').on('lead').column('contact').execute()
  await sql`create index lead_email_idx on lead (lower(email)) where email is not null`.execute(db)
  await sql`create index lead_destination_idx on lead (lower(destination), seq)`.execute(db)
  await sql`create index lead_travel_idx on lead (travel_on)`.execute(db)
  // Partial indexes, which contain few leads.
  await sql`create index lead_assignee_idx on lead (assignee, seq) where assignee is not null`.execute(db)
  await sql`create index lead_follow_up_idx on lead (follow_up_at) where follow_up_at is not null`.execute(db)
  await sql`create index lead_quarantine_idx on lead (seq) where quarantine is not null`.execute(db)
  await sql`create index lead_merged_idx on lead (merged_into) where merged_into is not null`.execute(db)

  await db.schema
    .createTable('lead_view')
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_view_key', ['staff', 'position'])
    .execute()

  await db.schema
    .createTable('lead_presence')
    .addColumn('lead_seq', 'integer', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_presence_key', ['lead_seq', 'staff'])
    .execute()

  await db.schema
    .createTable('message_template')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db
    .insertInto('message_template')
    .values(DEFAULT_TEMPLATES.map((template, position) => ({ ...template, position })))
    .execute()
}

function field(kind: Kind, name: string) {
  return kind === 'postgres'
    ? sql`fields::json ->> ${sql.lit(name)}`
    : sql`json_extract(fields, ${sql.lit(`$.${name}`)})`
}
