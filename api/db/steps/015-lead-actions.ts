import type { AnyDb } from './step.ts'

// Ids that devices give the actions of staff, so that an action sent twice is done once.
export async function createLeadActions(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('lead_action')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_seq', 'integer', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
