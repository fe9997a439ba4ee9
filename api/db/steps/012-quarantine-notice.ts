import type { AnyDb } from './step.ts'

// A notice of suspected spam contains only the number of leads.
export async function createQuarantineNotice(db: AnyDb): Promise<void> {
  await db.schema.alterTable('notification').addColumn('leads', 'integer').execute()
}
