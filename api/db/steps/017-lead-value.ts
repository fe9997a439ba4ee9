import { type RawBuilder, sql } from 'kysely'
import type { AnyDb, Kind } from './step.ts'

// Where leads come from, what they are worth, when they were quoted and booked, the targets of staff, and numbers that were corrected.
export async function createLeadValue(db: AnyDb, kind: Kind): Promise<void> {
  for (const [name, type] of [
    ['quoted_at', 'text'],
    ['booked_at', 'text'],
    ['booked_amount', 'integer'],
  ] as const)
    await db.schema.alterTable('lead').addColumn(name, type).execute()
  const source = field(kind, 'attribution', 'source')
  const medium = field(kind, 'attribution', 'medium')
  const columns: Record<string, RawBuilder<unknown>> = {
    lead_source: sql`coalesce(lower(${source} || ' / ' || ${medium}), lower(${source}), ${field(kind, 'origin')})`,
    about: sql`nullif(${field(kind, 'about')}, '')`,
  }
  for (const [name, value] of Object.entries(columns)) {
    await db.schema
      .alterTable('lead')
      .addColumn(name, 'text', (column) => {
        const generated = column.generatedAlwaysAs(value)
        return kind === 'postgres' ? generated.stored() : generated
      })
      .execute()
    await sql`create index ${sql.ref(`lead_${name}_idx`)} on lead (${sql.ref(name)}, seq)
      where ${sql.ref(name)} is not null`.execute(db)
  }
  // The history of leads that are there already says when; an erased one has no history.
  await sql`update lead set quoted_at = (select min(at) from lead_event where lead_event.lead_seq = lead.seq
    and type = 'changed' and data like '%"status":"quoted"%') where erased_at is null`.execute(db)
  await sql`update lead set booked_at = coalesce((select max(at) from lead_event where lead_event.lead_seq = lead.seq
    and type = 'changed' and data like '%"status":"booked"%'), received_at)
    where status = 'booked' and erased_at is null`.execute(db)
  await sql`create index lead_booked_idx on lead (booked_at) where booked_at is not null`.execute(db)

  await db.schema
    .createTable('lead_former_contact')
    .addColumn('lead_seq', 'integer', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_former_contact_key', ['contact', 'lead_seq'])
    .execute()

  await db.schema
    .createTable('sales_target')
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sales_target_key', ['staff', 'month'])
    .execute()
}

function field(kind: Kind, ...path: string[]) {
  return kind === 'postgres'
    ? sql`(fields::json #>> ${sql.lit(`{${path.join(',')}}`)})`
    : sql`json_extract(fields, ${sql.lit(`$.${path.join('.')}`)})`
}
