import type { AnyDb } from './step.ts'

// The agency's confirmation of an accepted version, and the devices of travellers that are notified of their quotation.
export async function createQuotationFollowUp(db: AnyDb): Promise<void> {
  for (const column of ['confirmed_at', 'confirmed_by'])
    await db.schema.alterTable('quotation_version').addColumn(column, 'text').execute()

  await db.schema
    .createTable('traveller_push')
    .addColumn('lead_seq', 'integer', (column) => column.notNull())
    .addColumn('endpoint_hash', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text')
    .addPrimaryKeyConstraint('traveller_push_key', ['lead_seq', 'endpoint_hash'])
    .execute()
  await db.schema
    .createIndex('traveller_push_due_idx')
    .on('traveller_push')
    .column('next_attempt_at')
    .execute()
  await db.schema
    .createIndex('traveller_push_endpoint_idx')
    .on('traveller_push')
    .column('endpoint_hash')
    .execute()
}
