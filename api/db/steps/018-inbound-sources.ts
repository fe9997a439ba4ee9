import type { AnyDb } from './step.ts'

// Sources of leads from elsewhere with their secrets, and saved views that are shared with the team.
export async function createInboundSources(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('inbound_source')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('inbound_secret')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute()
  await db.schema.createIndex('inbound_secret_slug_idx').on('inbound_secret').column('slug').execute()

  await db.schema
    .alterTable('lead_view')
    .addColumn('shared', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
